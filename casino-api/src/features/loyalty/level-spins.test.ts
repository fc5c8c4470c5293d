import { currencyCodes } from 'contract/money';
import { describe, expect, it } from 'vitest';
import { engineOf, games } from '../../games/registry';
import { levelSpins, spinsRefusal } from './level-spins';
import { declaredTerms } from './terms';

describe('the free spins of a level', () => {
  it('are of a slot of the house, at a stake that it has in every currency', () => {
    expect(spinsRefusal(declaredTerms.spins)).toBeNull();
    expect(spinsRefusal({ gameid: 'kite-dragons', value: 40 })).toBeNull();
    for (const gameid of ['velvet-blackjack', 'skyward', 'crate-wheel', 'no-such-game', '', '__proto__'])
      expect(spinsRefusal({ gameid, value: 20 }), gameid).toBe('no_slot');
    for (const value of [0, 1, 21, 19.5]) expect(spinsRefusal({ gameid: 'kite-dragons', value })).toBe('no_stake');
  });

  it.each(currencyCodes)('can be played in %s at whatever value is taken', (currency) => {
    for (const { id: gameid } of games)
      for (const value of [10, 20, 40, 50, 1_00, 2_00, 5_00])
        if (spinsRefusal({ gameid, value }) === null) {
          const { freeSpins } = levelSpins(1, 10, { gameid, value }, currency);
          expect(engineOf(gameid)!.stakes(currency)).toContain(freeSpins.value);
        }
  });

  it('name the slot that they are for', () => {
    const { names, freeSpins } = levelSpins(3, 15, { gameid: 'kite-dragons', value: 40 }, 'NOK');
    expect(names.en).toBe('Level 3: free spins on Kite Dragons');
    expect(freeSpins).toEqual({ gameid: 'kite-dragons', count: 15, value: 4_00 });
  });
});
