import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startLantern, type Lantern } from '../harness';
import { freshPlayer, logIn } from '../harness/player';

let lantern: Lantern;
let analytics: Server;
let events: { event: string; id: string; player: string }[] = [];
beforeAll(async () => {
  analytics = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      events.push(JSON.parse(text) as (typeof events)[number]);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((ready) => analytics.listen(0, '127.0.0.1', ready));
  lantern = await startLantern({
    edge: { ANALYTICS_URL: `http://127.0.0.1:${(analytics.address() as AddressInfo).port}/events` },
  });
});
beforeEach(() => (events = []));
afterAll(async () => {
  await lantern.stop();
  analytics.close();
});

it('a first deposit is told once, with an id that makes repetitions known', async () => {
  const account = await lantern.players.make({ balance: 50_00 });
  const visitor = await logIn(lantern, account, { ip: '198.51.100.40' });
  await vi.waitFor(() => expect(events).toHaveLength(1));
  expect(events[0]).toMatchObject({
    event: 'first_deposit',
    id: `first_deposit:${account.playerId}`,
    player: account.playerId,
  });
  for (const path of ['/', '/profile/history', '/casino']) await visitor.get(path);
  const elsewhere = await logIn(lantern, account, { ip: '198.51.100.41' });
  await elsewhere.get('/');
  await vi.waitFor(() => expect(events.length).toBeGreaterThan(1));
  expect(new Set(events.map(({ id }) => id)).size).toBe(1);
  expect(events).toHaveLength(2);
});

it('nothing is told of who has not deposited', async () => {
  const newcomer = (await freshPlayer(lantern, {}, { ip: '198.51.100.42' })).visitor;
  await newcomer.get('/casino');
  const told = await lantern.players.make({ balance: 10_00 });
  await logIn(lantern, told, { ip: '198.51.100.44' });
  await vi.waitFor(() => expect(events.map(({ player }) => player)).toContain(told.playerId));
  expect(events).toHaveLength(1);
});
