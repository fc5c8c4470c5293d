// The symbols of every game that has reels or a grid.
import { lanternFestival } from './lantern-festival.mjs';
import { caravanMoon, foxAndFirefly, frostbell, rooftopCats } from './lines.mjs';
import { sprite } from './sprite.mjs';
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
};

export const symbolSprites = Object.fromEntries(Object.entries(sets).map(([game, symbols]) => [game, sprite(symbols)]));
