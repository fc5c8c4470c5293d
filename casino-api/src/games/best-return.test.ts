import type { HiLoRules } from 'contract/play/hi-lo';
import { describe, expect, it } from 'vitest';
import { lowestExit } from 'contract/play/crash';
import { returnOf as crashReturn } from './crash/proofs';
import { crashSettings } from './crash/tables';
import { returnsOf as diceReturns } from './dice/proofs';
import { tinkersDice } from './dice/tinkers-dice';
import { returnOf as hiLoReturn } from './hi-lo/proofs';
import { aboveAndBelow } from './hi-lo/above-and-below';
import { buriedLight, buriedLightField } from './mines/buried-light';
import { pearlDiver, pearlDiverField } from './mines/pearl-diver';
import { returnsOfPlans } from './mines/proofs';
import { marbleParade } from './plinko/marble-parade';
import { returnsOf as boardReturns } from './plinko/proofs';
import { rainfall } from './plinko/rainfall';
import { engineOf, engines } from './registry';

/** The best return of every game whose return is a matter of choice, found anew: hundredths of a percent. */
const best: Record<string, () => number> = {
  [tinkersDice.gameid]: () => Math.max(...diceReturns(tinkersDice)),
  [aboveAndBelow.gameid]: () => hiLoReturn(aboveAndBelow.rules as HiLoRules, Math.max),
  [buriedLight.gameid]: () => Math.max(...returnsOfPlans(buriedLightField)),
  [pearlDiver.gameid]: () => Math.max(...returnsOfPlans(pearlDiverField)),
  [rainfall.gameid]: () => Math.max(...boardReturns(rainfall)),
  [marbleParade.gameid]: () => Math.max(...boardReturns(marbleParade)),
  ...Object.fromEntries(
    Object.entries(crashSettings).map(([gameid, settings]) => [
      gameid,
      () =>
        Array.from({ length: settings.highest - lowestExit + 1 }, (_, index) =>
          crashReturn(settings, lowestExit + index),
        ).reduce((most, each) => Math.max(most, each)),
    ]),
  ),
};

describe('the best return', () => {
  it.each(Object.keys(best))('of %s is stated: no way of playing gives back a hundredth more', (gameid) => {
    const { bestRtp, rtp } = engineOf(gameid)!;
    const found = best[gameid]!();
    expect(found).toBeLessThan((bestRtp ?? rtp) + 1);
    expect(found).toBeGreaterThan((bestRtp ?? rtp) - 2);
  });

  it('of a table is that of its best bet', () => {
    for (const { rules, rtp, bestRtp, gameid } of engines) {
      if (!('bets' in rules)) continue;
      const returns = rules.bets.map((bet) => bet.rtp);
      expect([gameid, rtp, bestRtp]).toEqual([gameid, Math.min(...returns), Math.max(...returns)]);
    }
  });
});
