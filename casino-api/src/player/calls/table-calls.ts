import { seconds } from 'contract/constants';
import type { RoundReceipt } from 'contract/receipt';
import type { KnownLink } from '../../games/table/chain';
import type { TableLimits } from '../../games/table/table-engine';
import { done, refused, type Outcome } from '../../kernel/outcome';
import type { ToldRound } from '../../features/tables/told';
import { askTablesFor } from '../../features/tables/ask-tables';
import type { Due } from '../../kernel/schedule/schedule';
import type { By } from '../player-object';
import { ArchiveCalls } from './archive-calls';
import type { CashOutOrder, TableBetOrder } from '../../features/tables/table-bets';
import type { PlayMode } from '../../ledger/wallet';

/** How long a round whose table could not be asked waits for the next try. */
export const askTableAgain = 30 * seconds;
/** The page shows the round that takes bets, the one being dealt and the one before. */
export const roundsShown = 3;

/** What a player has at a table: the latest shared rounds, newest first, and the receipts of the player's part in them. */
export interface TableStanding {
  limits: TableLimits | null;
  rounds: number[];
  receipts: RoundReceipt[];
}

/** The player's part in shared tables (DOMAIN §11). */
export abstract class TableCalls extends ArchiveCalls {
  protected abstract readonly due: Due;
  protected abstract playing<Data>(by: By, mode: PlayMode, work: (loginId: number) => Outcome<Data>): Outcome<Data>;

  /** Refusals: those of `betAtTable` in the contract. */
  async betAtTable(by: By, order: TableBetOrder, known: KnownLink): Promise<Outcome<RoundReceipt>> {
    await this.askTables(by.at);
    const outcome = await this.recalled(() =>
      this.playing(by, order.mode, () => this.money.tables.place(order, known, by.at)),
    );
    if (outcome.ok && by.as === 'player') this.games.notePlayed(order.gameid, by.at);
    this.sendOutbox();
    return this.whole(outcome);
  }

  /** Refusals: those of `cashOut` in the contract. A frozen player's bet still flies: who may see the round may leave it. */
  async cashOut(by: By, order: CashOutOrder, secret: string): Promise<Outcome<RoundReceipt>> {
    if (by.as === 'anonymous' && order.mode === 'real') return refused('session_expired');
    const outcome = await this.recalled(() => this.signedIn(by, () => this.money.tables.cashOut(order, secret, by.at)));
    this.sendOutbox();
    return this.whole(outcome);
  }

  /** Rounds that are over are settled before. A visitor has nothing at a table for real money. */
  async tableStanding(by: By, gameid: string, mode: PlayMode): Promise<Outcome<TableStanding>> {
    const session = this.signedIn(by, () => done(null));
    if (!session.ok) return session;
    await this.askTables(by.at);
    if (by.as === 'anonymous' && mode === 'real') return done({ limits: null, rounds: [], receipts: [] });
    return this.signedIn(by, () =>
      done({
        limits: this.money.tables.limits(gameid, mode, by.at),
        ...this.money.tables.latest(gameid, mode, roundsShown),
      }),
    );
  }

  /** Takes the secrets of shared rounds that are over, as often as they are told. @param at epoch ms */
  async takeTableRounds(rounds: readonly ToldRound[], at: number): Promise<void> {
    this.touched(at, () => rounds.forEach((round) => this.money.tables.settle(round, at)));
    this.sendOutbox();
  }

  /** Asks for the results that the tables have not told. Never rejects: what could not be asked is asked again by the object's dues. */
  protected async askTables(at: number): Promise<void> {
    await askTablesFor(this.env, this.money.tables.awaited(at), at, (round) => {
      this.touched(at, () => this.money.tables.settle(round, at));
      this.sendOutbox();
    });
  }

  /** The table did not tell in time: it is asked, and the plan stands until the result is known. */
  protected tableRoundEnds(subject: string, at: number): void {
    if (!this.money.tables.isAwaited(subject, at)) return;
    this.due.plan('table_round_ends', subject, at + askTableAgain);
    this.ctx.waitUntil(this.askTables(at));
  }
}
