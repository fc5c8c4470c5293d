/**
 * `npm run bench`: processor time per request of the built edge app in workerd, without asset routing in front of it (QUALITY,
 * fast at the edge). A constant page and a bare React page are measured in the same run, which tells how slow the machine is (`bench/judge.ts`). Then the casino API alone: rounds a second, memory.
 */
import { Log, LogLevel, Miniflare, type WorkerOptions } from 'miniflare';
import { cpuPerRequest, get, median, type Answer } from './bench/cpu';
import { spins } from './bench/spin';
import { Judge, slownessOf } from './bench/judge';
import { fillCatalogue, searchTimes, untilListed } from './bench/search';
import { direct, measuredProcess, yardsticksName, yardsticksWorker } from './bench/yardstick';
import { migrate, migrationsWorker } from './migrations';
import { apiOptions, edgeOptions, edgeWorker, type Variables } from './runtime';
import { makeSecrets } from './start/secrets';
import { seed } from './start/seed';
import { ensureBuilt } from './start/sources';
import { operationCosts } from '../tests/torture/operation-costs';
import { throughput } from '../tests/torture/throughput';

const rounds = 9;
/** Milliseconds. */
const spinBar = 10;
/** Of a bare React page. */
const spinTimes = 15;
const perRound = Number(process.env.REQUESTS ?? 400);
/** Milliseconds. */
const searchBar = 50;
/** Rounds a second, and megabytes (QUALITY, fast at the edge). */
const [spreadBar, hotBar, memoryBar] = [1_000, 1_500, 128];
const bareReact = 'bare React page, 40 tiles';

await ensureBuilt(() => console.log('Building …'));
const variables: Variables = { ...makeSecrets(), QA: 'off', MAIL: 'outbox', SITE_ORIGIN: 'http://localhost:8788' };
const { assets: _assets, ...edge } = edgeOptions(variables) as WorkerOptions & { assets?: unknown };
const miniflare = new Miniflare({
  log: new Log(LogLevel.ERROR),
  cf: false,
  workers: [
    { ...edge, unsafeDirectSockets: direct } as WorkerOptions,
    await apiOptions(variables),
    await yardsticksWorker(),
    migrationsWorker(),
  ],
  handleRuntimeStdio: (out, err) => [out, err].forEach((stream) => stream.resume()),
});

let judge: Judge;
try {
  await miniflare.ready;
  await migrate(miniflare);
  await seed(miniflare, variables.API_KEY!);
  const pid = measuredProcess();
  const [app, still] = await Promise.all([
    miniflare.unsafeGetDirectURL(edgeWorker),
    miniflare.unsafeGetDirectURL(yardsticksName),
  ]);

  // Somebody who has been here before: an anonymous session, and a catalogue that is in the isolate's memory.
  const headers: Record<string, string> = {
    'cf-ipcountry': 'DE',
    'accept-language': 'en',
    'accept-encoding': 'identity',
    accept: 'text/html',
  };
  const first = await get(new URL('/', app).href, headers);
  headers.cookie = first.setCookie.map((cookie) => cookie.split(';')[0]).join('; ');

  /** A query that no page answers to: the page is rendered, not taken from the kept ones. */
  const anew = '?rendered';
  /** Football has the most markets. */
  const football = await get(new URL('/sports/football?list=upcoming', app).href, headers);
  const match = /href="(\/sports\/event\/[^"?#]+)"/.exec(football.body.toString())?.[1];
  if (!match) throw new Error('The list of football leads to no match.');
  /** `times`: of a bare React page of 40 tiles in the same run, at most. */
  const pages: { name: string; url: URL; status: number; bar?: number; times?: number; kept?: true }[] = [
    { name: 'constant page', url: new URL('/constant', still), status: 200 },
    { name: bareReact, url: new URL('/react', still), status: 200 },
    {
      name: 'almost empty page: one button',
      url: new URL('/register-token?token=x', app),
      status: 200,
      bar: 0.6,
      times: 2,
    },
    { name: 'restricted page', url: new URL('/access-restricted', app), status: 451, bar: 0.6, times: 2 },
    { name: 'not found (no bar)', url: new URL('/no-such-page', app), status: 404 },
    { name: 'lobby: home', url: new URL(`/${anew}`, app), status: 200, bar: 1.0, times: 3 },
    { name: 'lobby: slots', url: new URL(`/casino${anew}`, app), status: 200, bar: 1.0, times: 3 },
    { name: 'lobby: slots in Japanese', url: new URL(`/jp/casino${anew}`, app), status: 200, bar: 1.0, times: 3 },
    { name: 'sports: overview', url: new URL(`/sports${anew}`, app), status: 200, times: 3 },
    { name: 'sports: sixty matches', url: new URL(`/sports/all${anew}`, app), status: 200, times: 3 },
    { name: 'sports: a match, 40 markets', url: new URL(`${match}${anew}`, app), status: 200, times: 3 },
    { name: 'home from the edge cache', url: new URL('/', app), status: 200, bar: 0.15, times: 0.8, kept: true },
    { name: 'slots from the edge cache', url: new URL('/casino', app), status: 200, bar: 0.15, times: 0.8, kept: true },
  ];
  const samples = new Map<string, number[]>(pages.map(({ name }) => [name, []]));
  const sizes = new Map<string, number>();
  const once = async ({ url, status, kept }: (typeof pages)[number], warming = false): Promise<Answer> => {
    const answer = await get(url.href, headers);
    // Half a minute after it was made a page is made anew behind one of the answers, which the bar has to bear as well.
    const how = /cache;desc=(\w+)/.exec(answer.serverTiming)?.[1] ?? 'none';
    if (!warming && (how === 'hit' || how === 'stale') !== (kept === true))
      throw new Error(`${url.pathname} was answered by the cache as "${how}".`);
    if (how === 'hit' && /(get|post)-/.test(answer.serverTiming))
      throw new Error(`${url.pathname} came from the cache and asked the API: ${answer.serverTiming}`);
    if (answer.status !== status)
      throw new Error(
        `${url.pathname} answered ${answer.status} instead of ${status}: ${answer.body.toString().slice(0, 200)}`,
      );
    return answer;
  };
  for (const page of pages) {
    for (let warm = 0; warm < perRound; warm += 1) sizes.set(page.name, (await once(page, true)).body.length);
  }
  // Interleaved, so that whatever else the machine does falls on all of them.
  const aSpin = 'a spin, post to page, both Workers';
  const cpuPerSpin = await spins(pid, app.href, headers);
  const spun: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const page of pages) samples.get(page.name)!.push(await cpuPerRequest(pid, perRound, () => once(page)));
    spun.push(await cpuPerSpin());
  }

  judge = new Judge(slownessOf(median(samples.get(bareReact)!)));
  console.log(`\nThis machine is now ${judge.slowness.toFixed(2)} times as slow as the one that the bars were set on.`);
  console.log(`\nProcessor time per request, median of ${rounds} × ${perRound} requests, four at a time\n`);
  for (const { name, bar } of pages) {
    judge.say(
      name,
      median(samples.get(name)!),
      bar === undefined ? undefined : { at: bar, is: 'most', unit: 'ms' },
      `${String(sizes.get(name)).padStart(6)} B  `,
    );
  }
  judge.say(aSpin, median(spun), { at: spinBar, is: 'most', unit: 'ms', digits: 2 });

  console.log(`\nThe same as multiples of "${bareReact}", which hold on any machine\n`);
  const bare = samples.get(bareReact)!;
  /** Each round by its own bare page, a moment before: a machine that slows down meanwhile slows both. */
  const multiple = (name: string, took: readonly number[], at: number) =>
    judge.say(
      name,
      median(took.map((figure, round) => figure / bare[round]!)),
      { at, is: 'most', unit: '×', digits: 2, asMeasured: true },
      `(by the medians of all rounds ${(median([...took]) / median(bare)).toFixed(2)})  `,
    );
  for (const { name, times } of pages) if (times !== undefined) multiple(name, samples.get(name)!, times);
  multiple(aSpin, spun, spinTimes);

  const { games, slots } = await fillCatalogue(miniflare);
  await untilListed(new URL(`/casino${anew}`, app).href, headers, slots);
  console.log(`\nThe lobby with ${games.toLocaleString('en')} games, as above\n`);
  for (const [name, path, bar] of [
    ['lobby: home', `/${anew}`, 1.0],
    ['lobby: slots', `/casino${anew}`, 1.0],
    ['lobby: slots, filtered and sorted', `/casino${anew}&volatility=high&sort=title`, 1.0],
    ['lobby: by mood and mechanics', `/browse${anew}`, undefined],
  ] as const) {
    const ask = () => get(new URL(path, app).href, headers);
    for (let warm = 0; warm < perRound; warm += 1) await ask();
    const took: number[] = [];
    for (let round = 0; round < rounds; round += 1) took.push(await cpuPerRequest(pid, perRound, ask));
    judge.say(name, median(took), bar === undefined ? undefined : { at: bar, is: 'most', unit: 'ms' });
  }
  console.log(
    `\nA search among ${games.toLocaleString('en')} games, from request to last byte, one after the other, a new text each time\n`,
  );
  for (const [name, path] of [
    ['search page', '/search'],
    ['suggestions', '/search/suggestions'],
  ] as const) {
    const took = await searchTimes(
      (title) => new URL(`${path}?${new URLSearchParams({ title }).toString()}`, app).href,
      headers,
    );
    judge.say(
      name,
      took.median,
      { at: searchBar, is: 'most', unit: 'ms', digits: 1 },
      `(19 of 20 within ${took.worstOfTwenty.toFixed(1)} ms)  `,
    );
  }
} finally {
  await miniflare.dispose();
}

console.log('\nRounds of a slot at the casino API, 64 clients for ten seconds\n');
const { hot, spread, heap } = await throughput({ seconds: 10, clients: 64, gameid: 'lantern-festival', stake: 20 });
for (const [name, { rate, cpuPerRound, refused }, bar] of [
  ['one hot player', hot, hotBar],
  ['50 players', spread, spreadBar],
] as const) {
  if (refused > 0) throw new Error(`${refused} rounds were refused.`);
  judge.say(name, rate, { at: bar, is: 'least', unit: '/s', digits: 0 }, `(${cpuPerRound} ms CPU a round)  `);
}
judge.say('memory of the API’s isolate after it', heap, {
  at: memoryBar,
  is: 'most',
  unit: 'MB',
  digits: 1,
  asMeasured: true,
});

console.log('\nProcessor time of the casino API for each kind of call, what it sets off counted in\n');
for (const [name, cost] of await operationCosts()) judge.say(name, cost);

console.log(`\n${judge.passed} passed, ${judge.failed} failed`);
process.exit(judge.failed > 0 || judge.passed === 0 ? 1 : 0);
