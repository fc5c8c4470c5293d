/** How a stake was paid, or a win is paid out: minor units of the player's currency, each at least 0. */
export interface Funding {
  cash: number;
  bonus: number;
}

/**
 * Cash is staked first, then the active bonus (DOMAIN §3).
 * @param stake at least 0
 * @param held what lies ready; `bonus` is 0 without an active bonus
 * @returns null when both together don't reach
 */
export function fundStake(stake: number, held: Funding): Funding | null {
  const cash = Math.min(stake, held.cash);
  const bonus = stake - cash;
  return bonus <= held.bonus ? { cash, bonus } : null;
}

/**
 * Splits a win in proportion to what funded its stake, the remainder to cash (DOMAIN §3). A win on nothing is cash.
 * @param payout at least 0
 */
export function splitWin(payout: number, staked: Funding): Funding {
  if (staked.bonus === 0) return { cash: payout, bonus: 0 };
  const stake = staked.cash + staked.bonus;
  // The product of two amounts of the books can leave the exact integers.
  const bonus = Number((BigInt(payout) * BigInt(staked.bonus)) / BigInt(stake));
  return { cash: payout - bonus, bonus };
}
