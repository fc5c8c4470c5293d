/** Each step of a round to the last entry: what is known afterwards and which money moves, under whose id. */
import { describe, expect, it } from 'vitest';
import { afterEvent, unknownRound, type BetEntry, type Round, type RoundEvent, type WinEntry } from './rounds';

const bet: RoundEvent = { kind: 'bet', id: 'b', amount: 100 };
const win: RoundEvent = { kind: 'win', id: 'w', amount: 250, closes: false };
const last: RoundEvent = { kind: 'win', id: 'l', amount: 0, closes: true };
const rollback: RoundEvent = { kind: 'rollback', betId: 'b' };

const taken: BetEntry = { id: 'b', amount: 100, state: 'taken' };
const back: BetEntry = { id: 'b', amount: 100, state: 'rolled_back' };
const tombstone: BetEntry = { id: 'b', amount: 0, state: 'rolled_back' };
const entry = (state: WinEntry['state']): WinEntry => ({ id: 'w', amount: 250, state });
const roundOf = (over: Partial<Round>): Round => ({ ...unknownRound, ...over });

const after = (events: readonly RoundEvent[]): Round =>
  events.reduce<Round>((round, event) => {
    const step = afterEvent(round, event);
    return step.refused ? round : step.round;
  }, unknownRound);

describe('a step of a round', () => {
  it.each<{ name: string; before: RoundEvent[]; event: RoundEvent; round: Partial<Round>; moves: unknown[] }>([
    {
      name: 'a bet is taken',
      before: [],
      event: bet,
      round: { bets: [taken] },
      moves: [{ kind: 'bet', entryId: 'b', amount: -100 }],
    },
    { name: 'a bet that comes again changes nothing', before: [bet], event: bet, round: { bets: [taken] }, moves: [] },
    {
      name: 'a bet that comes again after the round was settled changes nothing',
      before: [bet, last],
      event: bet,
      round: { bets: [taken], wins: [{ id: 'l', amount: 0, state: 'paid' }], closing: true },
      moves: [],
    },
    {
      name: 'a win is paid and leaves the round open',
      before: [bet],
      event: win,
      round: { bets: [taken], wins: [entry('paid')] },
      moves: [{ kind: 'win', entryId: 'w', amount: 250 }],
    },
    {
      name: 'a win that comes again changes nothing',
      before: [bet, win],
      event: win,
      round: { bets: [taken], wins: [entry('paid')] },
      moves: [],
    },
    {
      name: 'a win of nothing moves nothing',
      before: [bet],
      event: last,
      round: { bets: [taken], wins: [{ id: 'l', amount: 0, state: 'paid' }], closing: true },
      moves: [],
    },
    {
      name: 'a closed round stays closed',
      before: [bet, last],
      event: win,
      round: { bets: [taken], wins: [{ id: 'l', amount: 0, state: 'paid' }, entry('paid')], closing: true },
      moves: [{ kind: 'win', entryId: 'w', amount: 250 }],
    },
    { name: 'a win waits for its bet', before: [], event: win, round: { wins: [entry('parked')] }, moves: [] },
    {
      name: 'a bet pays the win that waited',
      before: [win],
      event: bet,
      round: { bets: [taken], wins: [entry('paid')] },
      moves: [
        { kind: 'bet', entryId: 'b', amount: -100 },
        { kind: 'win', entryId: 'w', amount: 250 },
      ],
    },
    {
      name: 'a rollback gives the stake back',
      before: [bet],
      event: rollback,
      round: { bets: [back] },
      moves: [{ kind: 'rollback', entryId: 'b', amount: 100 }],
    },
    {
      name: 'a rollback that comes again changes nothing',
      before: [bet, rollback],
      event: rollback,
      round: { bets: [back] },
      moves: [],
    },
    {
      name: 'a rollback of an unknown bet leaves a tombstone',
      before: [],
      event: rollback,
      round: { bets: [tombstone] },
      moves: [],
    },
    {
      name: 'a rollback takes back what was won',
      before: [bet, win],
      event: rollback,
      round: { bets: [back], wins: [{ ...entry('unpaid'), turn: 1 }] },
      moves: [
        { kind: 'rollback', entryId: 'b', amount: 100 },
        { kind: 'rollback', entryId: 'w', amount: -250 },
      ],
    },
    {
      name: 'a rollback takes back no win of nothing',
      before: [bet, last],
      event: rollback,
      round: { bets: [back], wins: [{ id: 'l', amount: 0, state: 'unpaid' }], closing: true },
      moves: [{ kind: 'rollback', entryId: 'b', amount: 100 }],
    },
    {
      name: 'a win after the rollback is not paid',
      before: [bet, rollback],
      event: win,
      round: { bets: [back], wins: [entry('unpaid')] },
      moves: [],
    },
    {
      name: 'a parked win is not paid once its bet is rolled back',
      before: [win],
      event: rollback,
      round: { bets: [tombstone], wins: [entry('unpaid')] },
      moves: [],
    },
    {
      name: 'a void gives back stake and win',
      before: [bet, win],
      event: { kind: 'void' },
      round: { bets: [back], wins: [{ ...entry('unpaid'), turn: 1 }], voided: true },
      moves: [
        { kind: 'rollback', entryId: 'b', amount: 100 },
        { kind: 'rollback', entryId: 'w', amount: -250 },
      ],
    },
    {
      name: 'a void of nothing but a parked win does not pay it',
      before: [win],
      event: { kind: 'void' },
      round: { wins: [entry('unpaid')], voided: true },
      moves: [],
    },
  ])('$name', ({ before, event, round, moves }) => {
    expect(afterEvent(after(before), event)).toStrictEqual({ refused: false, round: roundOf(round), moves });
  });

  it('pays a win that was taken back once more when another bet of its round stands', () => {
    const step = afterEvent(after([bet, win, rollback]), { kind: 'bet', id: 'c', amount: 40 });
    expect(step).toMatchObject({
      moves: [
        { kind: 'bet', entryId: 'c', amount: -40 },
        { kind: 'win', entryId: 'w', amount: 250, turn: 1 },
      ],
    });
  });

  describe('with a win above its limits', () => {
    const limited: RoundEvent = { ...bet, limits: { multiple: 2, ceiling: 1_000 } };
    const held = after([limited, win]);
    const put = { kind: 'hold', entryId: 'w', amount: 0, held: 250 };

    it('puts it aside, once, and a win within them is paid', () => {
      expect(afterEvent(after([limited]), win)).toMatchObject({ round: { wins: [entry('held')] }, moves: [put] });
      expect(afterEvent(held, win)).toMatchObject({ moves: [] });
      expect(afterEvent(held, { ...win, id: 'v', amount: 200 })).toMatchObject({
        moves: [{ kind: 'win', entryId: 'v', amount: 200 }],
      });
    });

    it('counts what the round has paid before', () => {
      expect(afterEvent(after([limited, { ...win, id: 'v', amount: 150 }]), { ...win, amount: 51 })).toMatchObject({
        moves: [{ kind: 'hold', held: 51 }],
      });
    });

    it('pays one that reaches them, and knows no multiple where none is stated', () => {
      const unstated: RoundEvent = { ...limited, limits: { multiple: null, ceiling: 1_000 } };
      expect(afterEvent(after([limited]), { ...win, amount: 200 })).toMatchObject({ moves: [{ kind: 'win' }] });
      expect(afterEvent(after([unstated]), { ...win, amount: 1_000 })).toMatchObject({ moves: [{ kind: 'win' }] });
      expect(afterEvent(after([unstated]), { ...win, amount: 1_001 })).toMatchObject({ moves: [{ kind: 'hold' }] });
    });

    it('judges wins that waited for their bet one by one, and counts what is paid of them alone', () => {
      const second = (amount: number): RoundEvent => ({ ...win, id: 'v', amount });
      const moves = (...wins: RoundEvent[]) => {
        const step = afterEvent(after(wins), limited);
        return step.refused ? [] : step.moves.slice(1);
      };
      expect(moves({ ...win, amount: 150 }, second(50))).toMatchObject([{ kind: 'win' }, { kind: 'win' }]);
      expect(moves({ ...win, amount: 150 }, second(51))).toMatchObject([{ kind: 'win' }, { kind: 'hold', held: 51 }]);
      expect(moves(win, second(200))).toMatchObject([put, { kind: 'win', amount: 200 }]);
    });

    it('has it wait though a further stake would allow it, and leaves it to its own decision', () => {
      const further = after([limited, win, { ...bet, id: 'c' }]);
      expect(further.wins).toEqual([entry('held')]);
      const two = after([limited, win, { ...win, id: 'v' }]);
      expect(afterEvent(two, { kind: 'decide', winId: 'v', decision: 'release' })).toMatchObject({
        round: { wins: [entry('held'), { id: 'v', state: 'paid' }] },
      });
    });

    it('is no bonus’s in any part before it is paid', () => {
      const funded = after([{ ...limited, bonus: { id: 'x', amount: 50 } }, win]);
      expect(funded.wins).toStrictEqual([entry('held')]);
    });

    it('closes with a win of nothing, whatever was released before', () => {
      const released = after([limited, win, { kind: 'decide', winId: 'w', decision: 'release' }, last]);
      expect(released).toMatchObject({ closing: true, wins: [{ state: 'paid' }, { id: 'l', state: 'paid' }] });
    });

    it('holds one that came before its bet', () => {
      expect(afterEvent(after([win]), limited)).toMatchObject({ moves: [{ kind: 'bet' }, put] });
    });

    it('knows no multiple of a stake of nothing, but the ceiling', () => {
      const free: RoundEvent = { ...limited, amount: 0 };
      expect(afterEvent(after([free]), win)).toMatchObject({ moves: [{ kind: 'win', amount: 250 }] });
      expect(afterEvent(after([free]), { ...win, amount: 1_001 })).toMatchObject({
        moves: [{ kind: 'hold', held: 1_001 }],
      });
    });

    it('pays it or takes it away as an operator decides, once, whatever comes after', () => {
      const released = afterEvent(held, { kind: 'decide', winId: 'w', decision: 'release' });
      expect(released).toMatchObject({
        round: { wins: [{ state: 'paid' }] },
        moves: [
          { kind: 'hold', held: -250 },
          { kind: 'win', amount: 250 },
        ],
      });
      const voided = afterEvent(held, { kind: 'decide', winId: 'w', decision: 'void' });
      expect(voided).toMatchObject({ round: { wins: [{ state: 'unpaid' }] }, moves: [{ kind: 'hold', held: -250 }] });
      for (const step of [released, voided]) {
        if (step.refused) throw new Error('Refused.');
        expect(afterEvent(step.round, { kind: 'decide', winId: 'w', decision: 'void' })).toMatchObject({ moves: [] });
        expect(afterEvent(step.round, win)).toMatchObject({ moves: [] });
      }
    });

    it('goes with its bet', () => {
      expect(afterEvent(held, rollback)).toMatchObject({
        round: { wins: [{ state: 'unpaid', turn: 1 }] },
        moves: [
          { kind: 'rollback', amount: 100 },
          { kind: 'hold', held: -250 },
        ],
      });
    });
  });

  it.each([
    ['was rolled back', [bet, rollback]],
    ['has a tombstone', [rollback]],
  ])('is refused for a bet that %s', (_, before) => {
    expect(afterEvent(after(before), bet)).toEqual({ refused: true });
  });

  it('is refused for another bet once the house has voided or ended the round', () => {
    for (const before of [
      [bet, { kind: 'void' } as const],
      [bet, { kind: 'end' } as const],
      [{ kind: 'void' } as const],
    ]) {
      expect(afterEvent(after(before), { kind: 'bet', id: 'another', amount: 1 })).toEqual({ refused: true });
    }
  });
});
