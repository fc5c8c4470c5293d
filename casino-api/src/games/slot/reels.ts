import type { SlotSymbol } from 'contract/play/slot';

/** The symbols of one reel in their order; a stop shows the symbol there on the top row and the ones after it below. */
export type Strip = readonly string[];

/** One reel's column when it stops: `rows` symbols from the top. */
export const columnAt = (strip: Strip, stop: number, rows: number): string[] =>
  Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length]!);

/** `pays[symbol][count]` is the multiple paid, the rules' lists as a table. */
export type PayTable = Readonly<Record<string, readonly number[]>>;

/** Rules never change, so each game's table is made once. */
const madeTables = new WeakMap<readonly SlotSymbol[], PayTable>();

export function payTableOf({ symbols }: { symbols: readonly SlotSymbol[] }): PayTable {
  const made = madeTables.get(symbols) ?? payTable(symbols);
  madeTables.set(symbols, made);
  return made;
}

const payTable = (symbols: readonly SlotSymbol[]): PayTable =>
  Object.fromEntries(
    symbols.map(({ symbol, pays }) => {
      const byCount: number[] = [];
      for (const { count, multiple } of pays) byCount[count] = multiple;
      return [symbol, Array.from(byCount, (multiple) => multiple ?? 0)];
    }),
  );

/** Empty for a game without one. */
export const symbolOf = ({ symbols }: { symbols: readonly SlotSymbol[] }, role: 'wild' | 'scatter'): string =>
  symbols.find((entry) => entry.role === role)?.symbol ?? '';

/** Free spins won by so many scatters; more than the table's highest count wins as much as that. */
export const freeSpinsFor = (
  rules: { freeSpins: { awards: readonly { count: number; spins: number }[] } },
  scatters: number,
): number => rules.freeSpins.awards.reduce((spins, award) => (scatters >= award.count ? award.spins : spins), 0);

/** Strips as they are written down: symbols with a space between. */
export const reel = (symbols: string): Strip => symbols.split(' ');

/** Payouts of three, four, five … in a row. */
export const fromThree = (...multiples: number[]): SlotSymbol['pays'] =>
  multiples.map((multiple, index) => ({ count: index + 3, multiple }));
