import { currencyCodes, type MoneyUnit } from 'contract/money';
import { describe, expect, it } from 'vitest';
import { createRoundRandom } from '../fairness';
import { tables } from '../registry';

const units: MoneyUnit[] = [...currencyCodes, 'FUN'];
const random = (nonce: number) => createRoundRandom('5'.repeat(64), 'spots', nonce);
const spotTables = tables.filter(({ example }) => example?.choice.kind === 'bets');

/** The spots of a table, as its rules name them; roulette's are groups. */
const spotsOf = ({ rules, example }: (typeof tables)[number]): string[] =>
  'bets' in rules && rules.bets.every((bet) => 'spot' in bet)
    ? rules.bets.map((bet) => (bet as { spot: string }).spot)
    : example?.choice.kind === 'bets'
      ? example.choice.bets.map(({ spot }) => spot)
      : [];

it('no two tables close at the same moment of their rhythm', () => {
  const moments = spotTables.map(({ table: { schedule } }) => schedule!.first % schedule!.every);
  expect(new Set(moments).size).toBe(moments.length);
});

describe.each(spotTables)('$id', (engine) => {
  const { rules, rtp, play, maxWinMultiple, accepts, example, stakes } = engine;
  const spots = spotsOf(engine);

  it('states the lowest of its returns, between 94 and 99 %', () => {
    if (!('bets' in rules)) throw new Error('no bets');
    const rtps = rules.bets.map((bet) => bet.rtp);
    expect(rtp).toBe(Math.min(...rtps));
    for (const each of rtps) {
      expect(each).toBeGreaterThanOrEqual(94_00);
      expect(each).toBeLessThan(99_00);
    }
  });

  it('pays whole minor units of every currency for its smallest chip, and never more than its stated multiple', () => {
    let most = 0;
    for (const unit of units) {
      const [chip] = stakes(unit);
      const bets = spots.map((spot) => ({ spot, amount: chip! }));
      for (let nonce = 0; nonce < 60; nonce += 1) {
        const played = play(
          { stake: bets.length * chip!, choice: { kind: 'bets', bets }, decisions: [] },
          random(nonce),
        )!;
        const { outcome } = played;
        if (!('paid' in outcome)) throw new Error('no spots');
        expect(outcome.paid.every(({ payout }) => Number.isInteger(payout) && payout >= 0)).toBe(true);
        most = Math.max(most, ...outcome.paid.map(({ payout }) => payout / chip!));
      }
    }
    expect(most).toBeLessThanOrEqual(maxWinMultiple);
    expect(most).toBeGreaterThan(1);
  });

  it('plays what everybody sees', () => {
    for (let nonce = 0; nonce < 20; nonce += 1) {
      const played = play({ ...example!, decisions: [] }, random(nonce))!;
      expect((played.outcome as { result?: unknown }).result).toEqual(engine.table.resultOf(random(nonce)));
    }
  });

  it('takes no bet that it does not offer, and no sum that is not that of its bets', () => {
    const bet = (spot: string, stake = 100) =>
      play({ stake, choice: { kind: 'bets', bets: [{ spot, amount: 100 }] }, decisions: [] }, random(0));
    expect(bet(spots[0]!)).not.toBeNull();
    for (const spot of ['purple', '999', '__proto__', 'constructor', 'to-string']) expect(bet(spot)).toBeNull();
    expect(bet(spots[0]!, 200)).toBeNull();
    expect(play({ stake: 100, choice: null, decisions: [] }, random(0))).toBeNull();
  });

  it('takes amounts of whole chips within its limits alone', () => {
    const { chip, spot: most, round } = engine.table.limits('EUR');
    const takes = (...amounts: number[]) =>
      accepts!(
        amounts.reduce((sum, amount) => sum + amount, 0),
        { kind: 'bets', bets: amounts.map((amount, index) => ({ spot: spots[index % spots.length]!, amount })) },
        'EUR',
      );
    expect([takes(chip), takes(most)]).toEqual([true, true]);
    expect([takes(chip - 1), takes(chip + 1), takes(most + chip)]).toEqual([false, false, false]);
    expect(takes(...Array.from({ length: Math.floor(round / most) + 1 }, () => most))).toBe(false);
  });
});
