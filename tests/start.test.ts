import { fork, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { root } from '../scripts/build';
import { anyFreePort } from '../scripts/start/processes';
import { startByFork, stopFork } from '../e2e/start-product';
import { until } from './harness/until';
import { Visitor, type Way } from './harness/visitor';

/** Each starts a whole product, some of them two, beside all that else runs. */
vi.setConfig({ testTimeout: 120_000 });

let folder: string;
const running: ChildProcess[] = [];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lantern-start-'));
});
afterEach(async () => {
  await Promise.all(running.splice(0).map(stopFork));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const byNetwork: Way = (url, { cf: _, body, ...init }) =>
  fetch(url, { ...init, body: body as never, redirect: 'manual' });

async function start(stateDir: string, variables: Record<string, string> = {}) {
  const began = performance.now();
  const { child, ready } = await startByFork(path.join(folder, stateDir), variables);
  running.push(child);
  return { child, ...ready, took: performance.now() - began };
}

/** Starts what is meant to refuse; gives its exit code and words. */
function refusal(
  stateDir: string,
  variables: Record<string, string>,
  args: string[] = [],
): Promise<{ code: number | null; words: string }> {
  const child = fork(path.join(root, 'scripts/start.ts'), args, {
    cwd: root,
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, STATE_DIR: path.join(folder, stateDir), ...variables },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let words = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (words += chunk.toString()));
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, words })));
}

const logIn = async (address: string, player: { username: string; password: string }): Promise<string | null> => {
  const response = await fetch(`${address}/login`, {
    method: 'POST',
    body: new URLSearchParams(player),
    headers: { origin: address, 'sec-fetch-site': 'same-origin', 'cf-ipcountry': 'DE' },
    redirect: 'manual',
  });
  return response.status === 303
    ? response.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; ')
    : null;
};

it('the ready-made player that is printed can log in', async () => {
  const { address, player } = await start('ready');
  expect((await fetch(`${address}/`, { headers: { 'cf-ipcountry': 'DE' } })).status).toBe(200);
  expect(await logIn(address, player)).toContain('playerSessionId');
  expect(await logIn(address, { ...player, password: 'something-else' })).toBeNull();
});

it('the first page that a new product answers with is whole', async () => {
  const port = String(await anyFreePort('127.0.0.1'));
  const started = start('first', { PORT: port });
  const ask = () => fetch(`http://127.0.0.1:${port}/`, { headers: { 'cf-ipcountry': 'DE' } }).catch(() => null);
  const first = await until('the first answer', ask, Boolean, { patience: 60_000, every: 50 });
  expect(await first!.text()).toContain('/game/lantern-festival');
  await started;
});

it('after a kill -9 the next start is quick, on the same port, and keeps sessions and data', async () => {
  const first = await start('killed');
  const port = new URL(first.address).port;
  const cookie = await logIn(first.address, first.player);
  first.child.kill('SIGKILL');
  await new Promise((resolve) => first.child.once('exit', resolve));

  const second = await start('killed', { PORT: port });
  // On a machine that is slow now, by no more than half slower than a start that has everything to do yet.
  expect(second.took).toBeLessThan(Math.max(15_000, first.took * 1.5));
  expect(second.address).toBe(first.address);
  const page = await fetch(`${second.address}/profile/my-account`, {
    headers: { cookie: cookie!, 'cf-ipcountry': 'DE' },
    redirect: 'manual',
  });
  expect(page.status).toBe(200);
});

it('a round that waits for a decision and a bet at a shared table outlive a kill -9', async () => {
  const first = await start('mid-flight');
  const qa = async <Data>(path: string, body?: unknown): Promise<Data> => {
    const response = await fetch(`${first.address}/__qa${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json' },
      body: body ? JSON.stringify(body) : undefined,
    });
    return ((await response.json()) as { data: Data }).data;
  };
  const { playerId, ...account } = await qa<{ playerId: string; username: string; password: string }>('/players', {
    balance: 100_00,
  });
  // Both products have one address, so one browser.
  const visitor = new Visitor(byNetwork, first.address);
  await visitor.post('/login', account);

  const [field, table] = ['/play/lantern/buried-light?mode=real', '/play/lantern/lamplight-roulette?mode=real'];
  const opened = await (await visitor.get(field)).submit('Start the round', { stake: '200', mines: '1' });
  const waits = opened.$('form.decision-form [name=round]').attr('value');
  expect(waits).toBeDefined();
  await expect
    .poll(
      async () => {
        const felt = await visitor.get(table);
        const form = {
          mode: 'real',
          chip: '500',
          spot: 'red',
          requestId: felt.value('requestId')!,
          round: felt.$('.bet-form [name=round]').attr('value')!,
        };
        const placed = await visitor.post(table, form, { from: felt });
        // A round that closes just now takes none: the next one does.
        if (placed.status !== 200) await qa('/clock', { advanceSeconds: 8 });
        return placed.$('.own-bets').length;
      },
      { timeout: 60_000 },
    )
    .toBe(1);

  first.child.kill('SIGKILL');
  await new Promise((resolve) => first.child.once('exit', resolve));
  await start('mid-flight', { PORT: new URL(first.address).port });

  const again = await visitor.get(field);
  expect(again.$('form.decision-form [name=round]').attr('value')).toBe(waits);
  const cell = again.$('button[name=decision][value^=cell-]').first();
  expect(await again.submit(cell.attr('aria-label')!)).toHaveStatus(200);
  await qa('/clock', { advanceSeconds: 120 });
  expect((await visitor.get(table)).$('.own-bets .result').first().text()).toMatch(/No win this time|back|You win/);
  expect(await qa(`/reconcile/${playerId}`)).toMatchObject({ ok: true, findings: [] });
});

it('a table that its alarm wakes after a restart knows which it is, and says how the round ended', async () => {
  const first = await start('woken');
  const qa = (path: string, body: unknown) =>
    fetch(`${first.address}/__qa${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const visitor = new Visitor(byNetwork, first.address);
  const table = '/play/lantern/lamplight-roulette?mode=fun';
  let receipt = '';
  await expect
    .poll(
      async () => {
        const felt = await visitor.get(table);
        const form = {
          mode: 'fun',
          chip: '500',
          spot: 'red',
          requestId: felt.value('requestId')!,
          round: felt.$('.bet-form [name=round]').attr('value')!,
        };
        const placed = await visitor.post(table, form, { from: felt });
        if (placed.status !== 200) await qa('/clock', { advanceSeconds: 8 });
        receipt = placed.$('.own-round a').attr('href') ?? '';
        return placed.$('.own-bets').length;
      },
      { timeout: 60_000 },
    )
    .toBe(1);
  await stopFork(first.child);

  const second = await start('woken', { PORT: new URL(first.address).port });
  let words = '';
  for (const stream of [second.child.stdout, second.child.stderr])
    stream?.on('data', (chunk: Buffer) => (words += chunk.toString()));
  // Nobody asks the table in between: only its alarm does, within a round. The receipt is the player's own.
  await expect
    .poll(async () => (await visitor.get(receipt)).text, { timeout: 45_000, interval: 500 })
    .toContain('Status Settled');
  expect(words).not.toContain('There is no table');
  expect((await visitor.get(table)).$('.own-bets .result').first().text()).toMatch(/No win this time|back|You win/);
});

it('no runtime is left behind when the start script is killed', async () => {
  const { child, address } = await start('left-behind');
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('exit', resolve));
  await expect
    .poll(
      () =>
        fetch(address).then(
          () => 'still there',
          () => 'gone',
        ),
      { timeout: 5_000 },
    )
    .toBe('gone');
});

it('a port that is taken is told, with a way out', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { code, words } = await refusal('taken', { PORT: String(port) });
  server.close();
  expect(code).toBe(1);
  expect(words).toContain(`PORT: ${port} is taken`);
  expect(words).not.toMatch(/\n\s+at /);
});

it('a state directory belongs to one product at a time', async () => {
  await start('shared');
  const { code, words } = await refusal('shared', { PORT: '0' });
  expect(code).toBe(1);
  expect(words).toContain('is in use by a product that is running');
});

it('a broken variable stops the start with its name and what it should hold', async () => {
  const { code, words } = await refusal('broken', { PORT: '0', CASINO_API_URL: 'not an address' });
  expect(code).toBe(1);
  expect(words).toMatch(/CASINO_API_URL should hold the http or https address/);
  expect(words).not.toMatch(/\n\s+at /);
});

it('an option is none, and is not passed over', async () => {
  const { code, words } = await refusal('option', {}, ['--port', '9000']);
  expect(code).toBe(1);
  expect(words).toContain('`--port` is no option');
  expect(words).toContain('PORT=9000 npm start');
});
