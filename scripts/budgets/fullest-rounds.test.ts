import { describe, expect, it } from 'vitest';
import { RoundReceipt } from '../../contract/receipt';
import { TableView } from '../../contract/tables';
import { engineOf, tableOf } from '../../casino-api/src/games/registry';
import { fullestRounds, fullestTable } from './fullest-rounds';

describe('the fullest rounds of a game', () => {
  it.each([
    ['lantern-festival', ['settled']],
    ['tinkers-dice', ['settled']],
    ['velvet-blackjack', ['open', 'settled']],
    ['buried-light', ['open', 'settled']],
  ])('of %s are receipts as the API gives them: %j', (gameid, states) => {
    const rounds = fullestRounds(engineOf(gameid)!);
    expect(rounds.map(({ state }) => state).sort()).toEqual(states);
    for (const round of rounds) expect(RoundReceipt.parse(round)).toEqual(round);
    expect(fullestRounds(engineOf(gameid)!)).toEqual(rounds);
  });

  it('of a slot have free spins in them', () => {
    const [round] = fullestRounds(engineOf('lantern-festival')!);
    expect(round!.outcome).toMatchObject({
      kind: 'slot',
      freeSpins: expect.arrayContaining([expect.anything()]) as unknown,
    });
  });
});

it('the fullest table is one as the API gives it, with a chip on every place in three rounds', () => {
  const now = Date.UTC(2026, 10, 22, 12);
  const given: TableView = {
    id: 'lamplight-roulette',
    now,
    phase: 'betting',
    round: 1_000,
    endsAt: now,
    next: { round: 1_000, closesAt: now, resultAt: now },
    history: [],
    seats: 1,
    bets: [],
    betsTotal: 0,
    flight: null,
    chain: {
      terminal: 'a'.repeat(64),
      firstRound: 0,
      firstPlayed: 0,
      rounds: 10_000,
      madeAt: now,
      nextTerminal: 'b'.repeat(64),
    },
  };
  for (const phase of ['result', 'dealing'] as const) {
    const { table, mine, rounds } = fullestTable(tableOf('lamplight-roulette')!, given, ['red', '17', '17-20'], phase);
    expect(TableView.parse(table)).toEqual(table);
    expect(mine.map(({ state }) => state)).toEqual([phase === 'result' ? 'settled' : 'open', 'settled', 'settled']);
    for (const round of mine)
      expect(RoundReceipt.parse(round).position!.choice).toMatchObject({
        kind: 'bets',
        bets: [{ spot: 'red' }, { spot: '17' }, { spot: '17-20' }],
      });
    expect(rounds).toEqual([1_000, 999, 998]);
  }
});
