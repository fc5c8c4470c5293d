import type { BaccaratResult } from 'contract/play/baccarat';
import { ranks, type Card } from 'contract/play/cards';
import { baccaratPays, bankerDraws, decks, type BaccaratSettings } from './baccarat';

/** A card for each count: what is counted needs no more. */
const cardOf = (value: number): Card => `${value === 0 ? 'K' : ranks[value - 1]!}S`;

/** What can come, and in how many of the `all` orders of the first six cards it does; whole numbers, exact. */
export interface CountedDeals {
  all: number;
  deals: { result: BaccaratResult; ways: number }[];
}

/** Every deal by what its cards count, ten of which count nothing. All orders of six cards out of 416 are 4,998,398,275,503,360: below 2^53. */
export function everyDeal(): CountedDeals {
  const left = Array.from({ length: 10 }, (_, value) => decks * (value === 0 ? 16 : 4));
  const size = decks * 52;
  const found = new Map<string, { result: BaccaratResult; ways: number }>();
  const orders = (dealt: number, upTo: number): number => (dealt < upTo ? (size - dealt) * orders(dealt + 1, upTo) : 1);
  const take = (ways: number, after: (value: number, ways: number) => void): void => {
    for (let value = 0; value < 10; value += 1) {
      const count = left[value]!;
      left[value] = count - 1;
      after(value, ways * count);
      left[value] = count;
    }
  };
  const keep = (player: number[], banker: number[], ways: number): void => {
    const key = `${player.join()}|${banker.join()}`;
    const before = found.get(key)?.ways ?? 0;
    found.set(key, {
      result: { kind: 'baccarat', player: player.map(cardOf), banker: banker.map(cardOf) },
      ways: before + ways * orders(player.length + banker.length, 6),
    });
  };
  const points = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) % 10;
  const bankersTurn = (player: number[], banker: number[], third: number | null, ways: number): void => {
    if (!bankerDraws(points(banker), third)) return keep(player, banker, ways);
    take(ways, (value, more) => keep(player, [...banker, value], more));
  };
  take(1, (p1, w1) =>
    take(w1, (b1, w2) =>
      take(w2, (p2, w3) =>
        take(w3, (b2, w4) => {
          const [player, banker] = [
            [p1, p2],
            [b1, b2],
          ];
          if (points(player) >= 8 || points(banker) >= 8) return keep(player, banker, w4);
          if (points(player) >= 6) return bankersTurn(player, banker, null, w4);
          take(w4, (third, w5) => bankersTurn([...player, third], banker, third, w5));
        }),
      ),
    ),
  );
  return { all: orders(0, 6), deals: [...found.values()] };
}

/** The first two cards of a hand are of one rank: the second is one of 31 like the first among 415. */
const pairChance = (4 * decks - 1) / (52 * decks - 1);

/** What a bet returns, as a share of its stake. */
export function returnOf(settings: BaccaratSettings, spot: string, { all, deals }: CountedDeals): number {
  if (spot.endsWith('-pair')) return (pairChance * settings.bets.find((bet) => bet.spot === spot)!.pays) / 100;
  return deals.reduce((sum, { result, ways }) => sum + (ways / all) * baccaratPays(settings, spot, result)!, 0) / 100;
}
