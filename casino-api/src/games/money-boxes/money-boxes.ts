import { bestBox, type BoxBet, type BoxesResult, type BoxesRules, type BoxLook } from 'contract/play/money-boxes';
import type { Rhythm } from 'contract/play/table';
import { byWeight } from '../table/by-weight';
import { spotTable, type TablePlace } from '../table/spot-table';
import type { SpotGame } from '../table/table-engine';

export type BoxesSettings = Omit<BoxesRules, 'kind' | 'rhythm'>;

const boxesRules = (settings: BoxesSettings, rhythm: Rhythm): BoxesRules => ({
  kind: 'money-boxes',
  rhythm,
  ...settings,
});

export const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** A bet on each box by itself. */
export const betOnEach = (look: BoxLook, boxes: number, best: number, rtp: number): BoxBet[] =>
  upTo(boxes).map((box) => ({ spot: `${look}-${box}`, pays: best, rtp, boxes: [box] }));

/** All prizes one by one, as they lie before they are shuffled. */
export const arranged = ({ prizes }: Pick<BoxesSettings, 'prizes'>): number[] =>
  prizes.flatMap(({ pays, count }) => Array.from({ length: count }, () => pays));

/**
 * For each box an integer below the prizes that are left says which of them lies in it (a Fisher–Yates shuffle, as far as there are boxes).
 * Where there is an encore, an integer below the number of boxes says where, and one below the sum of its weights how much.
 */
export function boxesGame(settings: BoxesSettings): SpotGame<BoxesResult> {
  const bets = new Map<string, BoxBet>(settings.bets.map((bet) => [bet.spot, bet]));
  return {
    draw: (random) => {
      const left = arranged(settings);
      for (let box = 0; box < settings.boxes; box += 1) {
        const from = box + random.integer(left.length - box);
        [left[box], left[from]] = [left[from]!, left[box]!];
      }
      const encore = settings.encore && {
        box: random.integer(settings.boxes) + 1,
        times: byWeight(settings.encore, random).times,
      };
      return { kind: 'money-boxes', prizes: left.slice(0, settings.boxes), encore };
    },
    pays: (spot, result) => {
      const bet = bets.get(spot);
      if (!bet) return null;
      const { prizes, encore } = result;
      const [box] = bet.boxes;
      if (bet.boxes.length > 1) return bet.boxes.includes(bestBox(result)) ? bet.pays : 0;
      return prizes[box! - 1]! * (encore && encore.box === box ? encore.times : 1);
    },
  };
}

/** The most that a bet can pay, hundredths of its stake. */
export const mostOf = ({ bets, prizes, encore }: BoxesSettings): number =>
  Math.max(
    ...prizes.map(({ pays }) => pays * Math.max(1, ...(encore ?? []).map(({ times }) => times))),
    ...bets.filter(({ boxes }) => boxes.length > 1).map(({ pays }) => pays),
  );

/**
 * What a bet returns, as a share of its stake. Any prize is as likely as another to lie in a box, so a box is worth their mean, and more by
 * the mean encore; the best prize, where it is sure to be among the boxes, is as likely to lie in one as in another.
 */
export function returnOf(settings: BoxesSettings, spot: string): number {
  const { boxes: among, pays } = settings.bets.find((bet) => bet.spot === spot)!;
  const all = arranged(settings);
  if (among.length > 1) return ((among.length / all.length) * pays) / 100;
  const weights = settings.encore?.reduce((sum, { weight }) => sum + weight, 0) ?? 1;
  const encore = settings.encore?.reduce((sum, { times, weight }) => sum + (times * weight) / weights, 0) ?? 1;
  return ((all.reduce((sum, prize) => sum + prize, 0) / all.length) * (1 + (encore - 1) / settings.boxes)) / 100;
}

/** A hundredth of the smallest is a whole cent. */
const chips = [1_00, 2_00, 5_00, 10_00, 25_00];

/** What the family makes of a table. */
export const boxesTable = (settings: BoxesSettings, { after }: Pick<TablePlace, 'after'>) => ({
  design: settings,
  ...spotTable(
    {
      game: boxesGame(settings),
      rules: (rhythm) => boxesRules(settings, rhythm),
      returns: settings.bets.map(({ rtp }) => rtp),
      most: mostOf(settings),
      chips,
      example: [
        { spot: settings.bets[1]!.spot, amount: 2_00 },
        { spot: settings.bets.at(-1)!.spot, amount: 1_00 },
      ],
    },
    { spot: 200_00, round: 500_00, after },
  ),
});
