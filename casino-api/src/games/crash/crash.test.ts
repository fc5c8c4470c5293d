import { currencyCodes } from 'contract/money';
import { exitAt, type CrashChoice } from 'contract/play/crash';
import { multipleAfter, msUntil } from 'contract/play/growth';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RoundRandom } from '../engine';
import { createRoundRandom } from '../fairness';
import { gamesOfFamily } from '../registry';
import { draws, drawCrash, reaching } from './crash';
import { proveReturn, returnOf } from './proofs';
import { skyward } from './skyward';

const drawing = (drawn: number): RoundRandom => ({ integer: () => drawn });
const position = (auto: number | null, left: string[] = [], stake = 10_00) => ({
  stake,
  choice: { kind: 'crash', auto } as CrashChoice,
  decisions: left.map((what) => ({ what, after: 0 })),
});
/** A draw whose flight crashes at a multiple, hundredths. */
const crashingAt = (multiple: number, { fairShare } = skyward.design): number =>
  Math.floor((fairShare * draws) / (100 * multiple)) - 1;
const play = (crashedAt: number, auto: number | null, left: string[] = []) =>
  skyward.play(position(auto, left), drawing(crashingAt(crashedAt)));

describe.each(gamesOfFamily('crash'))('$id', ({ id, rtp, rules, maxWinMultiple, stakes, table, design: settings }) => {
  const { flight, resultOf } = table!;

  it('returns what it states at every exit, as it is proven', () => {
    const { rtp: proven } = proveReturn(settings);
    expect(rtp).toBe(Math.round(proven));
    expect(rtp - proven).toBeLessThan(0.01);
    fc.assert(
      fc.property(fc.integer({ min: 101, max: settings.highest }), (exit) => {
        expect(returnOf(settings, exit)).toBeLessThanOrEqual(rtp);
        expect(returnOf(settings, exit)).toBeGreaterThanOrEqual(proven);
      }),
    );
    expect(rtp).toBeGreaterThanOrEqual(96_00);
    expect(rtp).toBeLessThanOrEqual(98_00);
  });

  it('reaches a multiple in exactly the draws that were counted', () => {
    fc.assert(
      fc.property(fc.integer({ min: 101, max: settings.highest }), (exit) => {
        const last = reaching(settings, exit) - 1;
        expect(drawCrash(settings, drawing(last)).crashedAt).toBeGreaterThanOrEqual(exit);
        expect(drawCrash(settings, drawing(last + 1)).crashedAt).toBeLessThan(exit);
      }),
    );
    expect(drawCrash(settings, drawing(0)).crashedAt).toBe(settings.highest);
    expect(drawCrash(settings, drawing(draws - 1)).crashedAt).toBe(1_00);
    expect(maxWinMultiple * 100).toBe(settings.highest);
  });

  it('crashes about as often as it should, by real draws', () => {
    let doubled = 0;
    for (let nonce = 0; nonce < 4_000; nonce += 1)
      doubled += Number(
        (resultOf(createRoundRandom('c'.repeat(64), id, nonce)) as { crashedAt: number }).crashedAt >= 2_00,
      );
    expect(Math.abs(doubled / 4_000 - settings.fairShare / 20_000)).toBeLessThan(0.03);
  });

  it('flies no longer than the longest flight, and starts again 5 to 8 seconds after', () => {
    const longest = flight!.lasts({ kind: 'crash', crashedAt: settings.highest, top: true });
    expect(longest).toBeLessThan(flight!.longest);
    expect(flight!.longest).toBeLessThanOrEqual(22_000);
    expect(flight!.pause).toBeGreaterThanOrEqual(5_000);
    expect(flight!.pause).toBeLessThanOrEqual(8_000);
    expect(flight!.shown).toBeLessThan(flight!.pause);
    expect(rules).toMatchObject({ kind: 'crash', pause: flight!.pause / 1_000 });
  });

  it('has risen to where it crashed to the millisecond', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: settings.highest - 1 }), (crashedAt) => {
        const result = { kind: 'crash' as const, crashedAt, top: false };
        const lasts = flight!.lasts(result);
        expect(flight!.at(result, lasts - 1).crashed).toBe(false);
        expect(flight!.at(result, lasts)).toEqual({ multiple: crashedAt, crashed: true });
        expect(flight!.at(result, lasts - 1).multiple).toBeLessThanOrEqual(crashedAt);
      }),
    );
  });

  it.each([...currencyCodes, 'FUN'] as const)(
    'stakes whole hundreds of minor units in %s, so that every payout is whole',
    (currency) => {
      expect(stakes(currency).filter((stake) => stake % 100 !== 0)).toEqual([]);
    },
  );
});

describe('a flight', () => {
  it.each([
    // crashed at, auto, left at → multiple paid, by whom
    [2_00, 2_00, [], 2_00, 'auto'],
    [1_99, 2_00, [], null, null],
    [5_00, 2_00, [], 2_00, 'auto'],
    [5_00, null, [exitAt(3_17)], 3_17, 'player'],
    [5_00, 2_00, [exitAt(1_50)], 1_50, 'player'],
    [5_00, 2_00, [exitAt(3_00)], 2_00, 'auto'],
    [1_20, null, [exitAt(1_21)], null, null],
    [5_00, null, [], null, null],
    [1_000_00, null, [], 1_000_00, 'top'],
    [1_000_00, 1_000_00, [], 1_000_00, 'auto'],
    [1_00, 1_01, [], null, null],
  ] as const)('that crashes at %i, auto %j, left %j: %j by %j', (crashedAt, auto, left, multiple, by) => {
    expect(play(crashedAt, auto, [...left])).toMatchObject({
      payout: multiple === null ? 0 : 10 * multiple,
      options: [],
      outcome: { kind: 'crash', result: { crashedAt }, exit: multiple === null ? null : { multiple, by } },
    });
  });

  it.each([
    [1_00, []],
    [1_000_01, []],
    [2_00, ['out-100']],
    [2_00, ['out-100001']],
    [2_00, ['hit']],
    [2_00, ['out-1e3']],
    [2_00, [exitAt(1_50), exitAt(1_60)]],
  ] as const)('has no place for auto %i, left %j', (auto, left) => expect(play(5_00, auto, [...left])).toBeNull());

  it('takes no other choice', () => {
    expect(skyward.play({ stake: 10_00, choice: null, decisions: [] }, drawing(0))).toBeNull();
    expect(skyward.accepts!(10_00, { kind: 'crash', auto: null }, 'EUR')).toBe(true);
    expect(skyward.accepts!(10_01, { kind: 'crash', auto: null }, 'EUR')).toBe(false);
    expect(skyward.accepts!(10_00, { kind: 'mines', mines: 3 }, 'EUR')).toBe(false);
  });

  it('rises without a jump back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 100_000 }), (multiple) => {
        const { growth } = skyward.design;
        const ms = msUntil(growth, multiple);
        expect(multipleAfter(growth, ms)).toBeGreaterThanOrEqual(multiple);
        expect(multipleAfter(growth, ms - 1)).toBeLessThan(multiple === 100 ? 101 : multiple);
      }),
    );
  });
});
