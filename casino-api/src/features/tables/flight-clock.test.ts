import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { chainFrom, chainLength, placeOf, secretsDownFrom, type Chain } from '../../games/table/chain';
import { hashOfSeed } from '../../games/fairness';
import { tableOf } from '../../games/registry';
import type { Chains } from './chains';
import { FlightClock } from './flight-clock';

const koiLeap = tableOf('koi-leap')!;
const { table } = koiLeap;
if (!table.flight) throw new Error('nothing flies');
const { flight } = table;
const at = Date.UTC(2026, 10, 26);

/** Chains as the table's object keeps them, in memory: their secrets hang on their numbers. */
class KeptChains {
  readonly starts = new Map<number, number>();
  private readonly made = new Map<number, Chain>();
  private chain(number: number): Chain {
    const chain = this.made.get(number) ?? chainFrom(hashOfSeed(`koi ${number}`));
    this.made.set(number, chain);
    return chain;
  }
  last = () => Math.max(-1, ...this.made.keys());
  startsAt = (number: number) => this.starts.get(number) ?? null;
  lastStarted() {
    const number = Math.max(...this.starts.keys());
    return this.starts.size > 0 ? { number, startsAt: this.starts.get(number)! } : null;
  }
  start(number: number, startsAt: number) {
    this.chain(number);
    if (!this.starts.has(number)) this.starts.set(number, startsAt);
  }
  secrets(last: number, count: number) {
    const { chain, place } = placeOf(last);
    return secretsDownFrom(this.chain(chain), place, count);
  }
}

let chains: KeptChains;
let clock: FlightClock;
const clockOfChains = () => new FlightClock({ ...koiLeap, table }, chains as unknown as Chains);
beforeEach(() => {
  chains = new KeptChains();
  clock = clockOfChains();
});

describe('the clock of a table of flights', () => {
  it('starts each flight a pause after the one before it, from one chain to the next as well', () => {
    const first = clock.taking(at);
    expect(first).toMatchObject({ opensAt: at, closesAt: at + flight.pause });
    let { round, closesAt } = first;
    for (let flights = 0; flights < chainLength + 40; flights += 1) {
      const times = clock.times(round)!;
      expect(times.closesAt).toBe(closesAt);
      const next = clock.taking(closesAt);
      expect(next).toMatchObject({
        round: round + 1,
        opensAt: closesAt,
        closesAt: times.resultAt + flight.pause,
        resultAt: times.resultAt + flight.pause + flight.longest,
      });
      ({ round, closesAt } = next);
    }
    expect(chains.starts.size).toBe(2);
  });

  it('is the same to an object that begins anew, and to whoever asks for a moment ago', () => {
    const moments = Array.from({ length: 60 }, (_, index) => at + index * 1_777);
    const seen = (of: FlightClock) => moments.map((moment) => [of.told(moment), of.shown(moment), of.closed(moment)]);
    clock.told(at);
    const before = seen(clock);
    expect(seen(clockOfChains())).toEqual(before);
    expect(seen(clock).reverse()).toEqual([...before].reverse());
  });

  it('flies, shows, waits: one phase ends where the next begins', () => {
    let moment = at;
    const phases = [];
    for (let steps = 0; steps < 9; steps += 1) {
      const { phase, round, endsAt } = clock.phase(moment);
      expect(endsAt).toBeGreaterThan(moment);
      expect(clock.phase(endsAt - 1)).toEqual({ phase, round, endsAt });
      phases.push(`${phase} ${round - clock.taking(at).round}`);
      moment = endsAt;
    }
    expect(phases).toEqual([
      'betting 0',
      'dealing 0',
      'result 0',
      'betting 1',
      'dealing 1',
      'result 1',
      'betting 2',
      'dealing 2',
      'result 2',
    ]);
  });

  it('tells nothing while something flies from which its end could be reckoned', () => {
    clock.taking(at);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_600_000 }), (after) => {
        const moment = at + after;
        const told = clock.told(moment);
        if (told.phase !== 'dealing') {
          expect(told.next.closesAt).toBe(clock.times(told.next.round)!.closesAt);
          return;
        }
        const { closesAt: startedAt, resultAt } = clock.times(told.round)!;
        expect(moment < resultAt && startedAt <= moment).toBe(true);
        expect(told).toEqual({
          phase: 'dealing',
          round: told.round,
          endsAt: startedAt + flight.longest,
          next: {
            round: told.next.round,
            closesAt: startedAt + flight.longest + flight.pause,
            resultAt: startedAt + 2 * flight.longest + flight.pause,
          },
        });
        expect(clock.shown(moment)).toBe(told.round - 1);
      }),
    );
  });

  it('that slept over the end of its chain goes on with the next one when somebody looks', () => {
    const { round } = clock.taking(at);
    const later = at + 7 * 24 * 3_600_000;
    const after = clock.taking(later);
    expect(after).toMatchObject({ round: round + chainLength, closesAt: later + flight.pause });
    expect(clock.phase(later)).toMatchObject({ phase: 'betting', round: after.round });
    // Nobody could play it, and nobody is told of it.
    expect(clock.times(after.round + chainLength)).toBeNull();
  });

  it('gives no number twice, even where all that it knew was lost', () => {
    const days = 2 * 24 * 3_600_000;
    let moment = at;
    while (moment < at + days) moment = clock.times(clock.taking(moment).round + 200)?.closesAt ?? moment + 60_000;
    const { round } = clock.taking(moment);
    chains = new KeptChains();
    expect(clockOfChains().taking(moment).round).toBeGreaterThan(round);
  });

  it('leaves the chains of before it alone: their secrets may have been told', () => {
    chains.secrets(9_999 * chainLength, 1);
    expect(clock.taking(at).round).toBe(10_000 * chainLength);
    expect(clock.times(9_999 * chainLength)).toBeNull();
  });
});
