import type { WheelBet, WheelResult, WheelRules } from 'contract/play/money-wheel';
import type { Rhythm } from 'contract/play/table';
import type { RoundRandom } from '../engine';
import { byWeight } from '../table/by-weight';
import { spotTable, type TablePlace } from '../table/spot-table';
import type { SpotGame } from '../table/table-engine';

export type WheelSettings = Omit<WheelRules, 'kind' | 'rhythm'>;

const wheelRules = (settings: WheelSettings, rhythm: Rhythm): WheelRules => ({
  kind: 'money-wheel',
  rhythm,
  ...settings,
});

/**
 * Where bets are lifted, an integer below their number says which, and one below the sum of the weights how much. Then one integer below
 * the number of segments for each spin; below that of the segments without the face that spins again, where no more spins are left.
 */
export function wheelGame({ segments, bets, again, lift }: WheelSettings): SpotGame<WheelResult> {
  const places = segments.map((_, place) => place);
  const settling = again ? places.filter((place) => segments[place] !== again.face) : places;
  return {
    draw: (random: RoundRandom) => {
      const lifted = lift && { spot: bets[random.integer(bets.length)]!.spot, times: byWeight(lift, random).times };
      const stops: number[] = [];
      let times = 1;
      for (;;) {
        const among = again && stops.length === again.most ? settling : places;
        const stop = among[random.integer(among.length)]!;
        stops.push(stop);
        if (segments[stop] !== again?.face) return { kind: 'money-wheel', stops, face: segments[stop]!, times, lifted };
        times *= again!.times;
      }
    },
    pays: (spot, result) => {
      const bet = bets.find((offered) => offered.spot === spot);
      if (!bet) return null;
      if (!bet.covers.includes(result.face)) return 0;
      return bet.pays * result.times * (result.lifted?.spot === spot ? result.lifted.times : 1);
    },
  };
}

/** The most that a bet can pay, hundredths of its stake. */
export function mostOf({ bets, again, lift }: WheelSettings): number {
  const spun = again ? again.times ** again.most : 1;
  return Math.max(...bets.map(({ pays }) => pays)) * spun * Math.max(1, ...(lift ?? []).map(({ times }) => times));
}

/** Lays so many segments of each face around a wheel, each face as evenly as it goes. */
export function spreadEvenly(counts: Readonly<Record<string, number>>): string[] {
  const all = Object.entries(counts).flatMap(([face, count]) =>
    Array.from({ length: count }, (_, index) => ({ face, at: (index + 0.5) / count, count })),
  );
  return all.sort((one, other) => one.at - other.at || one.count - other.count).map(({ face }) => face);
}

/** A bet on each face. */
export const betsOnFaces = (pays: Readonly<Record<string, { pays: number; rtp: number }>>): WheelBet[] =>
  Object.entries(pays).map(([face, terms]) => ({ spot: face, ...terms, covers: [face] }));

const chips = [10, 50, 1_00, 2_00, 5_00, 10_00, 25_00];

/** What the family makes of a wheel. */
export function wheelTable(settings: WheelSettings, place: Omit<TablePlace, 'round'>) {
  const [first, second] = settings.bets;
  return {
    design: settings,
    ...spotTable(
      {
        game: wheelGame(settings),
        rules: (rhythm) => wheelRules(settings, rhythm),
        returns: settings.bets.map(({ rtp }) => rtp),
        most: mostOf(settings),
        chips,
        example: [
          { spot: first!.spot, amount: 2_00 },
          { spot: second!.spot, amount: 1_00 },
          { spot: settings.bets.at(-1)!.spot, amount: 50 },
        ],
      },
      { ...place, round: 500_00 },
    ),
  };
}
