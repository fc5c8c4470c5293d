import type { MinesRules } from 'contract/play/mines';
import { cashedOut, type GameEngine, type Played, type RoundRandom } from '../engine';

export interface MinesSettings {
  columns: number;
  rows: number;
  minesOffered: readonly number[];
  /** Of which the multiples are the exact share, rounded down to hundredths: hundredths of a percent. */
  fairShare: number;
  /** The round pays out by itself at the last multiple up to this one, in hundredths of the stake. */
  highestMultiple: number;
}

/** What cashing out pays after one, two, three … safe cells, hundredths of the stake. */
function multiplesOf({ columns, rows, fairShare, highestMultiple }: MinesSettings, mines: number): number[] {
  const cells = columns * rows;
  const multiples: number[] = [];
  let [over, under] = [1n, 1n];
  for (let drawn = 0; drawn < cells - mines; drawn += 1) {
    [over, under] = [over * BigInt(cells - drawn), under * BigInt(cells - mines - drawn)];
    const multiple = Number((BigInt(fairShare) * over) / (100n * under));
    if (multiple > highestMultiple) break;
    multiples.push(multiple);
  }
  return multiples;
}

export const minesRules = (settings: MinesSettings): MinesRules => ({
  kind: 'mines',
  columns: settings.columns,
  rows: settings.rows,
  offers: settings.minesOffered.map((mines) => ({ mines, multiples: multiplesOf(settings, mines) })),
});

/** Which cells hold mines: a partial shuffle, one integer a mine. */
function layMines(cells: number, mines: number, random: RoundRandom): number[] {
  const order = Array.from({ length: cells }, (_, cell) => cell);
  for (let spread = 0; spread < mines; spread += 1) {
    const from = spread + random.integer(cells - spread);
    [order[spread], order[from]] = [order[from]!, order[spread]!];
  }
  return order.slice(0, mines).sort((a, b) => a - b);
}

/** Plays a field of mines. Stakes are whole hundreds of minor units, so that every payout is whole. */
const playMines =
  (rules: MinesRules): GameEngine['play'] =>
  ({ stake, choice, decisions }, random): Played | null => {
    const offer = choice?.kind === 'mines' && rules.offers.find(({ mines }) => mines === choice.mines);
    if (!offer) return null;
    const cells = rules.columns * rules.rows;
    const field = layMines(cells, offer.mines, random);
    const opened: number[] = [];
    let over: { multiple: number } | null = null;
    for (const { what } of decisions) {
      if (over) return null;
      if (what === 'cash-out') {
        if (opened.length === 0) return null;
        over = { multiple: offer.multiples[opened.length - 1]! };
        continue;
      }
      const cell = /^cell-(0|[1-9]\d?)$/.exec(what)?.[1];
      if (cell === undefined || Number(cell) >= cells || opened.includes(Number(cell))) return null;
      opened.push(Number(cell));
      if (field.includes(Number(cell))) over = { multiple: 0 };
      else if (opened.length === offer.multiples.length) over = { multiple: offer.multiples.at(-1)! };
    }
    const multiple = over ? over.multiple : (offer.multiples[opened.length - 1] ?? 0);
    const closed = Array.from({ length: cells }, (_, cell) => cell).filter((cell) => !opened.includes(cell));
    return {
      stake,
      payout: over && (stake / 100) * multiple,
      options: over ? [] : [...(opened.length > 0 ? ['cash-out'] : []), ...closed.map((cell) => `cell-${cell}`)],
      outcome: {
        kind: 'mines',
        mines: offer.mines,
        opened,
        lost: over?.multiple === 0,
        multiple,
        field: over && field,
      },
    };
  };

/** What the family makes of a field. Of the plans of play the best returns the fair share. */
export function minesGame(settings: MinesSettings) {
  const rules = minesRules(settings);
  return {
    design: settings,
    rules,
    bestRtp: settings.fairShare,
    maxWinMultiple: Math.ceil(Math.max(...rules.offers.map(({ multiples }) => multiples.at(-1)!)) / 100),
    hasDecisions: true,
    unattended: cashedOut,
    example: { stake: 1_00, choice: { kind: 'mines', mines: 3 } },
    play: playMines(rules),
  } as const;
}
