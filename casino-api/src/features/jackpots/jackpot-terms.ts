import type { JackpotTerms } from 'contract/play/jackpot';
import { games } from '../../games/registry';

/** Every jackpot by the game that plays for it. */
export const jackpots: Record<string, JackpotTerms> = {};
for (const { id, jackpot } of games) if (jackpot) jackpots[id] = jackpot;

/** @throws for a game without a jackpot */
export function jackpotOf(gameid: string): JackpotTerms {
  const terms = Object.hasOwn(jackpots, gameid) ? jackpots[gameid] : undefined;
  if (!terms) throw new Error(`${gameid} has no jackpot.`);
  return terms;
}
