import { lowestExit } from 'contract/play/crash';
import { describe, expect, it } from 'vitest';
import { returnOf as crashReturn } from './crash/proofs';
import { returnsOf as diceReturns } from './dice/proofs';
import { returnOf as hiLoReturn } from './hi-lo/proofs';
import { returnsOfPlans } from './mines/proofs';
import { returnsOf as boardReturns } from './plinko/proofs';
import { games, gamesOfFamily } from './registry';

/** The best return of every game whose return is a matter of choice, found anew: hundredths of a percent. */
const best = [
  ...gamesOfFamily('dice').map((game) => ({ game, found: () => Math.max(...diceReturns(game.design)) })),
  ...gamesOfFamily('hi-lo').map((game) => ({ game, found: () => hiLoReturn(game.design, Math.max) })),
  ...gamesOfFamily('mines').map((game) => ({ game, found: () => Math.max(...returnsOfPlans(game.design)) })),
  ...gamesOfFamily('plinko').map((game) => ({ game, found: () => Math.max(...boardReturns(game.design)) })),
  ...gamesOfFamily('crash').map((game) => ({
    game,
    found: () =>
      Array.from({ length: game.design.highest - lowestExit + 1 }, (_, index) =>
        crashReturn(game.design, lowestExit + index),
      ).reduce((most, each) => Math.max(most, each)),
  })),
];

describe('the best return', () => {
  it.each(best)('of $game.id is stated: no way of playing gives back a hundredth more', ({ game, found }) => {
    const { bestRtp, rtp } = game;
    const most = found();
    expect(most).toBeLessThan((bestRtp ?? rtp) + 1);
    expect(most).toBeGreaterThan((bestRtp ?? rtp) - 2);
  });

  it('of a table is that of its best bet', () => {
    for (const { rules, rtp, bestRtp, id } of games) {
      if (!('bets' in rules)) continue;
      const returns = rules.bets.map((bet) => bet.rtp);
      expect([id, rtp, bestRtp]).toEqual([id, Math.min(...returns), Math.max(...returns)]);
    }
  });
});
