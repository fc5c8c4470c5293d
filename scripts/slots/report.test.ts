import { describe, expect, it } from 'vitest';
import { gamesOfFamily } from '../../casino-api/src/games/registry';
import * as linesOdds from '../../casino-api/src/games/slot/lines-odds';
import * as waysOdds from '../../casino-api/src/games/ways/ways-odds';
import { statedBy } from './report';

describe('the figures that the report of a slot says to state are those that its declaration has', () => {
  it.each(gamesOfFamily('slot'))('$id', ({ design, rtp, maxWinMultiple, rules: { hitFrequency } }) =>
    expect(
      statedBy(linesOdds.exactReturn(design).total, linesOdds.hitFrequency(design), linesOdds.largestWin(design)),
    ).toEqual({ rtp, hitFrequency, maxWinMultiple }),
  );

  it.each(gamesOfFamily('ways'))('$id', ({ design, rtp, maxWinMultiple, rules: { hitFrequency } }) =>
    expect(
      statedBy(waysOdds.exactReturn(design).total, waysOdds.hitFrequency(design), waysOdds.largestWin(design)),
    ).toEqual({ rtp, hitFrequency, maxWinMultiple }),
  );
});
