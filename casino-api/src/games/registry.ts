import { tinkersDice } from './dice/tinkers-dice';
import type { GameEngine } from './engine';
import { lanternFestival } from './lantern-festival';
import { buriedLight } from './mines/buried-light';

/** The games that can be played. A game of the catalogue without an engine is "coming soon". */
export const engines: readonly GameEngine[] = [lanternFestival, buriedLight, tinkersDice];

export const engineOf = (gameid: string): GameEngine | undefined => engines.find((engine) => engine.gameid === gameid);
