import type { GameEngine } from '../engine';
import { caravanMoon } from './caravan-moon';
import { foxAndFirefly } from './fox-and-firefly';
import { frostbell } from './frostbell';
import { lanternFestival } from './lantern-festival';
import { rooftopCats } from './rooftop-cats';

/** The slots of fixed lines. */
export const lineSlots: readonly GameEngine[] = [lanternFestival, foxAndFirefly, rooftopCats, caravanMoon, frostbell];
