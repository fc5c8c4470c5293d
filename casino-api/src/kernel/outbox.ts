import { hours, seconds } from 'contract/constants';
import type { Clock } from './clock';
import type { Env } from './env';
import { log } from './log';
import type { OwnStorage, Remembered } from './storage/own-storage';

/** What leaves an object for the shared side. Each feature has kinds of its own, and receivers that take one twice as if once. */
export interface Message {
  kind: string;
}

/** Takes a feature's messages, each in the step of the change that it tells of. */
export interface Sends<Kinds extends Message> {
  /** @param at epoch ms @param wait how long, in ms, it may wait for others that go with it */
  write(message: Kinds, at: number, wait?: number): void;
}

/** A trip of the messages of one kind. `indexes`: the places, among those that were given, of those that it brings. */
export interface Trip {
  indexes: readonly number[];
  go: () => Promise<unknown>;
}

/**
 * Where the messages of a feature go. `each`: one after the other; `together`: those of a kind at once, in as few trips as they need.
 * `mayBeOffered`: asked again when a message leaves, for what may not be offered any more by then (DOMAIN §14).
 */
export type Receivers<Kinds extends Message> = {
  [Kind in Kinds['kind']]:
    | {
        each: (
          env: Env,
          message: Extract<Kinds, { kind: Kind }>,
          mayBeOffered: (at: number) => boolean,
        ) => Promise<unknown> | undefined;
      }
    | { together: (env: Env, messages: readonly Extract<Kinds, { kind: Kind }>[]) => readonly Trip[] };
};

/** A message that was not taken: its place among those that were handed over, and why. */
export interface Undelivered {
  index: number;
  reason: unknown;
}

/** Takes messages and names those that it could not take; told the same one twice, it must end as if told once. */
export type Receiver<Kinds extends Message = Message> = (messages: readonly Kinds[]) => Promise<readonly Undelivered[]>;

/**
 * One receiver of what several features send, each by its own kind. What comes together goes first.
 * @param mayBeOffered whether anything may be offered to whom the messages are about, at epoch ms
 */
export const receiverOf =
  <Kinds extends Message>(
    env: Env,
    receivers: Receivers<Kinds>,
    mayBeOffered: (at: number) => boolean,
  ): Receiver<Kinds> =>
  async (messages) => {
    const undelivered: Undelivered[] = [];
    const attempt = async ({ indexes, go }: Trip) => {
      try {
        await go();
      } catch (reason) {
        undelivered.push(...indexes.map((index) => ({ index, reason })));
      }
    };
    // The object's own type says that each receiver is given messages of its kind, which no index by a union can.
    const takers = receivers as unknown as Record<
      string,
      | { each: (env: Env, message: Kinds, mayBeOffered: (at: number) => boolean) => Promise<unknown> | undefined }
      | { together: (env: Env, messages: readonly Kinds[]) => readonly Trip[] }
    >;
    for (const [kind, taker] of Object.entries(takers)) {
      if (!('together' in taker)) continue;
      const places = [...messages.keys()].filter((index) => messages[index]!.kind === kind);
      if (places.length === 0) continue;
      const trips = taker.together(
        env,
        places.map((index) => messages[index]!),
      );
      for (const { indexes, go } of trips) await attempt({ indexes: indexes.map((index) => places[index]!), go });
    }
    for (const [index, message] of messages.entries()) {
      const taker = takers[message.kind];
      if (taker && 'together' in taker) continue;
      await attempt({
        indexes: [index],
        go: async () => {
          if (!taker) throw new Error(`Nobody takes ${message.kind}.`);
          await taker.each(env, message, mayBeOffered);
        },
      });
    }
    return undelivered;
  };

/** `lag`: how long the oldest of it has waited, in ms. */
interface Delivery {
  lag: number;
  tried: number;
  failed: number;
}

/** What waits of an outbox after a try. */
export interface Behind {
  /** Its kinds. */
  messages: readonly string[];
  waiting: number;
  /** Epoch ms. */
  oldestAt: number;
}

/** What is told of each delivery. `behind`: what waits for another try, null when nothing does any more; left out where nothing had to be tried again. */
export type Told = (delivery: Delivery, behind?: Behind | null) => void;

const batchSize = 50;
const firstRetry = 30 * seconds;
const longestRetry = 1 * hours;

/** How long a message waits after it could not be delivered, the longer the oftener. @param attempts how often it was tried */
export const retryAfter = (attempts: number): number =>
  Math.min(longestRetry, firstRetry * 2 ** Math.max(0, attempts - 1));

/**
 * Messages written in the same step as the change that they tell of, and delivered at least once (DESIGN §6). One that can't be
 * delivered waits by itself, longer each time, and holds up no other.
 */
export class Outbox<Kinds extends Message = Message> implements Sends<Kinds> {
  private delivering: Promise<void> | null = null;
  private readonly sql: SqlStorage;
  private readonly isEmpty: Remembered<boolean>;
  private hasNews = true;
  private receive: Receiver<Kinds> | null = null;
  private told: Told = () => undefined;

  /** @param clock the machine's, which is the one that alarms go by */
  constructor(
    { sql, remember }: OwnStorage,
    private readonly clock: Clock,
  ) {
    this.sql = sql;
    this.isEmpty = remember(() => sql.exec('SELECT 1 FROM outbox LIMIT 1').toArray().length === 0);
  }

  /** To be called once who receives is there; until then everything waits. @param told what came of each delivery */
  deliversTo(receive: Receiver<Kinds>, told: Told = () => undefined): void {
    this.receive = receive;
    this.told = told;
  }

  write(message: Kinds, at: number, wait = 0): void {
    const nextAt = wait === 0 ? 0 : this.clock() + wait;
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
        .exec<{ id: number; payload: string; attempts: number; written_at: number }>(
          'SELECT id, payload, attempts, written_at FROM outbox WHERE next_at <= ? ORDER BY id LIMIT ?',
          this.clock(),
          batchSize,
        )
        .toArray();
      if (rows.length === 0) return;
      const undelivered = new Map(
        (await this.handOver(rows.map(({ payload }) => JSON.parse(payload) as Kinds))).map(({ index, reason }) => [
          index,
          reason,
        ]),
      );
      const delivered = rows.filter((_, index) => !undelivered.has(index)).map(({ id }) => id);
      this.sql.exec('DELETE FROM outbox WHERE id IN (SELECT value FROM json_each(?))', JSON.stringify(delivered));
      this.isEmpty.forget();
      for (const [index, reason] of undelivered) this.putOff(rows[index]!, reason);
      const oldest = Math.min(...rows.map(({ written_at }) => written_at));
      const delivery = { lag: Math.max(0, this.clock() - oldest), tried: rows.length, failed: undelivered.size };
      if (undelivered.size > 0 || rows.some(({ attempts }) => attempts > 0)) this.told(delivery, this.behind());
      else this.told(delivery);
    }
  }

  private behind(): Behind | null {
    const rows = this.sql
      .exec<{ kind: string; waiting: number; oldest: number }>(
        'SELECT kind, count(*) AS waiting, min(written_at) AS oldest FROM outbox WHERE attempts > 0 GROUP BY kind ORDER BY kind',
      )
      .toArray();
    if (rows.length === 0) return null;
    return {
      messages: rows.map(({ kind }) => kind),
      waiting: rows.reduce((sum, { waiting }) => sum + waiting, 0),
      oldestAt: Math.min(...rows.map(({ oldest }) => oldest)),
    };
  }

  private async handOver(messages: readonly Kinds[]): Promise<readonly Undelivered[]> {
    try {
      if (!this.receive) throw new Error('Nobody receives what is sent.');
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
