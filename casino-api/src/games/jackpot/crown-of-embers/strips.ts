import { reel, type Strip } from '../../slot/reels';

/** The reels of a spin. */
export const strips: readonly Strip[] = [
  reel(
    'goblet goblet coal coal coal coal crown ember ember ember ring ring flame coal coal coal ruby ruby ruby goblet goblet goblet torch sceptre sceptre ember ember ember ring ring sceptre ruby ruby ruby torch crown crown',
  ),
  reel(
    'torch goblet goblet ember ember ember sceptre sceptre flame ring ring coal coal coal crown crown ring ring ember ember ember ruby ruby ruby coal coal coal coal ruby ruby ruby goblet goblet goblet crown sceptre',
  ),
  reel(
    'crown ring ring ember ember ember sceptre sceptre crown crown ruby ruby ruby flame torch ember ember ember sceptre ring ring goblet goblet goblet ruby ruby ruby coal coal coal coal goblet goblet coal coal coal torch',
  ),
  reel(
    'crown crown sceptre sceptre ember ember ember torch coal coal coal coal ruby ruby ruby ember ember ember goblet goblet goblet flame ring ring ruby ruby ruby sceptre ring ring goblet goblet crown coal coal coal',
  ),
  reel(
    'goblet goblet flame torch sceptre ember ember ember ring ring goblet goblet goblet ruby ruby ruby sceptre sceptre ember ember ember coal coal coal coal crown crown ring ring coal coal coal crown ruby ruby ruby',
  ),
];

/** The reels of the free spins: more wilds, no scatter. */
export const freeStrips: readonly Strip[] = [
  reel(
    'sceptre sceptre flame ring ring ruby ruby goblet goblet ember ember ember flame goblet goblet goblet sceptre sceptre ring ring coal coal crown crown crown ruby ruby ruby coal coal coal ember ember',
  ),
  reel(
    'ember ember ember flame crown crown crown goblet goblet coal coal ruby ruby ruby sceptre sceptre ring ring flame ring ring ember ember goblet goblet goblet ruby ruby coal coal coal sceptre sceptre',
  ),
  reel(
    'goblet goblet goblet ruby ruby ruby coal coal coal ring ring ember ember crown crown crown ruby ruby ring ring sceptre sceptre flame ember ember ember flame sceptre sceptre goblet goblet coal coal',
  ),
  reel(
    'ruby ruby goblet goblet ember ember ember goblet goblet goblet ring ring ruby ruby ruby ring ring sceptre sceptre coal coal coal sceptre sceptre crown crown crown flame coal coal flame ember ember',
  ),
  reel(
    'flame goblet goblet ring ring ember ember flame ember ember ember ring ring sceptre sceptre coal coal coal ruby ruby ruby crown crown crown goblet goblet goblet coal coal sceptre sceptre ruby ruby',
  ),
];
