// The symbols of every game that has reels or a grid.
import { clockmakersAttic, scarabAtDusk, theBrassOwl, theIronKraken, theNinthKey } from './hold.mjs';
import { crownOfEmbers, vaultOfDawn, whalesongBay } from './jackpot.mjs';
import { ladderOfStars, lighthouseKeep } from './ladder.mjs';
import { glasshouse, honeycombRow, midnightBakery, mossAndStone } from './clusters.mjs';
import { lanternFestival } from './lantern-festival.mjs';
import { caravanMoon, foxAndFirefly, frostbell, rooftopCats } from './lines.mjs';
import { sheet } from './sheet.mjs';
import { deepTrawl, kiteDragons, nineComets, ravenPost, thunderOrchard } from './ways.mjs';

const sets = {
  'lantern-festival': lanternFestival,
  'fox-and-firefly': foxAndFirefly,
  'rooftop-cats': rooftopCats,
  'caravan-moon': caravanMoon,
  frostbell,
  'nine-comets': nineComets,
  'deep-trawl': deepTrawl,
  'kite-dragons': kiteDragons,
  'thunder-orchard': thunderOrchard,
  'raven-post': ravenPost,
  'the-brass-owl': theBrassOwl,
  'the-iron-kraken': theIronKraken,
  'clockmakers-attic': clockmakersAttic,
  'the-ninth-key': theNinthKey,
  'scarab-at-dusk': scarabAtDusk,
  'ladder-of-stars': ladderOfStars,
  'lighthouse-keep': lighthouseKeep,
  'crown-of-embers': crownOfEmbers,
  'whalesong-bay': whalesongBay,
  'vault-of-dawn': vaultOfDawn,
  'moss-and-stone': mossAndStone,
  'midnight-bakery': midnightBakery,
  'honeycomb-row': honeycombRow,
  glasshouse,
};

export const symbolSheets = Object.fromEntries(Object.entries(sets).map(([game, symbols]) => [game, sheet(symbols)]));
