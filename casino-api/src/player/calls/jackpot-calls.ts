import { seconds } from 'contract/constants';
import { jackpotCalls } from '../../features/jackpots/jackpot-calls';
import type { RoundReceipt } from 'contract/receipt';
import type { VisitStakes } from '../../features/jackpots/told';
import { log } from '../../kernel/log';
import { refused, type Outcome } from '../../kernel/outcome';
import { UnknownToPool } from '../../features/jackpots/jackpots';
import type { By } from '../player-object';
import { TableCalls } from './table-calls';

/** How long a jackpot that was hit waits until its pool is asked again. */
const askAgain = 10 * seconds;
/** How long a player waits for the pool; it is asked on after the answer, and by the object's dues. */
const longestWait = 1 * seconds;

/** The player's part in progressive jackpots (DOMAIN §11). */
export abstract class JackpotRounds extends TableCalls {
  /** One question after the other: a hit is paid when its pool has answered, and only then is it looked for the next. */
  private askingPools: Promise<void> = Promise.resolve();

  /** What the player has staked for a pool so far; asked by the pool when somebody has won it. @param at epoch ms */
  async stakedForJackpot(gameid: string, at: number): Promise<VisitStakes> {
    return this.money.jackpots.stakedFor(gameid, at);
  }

  /**
   * Plays a round. The first one for a pool waits until the pool knows of the player: it then asks for every stake that it was not told when
   * somebody wins. Refusal: `unavailable` when the pool is away, and nothing was staked.
   */
  protected async knownToPool<Data>(at: number, play: () => Outcome<Data>): Promise<Outcome<Data>> {
    for (;;) {
      try {
        return play();
      } catch (error) {
        if (!(error instanceof UnknownToPool)) throw error;
        if (!(await this.enterPool(error.gameid, at))) return refused('unavailable');
      }
    }
  }

  private async enterPool(gameid: string, at: number): Promise<boolean> {
    try {
      const visit = this.touched(at, () => this.money.jackpots.entering(gameid, at));
      await jackpotCalls(this.env, gameid).enter(visit);
      this.money.jackpots.entered(gameid, visit.visit);
      return true;
    } catch (error) {
      log('error', { event: 'jackpot_not_entered', game: gameid, reason: String(error) });
      return false;
    }
  }

  /** Asks the pools of the rounds that wait, and pays them. Never rejects: what could not be asked is asked again by the object's dues. @param at epoch ms */
  protected askPools(at: number): Promise<void> {
    if (this.money.jackpots.waiting().length > 0) this.askingPools = this.askingPools.then(() => this.payHits(at));
    return this.askingPools;
  }

  /** A round as it is answered: one that has won a pool as it stands once the pool was asked, or after a second. */
  protected async afterPool(by: By, outcome: Outcome<RoundReceipt>): Promise<Outcome<RoundReceipt>> {
    if (!outcome.ok || outcome.data.state !== 'open' || !this.money.jackpots.isWaiting(outcome.data.id)) return outcome;
    const asked = this.askPools(by.at);
    this.ctx.waitUntil(asked);
    await Promise.race([asked, scheduler.wait(longestWait)]);
    return this.money.rounds.receipt(outcome.data.id);
  }

  /** What a pool holds has to be asked for; the plan stands until it was told. */
  protected poolAsked(roundId: string, at: number): void {
    if (!this.money.jackpots.isWaiting(roundId)) return;
    this.due.plan('jackpot_asked', roundId, at + askAgain);
    this.ctx.waitUntil(this.askPools(at));
  }

  private async payHits(at: number): Promise<void> {
    for (const { gameid, ...claim } of this.money.jackpots.waiting()) {
      try {
        const pool = jackpotCalls(this.env, gameid);
        let { amount } = await pool.claim(claim, at);
        while (amount === null) ({ amount } = await pool.claim(claim, at));
        const prize = amount;
        this.touched(at, () => this.money.rounds.payJackpot(claim.roundId, prize, at));
        this.sendOutbox();
      } catch (error) {
        log('error', { event: 'jackpot_not_paid', game: gameid, round: claim.roundId, reason: String(error) });
      }
    }
  }
}
