import { inHouseProvider, unattendedRound } from 'contract/constants';
import type { OutsideRoundReceipt } from 'contract/rounds';
import { port, type Ground, type PlayerCallsOf, type SystemCallsOf } from '../../kernel/feature';
import { done, refused, type Outcome } from '../../kernel/outcome';
import type { RoundRows } from '../../ledger/rounds/round-rows';
import type { StoredAnswers } from '../../ledger/stored-answers';
import type { PlayerWallet } from '../../ledger/wallet';
import type { WalletAnswer } from '../../ledger/wallet-instructions';
import { OutsideDesk } from './outside-desk';
import { outsideReceipt } from './outside-receipt';
import type { OutsideRounds } from './outside-rounds';
import { OutsideWallet, type WalletMessage } from './outside-wallet';
import { outsideTables } from './schema';

export interface OutsideParts {
  outside: OutsideRounds;
  wallet: PlayerWallet;
  rows: RoundRows;
  answers: StoredAnswers;
  hasAccount: () => boolean;
  /** Whether a session is still good, which uses it. @param at epoch ms */
  isSessionOpen: (hash: string, at: number) => boolean;
  /** What a message that follows closely on another waits for; null: nothing. */
  pace: () => Promise<void> | null;
}

/** Rounds that others run: what their providers tell the wallet, and what they leave to operators (DOMAIN §2). Times are epoch ms. */
export function outsideFeature(
  { own: { sql, asOneStep }, schedule, turns }: Pick<Ground, 'own' | 'schedule' | 'turns'>,
  { outside, wallet, rows, answers, hasAccount, isSessionOpen, pace }: OutsideParts,
) {
  const desk = new OutsideDesk({ asOneStep, rows, wallet, outside });
  const messages = new OutsideWallet(wallet, answers);

  /** Refusal: `not_found`, also for a round of our own. */
  function roundOf(provider: string, id: string): Outcome<OutsideRoundReceipt> {
    const row = provider === inHouseProvider ? null : rows.read(provider, id);
    return row ? done(outsideReceipt(sql, row)) : refused('not_found');
  }

  return {
    desk,

    tasks: {
      /** Reports what providers have left open for too long, and sees to the rest in its time. */
      outside_rounds_open(_: string, at: number) {
        const next = outside.reportOverdue(at);
        if (next !== null) schedule.planFirst('outside_rounds_open', '', next + unattendedRound);
      },
    },

    player: () => ({ getOutsideRound: roundOf }),

    system: {
      /** For operators. */
      outsideRoundOf: roundOf,

      /** A signed message of an outside game provider. Refusals: those of the contract's `wallet*` calls; `not_found` for no player. */
      async walletMessage(sessionHash: string, message: WalletMessage, at: number): Promise<Outcome<WalletAnswer>> {
        await pace();
        if (!hasAccount()) return refused('not_found');
        return turns.step(at, () => messages.take(message, () => isSessionOpen(sessionHash, at), at));
      },

      /** What a game provider sees of the balance. Refusal: `session_expired`. */
      walletBalance(sessionHash: string, at: number): Outcome<Omit<WalletAnswer, 'state'>> {
        if (!isSessionOpen(sessionHash, at)) return refused('session_expired');
        const { amount, currency } = wallet.balance('real');
        return done({ balance: amount, currency });
      },
    },
  };
}
outsideFeature.schema = outsideTables;

export const outsidePort = port<PlayerCallsOf<typeof outsideFeature>, SystemCallsOf<typeof outsideFeature>>(
  'outside-games',
);
