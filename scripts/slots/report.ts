import type { Game } from '../../casino-api/src/games/define-game';
import { hundredthsOf, numberOf, percentageOf, type Fraction } from '../../casino-api/src/games/fraction';
import type { LineSlot } from '../../casino-api/src/games/slot/lines';
import * as linesOdds from '../../casino-api/src/games/slot/lines-odds';
import type { WaysSlot } from '../../casino-api/src/games/ways/ways';
import * as waysOdds from '../../casino-api/src/games/ways/ways-odds';

const percent = (share: Fraction) => `${(numberOf(share) * 100).toFixed(3)} %`;

/** What a declaration states of these odds: its return is cut off, its largest win rounded up. */
export const statedBy = (total: Fraction, hitFrequency: Fraction, largestWin: Fraction) => ({
  rtp: Math.floor(percentageOf(total)),
  hitFrequency: hundredthsOf(hitFrequency),
  maxWinMultiple: Math.ceil(numberOf(largestWin)),
});

/** Says what a game returns, how often it pays and what it can win at most. @param game `<family>/<game>`, a slot of lines or ways */
export async function report(game: string): Promise<void> {
  const declared = (await import(`../../casino-api/src/games/${game}/index.ts`)) as Record<string, Game>;
  const [{ design, rules } = { design: null, rules: null }] = Object.values(declared);
  if (rules?.kind === 'slot') {
    const lines = design as LineSlot;
    const parts = linesOdds.exactReturn(lines);
    console.log({
      lines: percent(parts.lines),
      scatters: percent(parts.scatters),
      freeSpins: percent(parts.freeSpins),
      total: percent(parts.total),
    });
    console.log(statedBy(parts.total, linesOdds.hitFrequency(lines), linesOdds.largestWin(lines)));
    return;
  }
  if (rules?.kind !== 'ways') throw new Error(`No slot of lines or ways: ${game}.`);
  const ways = design as WaysSlot;
  const parts = waysOdds.exactReturn(ways);
  const bySymbol = (strips: WaysSlot['strips']) =>
    Object.fromEntries(
      Object.entries(waysOdds.returnsOfWays(ways, strips)).map(([symbol, share]) => [symbol, percent(share)]),
    );
  console.log('paid', bySymbol(ways.strips), ways.freeStrips.length ? ['free', bySymbol(ways.freeStrips)] : '');
  console.log({
    ways: percent(parts.ways),
    scatters: percent(parts.scatters),
    freeSpins: percent(parts.freeSpins),
    total: percent(parts.total),
  });
  console.log(statedBy(parts.total, waysOdds.hitFrequency(ways), waysOdds.largestWin(ways)));
}
