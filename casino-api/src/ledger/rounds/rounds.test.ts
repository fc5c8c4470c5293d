import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterEvent, payoutOf, stakeOf, stateOf, unknownRound, type Round, type RoundEvent } from './rounds';

/** Plays events; `net` is what the player gained, `refusals` which bets were refused. */
function play(events: readonly RoundEvent[]) {
  let round: Round = unknownRound;
  let net = 0;
  const refusals: string[] = [];
  for (const event of events) {
    const step = afterEvent(round, event);
    if (step.refused) {
      refusals.push(event.kind);
      continue;
    }
    round = step.round;
    net += step.moves.reduce((sum, { amount }) => sum + amount, 0);
  }
  return { round, net, refusals, state: stateOf(round) };
}

const bet: RoundEvent = { kind: 'bet', id: 'b', amount: 100 };
const win: RoundEvent = { kind: 'win', id: 'w', amount: 250, closes: true };
const rollback: RoundEvent = { kind: 'rollback', betId: 'b' };

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, index) =>
    permutations(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  );
}

describe('one round, every order of its events and their duplicates', () => {
  it.each([
    { name: 'bet', events: [bet, bet], state: 'open', net: -100 },
    { name: 'bet and win', events: [bet, win, bet, win], state: 'settled', net: 150 },
    { name: 'bet and rollback', events: [bet, rollback, bet, rollback], state: 'rolled_back', net: 0 },
    { name: 'bet, win and rollback', events: [bet, win, rollback, bet, win, rollback], state: 'rolled_back', net: 0 },
    { name: 'rollback alone', events: [rollback, rollback], state: 'rolled_back', net: 0 },
    { name: 'win alone', events: [win, win], state: 'open', net: 0 },
  ])('$name', ({ events, state, net }) => {
    for (const order of permutations(events)) expect(play(order)).toMatchObject({ state, net });
  });

  it('refuses a bet whose rollback came first', () => {
    expect(play([rollback, bet]).refusals).toEqual(['bet']);
  });

  it('does not refuse a win or a rollback in any state', () => {
    const event = fc.oneof(
      fc.record({
        kind: fc.constant('bet' as const),
        id: fc.constantFrom('b1', 'b2'),
        amount: fc.integer({ min: 1, max: 500 }),
      }),
      fc.record({
        kind: fc.constant('win' as const),
        id: fc.constantFrom('w1', 'w2'),
        amount: fc.integer({ min: 0, max: 500 }),
        closes: fc.boolean(),
      }),
      fc.record({ kind: fc.constant('rollback' as const), betId: fc.constantFrom('b1', 'b2') }),
      fc.constant({ kind: 'void' as const }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 12 }), (events) => {
        const { round, net, refusals } = play(events);
        expect(refusals.every((kind) => kind === 'bet')).toBe(true);
        expect(net).toBe(payoutOf(round) - stakeOf(round));
        if (['rolled_back', 'void'].includes(stateOf(round))) expect(net).toBe(0);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('rounds with several bets', () => {
  it('gives back one bet and stays open for the others', () => {
    const second: RoundEvent = { kind: 'bet', id: 'b2', amount: 40 };
    expect(play([bet, second, rollback])).toMatchObject({ state: 'open', net: -40 });
  });

  it('refuses the bet of a tombstone while another bet of the round stands', () => {
    const second: RoundEvent = { kind: 'bet', id: 'b2', amount: 40 };
    expect(play([second, rollback, bet])).toMatchObject({ state: 'open', net: -40, refusals: ['bet'] });
  });

  it('takes a bet that the closing win or a rollback has overtaken', () => {
    expect(play([bet, win, { kind: 'bet', id: 'late', amount: 1 }])).toMatchObject({
      state: 'settled',
      net: 149,
      refusals: [],
    });
    expect(play([rollback, { kind: 'bet', id: 'late', amount: 1 }])).toMatchObject({
      state: 'open',
      net: -1,
      refusals: [],
    });
  });

  it('takes no further bet once an operator has ended it, and pays what was still to come', () => {
    const late: RoundEvent = { kind: 'bet', id: 'late', amount: 1 };
    expect(play([bet, { kind: 'end' }, late, { ...win, closes: false }])).toMatchObject({
      state: 'settled',
      net: 150,
      refusals: ['bet'],
    });
  });

  it('come to one result in every order of their bets, wins, rollbacks and repetitions', () => {
    const ids = ['b1', 'b2', 'b3'];
    const round = fc.record({
      stakes: fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 1, maxLength: 3 }),
      wins: fc.array(fc.record({ amount: fc.integer({ min: 0, max: 900 }), closes: fc.boolean() }), { maxLength: 2 }),
      back: fc.subarray([...ids, 'never'], { maxLength: 2 }),
      again: fc.nat(),
    });
    fc.assert(
      fc.property(round, ({ stakes, wins, back, again }) => {
        const once: RoundEvent[] = [
          ...stakes.map((amount, index) => ({ kind: 'bet' as const, id: ids[index]!, amount })),
          ...wins.map(({ amount, closes }, index) => ({ kind: 'win' as const, id: `w${index}`, amount, closes })),
          ...back.map((betId) => ({ kind: 'rollback' as const, betId })),
        ];
        // Of more than six messages there are too many orders to try all of them.
        const told = once.slice(0, 5);
        const results = permutations([...told, told[again % told.length]!]).map((order) => play(order));
        const of = ({ round: { bets, wins: paid }, net, state }: ReturnType<typeof play>) => ({
          net,
          state,
          taken: bets
            .filter((bet) => bet.state === 'taken')
            .map(({ id }) => id)
            .sort(),
          paid: paid
            .filter((one) => one.state === 'paid')
            .map(({ id }) => id)
            .sort(),
        });
        for (const result of results) expect(of(result)).toEqual(of(results[0]!));
      }),
      { numRuns: 60 },
    );
  });

  it('pays a win that follows the closing one', () => {
    expect(play([bet, win, { kind: 'win', id: 'jackpot', amount: 5, closes: false }])).toMatchObject({
      state: 'settled',
      net: 155,
    });
  });

  it('returns everything when voided', () => {
    expect(play([bet, win, { kind: 'void' }, { kind: 'win', id: 'late', amount: 9, closes: true }])).toMatchObject({
      state: 'void',
      net: 0,
    });
  });
});

describe('a win that a wrong result has paid', () => {
  const revoke: RoundEvent = { kind: 'revoke', winId: 'w' };

  it('is taken back once, whatever else comes, and the round stays settled', () => {
    expect(play([bet, win, revoke, revoke, win])).toMatchObject({ net: -100, state: 'settled', refusals: [] });
    const right: RoundEvent = { kind: 'win', id: 'w:1', amount: 120, closes: true };
    expect(play([bet, win, revoke, right, revoke, right])).toMatchObject({ net: 20, state: 'settled' });
    expect(payoutOf(play([bet, win, revoke, right]).round)).toBe(120);
  });

  it('leaves another win of its round, and one that is not known, alone', () => {
    const part: RoundEvent = { kind: 'win', id: 'p', amount: 40, closes: false };
    expect(play([bet, part, win, revoke])).toMatchObject({ net: -60, state: 'settled' });
    expect(play([bet, revoke, part])).toMatchObject({ net: -60, state: 'open' });
  });
});
