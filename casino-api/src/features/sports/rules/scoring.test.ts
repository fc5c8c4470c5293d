import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scoreOfTicket, scoreTickets, tickets } from './scoring';
import { models } from './sports';

const football = models.football;

describe('goals', () => {
  it('are shared out as Poisson would', () => {
    // By Poisson: 2276.38, 3369.04, 2493.09, 1229.92, 455.07, 134.70, 33.23, 7.02, 1.30; what is left of rounding down goes to the likeliest.
    expect(scoreTickets(1_480, 8)).toEqual([2_276, 3_369 + 3, 2_493, 1_229, 455, 134, 33, 7, 1]);
  });

  it('stand on all tickets, however many are expected', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 90_000 }), fc.constantFrom(8, 12, 160), (expected, most) => {
        const shares = scoreTickets(expected, most);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(tickets);
        expect(shares.every((share) => Number.isInteger(share) && share >= 0)).toBe(true);
      }),
    );
  });

  it('come as expected on the average, as far as the most allows', () => {
    for (const [expected, most] of [
      [300, 8],
      [1_480, 8],
      [2_200, 8],
      [3_000, 12],
      [82_000, 160],
    ] as const) {
      const mean = scoreTickets(expected, most).reduce((sum, share, goals) => sum + share * goals, 0) / tickets;
      expect(Math.abs(mean - expected / 1_000)).toBeLessThan(0.05);
    }
  });

  it('are drawn by every ticket exactly as often as they stand on it', () => {
    const shares = scoreTickets(1_480, 8);
    const counts = Array<number>(9).fill(0);
    for (let ticket = 0; ticket < tickets; ticket += 1) counts[scoreOfTicket(ticket, shares)]! += 1;
    expect(counts).toEqual(shares);
  });

  it('are drawn for the home side first, each side by its own strength, then the place of each', () => {
    const asked: number[] = [];
    const drawn = [0, tickets - 1];
    const moments = football.draw({ home: 1_000, away: 3_000 }, (below) => {
      asked.push(below);
      return drawn.shift() ?? 0;
    });
    expect(asked).toEqual([tickets, tickets, ...Array<number>(8).fill(7_200)]);
    expect(football.scoreOf(moments).match).toEqual({ home: 0, away: 8 });
  });
});

describe('a course', () => {
  const seeds = fc.infiniteStream(fc.nat(2 ** 30));
  const drawn = (sport: keyof typeof models, stream: IterableIterator<number>) =>
    models[sport].draw(expectedOf[sport], (below) => stream.next().value % below);
  const expectedOf = {
    football: { home: 1_480, away: 1_160 },
    'ice-hockey': { home: 3_050, away: 2_750 },
    basketball: { home: 82_000, away: 79_000 },
    tennis: { home: 520, away: 480 },
  };

  it('goes through its ticks in order, and its parts add up to the whole', () => {
    fc.assert(
      fc.property(fc.constantFrom(...(Object.keys(models) as (keyof typeof models)[])), seeds, (sport, stream) => {
        const model = models[sport];
        const moments = drawn(sport, stream);
        const times = moments.map(({ time }) => time);
        expect(times).toEqual([...times].sort((a, b) => a - b));
        expect(moments.every(({ tick, time }) => tick < model.ticks && time >= 0 && time < 1)).toBe(true);
        const result = model.scoreOf(moments);
        const sum = { home: 0, away: 0 };
        for (const { part } of model.parts) {
          sum.home += result[part]?.home ?? 0;
          sum.away += result[part]?.away ?? 0;
        }
        expect(sum).toEqual(result.match);
        if (sport === 'ice-hockey' || sport === 'basketball') expect(sum.home).not.toBe(sum.away);
        if (sport === 'tennis') expect(Math.max(result.sets!.home, result.sets!.away)).toBe(2);
      }),
      { numRuns: 200 },
    );
  });

  it('falls as often as its chances say, in play as well: counted over 20,000 matches', () => {
    let state = 1;
    const integer = (below: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
      return Math.floor((state / 2 ** 31) * below);
    };
    const seen = { all: 0, home: 0 };
    for (let match = 0; match < 20_000; match += 1) {
      const moments = football.draw(expectedOf.football, integer);
      // One nil at half-time.
      const half = football.scoreOf(moments.filter(({ tick }) => tick < 60));
      if (half.match!.home !== 1 || half.match!.away !== 0) continue;
      seen.all += 1;
      const { home, away } = football.scoreOf(moments).match!;
      if (home > away) seen.home += 1;
    }
    const half = { home: 1, away: 0 };
    const chances = football.chances(expectedOf.football, {
      over: 0.5,
      score: { match: half, regular: half, 'half-1': half },
    });
    const chance = chances.of('match')!.reduce((sum, end) => sum + (end.home > end.away ? end.chance : 0), 0);
    expect(seen.all).toBeGreaterThan(2_000);
    expect(Math.abs(seen.home / seen.all - chance)).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / seen.all));
  });
});
