import initSqlJs, { type BindParams, type Database } from 'sql.js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Outbox, retryAfter, type Undelivered } from './outbox';
import { OwnStorage } from './storage/own-storage';

const { Database: MemoryDatabase } = await initSqlJs();
type TestMessage = { kind: 'task'; id: string };
const task = (id: string): TestMessage => ({ kind: 'task', id });
const idOf = ({ id }: TestMessage): string => id;

const outboxTable = `CREATE TABLE outbox (id INTEGER PRIMARY KEY, kind TEXT NOT NULL, payload TEXT NOT NULL, written_at INTEGER NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0, next_at INTEGER NOT NULL DEFAULT 0)`;

function sqlOver(database: Database): SqlStorage {
  const exec = (query: string, ...bindings: unknown[]) => {
    const statement = database.prepare(query, bindings as BindParams);
    const rows: unknown[] = [];
    while (statement.step()) rows.push(statement.getAsObject());
    statement.free();
    return { toArray: () => rows, [Symbol.iterator]: () => rows[Symbol.iterator]() };
  };
  return { exec } as unknown as SqlStorage;
}

describe('an outbox', () => {
  let now: number;
  let failing: Set<string>;
  let handedOver: string[];
  let outbox: Outbox<TestMessage>;
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    now = 1_000_000;
    failing = new Set();
    handedOver = [];
    const database = new MemoryDatabase();
    database.run(outboxTable);
    const receive = async (messages: readonly TestMessage[]): Promise<Undelivered[]> => {
      handedOver.push(...messages.map(idOf));
      return messages.flatMap((message, index) => (failing.has(idOf(message)) ? [{ index, reason: 'down' }] : []));
    };
    outbox = new Outbox(new OwnStorage({ sql: sqlOver(database), transactionSync: (work) => work() }), () => now);
    outbox.deliversTo(receive);
  });

  const write = (...ids: string[]) => ids.forEach((id) => outbox.write(task(id), now));

  it('delivers everything once, in order', async () => {
    const ids = Array.from({ length: 120 }, (_, index) => String(index));
    write(...ids);
    await outbox.deliver();
    await outbox.deliver();
    expect(handedOver).toEqual(ids);
    expect(outbox.nextTry()).toBeNull();
  });

  it('lets nothing wait for a message that can’t be delivered', async () => {
    failing.add('a');
    write('a', 'b', 'c');
    await outbox.deliver();
    write('d');
    await outbox.deliver();
    expect(handedOver).toEqual(['a', 'b', 'c', 'd']);
    failing.clear();
    now += retryAfter(1);
    await outbox.deliver();
    expect(handedOver.slice(4)).toEqual(['a']);
    expect(outbox.nextTry()).toBeNull();
  });

  it('tries it again later each time, an hour later at most', async () => {
    failing.add('a');
    write('a');
    const waits: (number | null)[] = [outbox.nextTry()];
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      await outbox.deliver();
      waits.push(outbox.nextTry());
      now += outbox.nextTry() ?? 0;
    }
    expect(handedOver).toHaveLength(10);
    expect(waits.map((wait) => (wait ?? 0) / 1_000)).toEqual([
      30, 30, 60, 120, 240, 480, 960, 1_920, 3_600, 3_600, 3_600,
    ]);
  });

  it('gathers what may wait for others, and tells it when its time has come', async () => {
    outbox.write(task('first'), now, 1_000);
    now += 600;
    outbox.write(task('second'), now, 1_000);
    await outbox.deliver();
    expect(handedOver).toEqual([]);
    expect(outbox.nextTry()).toBe(400);
    now += 400;
    outbox.write(task('at once'), now);
    await outbox.deliver();
    expect(handedOver).toEqual(['first', 'at once']);
    now += 600;
    await outbox.deliver();
    expect(handedOver).toEqual(['first', 'at once', 'second']);
    expect(outbox.nextTry()).toBeNull();
  });

  it('tries it at once when somebody waits for it', async () => {
    failing.add('a');
    write('a');
    await outbox.deliver();
    outbox.hurry();
    await outbox.deliver();
    expect(handedOver).toEqual(['a', 'a']);
  });

  it('keeps everything when the receiver itself fails', async () => {
    const database = new MemoryDatabase();
    database.run(outboxTable);
    const broken = new Outbox(new OwnStorage({ sql: sqlOver(database), transactionSync: (work) => work() }), () => now);
    broken.deliversTo(() => Promise.reject(new Error('gone')));
    broken.write(task('a'), now);
    await broken.deliver();
    expect(broken.nextTry()).toBe(retryAfter(1));
  });
});
