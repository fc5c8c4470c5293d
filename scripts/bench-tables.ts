/**
 * `npm run bench:tables`: a crash table with 500 live connections through the edge app of the built product, all on this machine, and some
 * of the seats betting. Prints how late each seat was told of a start, of a crash and of the betting after it, over several rounds; the worst has to
 * be within a second.
 */
import { request, type IncomingMessage } from 'node:http';
import { tableOf } from '../casino-api/src/games/registry';
import { runtimeProcess } from './start/processes';
import { makeSecrets } from './start/secrets';
import { seed } from './start/seed';
import { ensureBuilt } from './start/sources';
import { cpuOf } from './bench/cpu';
import { startRuntime, type Variables } from './runtime';

const seats = Number(process.env.SEATS ?? 500);
const rounds = Number(process.env.ROUNDS ?? 3);
const bettors = Number(process.env.BETTORS ?? 20);
/** Milliseconds. */
const bar = 1_000;
/** Connections that are opened at a time. */
const openedAtOnce = 25;
const id = 'koi-leap';
const { flight } = tableOf(id)!.table;

await ensureBuilt(() => console.log('Building …'));
const variables: Variables = { ...makeSecrets(), QA: 'off', MAIL: 'outbox' };
const { miniflare, url, apiUrl, stop } = await startRuntime({ edge: variables, api: variables, direct: true });

/** When the table made an event, epoch ms: what comes after is the way to the seats. */
const madeAt = new Map<string, number>();

/** When each seat heard of what, epoch ms. */
type Heard = Map<string, number>;

async function sit(heard: Heard): Promise<IncomingMessage> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(
      `${url}/tables/${id}/live`,
      { agent: false, headers: { 'cf-ipcountry': 'DE', 'accept-language': 'en' } },
      resolve,
    )
      .on('error', reject)
      .end();
  });
  if (response.statusCode !== 200) throw new Error(`A seat was answered ${response.statusCode}.`);
  let rest = '';
  response.setEncoding('utf8').on('data', (text: string) => {
    const now = Date.now();
    const events = (rest + text).split('\n\n');
    rest = events.pop()!;
    for (const event of events) {
      const kind = /^event: (.*)$/m.exec(event)?.[1];
      if (kind !== 'state') continue;
      // The figures stand first; to read all of it 500 times would be to measure this process.
      const [, phase, round, told] = /"phase":"(\w+)","round":(\d+),"now":(\d+)/.exec(event)!;
      const name = `${phase} ${round}`;
      if (!heard.has(name)) heard.set(name, now);
      if (!madeAt.has(name)) madeAt.set(name, Number(told));
    }
  });
  return response;
}

const ask = async <Data>(method: string, path: string, body?: unknown, session?: string): Promise<Data> => {
  const headers = {
    'api-key': variables.API_KEY!,
    'content-type': 'application/json',
    'x-client-country': 'DE',
    ...(session ? { 'x-anon-session': session } : {}),
  };
  const answer = await fetch(apiUrl + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  return ((await answer.json()) as { data: Data }).data;
};

const worstOf = (delays: readonly number[]): string => {
  const sorted = [...delays].sort((a, b) => a - b);
  return `median ${sorted[Math.floor(sorted.length / 2)]} ms, worst ${sorted.at(-1)} ms of ${sorted.length}`;
};

let failed = 0;
try {
  await seed(miniflare, variables.API_KEY!);
  const visitors = await Promise.all(
    Array.from({ length: bettors }, async () => (await ask<{ anonSessionId: string }>('GET', '/anon')).anonSessionId),
  );
  const heard: Heard[] = Array.from({ length: seats }, () => new Map());
  const open: IncomingMessage[] = [];
  for (let from = 0; from < seats; from += openedAtOnce)
    open.push(...(await Promise.all(heard.slice(from, from + openedAtOnce).map(sit))));
  const pid = runtimeProcess();
  const [cpu, began] = [pid === null ? 0 : cpuOf(pid), Date.now()];
  const rows: Record<string, number[]> = { start: [], 'crash, seen by the first seat': [], betting: [] };
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  for (let done = 0; done < rounds; done += 1) {
    // Only between two flights the table knows when the next one starts.
    const { round, closesAt } = await (async () => {
      for (;;) {
        const { tables } = await ask<{
          tables: { id: string; phase: string; next: { round: number; closesAt: number } }[];
        }>('GET', '/tables');
        const table = tables.find((listed) => listed.id === id)!;
        if (table.phase !== 'dealing' && table.next.closesAt - Date.now() > 3_000) return table.next;
        await pause(500);
      }
    })();
    await Promise.all(
      visitors.map((session) =>
        ask(
          'POST',
          `/tables/${id}/bets`,
          { round, mode: 'fun', stake: 100, choice: { kind: 'crash', auto: 150 }, requestId: crypto.randomUUID() },
          session,
        ),
      ),
    );
    const patience = Date.now() + flight!.longest + flight!.pause + 10_000;
    while (Date.now() < patience && !madeAt.has(`betting ${round + 1}`)) await pause(200);
    await pause(bar);
    const [crash, betting] = [madeAt.get(`result ${round}`) ?? NaN, madeAt.get(`betting ${round + 1}`) ?? NaN];
    console.log(
      `  round ${round}: the table told of the start ${(madeAt.get(`dealing ${round}`) ?? NaN) - closesAt} ms after it, of the betting ${betting - crash - flight!.shown} ms`,
    );
    const firstCrash = Math.min(...heard.map((seat) => seat.get(`result ${round}`) ?? Infinity));
    for (const seat of heard) {
      rows.start!.push((seat.get(`dealing ${round}`) ?? Infinity) - closesAt);
      rows['crash, seen by the first seat']!.push((seat.get(`result ${round}`) ?? Infinity) - firstCrash);
      rows.betting!.push((seat.get(`betting ${round + 1}`) ?? Infinity) - betting);
    }
  }
  console.log(`${seats} seats, ${bettors} of whom bet, ${rounds} rounds:`);
  for (const [what, delays] of Object.entries(rows)) {
    const isLate = Math.max(...delays) > bar;
    if (isLate) failed += 1;
    console.log(`${isLate ? '✗' : '✓'} ${what.padEnd(30)} ${worstOf(delays)} (bar ${bar} ms)`);
  }
  if (pid !== null)
    console.log(
      `  both Workers used ${Math.round(cpuOf(pid) - cpu)} ms of processor time in ${Math.round((Date.now() - began) / 1_000)} s`,
    );
  for (const response of open) response.destroy();
} finally {
  await stop();
}
console.log(`${4 - failed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
