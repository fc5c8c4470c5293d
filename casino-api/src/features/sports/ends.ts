import { hashOfSeed } from '../../games/fairness';
import { log } from '../../kernel/log';
import { courseOf } from './drawn/course';
import { matchesWithTerms, type StoredMatch } from './matches';
import { parsedMarket } from './rules/market-ids';
import { verdictOf } from './rules/markets';
import type { Result } from './rules/match';
import type { KeptLeg } from './ticket-rows';

/** How a match ended: drawn by its seed, played as its source says, or not at all. `voided`: its markets whose bets are void. */
export interface MatchEnd {
  matchId: string;
  isPlayed: boolean;
  seed: string | null;
  result: Result | null;
  voided: string[];
}

/** Whether what came of a match is known. @param at epoch ms */
const hasEnded = ({ state, source, endsAt, seed, result }: StoredMatch, at: number): boolean =>
  state !== 'scheduled' || (source === 'drawn' ? at >= endsAt && seed !== null : result !== null);

/** The ends of those matches that have ended, and the markets of the others that were voided, in one trip. @param at epoch ms */
export async function matchEnds(db: D1Database, ids: readonly string[], at: number): Promise<MatchEnd[]> {
  const { matches, terms } = await matchesWithTerms(db, ids, null, at);
  return matches.flatMap((match) => {
    const { id, state, seed, result } = match;
    const off = terms.voidMarkets(match);
    const isOver = hasEnded(match, at);
    if (!isOver && off.length === 0) return [];
    return [
      {
        matchId: id,
        isPlayed: state === 'scheduled',
        seed: isOver ? seed : null,
        result: isOver ? result : null,
        voided: off,
      },
    ];
  });
}

/** What a match's end makes of a leg; null while it is not known. */
export function decidedLeg(
  leg: KeptLeg,
  { isPlayed, seed, result, voided, matchId }: MatchEnd,
  betId: string,
): KeptLeg | null {
  const { match, marketId, selectionId } = leg;
  const isDrawn = match.source === 'drawn';
  // The score is drawn from what the bet was shown. Another seed is nobody's result: the bet stays open, for people to look at.
  if (isDrawn && seed !== null && hashOfSeed(seed) !== match.seedHash) {
    log('error', { event: 'sports_seed_not_the_promised_one', matchId, betId });
    return null;
  }
  if (!isPlayed || voided.includes(marketId)) return { ...leg, state: 'void', isOff: true, seed };
  const final: Result | null = isDrawn ? (seed === null ? null : courseOf(match, seed).result) : result;
  const plan = parsedMarket(marketId);
  if (!final || !plan) return null;
  return {
    ...leg,
    state: verdictOf(plan, selectionId, final),
    seed,
    score: final[plan.part] ?? final.match ?? null,
  };
}
