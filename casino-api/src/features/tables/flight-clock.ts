import { chainLength, placeOf } from '../../games/table/chain';
import type { RoundClock, RoundTimes, ToldTimes } from '../../games/table/schedule';
import { houseOpened } from '../../games/table/spot-table';
import { tableRandom, type TableEngine, type TableFlight } from '../../games/table/table-engine';
import type { Chains } from './chains';

/** Flights are reckoned so many at a time: a chain's secrets are kept in steps of as many. */
const reckonedAtOnce = 32;

/** The flights of one chain, one after another. Reckoned from its secrets as far as somebody asks. */
class Flights {
  readonly firstRound: number;
  /** When each starts and is over, epoch ms. */
  private readonly known: { startsAt: number; over: number }[] = [];

  constructor(
    readonly number: number,
    private readonly startsAt: number,
    private readonly lastsOf: (from: number, count: number) => number[],
    private readonly pause: number,
  ) {
    this.firstRound = number * chainLength;
  }

  at(place: number): { startsAt: number; over: number } {
    while (this.known.length <= place)
      for (const lasts of this.lastsOf(this.firstRound + this.known.length, reckonedAtOnce)) {
        const before = this.known.at(-1);
        const startsAt = before ? before.over + this.pause : this.startsAt;
        this.known.push({ startsAt, over: startsAt + lasts });
      }
    return this.known[place]!;
  }

  /** How many of them have started by a time. */
  startedBy(at: number): number {
    let [low, high] = [0, chainLength];
    // Nothing is reckoned that lies further ahead than the pauses alone would put it.
    high = Math.min(high, Math.max(0, Math.floor((at - this.startsAt) / this.pause) + 1));
    while (this.known.length < high && (this.known.at(-1)?.startsAt ?? 0) <= at) this.at(this.known.length);
    high = Math.min(high, this.known.length);
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.at(middle).startsAt <= at) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/**
 * When the rounds of a table of flights run: each starts a pause after the one before it was over. How long they last lies in the secrets of their
 * chain, so all times of a chain are settled by its first start, and the table alone can reckon them: nothing is written while they run, and a table
 * where nobody sits sleeps. What may be told while something flies are the latest times there can be.
 */
export class FlightClock implements RoundClock {
  private readonly chainsFlown = new Map<number, Flights>();
  private readonly flight: TableFlight;

  constructor(
    private readonly engine: TableEngine & { table: { flight: TableFlight } },
    private readonly chains: Chains,
  ) {
    this.flight = engine.table.flight;
  }

  times(round: number): RoundTimes | null {
    const { chain, place } = placeOf(round);
    const flights = this.flightsOf(chain);
    if (!flights) return null;
    const { startsAt, over } = flights.at(place);
    const before = place > 0 ? flights.at(place - 1) : this.linkedTo(flights);
    return { round, opensAt: before?.startsAt ?? startsAt - this.flight.pause, closesAt: startsAt, resultAt: over };
  }

  taking(at: number): RoundTimes {
    const { next } = this.around(at);
    return { ...next, resultAt: next.closesAt + this.flight.longest };
  }

  closed(at: number): number {
    const { last, next } = this.around(at);
    return last?.round ?? next.round - 1;
  }

  shown(at: number): number {
    const { last, next } = this.around(at);
    if (!last) return next.round - 1;
    return at >= last.resultAt ? last.round : last.round - 1;
  }

  phase(at: number) {
    const { last, next } = this.around(at);
    if (last && at < last.resultAt) return { phase: 'dealing', round: last.round, endsAt: last.resultAt } as const;
    const shownUntil = last ? last.resultAt + this.flight.shown : 0;
    return last && at < shownUntil
      ? ({ phase: 'result', round: last.round, endsAt: shownUntil } as const)
      : ({ phase: 'betting', round: next.round, endsAt: next.closesAt } as const);
  }

  told(at: number): ToldTimes {
    const { pause, longest } = this.flight;
    const now = this.phase(at);
    const { last, next } = this.around(at);
    const flies = now.phase === 'dealing' && last ? last.closesAt + longest : null;
    const closesAt = flies === null ? next.closesAt : flies + pause;
    return { ...now, endsAt: flies ?? now.endsAt, next: { round: next.round, closesAt, resultAt: closesAt + longest } };
  }

  firstPlayed = ({ firstRound }: { firstRound: number }): number => firstRound;

  /** The last round that has started, if any has, and the one after it. Exact, so for the table alone. */
  private around(at: number): { last: RoundTimes | null; next: RoundTimes } {
    let flights = this.current(at);
    let started = flights.startedBy(at);
    const before = started === 0 ? this.linkedTo(flights) : null;
    // Who asks for a moment before the chain's own: the times of machines differ by some milliseconds.
    if (before && at < before.startsAt) {
      flights = this.flightsOf(flights.number - 1)!;
      started = flights.startedBy(at);
    }
    const round = flights.firstRound + started;
    const hasLast = started > 0 || this.linkedTo(flights) !== null;
    return { last: hasLast ? this.times(round - 1) : null, next: this.times(round)! };
  }

  /** The chain of the round that takes bets. A table that slept over the end of its last chain begins the next one when somebody looks. */
  private current(at: number): Flights {
    const { pause } = this.flight;
    const begun = this.chains.lastStarted();
    if (!begun) {
      // No chain is over sooner than its pauses: so no number is given twice, even by a table that lost its store.
      const most = Math.floor((at - houseOpened) / (chainLength * pause));
      const number = Math.max((this.chains.last() ?? -1) + 1, most);
      this.chains.start(number, at + pause, at);
      return this.flightsOf(number)!;
    }
    const flights = this.flightsOf(begun.number)!;
    if (flights.startedBy(at) < chainLength) return flights;
    const next = flights.at(chainLength - 1).over + pause;
    this.chains.start(begun.number + 1, at < next ? next : at + pause, at);
    return this.flightsOf(begun.number + 1)!;
  }

  /** The last flight of the chain before, if this one goes on where it ended. */
  private linkedTo({ number }: Flights): { startsAt: number; over: number } | null {
    const last = this.flightsOf(number - 1)?.at(chainLength - 1);
    return last && last.over + this.flight.pause === this.chains.startsAt(number) ? last : null;
  }

  private flightsOf(number: number): Flights | null {
    const known = this.chainsFlown.get(number);
    if (known) return known;
    const startsAt = this.chains.startsAt(number);
    if (startsAt === null) return null;
    const { id, table } = this.engine;
    const lastsOf = (from: number, count: number): number[] =>
      this.chains
        .secrets(from + count - 1, count, startsAt)
        .map((secret, back) => this.flight.lasts(table.resultOf(tableRandom(id, from + count - 1 - back, secret))))
        .reverse();
    const flights = new Flights(number, startsAt, lastsOf, this.flight.pause);
    this.chainsFlown.set(number, flights);
    return flights;
  }
}
