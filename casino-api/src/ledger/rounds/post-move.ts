import { accounts, isPlayerAccount, transfer, type Account, type Line } from '../ledger';
import type { Ledger } from '../ledger-store';
import type { MoneyUnit } from 'contract/money';
import type { RoundMove } from './rounds';

/** Where a mode's money lies, and who stands on the other side. */
export interface Purse {
  currency: MoneyUnit;
  cash: Account;
  house: Account;
}

/**
 * Posts a move; gives what a reversal could not take back because the player had spent it: a player's account never goes below zero. A win that is
 * paid again makes up for that first.
 * @param bonuses say where a bonus's money lies, or went to when it ended
 * @param owed what its round was left with so far, minor units
 */
export function postMove(
  ledger: Ledger,
  bonuses: { accountOf(id: string): Account },
  provider: string,
  { cash, house, currency }: Purse,
  { kind, entryId, amount, bonus, held = 0, turn }: RoundMove,
  owed: number,
  at: number,
): number {
  const id = `${provider}:${entryId}:${kind === 'hold' && held < 0 ? 'unhold' : kind}${turn === undefined ? '' : `:${turn}`}`;
  if (kind === 'hold') {
    const lines = held > 0 ? transfer(house, accounts.heldWins, held) : transfer(accounts.heldWins, house, -held);
    ledger.post({ id, kind: held > 0 ? 'win_held' : 'win_unheld', currency, lines }, at);
    return 0;
  }
  const home = bonus ? bonuses.accountOf(bonus.id) : cash;
  const parts: Line[] =
    bonus && home !== cash
      ? [
          { account: cash, amount: amount - bonus.amount },
          { account: home, amount: bonus.amount },
        ]
      : [{ account: cash, amount }];
  const madeUpFor = kind === 'win' && turn !== undefined ? Math.min(owed, parts[0]!.amount) : 0;
  parts[0] = { account: cash, amount: parts[0]!.amount - madeUpFor };
  const taken = parts
    .map(({ account, amount: due }) => ({
      account,
      amount:
        due < 0 && kind === 'rollback' && isPlayerAccount(account)
          ? -Math.min(-due, ledger.balanceOf(account, currency))
          : due,
    }))
    .filter((line) => line.amount !== 0);
  const sum = taken.reduce((total, line) => total + line.amount, 0);
  if (taken.length > 0) ledger.post({ id, kind, currency, lines: [...taken, { account: house, amount: -sum }] }, at);
  return sum - amount;
}
