/** What each kind of call costs the built API: processor time of the runtime, all its threads, and what the call sets off counted in. */
import { cpuOf } from '../../scripts/bench/cpu';
import { seed } from '../../scripts/start/seed';
import { acceptedCard, fund, makePlayers, newRequestId, type TorturedPlayer } from './players';
import { TorturedApi, type Sent } from './tortured-api';

const clients = 8;

type Tell = (sent: Sent) => Promise<Record<string, unknown>>;

/** A player, with a round of theirs that is over. */
interface Known extends TorturedPlayer {
  username: string;
  roundId: string;
}

interface Operation {
  name: string;
  times: number;
  run: (player: Known, tell: Tell) => Promise<unknown>;
}

const password = 'Lantern-light-1';
const card = () => ({ method: 'card', requestId: newRequestId() });
const round = () => ({ gameid: 'lantern-festival', mode: 'real', stake: 20, requestId: newRequestId() });

const get =
  (path: string): Operation['run'] =>
  ({ headers }, tell) =>
    tell({ method: 'GET', path, headers });
const post =
  (path: string, body: (player: Known) => object): Operation['run'] =>
  (player, tell) =>
    tell({ method: 'POST', path, headers: player.headers, body: body(player) });

const operations: readonly Operation[] = [
  { name: 'a page of the catalogue', times: 400, run: get('/games/filter/slots/all/popular/40/0') },
  { name: 'a game’s details', times: 400, run: get('/games/lantern-festival') },
  { name: 'the balance', times: 800, run: get('/player/balance') },
  { name: 'the player', times: 800, run: get('/player') },
  { name: 'a round for real money', times: 800, run: post('/rounds', round) },
  {
    name: 'a receipt, signed',
    times: 400,
    run: ({ headers, roundId }, tell) => tell({ method: 'GET', path: `/player/rounds/${roundId}`, headers }),
  },
  {
    name: 'twenty rounds of the history',
    times: 400,
    run: post('/player/history/gaming', () => ({ limit: 20, offset: 0 })),
  },
  {
    name: 'a deposit, with its notification',
    times: 80,
    run: post('/cashier/deposit', () => ({ ...card(), amount: 20_00, card: acceptedCard })),
  },
  {
    name: 'a withdrawal, and cancelling it',
    times: 80,
    run: async (player, tell) => {
      const { id } = (await post('/cashier/withdraw', () => ({ ...card(), amount: 20_00 }))(player, tell)) as {
        id: string;
      };
      await post('/player/transactions/pendingWithdrawals/cancel', () => ({ trans_ids: [id] }))(player, tell);
    },
  },
  {
    name: 'a visitor’s session and log-in',
    times: 24,
    run: async ({ username }, tell) => {
      const { anonSessionId } = await tell({ method: 'GET', path: '/anon', headers: { 'x-client-country': 'DE' } });
      await tell({
        method: 'POST',
        path: '/player/login',
        headers: { 'x-client-country': 'DE', 'x-anon-session': String(anonSessionId) },
        body: { username, password, terms: true },
      });
    },
  },
];

/** Milliseconds of processor time by what is done. @throws when one is refused */
export async function operationCosts(): Promise<Map<string, number>> {
  const api = await TorturedApi.start(true);
  try {
    await seed(api.miniflare, api.key);
    const players = await makePlayers(api, clients);
    for (const player of players) await fund(api, player, 1_000_00);
    const tell: Tell = async (sent) => {
      const { code, data } = await api.send(sent);
      if (code !== 'ok') throw new Error(`${sent.method} ${sent.path}: ${code} ${JSON.stringify(data)}`);
      return data as Record<string, unknown>;
    };
    const known: Known[] = [];
    for (const player of players) {
      const { headers } = player;
      const { id } = await tell({ method: 'POST', path: '/rounds', headers, body: round() });
      const { username } = await tell({ method: 'GET', path: '/player', headers });
      known.push({ ...player, roundId: String(id), username: String(username) });
    }
    const costs = new Map<string, number>();
    for (const { name, times, run } of operations) {
      const each = times / clients;
      const all = (count: number) =>
        Promise.all(
          known.map(async (player) => {
            for (let done = 0; done < count; done += 1) await run(player, tell);
          }),
        );
      await all(Math.ceil(each / 4));
      const before = cpuOf(api.pid);
      await all(each);
      costs.set(name, (cpuOf(api.pid) - before) / times);
    }
    return costs;
  } finally {
    await api.stop();
  }
}
