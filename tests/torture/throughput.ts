/** How many in-house rounds the built API plays a second, and what processor time a round costs. */
import { apiWorker } from '../../scripts/runtime';
import { heapOf } from '../../scripts/bench/heap';
import { cpuOf } from '../../scripts/bench/cpu';
import { fund, makePlayers, newRequestId, type TorturedPlayer } from './players';
import { TorturedApi } from './tortured-api';

export interface ThroughputPlan {
  seconds: number;
  clients: number;
  gameid: string;
  stake: number;
}

export interface ThroughputResult {
  /** Rounds a second. */
  rate: number;
  /** Milliseconds of the runtime's processor time for one round, all its threads. */
  cpuPerRound: number;
  refused: number;
}

async function load(
  api: TorturedApi,
  players: readonly TorturedPlayer[],
  { seconds, clients, gameid, stake }: ThroughputPlan,
): Promise<ThroughputResult> {
  let played = 0;
  let refused = 0;
  const cpuBefore = cpuOf(api.pid);
  const started = performance.now();
  const end = started + seconds * 1000;
  const client = async (index: number) => {
    for (let turn = index; performance.now() < end; turn += clients) {
      const { headers } = players[turn % players.length]!;
      const { code } = await api.send({
        method: 'POST',
        path: '/rounds',
        headers,
        body: { gameid, mode: 'real', stake, requestId: newRequestId() },
      });
      if (code === 'ok') played += 1;
      else refused += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, index) => client(index)));
  const took = (performance.now() - started) / 1000;
  const cpu = cpuOf(api.pid) - cpuBefore;
  return { rate: Math.round(played / took), cpuPerRound: Number((cpu / Math.max(1, played)).toFixed(3)), refused };
}

/** One hot player, then the same load spread over fifty. `heap`: megabytes that the API's isolate holds after it. */
export async function throughput(
  plan: ThroughputPlan,
): Promise<{ hot: ThroughputResult; spread: ThroughputResult; heap: number }> {
  const api = await TorturedApi.start(true);
  try {
    const players = await makePlayers(api, 50);
    await Promise.all(players.slice(0, 25).map((player) => fund(api, player, 5_000_00)));
    await Promise.all(players.slice(25).map((player) => fund(api, player, 5_000_00)));
    await load(api, players.slice(0, 1), { ...plan, seconds: 1 });
    const hot = await load(api, players.slice(0, 1), plan);
    const spread = await load(api, players, plan);
    return { hot, spread, heap: await heapOf(api.miniflare, apiWorker) };
  } finally {
    await api.stop();
  }
}
