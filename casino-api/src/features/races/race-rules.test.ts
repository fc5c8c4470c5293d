import { minutes } from 'contract/constants';
import { currencyCodes } from 'contract/money';
import { raceScores } from 'contract/races';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareMultiples,
  countedOf,
  lateDelivery,
  opensInside,
  prizesOf,
  raceStateAt,
  ranked,
  scoreOf,
  settlesAt,
  withRound,
  type Entrant,
  type RaceScore,
  type ScoredRound,
  type Standing,
} from './race-rules';
import type { RoundWorth } from '../../ledger/rounds/settlement';

const worth = (over: Partial<RoundWorth> = {}): RoundWorth => ({
  isSettled: true,
  cashStake: 100,
  bonusStake: 0,
  payout: 250,
  cashPayout: 250,
  ...over,
});
const standingOf = (score: RaceScore, rounds: readonly ScoredRound[]): Standing | null =>
  rounds.reduce<Standing | null>((standing, round) => withRound(score, standing, round), null);

const amount = fc.integer({ min: 1, max: 1e13 });
const round = fc.record({
  stake: fc.integer({ min: 0, max: 1_000 }),
  payout: fc.integer({ min: 0, max: 3_000 }),
  at: fc.integer({ min: 0, max: 20 }),
});
const score = fc.constantFrom(...raceScores);

describe('what a round counts', () => {
  it('is the cash part of its stake, for points', () => {
    expect(countedOf('points_wagered', worth({ cashStake: 70, bonusStake: 30 }))).toEqual({ stake: 70, payout: 0 });
  });

  it('is payout by stake, for the best multiple, when cash paid all of it', () => {
    expect(countedOf('best_multiplier', worth())).toEqual({ stake: 100, payout: 250 });
    expect(countedOf('best_multiplier', worth({ cashStake: 99, bonusStake: 1 })).stake).toBe(0);
  });

  it.each(raceScores)('is nothing for %s without a cash stake or before it is settled', (kind) => {
    expect(countedOf(kind, worth({ cashStake: 0 }))).toEqual({ stake: 0, payout: 0 });
    expect(countedOf(kind, worth({ cashStake: 0, bonusStake: 100 }))).toEqual({ stake: 0, payout: 0 });
    expect(countedOf(kind, worth({ isSettled: false }))).toEqual({ stake: 0, payout: 0 });
  });
});

describe('a race’s window', () => {
  const race = { startsAt: 1_000, endsAt: 2_000 };

  it.each([
    [999, false],
    [1_000, true],
    [1_999, true],
    [2_000, false],
  ])('a round that opens at %i counts: %s', (openedAt, counts) => {
    expect(opensInside(race, 0, openedAt)).toBe(counts);
  });

  it.each([
    [1_499, false],
    [1_500, true],
  ])('a round that opens at %i counts for who joined at 1500: %s', (openedAt, counts) => {
    expect(opensInside(race, 1_500, openedAt)).toBe(counts);
  });

  it('runs from its start until it is settled, which waits for what is late', () => {
    expect(lateDelivery).toBe(5 * minutes);
    expect(settlesAt(race)).toBe(2_000 + lateDelivery);
    expect([999, 1_000, 2_000, 2_000 + lateDelivery].map((at) => raceStateAt(race, false, at))).toEqual([
      'coming',
      'running',
      'running',
      'running',
    ]);
    expect(raceStateAt(race, true, 2_000 + lateDelivery)).toBe('settled');
  });
});

describe('comparing multiples', () => {
  it('goes by payout and stake, not by a rounded quotient', () => {
    expect(compareMultiples({ stake: 3, payout: 10 }, { stake: 300, payout: 999 })).toBe(1);
    expect(compareMultiples({ stake: 300, payout: 999 }, { stake: 3, payout: 10 })).toBe(-1);
    expect(compareMultiples({ stake: 20, payout: 50 }, { stake: 200, payout: 500 })).toBe(0);
  });

  it('is exact at any size', () => {
    fc.assert(
      fc.property(amount, amount, amount, amount, (stakeA, payoutA, stakeB, payoutB) => {
        const difference = BigInt(payoutA) * BigInt(stakeB) - BigInt(payoutB) * BigInt(stakeA);
        expect(compareMultiples({ stake: stakeA, payout: payoutA }, { stake: stakeB, payout: payoutB })).toBe(
          difference === 0n ? 0 : difference > 0n ? 1 : -1,
        );
      }),
    );
    // The two products differ by 1, far beyond what a number can tell apart.
    expect(compareMultiples({ stake: 1e13 - 1, payout: 1e13 - 2 }, { stake: 1e13, payout: 1e13 - 1 })).toBe(-1);
  });
});

describe('a standing', () => {
  it('adds points up and says when the last one came', () => {
    expect(
      standingOf('points_wagered', [
        { stake: 100, payout: 0, at: 5 },
        { stake: 20, payout: 0, at: 3 },
      ]),
    ).toEqual({ stake: 120, payout: 0, reachedAt: 5 });
  });

  it('keeps the best multiple, and of equal ones the earlier', () => {
    const rounds = [
      { stake: 100, payout: 300, at: 5 },
      { stake: 10, payout: 30, at: 4 },
      { stake: 50, payout: 149, at: 1 },
    ];
    expect(standingOf('best_multiplier', rounds)).toEqual({ stake: 10, payout: 30, reachedAt: 4 });
    expect(standingOf('best_multiplier', rounds.toReversed())).toMatchObject({ reachedAt: 4 });
  });

  it('is none while nothing scored', () => {
    expect(standingOf('points_wagered', [{ stake: 0, payout: 0, at: 1 }])).toBeNull();
    expect(
      standingOf('best_multiplier', [
        { stake: 100, payout: 0, at: 1 },
        { stake: 0, payout: 100, at: 1 },
      ]),
    ).toBeNull();
  });

  it('is the same in whatever order the rounds come', () => {
    const shuffled = fc
      .array(round, { maxLength: 12 })
      .chain((rounds) => fc.tuple(fc.constant(rounds), fc.shuffledSubarray(rounds, { minLength: rounds.length })));
    fc.assert(
      fc.property(score, shuffled, (kind, [rounds, others]) => {
        const [one, other] = [standingOf(kind, rounds), standingOf(kind, others)];
        expect(other?.reachedAt).toBe(one?.reachedAt);
        if (one && other)
          expect(kind === 'points_wagered' ? other.stake - one.stake : compareMultiples(one, other)).toBe(0);
        else expect(other).toBe(one);
      }),
    );
  });
});

describe('what a standing scores', () => {
  it.each([
    ['EUR', 1_234, 1_234],
    ['NOK', 1_239, 123],
    ['PLN', 1_239, 247],
  ] as const)('in %s, %i are %i points', (currency, stake, points) => {
    expect(scoreOf('points_wagered', { stake, payout: 0 }, currency)).toBe(points);
  });

  it('in multiples are hundredths, truncated', () => {
    expect(scoreOf('best_multiplier', { stake: 300, payout: 1_000 }, 'NOK')).toBe(333);
    expect(scoreOf('best_multiplier', { stake: 3, payout: 9e12 }, 'EUR')).toBe(3e14);
  });
});

const entrant = (playerId: string, standing: Standing | null, over: Partial<Entrant> = {}): Entrant => ({
  playerId,
  currency: 'EUR',
  joinedAt: 0,
  standing,
  ...over,
});
const places = (kind: RaceScore, entrants: readonly Entrant[]): string[] =>
  ranked(kind, entrants).map(({ playerId }) => playerId);

describe('the places', () => {
  it('go by score, in euro whatever was staked', () => {
    expect(
      places('points_wagered', [
        entrant('nok', { stake: 500, payout: 0, reachedAt: 1 }, { currency: 'NOK' }),
        entrant('eur', { stake: 51, payout: 0, reachedAt: 2 }),
        entrant('none', null),
      ]),
    ).toEqual(['eur', 'nok']);
    expect(
      places('best_multiplier', [
        entrant('a', { stake: 300, payout: 999, reachedAt: 1 }),
        entrant('b', { stake: 3, payout: 10, reachedAt: 2 }),
      ]),
    ).toEqual(['b', 'a']);
  });

  it('go to the earlier of equal scores, then to who joined earlier', () => {
    const standing = { stake: 10, payout: 20, reachedAt: 5 };
    for (const kind of raceScores) {
      expect(places(kind, [entrant('late', standing), entrant('early', { ...standing, reachedAt: 4 })])).toEqual([
        'early',
        'late',
      ]);
      expect(places(kind, [entrant('a', standing, { joinedAt: 2 }), entrant('b', standing, { joinedAt: 1 })])).toEqual([
        'b',
        'a',
      ]);
      // Who joined at the same moment too stands in one order, whoever is read first.
      for (const ids of [
        ['a', 'b'],
        ['b', 'a'],
      ])
        expect(
          places(
            kind,
            ids.map((id) => entrant(id, standing)),
          ),
        ).toEqual(['a', 'b']);
    }
  });

  it('are the same in whatever order the entrants are read, and no lower score stands above a higher one', () => {
    const standing = fc.record({
      stake: fc.integer({ min: 1, max: 30 }),
      payout: fc.integer({ min: 1, max: 30 }),
      reachedAt: fc.integer({ min: 0, max: 3 }),
    });
    const someone = fc.record({
      currency: fc.constantFrom(...currencyCodes),
      joinedAt: fc.integer({ min: 0, max: 2 }),
      standing: fc.option(standing),
    });
    const entrants = fc
      .array(someone, { maxLength: 10 })
      .map((list) => list.map((one, index) => ({ ...one, playerId: `p${index}` })));
    fc.assert(
      fc.property(
        score,
        entrants.chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }))),
        (kind, [list, shuffled]) => {
          expect(places(kind, shuffled)).toEqual(places(kind, list));
          const scores = ranked(kind, list).map((one) => scoreOf(kind, one.standing, one.currency));
          expect(scores).toEqual([...scores].sort((a, b) => b - a));
          expect(scores).toHaveLength(list.filter((one) => one.standing !== null).length);
        },
      ),
    );
  });
});

describe('prizes', () => {
  it('go to the places that were reached, in the winner’s currency', () => {
    expect(
      prizesOf(
        [500_00, 250_00, 100_00],
        [
          { playerId: 'a', currency: 'NOK' },
          { playerId: 'b', currency: 'EUR' },
        ],
      ),
    ).toEqual([
      { playerId: 'a', place: 1, prize: 5_000_00 },
      { playerId: 'b', place: 2, prize: 250_00 },
    ]);
    expect(
      prizesOf(
        [500_00],
        [
          { playerId: 'a', currency: 'EUR' },
          { playerId: 'b', currency: 'EUR' },
        ],
      ),
    ).toHaveLength(1);
  });
});
