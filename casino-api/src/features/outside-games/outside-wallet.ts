import type { MoneyUnit } from 'contract/money';
import { refused, type Outcome } from '../../kernel/outcome';
import type { StoredAnswers } from '../../ledger/stored-answers';
import { type PlayerWallet } from '../../ledger/wallet';
import {
  instructionKey,
  type BetInstruction,
  type RollbackInstruction,
  type WalletAnswer,
  type WinInstruction,
} from '../../ledger/wallet-instructions';

/** What an outside provider asks of the wallet. `currency` is the one that the provider's amount is in. */
export type WalletMessage =
  | { kind: 'bet'; bet: BetInstruction; currency: MoneyUnit; isBarred: boolean; isKnownGame: boolean }
  | { kind: 'win'; win: WinInstruction; currency: MoneyUnit }
  | { kind: 'rollback'; rollback: RollbackInstruction };

/**
 * The wallet as an outside provider sees it (DOMAIN §2): bets pass the checks that in-house games pass at their own door, wins and
 * rollbacks never do. A bet that was answered once is answered so again, even when its session is over by then.
 */
export class OutsideWallet {
  constructor(
    private readonly wallet: PlayerWallet,
    private readonly answers: StoredAnswers,
  ) {}

  /** @param isSessionOpen asked for new bets only */
  take(message: WalletMessage, isSessionOpen: () => boolean, at: number): Outcome<WalletAnswer> {
    switch (message.kind) {
      case 'bet':
        return this.bet(message, isSessionOpen, at);
      case 'win':
        return this.inOtherCurrency(message.win, message.currency) ?? this.wallet.win(message.win, at);
      case 'rollback':
        return this.wallet.rollback(message.rollback, at);
    }
  }

  private bet(
    { bet, currency, isBarred, isKnownGame }: WalletMessage & { kind: 'bet' },
    isSessionOpen: () => boolean,
    at: number,
  ): Outcome<WalletAnswer> {
    if (!this.isAnswered(bet)) {
      if (!isSessionOpen()) return refused('session_expired');
      if (isBarred) return refused('restriction_error');
      if (!isKnownGame) return refused('game_not_available');
    }
    return this.inOtherCurrency(bet, currency) ?? this.wallet.bet(bet, at);
  }

  private isAnswered({ provider, transactionId }: { provider: string; transactionId: string }): boolean {
    return this.answers.isAnswered(instructionKey(provider, transactionId));
  }

  /** Money is never converted: an amount in another currency is the provider's mistake, whatever it is for. */
  private inOtherCurrency(instruction: BetInstruction | WinInstruction, currency: MoneyUnit): Outcome<never> | null {
    if (this.wallet.balance(instruction.mode).currency === currency) return null;
    return refused(this.isAnswered(instruction) ? 'duplicate_transaction' : 'invalid_currency');
  }
}
