import type { MatchPart } from 'contract/sports/markets';
import type { Score } from 'contract/sports/matches';
import type { Chances, Joint, Moment, Result, SportModel, Standing } from './match';

/** A side's score is drawn among this many equally likely tickets. */
export const tickets = 10_000;
const thousand = 1_000;
/** A tick is drawn in so many pieces, so that a goal has a minute. */
const pieces = 60;

/**
 * How many tickets stand for each score, from none to the most: Poisson's shares, cut off there and rounded to whole tickets, of
 * which the rest goes to the likeliest score. Only sums, products and quotients are used, so that every machine gets the same tickets.
 * @param expected thousandths
 */
export function scoreTickets(expected: number, most: number): number[] {
  const terms = [1];
  for (let score = 1; score <= most; score += 1) terms.push((terms[score - 1]! * expected) / (thousand * score));
  const sum = terms.reduce((total, term) => total + term, 0);
  const shares = terms.map((term) => Math.floor((term / sum) * tickets));
  const likeliest = shares.indexOf(Math.max(...shares));
  shares[likeliest]! += tickets - shares.reduce((total, share) => total + share, 0);
  return shares;
}

/** The score that a ticket stands for. @param ticket from 0 to 9,999 */
export function scoreOfTicket(ticket: number, shares: readonly number[]): number {
  let passed = 0;
  return shares.findIndex((share) => ticket < (passed += share));
}

/** A part of the regular time, as shares of it. */
interface Span {
  part: MatchPart;
  from: number;
  to: number;
}

interface Scoring {
  /** The most that a side scores in regular time. */
  most: number;
  ticks: number;
  suspends: boolean;
  minutes: number;
  /** What the scoreboard shows, one after the other, and what is besides bet on. */
  parts: readonly Span[];
  wider?: readonly Span[];
  /** A draw is decided by the next score, which is worth so much and falls into the last ticks; null: a draw stands. */
  overtime: { worth: number; from: number } | null;
}

/** `binomial(n, k)` by Pascal's way would do; this is the same by products, exact enough for prices. */
function binomial(n: number, share: number): number[] {
  if (share <= 0) return [1, ...Array<number>(n).fill(0)];
  if (share >= 1) return [...Array<number>(n).fill(0), 1];
  const shares = [(1 - share) ** n];
  for (let k = 1; k <= n; k += 1) shares.push((shares[k - 1]! * (n - k + 1) * share) / (k * (1 - share)));
  return shares;
}

/** Unlikelier scores than this are left out of a joint: no price can tell. */
const nothing = 1e-9;

/**
 * A sport in which sides score one by one: a side's score is a ticket, and each of its goals or points falls anywhere in the regular
 * time, each place as likely as another. What is known in play makes the rest exact: of a side that has scored k times by a share t
 * of the time, the chance of n in the end is that of n times that of k among n before t.
 */
export function scoring({ most, ticks, suspends, minutes, parts, wider = [], overtime }: Scoring): SportModel {
  const spans = new Map([...parts, ...wider].map((span) => [span.part, span]));
  const regularTicks = overtime ? overtime.from : ticks;
  const places = regularTicks * pieces;

  const place = (drawn: number, side: Moment['side']): Moment => {
    const share = drawn / places;
    const part = parts.findLast(({ from }) => share >= from)!.part;
    return { tick: Math.floor(drawn / pieces), time: (share * regularTicks) / ticks, part, side, worth: 1 };
  };

  function draw(expected: Score, integer: (below: number) => number): Moment[] {
    const drawn = (['home', 'away'] as const).map((side) => ({
      side,
      score: scoreOfTicket(integer(tickets), scoreTickets(expected[side], most)),
    }));
    const moments = drawn
      .flatMap(({ side, score }) => Array.from({ length: score }, () => place(integer(places), side)))
      .sort((a, b) => a.time - b.time);
    if (overtime && drawn[0]!.score === drawn[1]!.score) {
      const side = integer(expected.home + expected.away) < expected.home ? 'home' : 'away';
      const tick = regularTicks + integer(ticks - regularTicks);
      moments.push({ tick, time: tick / ticks, part: 'overtime', side, worth: overtime.worth });
    }
    return moments;
  }

  function scoreOf(moments: readonly Moment[]): Result {
    const count = (within: (moment: Moment) => boolean): Score => {
      const sum = { home: 0, away: 0 };
      for (const moment of moments) if (within(moment)) sum[moment.side] += moment.worth;
      return sum;
    };
    const inside = (span: Span) => (moment: Moment) => {
      const share = (moment.time * ticks) / regularTicks;
      return moment.part !== 'overtime' && share >= span.from && share < span.to;
    };
    return {
      ...Object.fromEntries([...spans.values()].map((span) => [span.part, count(inside(span))])),
      ...(moments.some(({ part }) => part === 'overtime') && { overtime: count(({ part }) => part === 'overtime') }),
      match: count(() => true),
      regular: count(({ part }) => part !== 'overtime'),
    };
  }

  function chances(expected: Score, { over, score }: Standing): Chances {
    const share = Math.min(1, (over * ticks) / regularTicks);
    const sides = { home: totals(expected.home, 'home'), away: totals(expected.away, 'away') };

    /** The final scores in regular time that are possible still, from the one so far. */
    function totals(usual: number, side: 'home' | 'away'): { scored: number; more: number[] } {
      const scored = score.regular?.[side] ?? 0;
      const shares = scoreTickets(usual, most);
      // Of n scores k fell before t: C(n, k) t^k (1 - t)^(n - k); t^k is the same for every n and falls away.
      let ways = 1;
      const weights = shares.slice(scored).map((ticketCount, more) => {
        if (more > 0) ways = (ways * (scored + more)) / more;
        return ticketCount * ways * (1 - share) ** more;
      });
      const sum = weights.reduce((total, weight) => total + weight, 0);
      return { scored, more: sum > 0 ? weights.map((weight) => weight / sum) : [1] };
    }

    /** What a side has scored in a span when it is over. */
    function within(side: 'home' | 'away', { part, from, to }: Span): number[] {
      const { more } = sides[side];
      const had = score[part]?.[side] ?? 0;
      const left = Math.max(0, to - Math.max(from, share));
      const thinned = Array<number>(had + more.length).fill(0);
      for (const [count, chance] of more.entries())
        for (const [inside, part] of binomial(count, share < 1 ? left / (1 - share) : 0).entries())
          thinned[had + inside]! += chance * part;
      return thinned;
    }

    const both = (home: readonly number[], away: readonly number[]): Joint => {
      const joint: { home: number; away: number; chance: number }[] = [];
      for (const [homeScore, h] of home.entries()) {
        if (h < nothing) continue;
        for (const [awayScore, a] of away.entries())
          if (a >= nothing) joint.push({ home: homeScore, away: awayScore, chance: h * a });
      }
      return joint;
    };
    const whole = (side: 'home' | 'away') => [...Array<number>(sides[side].scored).fill(0), ...sides[side].more];
    let regular: Joint | undefined;
    const regularJoint = () => (regular ??= both(whole('home'), whole('away')));

    function afterOvertime(): Joint {
      if (!overtime) return regularJoint();
      const { worth } = overtime;
      if (score.overtime) return [{ ...score.match!, chance: 1 }];
      const home = expected.home / (expected.home + expected.away);
      return regularJoint().flatMap((end) =>
        end.home !== end.away
          ? [end]
          : [
              { home: end.home + worth, away: end.away, chance: end.chance * home },
              { home: end.home, away: end.away + worth, chance: end.chance * (1 - home) },
            ],
      );
    }

    return {
      of(part) {
        if (part === 'match') return afterOvertime();
        if (part === 'regular') return regularJoint();
        const span = spans.get(part);
        return span ? both(within('home', span), within('away', span)) : null;
      },
      halfFull() {
        const half = spans.get('half-1')!;
        const left = Math.max(0, half.to - share);
        const paths = (side: 'home' | 'away') => {
          const { scored, more } = sides[side];
          const had = score[half.part]?.[side] ?? 0;
          return more.flatMap((chance, count) =>
            binomial(count, share < 1 ? left / (1 - share) : 0).map((inside, first) => ({
              half: had + first,
              full: scored + count,
              chance: chance * inside,
            })),
          );
        };
        const away = paths('away').filter(({ chance }) => chance > nothing);
        return paths('home')
          .filter(({ chance }) => chance > nothing)
          .flatMap((h) =>
            away.map((a) => ({
              half: { home: h.half, away: a.half },
              full: { home: h.full, away: a.full },
              chance: h.chance * a.chance,
            })),
          );
      },
    };
  }

  const scale = regularTicks / ticks;
  return {
    ticks,
    suspends,
    minutes,
    shown: 'match',
    parts: [
      ...parts.map(({ part, from }) => ({ part, from: from * scale })),
      ...(overtime ? [{ part: 'overtime' as const, from: scale }] : []),
    ],
    draw,
    scoreOf,
    chances,
  };
}
