/**
 * `npx tsx scripts/slots/all-rounds.ts <game>`: plays every round of a game of clusters there is and prints what they came to. With a number behind it
 * plays only so many drawn ones and tells by symbol and size where the return comes from: for tuning the payouts.
 */
import { playAllRounds, fastPlayer } from '../../casino-api/src/games/cluster/all-rounds';
import { playClusterSlot, type ClusterSlot } from '../../casino-api/src/games/cluster/cluster';
import type { Game } from '../../casino-api/src/games/define-game';
import { seededRandom } from '../../casino-api/src/games/seeded-random';

const [game = '', sample] = process.argv.slice(2);
const declared = (await import(`../../casino-api/src/games/cluster/${game}/index.ts`)) as Record<
  string,
  Game<ClusterSlot>
>;
const slot = Object.values(declared)[0]!.design;

const percent = (share: number) => `${(share * 100).toFixed(3)} %`;
const { parts, symbols } = slot.rules;

if (sample) {
  const rounds = Number(sample);
  const random = seededRandom(1);
  const bySymbol: Record<string, Record<number, number>> = Object.fromEntries(
    symbols.map(({ symbol }) => [symbol, {}]),
  );
  const bySteps: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { outcome } = playClusterSlot(slot, parts, random);
    bySteps[outcome.steps.length] = (bySteps[outcome.steps.length] ?? 0) + 1;
    for (const { symbol, count, payout } of outcome.steps.flatMap(({ clusters }) => clusters)) {
      const reached = symbols
        .find((entry) => entry.symbol === symbol)!
        .pays.filter((pay) => count >= pay.count)
        .at(-1)!.count;
      bySymbol[symbol]![reached] = (bySymbol[symbol]![reached] ?? 0) + payout / parts / rounds;
    }
  }
  for (const [symbol, sizes] of Object.entries(bySymbol))
    console.log(
      symbol.padEnd(12),
      Object.entries(sizes)
        .map(([size, share]) => `${size}: ${percent(share)}`)
        .join('  '),
    );
  console.log('steps', bySteps.map((count) => percent(count / rounds)).join(', '));
  const play = fastPlayer(slot);
  const many = seededRandom(2);
  let [paid, squares, hits, largest] = [0, 0, 0, 0];
  const fast = rounds * 10;
  for (let round = 0; round < fast; round += 1) {
    const one = play(slot.strips.map(({ length }) => many.integer(length))).paid / parts;
    paid += one;
    squares += one * one;
    if (one > 0) hits += 1;
    largest = Math.max(largest, one);
  }
  const mean = paid / fast;
  console.log({
    rtp: percent(mean),
    hits: percent(hits / fast),
    deviation: Math.sqrt(squares / fast - mean * mean).toFixed(2),
    largest,
  });
} else {
  const all = playAllRounds(slot, (part, first) => console.error(`first strip at ${first}: ${JSON.stringify(part)}`));
  console.log(all);
  console.log({
    rtp: percent(all.paid / parts / all.rounds),
    hitFrequency: Math.round((all.hits / all.rounds) * 10_000),
    largest: all.largest / parts,
  });
}
