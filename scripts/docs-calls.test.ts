import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { allCalls } from 'contract/index';
import {
  beginTest,
  callAt,
  judgedCalls,
  judgeSteps,
  recorded,
  startRecording,
  type JudgedCall,
} from '../tests/harness/recorded-calls';
import { answersOf, settledIn, testsOf, type TestRecord } from './call-tests';
import { callRows, callsPage, differences, missingCalls } from './docs-calls';
import { specifiedCalls } from './specified-calls';

const rows = await callRows([]);

describe('every call of the contract', () => {
  it.each(rows.map(({ name, isMounted }) => [name, isMounted] as const))('%s is served', (_, isMounted) =>
    expect(isMounted).toBe(true),
  );

  it('that is not in the specification is marked as an extension, and the other way round', () => {
    const shape = (address: string) => new RegExp(`^${address.replace(/\{\}/g, '[^/]+')}$`);
    const shapes = specifiedCalls.map(shape);
    const wrong = rows.filter(
      ({ call, isSpecified }) => isSpecified && !shapes.some((known) => known.test(`${call.method} ${call.path}`)),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});

it('what is missing are calls of the specification without a call of the contract', () => {
  const missing = missingCalls();
  expect(specifiedCalls).toEqual(expect.arrayContaining(missing));
  expect(missing).not.toContain('GET /anon');
  expect(allCalls().some(([, { method, path }]) => missing.includes(`${method} ${path}`))).toBe(false);
});

describe('a test belongs to a call', () => {
  const records: TestRecord[] = [
    {
      name: 'wallet',
      judged: [
        { call: 'getBalance', code: 'ok', by: 'player' },
        { call: 'getBalance', code: 'session_expired', by: 'nobody' },
      ],
    },
    { name: 'protocol', judged: [{ call: 'getBalance', code: 'invalid_request', by: 'player' }] },
  ];

  it('by how the answer that it judged turned out', () => {
    expect(testsOf('getBalance', records)).toEqual({ happy: ['wallet'], error: ['protocol'], security: ['wallet'] });
    expect(testsOf('getPlayer', records)).toEqual({ happy: [], error: [], security: [] });
  });

  it('and the page says who was answered with what', () => {
    expect([...answersOf('getBalance', records)]).toEqual([
      ['ok', ['player']],
      ['invalid_request', ['player']],
      ['session_expired', ['nobody']],
    ]);
    const raced = { name: 'wallet', judged: [{ call: 'getBalance', code: 'ok', by: 'visitor', races: true }] } as const;
    expect(answersOf('getBalance', [...records, raced]).get('ok')).toEqual(['player', '~visitor']);
  });
});

describe('a written page', () => {
  const ok = { call: 'walletBalance', code: 'ok', by: 'player' } as const;
  const by = { ...ok, code: 'not_found' };
  const chance = { ...ok, code: 'session_expired', races: true } as const;
  const call = '`walletBalance`';
  const differing = async (written: readonly JudgedCall[], recorded: readonly JudgedCall[]) => {
    const of = (judged: readonly JudgedCall[]) => [{ name: 'wallet', judged }];
    return differences(
      await callsPage(of(written)),
      await callsPage(settledIn(of(recorded))),
      await callsPage(of(recorded)),
    );
  };

  it.each([
    ['says what is settled', [ok, by], [ok, by], []],
    ['may leave out what a race came to', [ok], [ok, chance], []],
    ['may say what was left to chance another time', [ok, by, chance], [ok, by], []],
    ['may take as settled what is left to chance this time', [ok, { ...chance, races: undefined }], [ok, chance], []],
    ['may leave to chance what is settled this time', [ok, chance], [ok, { ...chance, races: undefined }], []],
    [
      'says no more',
      [ok, by],
      [ok],
      [`not recorded: | ${call} | 2 | wallet`, `not recorded: | ${call} | not_found (player)`],
    ],
    ['says no less', [ok], [ok, { ...ok, by: 'visitor' as const }], [`not written:  | ${call} | ok (visitor)`]],
  ])('%s', async (_, written, recorded, lines) => {
    expect(await differing(written, recorded)).toEqual(lines);
  });
});

describe('what a test calls', () => {
  let asserted = 0;
  const call = (name: string) =>
    recorded(
      { call: name, by: 'player' },
      () => Promise.resolve('ok'),
      (code) => code,
    );
  beforeEach(() => {
    asserted = 0;
    startRecording(() => asserted);
    beginTest();
  });
  afterAll(() => startRecording(() => 0));

  it('counts when something is asserted before the next call, and not as a step to it', async () => {
    await call('login');
    await call('deposit');
    asserted += 1;
    await call('logout');
    judgeSteps();
    expect(judgedCalls().map(({ call: name }) => name)).toEqual(['deposit']);
  });

  it('is judged together when it is made side by side', async () => {
    await Promise.all([call('deposit'), call('withdraw')]);
    asserted += 1;
    judgeSteps();
    expect(judgedCalls().map(({ call: name }) => name)).toEqual(['deposit', 'withdraw']);
  });

  it('races when another of its name waits for its answer, and is settled once it was answered so alone', async () => {
    await Promise.all([call('deposit'), call('deposit')]);
    asserted += 1;
    judgeSteps();
    expect(judgedCalls()).toEqual([{ call: 'deposit', code: 'ok', by: 'player', races: true }]);
    await call('deposit');
    asserted += 1;
    judgeSteps();
    expect(judgedCalls()).toEqual([{ call: 'deposit', code: 'ok', by: 'player' }]);
  });

  it('is the same whichever of two players side by side is answered sooner', async () => {
    const waiting = new Map<string, (code: string) => void>();
    const asked = (name: string, who: string) =>
      recorded(
        { call: name, by: 'player' },
        () => new Promise<string>((resolve) => waiting.set(`${who} ${name}`, resolve)),
        (code) => code,
      );
    const join = async (who: string) => {
      await asked('register', who);
      await asked('login', who);
    };
    const answer = async (what: string) => {
      waiting.get(what)!('ok');
      // What waits for the answer goes on.
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    };
    for (const order of [
      ['one register', 'one login', 'other register', 'other login'],
      ['one register', 'other register', 'other login', 'one login'],
    ]) {
      const joined = Promise.all([join('one'), join('other')]);
      for (const what of order) await answer(what);
      await joined;
      asserted += 1;
      judgeSteps();
      expect(judgedCalls().map(({ call: name }) => name)).toEqual(['login']);
    }
  });

  it('and is answered only when its file has ended, counts for no other', async () => {
    const late = call('login');
    startRecording(() => asserted);
    await late;
    asserted += 1;
    judgeSteps();
    expect(judgedCalls()).toEqual([]);
  });

  it('before a test begins is none of its answers', async () => {
    await call('login');
    beginTest();
    asserted += 1;
    judgeSteps();
    expect(judgedCalls()).toEqual([]);
  });

  it.each([
    ['GET', '/games/lantern-festival', 'getGame'],
    ['GET', '/player/balance?x=1', 'getBalance'],
    ['GET', '/openapi.json', null],
  ])('is known by its address: %s %s', (method, address, name) => expect(callAt(method, address)).toBe(name));
});
