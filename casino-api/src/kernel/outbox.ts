import { hours, seconds } from 'contract/constants';
import type { Winner } from 'contract/games';
import type { ProviderReport } from '../ledger/statements/settlement-index';
import type { Clock } from './clock';
import type { BooksReport } from '../ledger/books/house-totals';
import type { IndexedDocument } from '../features/documents/document-index';
import type { IndexedException } from '../features/cashier/desk/exception-index';
import { log } from './log';
import type { ContactMessage } from '../features/mail/contact-mail';
import type { PlaysReport } from '../features/catalogue/record-plays';
import type { ToldStakes, VisitStakes } from '../features/jackpots/told';
import type { Payout, RefundOrder } from '../features/cashier/payment-provider';
import type { ToldEntrant, ToldScore } from '../features/races/told';
import type { ToldBet } from '../features/tables/told';
import type { TillEntry } from '../features/cashier/desk/log';
import type { IndexedWithdrawal } from '../features/cashier/withdrawal-index';
import type { ChallengeHit } from '../features/loyalty/challenge-hits';
import type { HostTask } from '../features/loyalty/host-tasks';
import type { LinkMail } from '../features/mail/link-mail';
import type { NoticeMail } from '../features/messages/notices';
import type { OwnStorage, Remembered } from './storage/own-storage';

/**
 * What leaves a player's object for the shared side. `roundId`, a report's player and hour, `reference`, a task's id, a hit's, the secret of
 * a mailed link and a payout's order make the receivers idempotent. `at` is epoch ms.
 */
export type OutboxMessage =
  | { kind: 'winner'; winner: Winner & { roundId: string } }
  | { kind: 'plays'; report: PlaysReport }
  | { kind: 'host_task'; task: HostTask }
  | { kind: 'challenge_hit'; hit: ChallengeHit }
  | { kind: 'mail'; mail: LinkMail; at: number }
  | { kind: 'notice'; notice: NoticeMail; at: number }
  | { kind: 'document'; document: IndexedDocument }
  | { kind: 'contact'; contact: ContactMessage; at: number }
  | { kind: 'payout'; payout: Payout }
  | { kind: 'refund'; refund: RefundOrder }
  | { kind: 'books'; report: BooksReport }
  | { kind: 'providers'; report: ProviderReport; at: number }
  | { kind: 'exception'; exception: IndexedException }
  | { kind: 'till_withdrawal'; withdrawal: IndexedWithdrawal }
  | { kind: 'till_entry'; entry: TillEntry }
  | { kind: 'jackpot_stakes'; gameid: string; stakes: ToldStakes }
  | { kind: 'jackpot_left'; gameid: string; stakes: VisitStakes }
  | { kind: 'race_entry'; raceId: string; entrant: ToldEntrant }
  | { kind: 'race_score'; raceId: string; score: ToldScore }
  | { kind: 'table_bet'; gameid: string; bet: ToldBet };

/** A message that was not taken: its place among those that were handed over, and why. */
export interface Undelivered {
  index: number;
  reason: unknown;
}

/** Takes messages and names those that it could not take; told the same one twice, it must end as if told once. */
export type Receiver = (messages: readonly OutboxMessage[]) => Promise<readonly Undelivered[]>;

const batchSize = 50;
/** Wins are told together: who wins often costs the shared database one write a second, not one a win. */
const gathered: Partial<Record<OutboxMessage['kind'], number>> = { winner: 1 * seconds };
const firstRetry = 30 * seconds;
const longestRetry = 1 * hours;

/** How long a message waits after it could not be delivered, the longer the oftener. @param attempts how often it was tried */
export const retryAfter = (attempts: number): number =>
  Math.min(longestRetry, firstRetry * 2 ** Math.max(0, attempts - 1));

/**
 * Messages written in the same step as the change that they tell of, and delivered at least once (DESIGN §6). One that can't be
 * delivered waits by itself, longer each time, and holds up no other.
 */
export class Outbox {
  private delivering: Promise<void> | null = null;
  private readonly sql: SqlStorage;
  private readonly isEmpty: Remembered<boolean>;
  private hasNews = true;

  /** @param clock the machine's, which is the one that alarms go by */
  constructor(
    { sql, remember }: OwnStorage,
    private readonly receive: Receiver,
    private readonly clock: Clock,
  ) {
    this.sql = sql;
    this.isEmpty = remember(() => sql.exec('SELECT 1 FROM outbox LIMIT 1').toArray().length === 0);
  }

  /** @param at epoch ms */
  write(message: OutboxMessage, at: number): void {
    const wait = gathered[message.kind];
    const nextAt = wait === undefined ? 0 : this.clock() + wait;
    this.sql.exec(
      'INSERT INTO outbox (kind, payload, written_at, next_at) VALUES (?, ?, ?, ?)',
      message.kind,
      JSON.stringify(message),
      at,
      nextAt,
    );
    this.isEmpty.is(false);
    this.hasNews = true;
  }

  /** Whether something was written since this was asked: only then an alarm has to be set that is not set yet. */
  takeNews(): boolean {
    const { hasNews } = this;
    this.hasNews = false;
    return hasNews;
  }

  /** After how many ms it is time for the next try, should nobody ask before; null when nothing waits. */
  nextTry(): number | null {
    if (this.isEmpty.read()) return null;
    const [row] = this.sql.exec<{ wait: number | null }>(
      'SELECT min(iif(next_at > ?1, next_at - ?1, ?2)) AS wait FROM outbox',
      this.clock(),
      firstRetry,
    );
    return row?.wait ?? null;
  }

  /** Delivers what is due. Calls at one time share one delivery. */
  deliver(): Promise<void> {
    this.delivering ??= this.run().finally(() => {
      this.delivering = null;
    });
    return this.delivering;
  }

  /** Lets what waits for another try be tried with the next delivery: somebody is waiting for it. */
  hurry(): void {
    this.sql.exec('UPDATE outbox SET next_at = 0 WHERE next_at > 0');
    this.hasNews = true;
  }

  private async run(): Promise<void> {
    for (;;) {
      const rows = this.sql
        .exec<{ id: number; payload: string; attempts: number }>(
          'SELECT id, payload, attempts FROM outbox WHERE next_at <= ? ORDER BY id LIMIT ?',
          this.clock(),
          batchSize,
        )
        .toArray();
      if (rows.length === 0) return;
      const undelivered = new Map(
        (await this.handOver(rows.map(({ payload }) => JSON.parse(payload) as OutboxMessage))).map(
          ({ index, reason }) => [index, reason],
        ),
      );
      const delivered = rows.filter((_, index) => !undelivered.has(index)).map(({ id }) => id);
      this.sql.exec('DELETE FROM outbox WHERE id IN (SELECT value FROM json_each(?))', JSON.stringify(delivered));
      this.isEmpty.forget();
      for (const [index, reason] of undelivered) this.putOff(rows[index]!, reason);
    }
  }

  private async handOver(messages: readonly OutboxMessage[]): Promise<readonly Undelivered[]> {
    try {
      return await this.receive(messages);
    } catch (reason) {
      return messages.map((_, index) => ({ index, reason }));
    }
  }

  private putOff({ id, attempts }: { id: number; attempts: number }, reason: unknown): void {
    log('error', { event: 'outbox_not_delivered', id, attempts: attempts + 1, reason: String(reason) });
    this.sql.exec(
      'UPDATE outbox SET attempts = attempts + 1, next_at = ? WHERE id = ?',
      this.clock() + retryAfter(attempts + 1),
      id,
    );
  }
}
