/**
 * `npx tsx scripts/slots/lay-strips.ts <family>/<game>`: lays the reels of a slot from how often each symbol shall come (the game's symbol-counts.ts), writes
 * them to its strips.ts and says what the game then returns. Strips and payouts are tuned by changing the numbers there and in the game's rules
 * until the figures are as wanted; the same numbers always give the same strips.
 */
import { writeFileSync } from 'node:fs';
import type { SymbolCounts } from '../../casino-api/src/games/slot/symbol-counts';
import { report } from './report';

/** Numbers in [0, 1) that are the same in every run. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807 + 11) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function shuffled<Item>(items: readonly Item[], roll: () => number): Item[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const from = Math.floor(roll() * (last + 1));
    [order[last], order[from]] = [order[from]!, order[last]!];
  }
  return order;
}

/** Whether equal runs touch, or one window would show two of what has to stand alone. */
function isFair(
  strip: readonly string[],
  runs: readonly string[][],
  { rows, alone }: Pick<SymbolCounts, 'alone'> & { rows: number },
): boolean {
  const touches = runs.some((run, index) => run[0] === runs[(index + 1) % runs.length]![0]);
  const crowded = strip.some((_, stop) => {
    const seen = Array.from({ length: rows }, (_unused, row) => strip[(stop + row) % strip.length]!).filter((symbol) =>
      alone.includes(symbol),
    );
    return new Set(seen).size < seen.length;
  });
  return !touches && !crowded;
}

/** One strip: each symbol in runs of its design's length, in an order that is fair. */
function lay(counts: Record<string, number>, rows: number, design: SymbolCounts, seed: number): string[] {
  const roll = dice(seed);
  const runs = Object.entries(counts).flatMap(([symbol, count]) => {
    const length = design.alone.includes(symbol) ? 1 : (design.runs[symbol] ?? 1);
    return Array.from({ length: Math.ceil(count / length) }, (_, run) =>
      Array<string>(Math.min(length, count - run * length)).fill(symbol),
    );
  });
  for (let tries = 0; tries < 200_000; tries += 1) {
    const order = shuffled(runs, roll);
    const strip = order.flat();
    if (isFair(strip, order, { rows, alone: design.alone })) return strip;
  }
  throw new Error(`These counts can't be laid: ${JSON.stringify(counts)}`);
}

function layAll(design: SymbolCounts, counts: SymbolCounts['paid'], seed: number): string[][] {
  return design.rows.map((rows, reel) =>
    lay(
      Object.fromEntries(Object.entries(counts).map(([symbol, perReel]) => [symbol, perReel[reel] ?? 0])),
      rows,
      design,
      seed + reel,
    ),
  );
}

const game = process.argv[2] ?? '';
const [family] = game.split('/');
const folder = new URL(`../../casino-api/src/games/${game}/`, import.meta.url);
const { counts } = (await import(`${folder.href}symbol-counts.ts`)) as { counts: SymbolCounts };
const source = (strips: readonly string[][]) => strips.map((strip) => `  reel('${strip.join(' ')}'),\n`).join('');
const paid = layAll(counts, counts.paid, counts.seed);
const free = counts.free ? layAll(counts, counts.free, counts.seed + 100) : null;
writeFileSync(
  new URL('strips.ts', folder),
  [
    `import { reel, type Strip } from '${family === 'slot' ? '../reels' : '../../slot/reels'}';\n`,
    `/** The reels of a paid spin, laid by scripts/slots/lay-strips.ts. */\nexport const strips: readonly Strip[] = [\n${source(paid)}];\n`,
    ...(free
      ? [
          `/** The reels of the free spins: more wilds, no scatter. */\nexport const freeStrips: readonly Strip[] = [\n${source(free)}];\n`,
        ]
      : []),
  ].join('\n'),
);
if (family !== 'cluster') await report(game);
