import { payoutOf, stakeOf, stateOf, type Round } from './rounds';

/** What a round counts for rewards once it is settled, minor units of the player's currency. Before that, and after a rollback, nothing. */
export interface RoundWorth {
  isSettled: boolean;
  cashStake: number;
  /** The part of the stake, and of the payout, that is a bonus's. */
  bonusStake: number;
  payout: number;
  cashPayout: number;
}

/** A real-money round that is settled, or was: providers may still change one, and then the difference counts. */
export interface SettledRound {
  provider: string;
  roundId: string;
  gameid: string;
  gametitle: string;
  /** What the catalogue says of a title that somebody else runs; of games of the house the house knows more (`gameFacts`). */
  category?: string | undefined;
  /** Decimal, of a bet on sports. */
  odds?: number;
  /** When it was first heard of, epoch ms. */
  startedAt: number;
  /** When it was settled before this change, epoch ms; null when it was not. */
  settledAt: number | null;
  /** What changes it is a win that was held until an operator released it: it counts as if it had been paid with the round. */
  isReleased?: boolean;
  before: RoundWorth;
  after: RoundWorth;
}

/** An entry that may have been funded by a bonus in part. */
interface Funded {
  amount: number;
  bonus?: { amount: number };
}
const bonusPartOf = (entries: readonly Funded[]): number =>
  entries.reduce((sum, { bonus }) => sum + (bonus?.amount ?? 0), 0);

/** What a round is worth to everything that counts it: nothing until it is settled. Minor units of its currency. */
export function worthOf(round: Round): RoundWorth {
  if (stateOf(round) !== 'settled') return { isSettled: false, cashStake: 0, bonusStake: 0, payout: 0, cashPayout: 0 };
  const bonusStake = bonusPartOf(round.bets.filter(({ state }) => state === 'taken'));
  const payout = payoutOf(round);
  return {
    isSettled: true,
    cashStake: stakeOf(round) - bonusStake,
    bonusStake,
    payout,
    cashPayout: payout - bonusPartOf(round.wins.filter(({ state }) => state === 'paid')),
  };
}
