import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditDirectory } from '../../scripts/audit-books';
import { apiWorker } from '../../scripts/runtime';
import type { BooksHead } from '../../casino-api/src/ledger/books/heads-file';
import { startLantern, type Lantern } from '../harness';
import { operatorVisitor } from '../harness/operators';
import { openAccount, type Account } from '../harness/player';
import { toFreshRound } from '../harness/shared-table';

let lantern: Lantern;
let stateDir: string;
beforeAll(async () => {
  stateDir = await mkdtemp(path.join(tmpdir(), 'lantern-archive-'));
  lantern = await startLantern({ stateDir });
});
afterAll(async () => {
  await lantern.stop();
  await rm(stateDir, { recursive: true, force: true });
});

const archive = () => lantern.miniflare.getR2Bucket('BOOKS', apiWorker);
/** By the player's own object, and by the audit of the whole store. */
async function findingsOf({ id }: Account): Promise<string[]> {
  const { findings } = await lantern.reconcile(id);
  expect((await auditDirectory(stateDir)).findings.map((finding) => finding.replace(/^.*\.sqlite: /, ''))).toEqual(
    findings,
  );
  return findings;
}
const filesOf = async (kind: string, { id: playerId }: Account) =>
  (await (await archive()).list({ prefix: `${kind}/${playerId}/` })).objects.map(({ key }) => key);

async function loggedInAgain({ username, password, ...rest }: Account): Promise<Account> {
  const anonymous = (await lantern.api.anon()).data.anonSessionId;
  return {
    ...rest,
    username,
    password,
    player: (await lantern.api.login({ body: { username, password, terms: true } }, { anonymous })).data.sessionid,
  };
}

/** Everything that shows rounds and what they moved. */
async function shown(who: Account, ids: readonly string[]) {
  const page = { limit: 50, offset: 0 };
  const [year] = new Date().toISOString().split('-');
  const days = { dateFrom: `${year}-01-01`, dateTo: `${year}-12-31` };
  const transactions = async (body: object) =>
    (await lantern.api.transactions({ body: { ...page, ...body } }, who)).data;
  return {
    receipts: await Promise.all(
      ids.map(async (id) => ({ ...(await lantern.api.getRound({ params: { id } }, who)).data, signature: null })),
    ),
    history: (await lantern.api.gamingHistory({ body: { ...page, ...days } }, who)).data,
    transactions: await Promise.all([
      transactions({ type: 'all' }),
      transactions({ type: 'credit', ...days }),
      transactions({ type: 'deposit', method: 'card', ...days }),
    ]),
    balance: (await lantern.api.getBalance({}, who)).data,
  };
}

/** A request, and what it was answered with; the signature is made anew each time. */
type Told = { ask: (who: Account) => Promise<{ info: { resultCode: string }; data: object | null }>; data: object };
const unsigned = (data: object | null) => data && { ...data, signature: null };

it(
  'puts what old rounds leave into the archive, and shows, answers and proves everything as before',
  { timeout: 240_000 },
  async () => {
    let who = await openAccount(lantern, { balance: 500_00 });
    const told: Told[] = [];
    const ids: string[] = [];
    async function ask(request: Told['ask']) {
      const { data } = await request(who);
      if (!data) throw new Error('The request was refused.');
      told.push({ ask: request, data: unsigned(data)! });
      return data as { id: string; state: string };
    }
    const play = (body: object) => (by: Account) =>
      lantern.api.playRound({ body: { stake: 1_00, requestId: undefined!, gameid: '', mode: 'real', ...body } }, by);
    const head = async () => {
      await lantern.clock.advance({ minutes: 20 });
      await lantern.api.getBalance({}, who);
      const database = await lantern.database();
      const read = () =>
        database.prepare('SELECT books, seq, hash, at FROM player_books').first<BooksHead & Record<string, unknown>>();
      await expect.poll(async () => (await read())?.seq ?? 0, { timeout: 10_000 }).toBeGreaterThan(20);
      return (await read())!;
    };

    for (const gameid of ['lantern-festival', 'moss-and-stone', 'crown-of-embers'])
      for (const mode of ['real', 'fun'])
        for (let round = 0; round < 3; round += 1)
          ids.push((await ask(play({ gameid, mode, requestId: crypto.randomUUID() }))).id);
    const early = await head();
    // A round that goes on is answered with how it stands; so is a bet at a table.
    for (let round = 0; round < 3; round += 1) {
      const choice = { kind: 'mines', mines: 1 };
      const { id } = await ask(play({ gameid: 'buried-light', choice, requestId: crypto.randomUUID() }));
      ids.push(id);
      for (const [step, decision] of ['cell-12', 'cash-out'].entries()) {
        const body = { decision, step, requestId: crypto.randomUUID() };
        const decide: Told['ask'] = (by) => lantern.api.decideRound({ params: { id }, body }, by);
        if ((await lantern.api.getRound({ params: { id } }, who)).data.state === 'open') await ask(decide);
      }
    }
    const table = 'lamplight-roulette';
    const { round, resultAt } = await toFreshRound(lantern, table);
    const bets = { kind: 'bets' as const, bets: [{ spot: 'red', amount: 5_00 }] };
    const bet = { round, mode: 'real' as const, stake: 5_00, choice: bets, requestId: crypto.randomUUID() };
    ids.push((await ask((by) => lantern.api.betAtTable({ params: { id: table }, body: bet }, by))).id);
    await lantern.clock.advanceTo(resultAt + 1_000);
    await lantern.api.getTable({ params: { id: table }, query: { mode: 'real' } }, who);
    for (let more = 0; more < 100; more += 1)
      await play({ gameid: 'lantern-festival', mode: more % 2 === 0 ? 'fun' : 'real', requestId: crypto.randomUUID() })(
        who,
      );

    // Until the end of the next year they stay where they are.
    const year = new Date(await lantern.clock.now()).getUTCFullYear();
    const until = async (at: number) =>
      lantern.clock.advance({ seconds: Math.ceil((at - (await lantern.clock.now())) / 1_000) });
    await until(Date.UTC(year + 1, 11, 31));
    who = await loggedInAgain(who);
    const before = await shown(who, ids);
    expect(before.receipts.every(({ outcome, position, fairness }) => outcome && position && fairness)).toBe(true);
    expect(before.receipts.every(({ state }) => state === 'settled')).toBe(true);
    const kinds = ['rounds', 'tables', 'answers', 'ledger'] as const;
    for (const kind of kinds) expect(await filesOf(kind, who)).toEqual([]);

    await until(Date.UTC(year + 2, 0, 1, 1));
    who = await loggedInAgain(who);
    for (const kind of kinds) await expect.poll(() => filesOf(kind, who), { timeout: 10_000 }).toHaveLength(1);
    await expect.poll(async () => (await lantern.reconcile(who.id)).findings, { timeout: 10_000 }).toEqual([]);
    expect(await findingsOf(who)).toEqual([]);
    expect(await shown(who, ids)).toEqual(before);
    // Every request of then is answered as it was.
    for (const { ask: again, data } of told) {
      const answer = unsigned((await again(who)).data);
      expect(answer).toEqual(data);
    }
    expect(await shown(who, ids)).toEqual(before);
    // Who asks for all that is known of him gets the years that went as well, without seeds and proofs.
    const risk = await operatorVisitor(lantern, 'risk');
    const wanted = { step: 'export', player: who.id, note: 'asked for by mail', press: 'press-of-an-export' };
    const { html: all } = await risk.post('/__ops/players', wanted, { follow: false });
    const { archived } = JSON.parse(all) as { archived: { kind: string; entries: object }[] };
    expect(archived.map(({ kind }) => kind)).toEqual(['ledger', 'rounds', 'tables']);
    expect(archived.flatMap(({ entries }) => Object.keys(entries))).toEqual(
      expect.arrayContaining([ids[0], ids.at(-1)]),
    );
    expect(all).not.toMatch(/"[a-z_]*(hash|secret|seed|token|password|salt)[a-z_]*":/i);
    // Nobody else's.
    const other = await openAccount(lantern, { balance: 100_00 });
    expect((await lantern.api.getRound({ params: { id: ids[0]! } }, other)).info.resultCode).toBe('not_found');
    expect((await lantern.api.betAtTable({ params: { id: table }, body: { ...bet, stake: 6_00 } }, who)).info).toEqual(
      expect.objectContaining({ resultCode: 'duplicate_transaction' }),
    );

    // A head from before the archive is found in it, and a book that was written anew is not.
    const audited = async (hash: string) =>
      (await auditDirectory(stateDir, new Map([[early.books, [{ ...early, hash }]]]))).findings;
    expect(early.seq).toBeLessThan(128);
    expect(await audited(early.hash)).toEqual([]);
    expect(await audited('0'.repeat(64))).toEqual([
      expect.stringMatching(`the transactions up to ${early.seq} are not those of the head`),
    ]);

    // What is missing or not what was put there is named, and no receipt or answer is made up.
    const bucket = await archive();
    const openAtTable = told.find(({ data }) => (data as { state: string }).state === 'open')!;
    const asked: Record<(typeof kinds)[number], () => Promise<{ info: { resultCode: string } }>> = {
      rounds: () => lantern.api.getRound({ params: { id: ids[0]! } }, who),
      tables: () => lantern.api.getRound({ params: { id: ids.at(-1)! } }, who),
      answers: () => openAtTable.ask(who),
      ledger: () => lantern.api.transactions({ body: { type: 'all', limit: 50, offset: 0 } }, who),
    };
    for (const kind of kinds) {
      const [file] = await filesOf(kind, who);
      const text = await (await bucket.get(file!))!.text();
      console.log(`archive: ${kind}, ${text.length} bytes`);
      // What lists and sums needs no file.
      const code = kind === 'ledger' ? 'ok' : 'unavailable';
      await bucket.put(
        file!,
        text.replace(/\d/, (digit) => String((Number(digit) + 1) % 10)),
      );
      expect(await findingsOf(who)).toEqual([`${file!} is not what was archived`]);
      expect((await asked[kind]()).info.resultCode).toBe(code);
      await bucket.delete(file!);
      expect(await findingsOf(who)).toEqual([`the archive has no ${file!}`]);
      expect((await asked[kind]()).info.resultCode).toBe(code);
      const { history, transactions, balance } = await shown(who, []);
      expect({ history, transactions, balance }).toEqual({ ...before, receipts: undefined });
      await bucket.put(file!, text);
      expect(await findingsOf(who)).toEqual([]);
      expect((await asked[kind]()).info.resultCode).toBe('ok');
    }
    expect(await shown(who, ids)).toEqual(before);
  },
);
