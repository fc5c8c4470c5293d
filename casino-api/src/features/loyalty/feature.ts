import type { Cashback, CashbackPaid, Loyalty as LoyaltyView, MyChallenges } from 'contract/loyalty';
import { days } from 'contract/constants';
import type { Tell } from '../messages';
import { port, type Ground, type PlayerCallsOf, type Session } from '../../kernel/feature';
import { done, type Outcome } from '../../kernel/outcome';
import type { PeriodKind } from '../../kernel/periods';
import type { Signal } from '../../kernel/signal';
import type { Ledger } from '../../ledger/ledger-store';
import type { Owner } from '../../ledger/owner';
import type { SettledRound } from '../../ledger/rounds/settlement';
import type { SpinsReward } from './level-spins';
import type { Levels } from './levels';
import { KeptTerms } from './kept-terms';
import { Loyalty } from './loyalty';
import type { LoyaltyMessage } from './receivers';
import { loyaltyTables } from './schema';

export interface LoyaltyParts {
  ledger: Ledger;
  levels: Levels;
  facts: () => Owner;
  tell: Tell;
  giveSpins: (spins: SpinsReward, at: number) => void;
  settled: Signal<[round: SettledRound, at: number]>;
}

/** What playing brings besides wins: levels, cashback and challenges (DOMAIN §4). */
export function loyaltyFeature(
  { env, own, outbox, schedule, clock, turns }: Ground<LoyaltyMessage>,
  { settled, ...parts }: LoyaltyParts,
) {
  const planCashback = (kind: PeriodKind, at: number) => schedule.plan('cashback_told', kind, at);
  const terms = new KeptTerms({ own, db: () => env.DB, clock, later: (work) => turns.later(work) });
  const loyalty = new Loyalty({ ...parts, own, outbox, planCashback, terms: () => terms.read() });
  settled.listen((round, at) => loyalty.take(round, at));

  /** A pot that opened: told once a period, when there is something in it. Who may not be told now is told later, as long as it is open. */
  function cashbackReady(kind: PeriodKind, at: number): void {
    const { currency, pots } = loyalty.cashback(at);
    const pot = pots.find(({ period }) => period === kind);
    if (!pot || pot.available === 0) return;
    if (parts.facts().offersWithheld(at) === null)
      parts.tell(`cashback_${kind}`, { amount: { amount: pot.available, currency } }, at);
    else if (kind !== 'daily') planCashback(kind, at + 1 * days);
  }

  return {
    loyalty,
    /** What everything that is counted goes by: to be waited for before, where it gives a promise. */
    termsKnown: () => terms.refresh(),

    tasks: { cashback_told: (kind: string, at: number) => cashbackReady(kind as PeriodKind, at) },

    player: ({ at }: Session) => ({
      loyalty: (): Outcome<LoyaltyView> => done(loyalty.view(at)),

      cashback: (): Outcome<Cashback> => done(loyalty.cashback(at)),

      /** Refusals: those of `claimCashback` in the contract. */
      claimCashback: (period: PeriodKind): Outcome<CashbackPaid> => loyalty.claim(period, at),

      challenges: (): Outcome<MyChallenges> => done(loyalty.challenges(at)),
    }),
  };
}
loyaltyFeature.schema = loyaltyTables;

export const loyaltyPort = port<PlayerCallsOf<typeof loyaltyFeature>>('loyalty');
