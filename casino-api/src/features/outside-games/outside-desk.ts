import { done, refused, type Outcome } from '../../kernel/outcome';
import type { HeldWinDecision } from '../../ledger/rounds/rounds';
import type { OutsideRounds } from './outside-rounds';
import type { RoundRows } from '../../ledger/rounds/round-rows';
import type { RunAsOneStep } from '../../ledger/stored-answers';
import type { PlayerWallet } from '../../ledger/wallet';
import type { WalletAnswer } from '../../ledger/wallet-instructions';

type OutsideRoundDecision = 'settle' | 'void';

/** What operators decide about the rounds of outside providers (DOMAIN §2). A decision that comes again changes nothing; another one is refused. Times are epoch ms. */
export class OutsideDesk {
  constructor(
    private readonly has: { asOneStep: RunAsOneStep; rows: RoundRows; wallet: PlayerWallet; outside: OutsideRounds },
  ) {}

  /** Pays a held win, with all that a win leads to, or gives it back to the house. Refusals: `not_found`, `duplicate_transaction` when it was decided otherwise, or its bet taken back. */
  decideHeldWin(id: string, decision: HeldWinDecision, at: number): Outcome<null> {
    const { asOneStep, wallet, outside } = this.has;
    return asOneStep(() => {
      const win = outside.heldWin(id);
      if (!win) return refused('not_found');
      if (win.state === (decision === 'release' ? 'released' : 'void')) return done(null);
      if (win.state !== 'waiting') return refused('duplicate_transaction');
      wallet.decide(win.provider, win.roundId, { kind: 'decide', winId: win.winId, decision }, at);
      return done(null);
    });
  }

  /**
   * Closes a reported round with what was won so far, or gives its stakes back. Where no bet ever came there is nothing to settle: the round is void.
   * Refusals: `not_found` for one that was not reported, `duplicate_transaction` when it was decided otherwise.
   */
  decideRound(
    provider: string,
    roundId: string,
    decision: OutsideRoundDecision,
    at: number,
  ): Outcome<Pick<WalletAnswer, 'state'>> {
    const { asOneStep, rows, wallet, outside } = this.has;
    return asOneStep(() => {
      const row = rows.read(provider, roundId);
      if (!row) return refused('not_found');
      const { bets, voided, ended } = row.books;
      const isVoid = decision === 'void' || !bets.some(({ amount, state }) => state === 'taken' || amount > 0);
      if (voided || ended) return isVoid === voided ? done({ state: row.state }) : refused('duplicate_transaction');
      if (!outside.isReported(provider, roundId)) return refused('not_found');
      return done({ state: wallet.decide(provider, roundId, { kind: isVoid ? 'void' : 'end' }, at).state });
    });
  }
}
