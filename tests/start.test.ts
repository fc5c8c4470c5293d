import { fork, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { root } from '../scripts/build';
import { anyFreePort } from '../scripts/start/processes';
import { startByFork, stopFork } from '../e2e/start-product';
import { until } from './harness/until';
import { Visitor, type Way } from './harness/visitor';

/** Some start a whole product, beside all that else runs. */
vi.setConfig({ testTimeout: 120_000 });

let folder: string;
const running: ChildProcess[] = [];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lantern-start-'));
});
afterAll(async () => {
  await Promise.all(running.map(stopFork));
  await rm(folder, { recursive: true, force: true });
});

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

describe('a product, from its first start on', () => {
  // One for all of them, each going on from where the one before left it: to make its data anew would be a start more.
  const state = 'life';
  let product: Awaited<ReturnType<typeof start>>;
  let visitor: Visitor;
  let cookie: string | null;
  let waits: string | undefined;
  let playerId: string;
  const [field, table] = ['/play/lantern/buried-light', '/play/lantern/lamplight-roulette'];

  const startAgain = () => start(state, { PORT: new URL(product.address).port });
  const killed = async () => {
    product.child.kill('SIGKILL');
    await new Promise((resolve) => product.child.once('exit', resolve));
  };
  const qa = async <Data>(path: string, body?: unknown): Promise<Data> => {
    const response = await fetch(`${product.address}/__qa${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json' },
      body: body ? JSON.stringify(body) : undefined,
    });
    return ((await response.json()) as { data: Data }).data;
  };
  /** Bets on red, and says where the receipt will be. A round that closes just now takes no bet: the next one does. */
  const betOnRed = (mode: 'real' | 'fun') =>
    until(
      'a bet that is taken',
      async () => {
        const felt = await visitor.get(`${table}?mode=${mode}`);
        const round = felt.$('.bet-form [name=round]').attr('value')!;
        const form = { mode, chip: '500', spot: 'red', requestId: felt.value('requestId')!, round };
        const placed = await visitor.post(`${table}?mode=${mode}`, form, { from: felt });
        if (placed.status !== 200) await qa('/clock', { advanceSeconds: 8 });
        return { taken: placed.$('.own-bets').length, receipt: placed.$('.own-round a').attr('href') };
      },
      ({ taken }) => taken === 1,
      { patience: 60_000, every: 50 },
    );

  it('answers first with a page that is whole', async () => {
    const port = String(await anyFreePort('127.0.0.1'));
    const started = start(state, { PORT: port });
    const ask = () => fetch(`http://127.0.0.1:${port}/`, { headers: { 'cf-ipcountry': 'DE' } }).catch(() => null);
    const first = await until('the first answer', ask, Boolean, { patience: 60_000, every: 50 });
    expect(first!.status).toBe(200);
    expect(await first!.text()).toContain('/game/lantern-festival');
    product = await started;
  });

  it('lets the ready-made player in that it prints', async () => {
    const { address, player } = product;
    cookie = await logIn(address, player);
    expect(cookie).toContain('playerSessionId');
    expect(await logIn(address, { ...player, password: 'something-else' })).toBeNull();
  });

  it('has its state directory for itself', async () => {
    const { code, words } = await refusal(state, { PORT: '0' });
    expect(code).toBe(1);
    expect(words).toContain('is in use by a product that is running');
  });

  it('leaves no runtime behind when it is killed, with a round that waits for a decision and a bet at a shared table', async () => {
    const made = await qa<{ playerId: string; username: string; password: string }>('/players', { balance: 100_00 });
    playerId = made.playerId;
    // Whatever is started has one address, so one browser.
    visitor = new Visitor(byNetwork, product.address);
    await visitor.post('/login', { username: made.username, password: made.password });
    const opened = await (
      await visitor.get(`${field}?mode=real`)
    ).submit('Start the round', { stake: '200', mines: '1' });
    waits = opened.$('form.decision-form [name=round]').attr('value');
    expect(waits).toBeDefined();
    await betOnRed('real');

    await killed();
    const gone = () =>
      fetch(product.address).then(
        () => false,
        () => true,
      );
    expect(await until('that nothing answers', gone, Boolean, { patience: 5_000, every: 50 })).toBe(true);
  });

  it('starts quickly after a kill -9, on the same port, and keeps sessions and data', async () => {
    const before = product;
    product = await startAgain();
    // On a machine that is slow now, by no more than half slower than a start that has everything to do yet.
    expect(product.took).toBeLessThan(Math.max(15_000, before.took * 1.5));
    expect(product.address).toBe(before.address);
    const page = await fetch(`${product.address}/profile/my-account`, {
      headers: { cookie: cookie!, 'cf-ipcountry': 'DE' },
      redirect: 'manual',
    });
    expect(page.status).toBe(200);
  });

  it('has the round that waited and the bet as they were', async () => {
    const again = await visitor.get(`${field}?mode=real`);
    expect(again.$('form.decision-form [name=round]').attr('value')).toBe(waits);
    const cell = again.$('button[name=decision][value^=cell-]').first();
    expect(await again.submit(cell.attr('aria-label')!)).toHaveStatus(200);
    await qa('/clock', { advanceSeconds: 120 });
    const felt = await visitor.get(`${table}?mode=real`);
    expect(felt.$('.own-bets .result').first().text()).toMatch(/No win this time|back|You win/);
    expect(await qa(`/reconcile/${playerId}`)).toMatchObject({ ok: true, findings: [] });
  });

  it('is woken by a table’s alarm after a restart, which knows which table it is and says how the round ended', async () => {
    const { receipt } = await betOnRed('fun');
    await stopFork(product.child);

    product = await startAgain();
    let words = '';
    for (const stream of [product.child.stdout, product.child.stderr])
      stream?.on('data', (chunk: Buffer) => (words += chunk.toString()));
    // Nobody asks the table in between: only its alarm does, within a round. The receipt is the player's own.
    await expect
      .poll(async () => (await visitor.get(receipt!)).text, { timeout: 45_000, interval: 500 })
      .toContain('Status Settled');
    expect(words).not.toContain('There is no table');
    const felt = await visitor.get(`${table}?mode=fun`);
    expect(felt.$('.own-bets .result').first().text()).toMatch(/No win this time|back|You win/);
  });
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
