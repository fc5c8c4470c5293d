import type { JackpotTerms } from 'contract/play/jackpot';

/** Shares are hundredths of a percent, so in ten thousandths of a minor unit nothing is ever rounded. */
export const fineness = 10_000;

/** A jackpot's money in ten thousandths of a euro minor unit. `pool + reserve + paid = fed`, always. */
export interface Pool {
  /** What who wins it now is paid, down to whole minor units. */
  pool: number;
  /** What is put by for the seed after it. Negative while the house has advanced more than the players have paid in. */
  reserve: number;
  /** All that stakes have brought, and all that winners were paid. */
  fed: number;
  paid: number;
}

/** Before the first stake: the first seed is the house's advance. */
export const newPool = ({ seed }: JackpotTerms): Pool => ({
  pool: seed * fineness,
  reserve: -seed * fineness,
  fed: 0,
  paid: 0,
});

/** What so much staked brings in all, in ten thousandths. @param turnover euro minor units */
export const broughtBy = (turnover: number, { poolShare, seedShare }: JackpotTerms): number =>
  turnover * (poolShare + seedShare);

/** @param turnover euro minor units that were staked since, 0 or more */
export const afterStakes = (before: Pool, turnover: number, terms: JackpotTerms): Pool => ({
  ...before,
  pool: before.pool + turnover * terms.poolShare,
  reserve: before.reserve + turnover * terms.seedShare,
  fed: before.fed + broughtBy(turnover, terms),
});

/** What a winner is paid now, euro minor units. */
export const prizeOf = ({ pool }: Pick<Pool, 'pool'>): number => Math.floor(pool / fineness);

/** The winner takes every whole minor unit; the fraction stays and the reserve seeds the next pool. */
export function afterHit(before: Pool, { seed }: JackpotTerms): { after: Pool; prize: number } {
  const prize = prizeOf(before);
  const after = {
    ...before,
    pool: before.pool - prize * fineness + seed * fineness,
    reserve: before.reserve - seed * fineness,
    paid: before.paid + prize * fineness,
  };
  return { after, prize };
}
