import type { Offer } from '../../features/sports/bet-rules';
import { log } from '../../kernel/log';
import { done, type Outcome } from '../../kernel/outcome';
import { matchEnds } from '../../features/sports/results';
import { BonusCalls } from './bonus-calls';
import type { By } from '../player-object';
import type { KeptBet, SportsBetOrder } from '../../features/sports/sports-bets';

/** Bets on sports: a part of the player's object. */
export abstract class SportsCalls extends BonusCalls {
  /** One question after the other, so that what is asked later knows the later time. */
  private asking: Promise<void> = Promise.resolve();

  /** Refusals: those of `placeSportsBet` in the contract. */
  async placeSportsBet(by: By, order: SportsBetOrder, offer: Offer | null): Promise<Outcome<KeptBet>> {
    return this.signedIn(by, () => this.money.sports.place(order, offer, by.at));
  }

  /** Newest first. Matches that have ended or were called off are settled before. */
  async sportsBets(
    by: By,
    page: { limit: number; offset: number },
  ): Promise<Outcome<{ total: number; bets: KeptBet[] }>> {
    const session = this.signedIn(by, () => done(null));
    if (!session.ok) return session;
    await this.askForResults(by.at);
    return this.signedIn(by, () => done(this.money.sports.list(page)));
  }

  /**
   * Asks how the matches of open bets ended and settles those that did. Never rejects: what could not be asked is asked again by the
   * object's dues. @param at epoch ms
   */
  protected askForResults(at: number): Promise<void> {
    this.asking = this.asking.then(() => this.settleEnded(at));
    return this.asking;
  }

  private async settleEnded(at: number): Promise<void> {
    try {
      const awaited = this.money.sports.awaited();
      if (awaited.length === 0) return;
      const ends = await matchEnds(this.env.DB, awaited, at);
      if (ends.length === 0) return;
      this.touched(at, () => this.money.sports.settle(ends, at));
      this.sendOutbox();
    } catch (error) {
      log('error', { event: 'bets_not_settled', reason: String(error) });
    }
  }
}
