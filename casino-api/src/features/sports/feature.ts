import { seconds } from 'contract/constants';
import { port, type Ground, type PlayerCallsOf, type Session } from '../../kernel/feature';
import { log } from '../../kernel/log';
import { done, type Outcome } from '../../kernel/outcome';
import type { Owner } from '../../ledger/owner';
import type { StoredAnswers } from '../../ledger/stored-answers';
import type { PlayerWallet } from '../../ledger/wallet';
import type { Offer } from './bet-rules';
import { matchEnds } from './results';
import { SportsBets, type KeptBet, type SportsBetOrder } from './sports-bets';
import { sportsTables } from './schema';

/** How long a bet whose match is over waits for the next try to learn of its end. */
const resultRetry = 30 * seconds;

/** Bets on sports. */
export function sportsFeature(
  { env, own: { sql, asOneStep }, schedule, turns }: Pick<Ground, 'env' | 'own' | 'schedule' | 'turns'>,
  parts: { answers: StoredAnswers; wallet: PlayerWallet; facts: () => Owner },
) {
  const plans = {
    plan: (eventId: string, at: number) => schedule.plan('match_ends', eventId, at),
    cancel: (eventId: string) => schedule.cancel('match_ends', eventId),
  };
  const sports = new SportsBets({ ...parts, sql, asOneStep, plans });
  /** One question after the other, so that what is asked later knows the later time. */
  let asking: Promise<void> = Promise.resolve();

  async function settleEnded(at: number): Promise<void> {
    try {
      const awaited = sports.awaited();
      if (awaited.length === 0) return;
      const ends = await matchEnds(env.DB, awaited, at);
      if (ends.length > 0) turns.step(at, () => sports.settle(ends, at));
    } catch (error) {
      log('error', { event: 'bets_not_settled', reason: String(error) });
    }
  }

  /**
   * Asks how the matches of open bets ended and settles those that did. Never rejects: what could not be asked is asked again by the
   * object's schedule. @param at epoch ms
   */
  const context = (at: number): Promise<void> => (asking = asking.then(() => settleEnded(at)));

  return {
    sports,
    ask: context,

    tasks: {
      /** The end of a match is known elsewhere and has to be asked for; the plan stands until it was told. */
      match_ends(eventId: string, at: number) {
        if (!sports.isAwaited(eventId)) return;
        schedule.plan('match_ends', eventId, at + resultRetry);
        turns.later(context(at));
      },
    },

    player: ({ at, step }: Session) => ({
      /** Refusals: those of `placeSportsBet` in the contract. */
      placeSportsBet: (order: SportsBetOrder, offer: Offer | null): Outcome<KeptBet> => sports.place(order, offer, at),

      /** Newest first. Matches that have ended or were called off are settled before. */
      async sportsBets(page: { limit: number; offset: number }): Promise<Outcome<{ total: number; bets: KeptBet[] }>> {
        await context(at);
        return step(() => done(sports.list(page)));
      },
    }),
  };
}
sportsFeature.schema = sportsTables;

export const sportsPort = port<PlayerCallsOf<typeof sportsFeature>>('sports');
