import type { Blocker, UnallocatedDeposit } from 'contract/cashier';
import type { Currency } from 'contract/money';
import { depositBlockers, withdrawBlockers } from './cashier-blockers';
import { amountBorders, methodsFor, smallestAmount, type Direction, type MethodLimits } from './cashier-methods';
import type { PlayersOffer } from '../bonuses';
import { accounts } from '../../ledger/ledger';
import type { CashierStanding } from './cashier-standing';
import type { Ledger } from '../../ledger/ledger-store';
import type { DepositLimitView } from '../limits';

/** Borders in minor units of the player's currency. */
export interface MethodBorders {
  id: string;
  logo: string;
  minimum: number;
  maximum: number;
}

export interface CashierView {
  currency: Currency;
  cash: number;
  deposit: MethodBorders[];
  withdraw: MethodBorders[];
  depositBlockers: Blocker[];
  withdrawBlockers: Blocker[];
  /** The player's own limit, and what it leaves; null without one. */
  depositLimit: { current: number; left: number } | null;
  /** What a deposit may bring besides, chosen with it. */
  offers: PlayersOffer[];
  /** What was paid and may not be credited. */
  unallocated: UnallocatedDeposit[];
}

/** What the cashier offers a player, and what stands in the way. */
export function cashierView(
  standing: CashierStanding,
  ledger: Ledger,
  limit: Pick<DepositLimitView, 'current' | 'left'>,
  offers: PlayersOffer[],
  unallocated: UnallocatedDeposit[],
  limits: readonly MethodLimits[],
  at: number,
): CashierView {
  const currency = standing.currency();
  const situation = standing.read();
  const borders = (direction: Direction) =>
    methodsFor(direction, limits).map(({ method: { id, logo }, terms }) => ({
      id,
      logo,
      ...amountBorders(terms, currency),
    }));
  return {
    currency,
    cash: ledger.balanceOf(accounts.cash, currency),
    deposit: borders('deposit'),
    withdraw: borders('withdraw'),
    depositBlockers: depositBlockers(situation),
    withdrawBlockers: withdrawBlockers(situation, smallestAmount('withdraw', currency, limits), at),
    depositLimit: limit.current === null || limit.left === null ? null : { current: limit.current, left: limit.left },
    offers,
    unallocated,
  };
}
