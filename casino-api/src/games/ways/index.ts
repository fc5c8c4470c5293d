import type { GameEngine } from '../engine';
import { deepTrawl } from './deep-trawl';
import { kiteDragons } from './kite-dragons';
import { nineComets } from './nine-comets';
import { ravenPost } from './raven-post';
import { thunderOrchard } from './thunder-orchard';

/** The slots of ways. */
export const waysSlots: readonly GameEngine[] = [nineComets, deepTrawl, kiteDragons, thunderOrchard, ravenPost];
