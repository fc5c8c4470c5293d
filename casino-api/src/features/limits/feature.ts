import type { Currency } from 'contract/money';
import type { Limits } from 'contract/protection';
import type { Account, AccountRecord } from '../accounts';
import { port, type PlayerCallsOf, type Session } from '../../kernel/feature';
import { licenceRules } from '../../kernel/licence-profile';
import { done, refused, type Outcome } from '../../kernel/outcome';
import type { Owner } from '../../ledger/owner';
import { limitBorders } from './deposit-limits';
import type { DepositLimits } from './limits';
import { realityCheckDue } from './reality-check';
import { protectionTables } from './schema';

export interface LimitParts {
  limits: DepositLimits;
  account: Pick<Account, 'setRealityCheck' | 'restartRealityCheck'>;
  /** @throws where there is no account */
  record: () => AccountRecord;
  facts: () => Owner;
  /** Refusals: `invalid_password`, `too_many_requests`. */
  provePassword: (password: string, at: number) => Outcome<null>;
  exclusion: () => Limits['selfExclusion'];
  tell: (limit: { amount: number; currency: Currency }, at: number) => void;
  /** A raise was confirmed, in its step. */
  raised: (at: number) => void;
}

/** How a player keeps to what was decided before: the deposit limit, and the reality check (DOMAIN §6). */
export function limitsFeature({ limits, account, record, facts, provePassword, exclusion, tell, raised }: LimitParts) {
  function view(at: number): Outcome<Limits> {
    const { currency } = record();
    const { licence, stakeCap } = facts();
    return done({
      currency,
      ...limitBorders(currency),
      deposit: limits.view(at),
      rules: licenceRules(licence, stakeCap(at), currency),
      selfExclusion: exclusion(),
    });
  }

  return {
    tasks: {
      limit_confirmable(_: string, at: number) {
        const amount = limits.pendingRaise();
        if (amount !== null) tell({ amount, currency: record().currency }, at);
      },
    },

    player: ({ at }: Session) => ({
      getLimits: (): Outcome<Limits> => view(at),

      /** Refusals: those of `setDepositLimit` in the contract. */
      setDepositLimit(newLimit: number, password: string): Outcome<Limits> {
        if (facts().frozen) return refused('account_frozen');
        const fault = limits.fault(newLimit);
        if (!fault.ok) return fault;
        const proven = provePassword(password, at);
        if (!proven.ok) return proven;
        limits.wish(newLimit, at);
        return view(at);
      },

      /** Refusals: `nothing_pending`, `limit_wait_not_over`, `account_frozen`. */
      confirmDepositLimit(): Outcome<Limits> {
        if (facts().frozen) return refused('account_frozen');
        const confirmed = limits.confirm(at);
        if (!confirmed.ok) return confirmed;
        raised(at);
        return view(at);
      },

      withdrawPendingLimit(): Outcome<Limits> {
        limits.withdrawRaise();
        return view(at);
      },

      /** @param minutes between two reality checks, 0 for none */
      updateRealityCheck(minutes: number): Outcome<null> {
        account.setRealityCheck(minutes, at);
        return done(null);
      },

      /** The player has seen the reality check and plays on. */
      answerRealityCheck(): Outcome<{ dueAt: number | null }> {
        account.restartRealityCheck(at);
        return done({ dueAt: realityCheckDue(record()) });
      },
    }),
  };
}
limitsFeature.schema = protectionTables;

export const limitsPort = port<PlayerCallsOf<typeof limitsFeature>>('limits');
