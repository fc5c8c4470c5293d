import { sportsbookGameId } from 'contract/sports';
import { statedReturn, usualMargin } from '../domain/sports';
import { engineOf } from '../games/registry';
import { seedGames } from './seed-games';

/** What rewards need to know of a game. `rtp` in hundredths of a percent, null when unknown. */
export interface GameFacts {
  category: string;
  rtp: number | null;
}

const categories = new Map<string, string>(seedGames.map(({ id, category, countsAs }) => [id, countsAs ?? category]));

const sportsbook: GameFacts = { category: 'sportsbook', rtp: statedReturn(usualMargin) };

/**
 * @param listedIn the catalogue's category of a title that somebody else runs: its rounds count as the house's own do, its return is not known.
 * A game that the catalogue does not have is in no category, so it earns no points.
 */
export const gameFacts = (gameid: string, listedIn = ''): GameFacts =>
  gameid === sportsbookGameId ? sportsbook : { category: categories.get(gameid) ?? listedIn, rtp: engineOf(gameid)?.rtp ?? null };
