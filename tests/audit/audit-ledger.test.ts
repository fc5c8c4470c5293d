import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import initSqlJs from 'sql.js';
import { bringUpToDate } from '../../casino-api/src/kernel/storage/schema-steps';
import { visitorTables } from '../../casino-api/src/player/visitor-schema';
import { storageOver } from '../../casino-api/src/kernel/storage/storage-over';
import { auditDirectory } from '../../scripts/audit-books';
import { root } from '../../scripts/build';
import { startRuntime, type Variables } from '../../scripts/runtime';
import { makeSecrets } from '../../scripts/start/secrets';
import { seed } from '../../scripts/start/seed';
import { isFull } from '../harness/in-turn';
import { madeUpBooks, writeBooks } from './made-up-books';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'lantern-audit-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const withoutGuards =
  'DROP TRIGGER ledger_lines_stay; DROP TRIGGER ledger_lines_remain; DROP TRIGGER ledger_closed; DROP TRIGGER ledger_balance;';

describe('the audit', () => {
  // A fifth of them in a fifth of the time; the long form reads all.
  it('reads a million lines in a minute and finds them right', { timeout: 120_000 }, async () => {
    const books = isFull ? 50 : 10;
    const bytes = await madeUpBooks(10_000);
    for (let player = 0; player < books; player += 1) await writeBooks(directory, `p${player}`, bytes);
    const started = performance.now();
    expect(await auditDirectory(directory)).toEqual({ books, lines: books * 20_000, entries: 0, findings: [] });
    const seconds = (performance.now() - started) / 1_000;
    console.log(`audit: ${(books * 20_000).toLocaleString('en')} lines in ${seconds.toFixed(1)} s`);
    expect(seconds).toBeLessThan(books * 1.2);
  });

  it('tells by its command how long lines of made-up books take, and leaves none of them', async () => {
    const { stdout } = await promisify(execFile)(
      path.join(root, 'node_modules/.bin/tsx'),
      ['scripts/audit-ledger.ts', '--made-up', '30000'],
      { cwd: root, env: { ...process.env, TMPDIR: directory } },
    );
    expect(stdout).toMatch(/^the books are right: 2 books, 40000 lines, 0 entries of the operators’ log, [\d.]+ s$/m);
    expect((await readdir(directory)).filter((name) => name.startsWith('lantern-books-'))).toEqual([]);
  });

  it.each([
    [
      'a line that was changed',
      `${withoutGuards} UPDATE ledger_lines SET amount = amount + 1 WHERE seq = 3 AND account = 'house:games'`,
      /transaction 3: lines sum to 1/,
    ],
    [
      'a line that was deleted',
      `${withoutGuards} DELETE FROM ledger_lines WHERE seq = 3 AND account = 'house:games'`,
      /transaction 3: lines sum to -100/,
    ],
    [
      'a line that was added',
      `${withoutGuards} INSERT INTO ledger_lines VALUES (3, 'house:promotions', 'EUR', 5)`,
      /house:promotions EUR: lines without a balance/,
    ],
    [
      'a balance that was changed',
      "UPDATE ledger_balances SET amount = amount + 7 WHERE account = 'player:cash'",
      /player:cash EUR: balance \d+, lines sum to \d+/,
    ],
    [
      'a negative account',
      `PRAGMA ignore_check_constraints = 1; ${withoutGuards}
       INSERT INTO ledger_lines VALUES (900, 'player:cash', 'EUR', -2000000000), (900, 'provider:card', 'EUR', 2000000000);
       INSERT INTO ledger_transactions VALUES (900, 'x', 'bet', 'EUR', 0, NULL);
       UPDATE ledger_balances SET amount = amount - 2000000000 WHERE account = 'player:cash';
       UPDATE ledger_balances SET amount = amount + 2000000000 WHERE account = 'provider:card'`,
      /player:cash EUR: negative/,
    ],
    [
      'a stale hold',
      "UPDATE withdrawals SET state = 'cancelled'",
      /a hold that is not what its withdrawal holds: player:hold:w, 5000 instead of 0/,
    ],
    [
      'a withdrawal that holds nothing',
      "INSERT INTO withdrawals (id, method, amount, currency, state, requested_at) VALUES ('v', 'card', 100, 'EUR', 'requested', 0)",
      /a withdrawal without its hold: v/,
    ],
    [
      'a deposit that was credited for another amount',
      'UPDATE deposits SET amount = amount - 1',
      /a deposit credited otherwise than once and in full: d/,
    ],
    [
      'a round that is gone',
      "DELETE FROM rounds WHERE id = 'r3'",
      /what the house holds is not what the rounds came to/,
    ],
  ])('finds %s, in its book alone', async (_, sql, finding) => {
    await writeBooks(directory, 'right', await madeUpBooks(10));
    await writeBooks(directory, 'wrong', await madeUpBooks(10, (database) => database.run(sql)));
    const { books, findings } = await auditDirectory(directory);
    expect(books).toBe(2);
    expect(findings.join('\n')).toMatch(finding);
    expect(findings.filter((text) => !text.includes('wrong.sqlite'))).toEqual([]);
  });

  it('reads the books of an object that has not had the latest tables yet, and leaves the file as it was', async () => {
    await writeBooks(
      directory,
      'older',
      await madeUpBooks(10, (database) =>
        database.run("DROP TABLE bonus_bets; DROP TABLE bonuses; DELETE FROM schema_steps WHERE name LIKE 'bonus%'"),
      ),
    );
    const file = path.join(directory, 'durable-objects/players/older.sqlite');
    const before = await readFile(file);
    expect((await auditDirectory(directory)).findings).toEqual([]);
    expect((await readFile(file)).equals(before)).toBe(true);
  });

  it('passes over the play money of visitors', async () => {
    const { Database } = await initSqlJs();
    const visitor = new Database();
    bringUpToDate(storageOver(visitor), visitorTables);
    await writeBooks(directory, 'visitor', visitor.export());
    await writeBooks(directory, 'right', await madeUpBooks(3));
    expect(await auditDirectory(directory)).toMatchObject({ books: 1, findings: [] });
  });

  it('finds a file that is no database, and proves nothing of no books', async () => {
    await expect(auditDirectory(directory)).rejects.toThrow('no books');
    await writeBooks(directory, 'right', await madeUpBooks(3));
    await writeBooks(
      directory,
      'broken',
      new TextEncoder().encode('not a database at all, but long enough to be taken for one'.repeat(20)),
    );
    expect((await auditDirectory(directory)).findings).toEqual([
      expect.stringMatching(/broken\.sqlite: can’t be read/),
    ]);
  });
});

it(
  'what the product wrote is right, log of writes included, and reading leaves it as it was',
  { timeout: 90_000 },
  async () => {
    const variables: Variables = { ...makeSecrets(), QA: 'on', MAIL: 'outbox' };
    const runtime = await startRuntime({ stateDir: directory, edge: variables, api: variables, direct: true });
    await seed(runtime.miniflare, variables.API_KEY!);
    const headers = { 'api-key': variables.API_KEY!, 'content-type': 'application/json' };
    const made = await fetch(`${runtime.apiUrl}/__qa/players`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ balance: 50_00 }),
    });
    expect(made.status).toBe(200);

    const files = async () =>
      (await readdir(directory, { recursive: true }))
        .filter((name) => name.includes('.sqlite') && !name.includes('d1'))
        .sort();
    const state = async () =>
      Promise.all(
        (await files()).map(async (name) => [
          name,
          (await stat(path.join(directory, name))).size,
          (await readFile(path.join(directory, name))).toString('base64'),
        ]),
      );
    // Still running, so that what was written last stands in the log of writes alone.
    const before = await state();
    expect(before.some(([name, size]) => String(name).endsWith('-wal') && Number(size) > 0)).toBe(true);
    const live = await auditDirectory(path.join(directory, 'durable-objects'));
    expect(live).toMatchObject({ findings: [] });
    expect(live.lines).toBe(2);
    expect(await state()).toEqual(before);
    await runtime.stop();
    expect((await auditDirectory(directory)).lines).toBe(2);
  },
);
