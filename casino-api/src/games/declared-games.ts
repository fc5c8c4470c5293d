import { jadeRoomBaccarat } from './baccarat/jade-room-baccarat';
import { riverBaccarat } from './baccarat/river-baccarat';
import { velvetBlackjack } from './blackjack/velvet-blackjack';
import { glasshouse } from './cluster/glasshouse';
import { honeycombRow } from './cluster/honeycomb-row';
import { midnightBakery } from './cluster/midnight-bakery';
import { mossAndStone } from './cluster/moss-and-stone';
import { balloonAtDusk } from './crash/balloon-at-dusk';
import { beanstalkNight } from './crash/beanstalk-night';
import { koiLeap } from './crash/koi-leap';
import { paperPlane } from './crash/paper-plane';
import { skyward } from './crash/skyward';
import { tinkersDice } from './dice/tinkers-dice';
import { aboveAndBelow } from './hi-lo/above-and-below';
import { clockmakersAttic } from './hold/clockmakers-attic';
import { scarabAtDusk } from './hold/scarab-at-dusk';
import { theBrassOwl } from './hold/the-brass-owl';
import { theIronKraken } from './hold/the-iron-kraken';
import { theNinthKey } from './hold/the-ninth-key';
import { crownOfEmbers } from './jackpot/crown-of-embers';
import { vaultOfDawn } from './jackpot/vault-of-dawn';
import { whalesongBay } from './jackpot/whalesong-bay';
import { ladderOfStars } from './ladder/ladder-of-stars';
import { lighthouseKeep } from './ladder/lighthouse-keep';
import { buriedLight } from './mines/buried-light';
import { pearlDiver } from './mines/pearl-diver';
import { curtainCall } from './money-boxes/curtain-call';
import { midnightBoxes } from './money-boxes/midnight-boxes';
import { theParcelRoom } from './money-boxes/the-parcel-room';
import { ferrisNights } from './money-wheel/ferris-nights';
import { moonlitCarousel } from './money-wheel/moonlit-carousel';
import { tidalWheel } from './money-wheel/tidal-wheel';
import { wheelOfSeasons } from './money-wheel/wheel-of-seasons';
import { marbleParade } from './plinko/marble-parade';
import { rainfall } from './plinko/rainfall';
import { firesidePoker } from './poker/fireside-poker';
import { greenLampPoker } from './poker/green-lamp-poker';
import { cometRoulette } from './roulette/comet-roulette';
import { harbourRoulette } from './roulette/harbour-roulette';
import { lamplightRoulette } from './roulette/lamplight-roulette';
import { observatory21 } from './shared-blackjack/observatory-21';
import { glassDomeDice } from './sic-bo/glass-dome-dice';
import { caravanMoon } from './slot/caravan-moon';
import { foxAndFirefly } from './slot/fox-and-firefly';
import { frostbell } from './slot/frostbell';
import { lanternFestival } from './slot/lantern-festival';
import { rooftopCats } from './slot/rooftop-cats';
import { deepTrawl } from './ways/deep-trawl';
import { kiteDragons } from './ways/kite-dragons';
import { nineComets } from './ways/nine-comets';
import { ravenPost } from './ways/raven-post';
import { thunderOrchard } from './ways/thunder-orchard';

/** Every game there is a folder for: written by `npm run build`. */
export const declaredGames = [
  jadeRoomBaccarat,
  riverBaccarat,
  velvetBlackjack,
  glasshouse,
  honeycombRow,
  midnightBakery,
  mossAndStone,
  balloonAtDusk,
  beanstalkNight,
  koiLeap,
  paperPlane,
  skyward,
  tinkersDice,
  aboveAndBelow,
  clockmakersAttic,
  scarabAtDusk,
  theBrassOwl,
  theIronKraken,
  theNinthKey,
  crownOfEmbers,
  vaultOfDawn,
  whalesongBay,
  ladderOfStars,
  lighthouseKeep,
  buriedLight,
  pearlDiver,
  curtainCall,
  midnightBoxes,
  theParcelRoom,
  ferrisNights,
  moonlitCarousel,
  tidalWheel,
  wheelOfSeasons,
  marbleParade,
  rainfall,
  firesidePoker,
  greenLampPoker,
  cometRoulette,
  harbourRoulette,
  lamplightRoulette,
  observatory21,
  glassDomeDice,
  caravanMoon,
  foxAndFirefly,
  frostbell,
  lanternFestival,
  rooftopCats,
  deepTrawl,
  kiteDragons,
  nineComets,
  ravenPost,
  thunderOrchard,
] as const;
