import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditDirectory } from '../../scripts/audit-books';
import { apiWorker } from '../../scripts/runtime';
import { startLantern, type Lantern } from '../harness';
import { openAccount, type Account } from '../harness/player';

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
const filesOf = async ({ id: playerId }: Account) =>
  (await (await archive()).list({ prefix: `rounds/${playerId}/` })).objects;

async function loggedInAgain({ username, password, ...rest }: Account): Promise<Account> {
  const anonymous = (await lantern.api.anon()).data.anonSessionId;
  return {
    ...rest,
    username,
    password,
    player: (await lantern.api.login({ body: { username, password, terms: true } }, { anonymous })).data.sessionid,
  };
}

/** Everything that shows rounds. */
async function shown(who: Account, ids: readonly string[]) {
  return {
    receipts: await Promise.all(
      ids.map(async (id) => ({ ...(await lantern.api.getRound({ params: { id } }, who)).data, signature: null })),
    ),
    history: (await lantern.api.gamingHistory({ body: { limit: 50, offset: 0 } }, who)).data,
    transactions: (await lantern.api.transactions({ body: { type: 'all', limit: 50, offset: 0 } }, who)).data,
  };
}

it('puts what receipts show of rounds of old years into the archive, and shows all of them as before', async () => {
  let who = await openAccount(lantern, { balance: 500_00 });
  const orders = (['lantern-festival', 'moss-and-stone', 'crown-of-embers'] as const).flatMap((gameid) =>
    (['real', 'fun'] as const).flatMap((mode) =>
      Array.from({ length: 3 }, () => ({ gameid, mode, stake: 1_00, requestId: crypto.randomUUID() })),
    ),
  );
  const ids: string[] = [];
  for (const body of orders) ids.push((await lantern.api.playRound({ body }, who)).data.id);
  expect(ids.filter(Boolean)).toHaveLength(orders.length);

  // Until the end of the next year they stay where they are.
  const year = new Date(await lantern.clock.now()).getUTCFullYear();
  const until = async (at: number) =>
    lantern.clock.advance({ seconds: Math.ceil((at - (await lantern.clock.now())) / 1_000) });
  await until(Date.UTC(year + 1, 11, 31));
  who = await loggedInAgain(who);
  const before = await shown(who, ids);
  expect(before.receipts.every(({ outcome, position, fairness }) => outcome && position && fairness)).toBe(true);
  expect(await filesOf(who)).toEqual([]);

  await until(Date.UTC(year + 2, 0, 1, 1));
  who = await loggedInAgain(who);
  await expect.poll(() => filesOf(who), { timeout: 10_000 }).toHaveLength(1);
  await expect.poll(async () => (await lantern.reconcile(who.id)).findings, { timeout: 10_000 }).toEqual([]);
  expect(await findingsOf(who)).toEqual([]);
  expect(await shown(who, ids)).toEqual(before);
  // A request of then is answered as it was.
  expect({ ...(await lantern.api.playRound({ body: orders[0]! }, who)).data, signature: null }).toEqual(
    before.receipts[0],
  );
  // Nobody else's.
  const other = await openAccount(lantern, { balance: 100_00 });
  expect((await lantern.api.getRound({ params: { id: ids[0]! } }, other)).info.resultCode).toBe('not_found');

  // What is missing or not what was put there is named, and no receipt is made up.
  const [file] = await filesOf(who);
  const text = await (await (await archive()).get(file!.key))!.text();
  console.log(`archive: ${orders.length} rounds, ${Math.round(text.length / orders.length)} bytes each`);
  await (await archive()).put(file!.key, text.replace('"nonce":0', '"nonce":1'));
  expect(await findingsOf(who)).toEqual([`${file!.key} is not what was archived`]);
  expect((await lantern.api.getRound({ params: { id: ids[0]! } }, who)).info.resultCode).toBe('unavailable');
  await (await archive()).delete(file!.key);
  expect(await findingsOf(who)).toEqual([`the archive has no ${file!.key}`]);
  expect((await lantern.api.gamingHistory({ body: { limit: 50, offset: 0 } }, who)).data).toEqual(before.history);
  await (await archive()).put(file!.key, text);
  expect(await findingsOf(who)).toEqual([]);
  expect(await shown(who, ids)).toEqual(before);
}, 60_000);
