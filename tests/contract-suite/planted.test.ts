/** The suite is only worth what it catches: each fault is planted in a copy of our API, alone, and has to be named. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Bench, type People } from './bench';
import { BendingProxy } from './bending-proxy';
import { openPlayers } from './people';
import { plantedFaults } from './planted-faults';
import { Report, told } from './report';
import { runContract } from './run';
import { serveApi } from './served-api';

let api: Awaited<ReturnType<typeof serveApi>>;
let proxy: BendingProxy;
let people: People;
beforeAll(async () => {
  api = await serveApi();
  proxy = await BendingProxy.before(api.url);
  people = await openPlayers(new Bench(api, new Report(), openPlayers));
});
afterAll(async () => {
  await proxy.stop();
  await api.stop();
});

const faults = () => plantedFaults({ key: api.key, session: people.player.player });
const only = (...calls: string[]) => runContract({ url: proxy.url, key: api.key, people, only: calls });

it('nothing is found where nothing is planted', { timeout: 240_000 }, async () => {
  proxy.set();
  const { verdicts, notes } = await only(...new Set(faults().map(({ call }) => call)));
  expect(
    verdicts.filter(({ state }) => state !== 'conforms'),
    told(verdicts, notes).join('\n'),
  ).toEqual([]);
});

it.each(plantedFaults({ key: '', session: '' }).map(({ says, call }, index) => [says, call, index] as const))(
  '%s: found in %s',
  async (_, call, index) => {
    const fault = faults()[index]!;
    proxy.set(fault.bend());
    const { verdicts } = await only(call);
    const [verdict] = verdicts;
    expect(verdict).toMatchObject({ call, state: 'deviates' });
    expect(verdict!.findings.map(({ rule }) => rule).join('; ')).toContain(fault.rule);
  },
);

it('a call that is not there is missing, by name', async () => {
  proxy.set(async (request, forward) =>
    request.path.startsWith('/skinMenu') ? forward({ path: '/no-such-call' }) : forward(),
  );
  const { verdicts } = await only('skinMenu', 'skinConfig');
  expect(verdicts.map(({ call, state }) => [call, state])).toEqual([
    ['skinConfig', 'conforms'],
    ['skinMenu', 'missing'],
  ]);
});

it('of an API that lacks calls it says what could not be tried for want of them, and what deviates all the same', async () => {
  const lacks = (path: string) => /^\/(player|player\/balance|games)(\?|$)/.test(path);
  const fault = faults().find(({ call }) => call === 'skinConfig')!;
  const bend = fault.bend();
  proxy.set((request, forward) => (lacks(request.path) ? forward({ path: '/no-such-call' }) : bend(request, forward)));
  const { verdicts, notes } = await only('getPlayer', 'getBalance', 'listGames', 'playRound', 'login', 'skinConfig');
  expect(Object.fromEntries(verdicts.map(({ call, state }) => [call, state]))).toMatchObject({
    getPlayer: 'missing',
    getBalance: 'missing',
    listGames: 'missing',
    playRound: 'unjudged',
    skinConfig: 'deviates',
  });
  const lines = told(verdicts, notes);
  expect(lines).toContainEqual(expect.stringMatching(/: not judged: needs GET \/player\/balance$/));
  expect(lines.filter((line) => /could not be tried|reading '/.test(line))).toEqual([]);
});
