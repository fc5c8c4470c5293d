import type { Chain } from 'contract/chains';
import type { Currency } from 'contract/money';
import type { CashierSituation } from './cashier-blockers';
import { amountFault, cashierMethod, type Direction, type MethodLimits, termsOf } from './cashier-methods';
import { done, refused, type Outcome } from '../../kernel/outcome';
import type { BonusStore } from '../bonuses';
import type { Owner } from '../../ledger/owner';
import type { PlayerWallet } from '../../ledger/wallet';

/** `amount` in minor units of the player's currency; `requestId` made by the client. */
export interface MoneyRequest {
  method: string;
  amount: number;
  requestId: string;
  /** For a deposit in coins. */
  chain?: Chain;
  /** What its method asks, judged already. */
  fields?: Readonly<Record<string, string>>;
  /** The id of the offer that a deposit asks for. */
  bonus?: string;
  /** The method takes no new money now (`method_unavailable`); what was asked for before is still answered as it was. */
  closed?: boolean;
  /** What operators set of methods; left out: as they were declared. */
  limits?: readonly MethodLimits[];
}

/** What both directions of the cashier are judged by. */
export class CashierStanding {
  constructor(
    private readonly parts: { sql: SqlStorage; wallet: PlayerWallet; bonuses: BonusStore; facts: () => Owner },
  ) {}

  read(): CashierSituation {
    const { sql, wallet, bonuses, facts } = this.parts;
    const { frozen, payoutsHeld, missing, identityApproved, withdrawableFrom } = facts();
    const [money] = sql.exec<{ withdrawn: number; hasDeposited: number }>(
      `SELECT (SELECT coalesce(sum(amount), 0) FROM withdrawals WHERE state NOT IN ('rejected', 'cancelled')) AS withdrawn,
         EXISTS (SELECT 1 FROM deposits WHERE state = 'credited') AS hasDeposited`,
    );
    return {
      frozen,
      payoutsHeld,
      missing,
      identityApproved,
      withdrawableFrom,
      currency: this.currency(),
      withdrawn: money?.withdrawn ?? 0,
      hasDeposited: money?.hasDeposited === 1,
      openRounds: wallet.openBonusRounds(),
      activeBonus: bonuses.standing(),
    };
  }

  /** Refusals: `unknown_method`, `amount_below_minimum` and `amount_above_maximum` (with the border). */
  checkAmount({ method, amount, limits = [] }: MoneyRequest, direction: Direction): Outcome<null> {
    const terms = cashierMethod(method) ? termsOf(method, direction, limits) : null;
    if (!terms) return refused('unknown_method');
    const fault = amountFault(terms, this.currency(), amount);
    return fault ? refused(fault.code, fault) : done(null);
  }

  currency(): Currency {
    const { currency } = this.parts.facts();
    if (!currency) throw new Error('A visitor has no cashier.');
    return currency;
  }
}
