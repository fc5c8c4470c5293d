import { unattendedRound } from 'contract/constants';
import type { HeldWinDecision } from '../../ledger/rounds/rounds';
import type { Outcome } from '../../kernel/outcome';
import { JackpotRounds } from './jackpot-calls';
import type { OutsideRoundDecision } from '../../features/outside-games/outside-desk';
import type { HeldWin, OpenOutsideRound } from '../../features/outside-games/outside-rounds';
import type { WalletAnswer } from '../../ledger/wallet';

/** The operators' calls about rounds of outside providers (DOMAIN §2): for a desk, never for a player. Times are epoch ms. */
export abstract class OutsideCalls extends JackpotRounds {
  /** Wins that wait for a decision, the oldest first. */
  async heldWins(): Promise<HeldWin[]> {
    return this.money.outside.heldWins();
  }

  /** Refusals: `not_found`, `duplicate_transaction` when it was decided otherwise. */
  async decideHeldWin(id: string, decision: HeldWinDecision, at: number): Promise<Outcome<null>> {
    const outcome = this.touched(at, () => this.money.outsideDesk.decideHeldWin(id, decision, at));
    this.sendOutbox();
    return outcome;
  }

  /** Rounds that their providers leave open, the oldest first. */
  async openOutsideRounds(at: number): Promise<OpenOutsideRound[]> {
    return this.touched(at, () => this.money.outside.reported());
  }

  /** Refusals: `not_found`, `duplicate_transaction` when it was decided otherwise. */
  async decideOutsideRound(
    provider: string,
    roundId: string,
    decision: OutsideRoundDecision,
    at: number,
  ): Promise<Outcome<Pick<WalletAnswer, 'state'>>> {
    const outcome = this.touched(at, () => this.money.outsideDesk.decideRound(provider, roundId, decision, at));
    this.sendOutbox();
    return outcome;
  }

  /** Reports what providers have left open for too long, and sees to the rest in its time. */
  protected reportOutsideRounds(at: number): void {
    const next = this.money.outside.reportOverdue(at);
    if (next !== null) this.due.planFirst('outside_rounds_open', '', next + unattendedRound);
  }
}
