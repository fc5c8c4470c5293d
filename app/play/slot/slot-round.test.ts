import type { SlotSpin } from 'contract/play/slot';
import type { RoundReceipt } from 'contract/receipt';
import { describe, expect, it } from 'vitest';
import { slotRound, spinView } from './slot-round';

const quiet: SlotSpin = {
  window: [
    ['fox', 'koi', 'fan'],
    ['drum', 'jade', 'coral'],
    ['amber', 'fox', 'koi'],
    ['fan', 'drum', 'jade'],
    ['coral', 'amber', 'fox'],
  ],
  wins: [],
  payout: 0,
};
const paying: SlotSpin = {
  window: [
    ['koi', 'koi', 'scatter'],
    ['koi', 'wild', 'fan'],
    ['koi', 'scatter', 'drum'],
    ['fan', 'drum', 'scatter'],
    ['coral', 'amber', 'fox'],
  ],
  wins: [
    {
      symbol: 'koi',
      count: 3,
      line: 12,
      payout: 100,
      cells: [
        [0, 0],
        [1, 1],
        [2, 0],
      ],
    },
    {
      symbol: 'koi',
      count: 3,
      line: 2,
      payout: 100,
      cells: [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
    },
    {
      symbol: 'scatter',
      count: 3,
      line: null,
      payout: 400,
      cells: [
        [0, 2],
        [2, 1],
        [3, 2],
      ],
    },
  ],
  payout: 600,
};

const round = (changes: Partial<RoundReceipt>): RoundReceipt => ({
  id: 'round-1',
  gameid: 'lantern-festival',
  gametitle: 'Lantern Festival',
  mode: 'fun',
  state: 'settled',
  currency: 'FUN',
  stake: 200,
  payout: 0,
  balanceAfter: 1_000,
  startedAt: 0,
  settledAt: 0,
  fairness: null,
  position: null,
  options: [],
  signature: null,
  outcome: { kind: 'slot', spin: quiet, freeSpins: [], freeSpinMultiplier: 3 },
  ...changes,
});

describe('the round of a slot', () => {
  it('keeps the paid spin and its free spins apart', () => {
    const view = slotRound(
      round({
        payout: 1_800,
        outcome: { kind: 'slot', spin: paying, freeSpins: [quiet, paying, paying], freeSpinMultiplier: 3 },
      }),
    );
    expect(view).toMatchObject({ spin: { payout: 600 }, freeSpinMultiplier: 3 });
    expect(view?.freeSpins.map(({ payout }) => payout)).toEqual([0, 600, 600]);
  });

  it('has nothing to tell of a round without an outcome', () => {
    expect(slotRound(round({ outcome: null, state: 'rolled_back' }))).toBeNull();
  });
});

describe('a spin', () => {
  it('marks exactly the cells that pay', () => {
    const marked = spinView(paying).reels.map((column) => column.map(({ wins }) => wins));
    expect(marked).toEqual([
      [true, false, true],
      [true, true, false],
      [true, true, false],
      [false, false, true],
      [false, false, false],
    ]);
  });

  it('tells equal runs on several lines together, the largest sum first', () => {
    expect(spinView(paying).wins).toEqual([
      { symbol: 'scatter', count: 3, lines: [], payout: 400 },
      { symbol: 'koi', count: 3, lines: [12, 2], payout: 200 },
    ]);
  });

  it('connects the cells of paying lines, each stretch once, and never those of scatters', () => {
    expect(spinView(paying).stretches).toEqual([
      [
        [0, 0],
        [1, 1],
      ],
      [
        [1, 1],
        [2, 0],
      ],
      [
        [0, 0],
        [1, 0],
      ],
      [
        [1, 0],
        [2, 0],
      ],
    ]);
    const twice = { ...paying, wins: [...paying.wins, { ...paying.wins[1]!, symbol: 'fox', line: 3 }] };
    expect(spinView(twice).stretches).toEqual(spinView(paying).stretches);
  });
});
