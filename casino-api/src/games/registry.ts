import type { GameEngine } from './engine';
import { lanternFestival } from './lantern-festival';

/** The games that can be played. A game of the catalogue without an engine is "coming soon". */
export const engines: readonly GameEngine[] = [lanternFestival];

export const engineOf = (gameid: string): GameEngine | undefined => engines.find((engine) => engine.gameid === gameid);
