import {
  sicBoGroups,
  sicBoSpots,
  type SicBoGroup,
  type SicBoResult,
  type SicBoRules,
  type SicBoSpot,
} from 'contract/play/sic-bo';
import type { Rhythm } from 'contract/play/table';
import { spotTable, type TablePlace } from '../table/spot-table';
import type { SpotGame } from '../table/table-engine';

export interface SicBoSettings {
  /** What each kind of bet pays, hundredths of the stake, and was proven to return. */
  bets: Record<SicBoGroup, { pays: number; rtp: number }>;
  onePays: [number, number, number];
}

/** Three integers below six are the dice. */
export function sicBoGame({ bets, onePays }: SicBoSettings): SpotGame<SicBoResult> {
  const spots = new Map<string, SicBoSpot>(sicBoSpots().map((spot) => [spot.spot, spot]));
  return {
    draw: (random) => ({ kind: 'sic-bo', dice: [random.integer(6) + 1, random.integer(6) + 1, random.integer(6) + 1] }),
    pays: (name, { dice }) => {
      const spot = spots.get(name);
      if (!spot) return null;
      const hits = spot.hits(dice);
      if (hits === 0) return 0;
      return spot.group === 'one' ? onePays[hits - 1]! : bets[spot.group].pays;
    },
  };
}

const sicBoRules = ({ bets, onePays }: SicBoSettings, rhythm: Rhythm): SicBoRules => ({
  kind: 'sic-bo',
  rhythm,
  bets: sicBoGroups.map((group) => ({ group, ...bets[group] })),
  onePays,
});

/** What the family makes of a table. */
export const sicBoTable = (settings: SicBoSettings, place: TablePlace) => ({
  design: settings,
  ...spotTable(
    {
      game: sicBoGame(settings),
      rules: (rhythm) => sicBoRules(settings, rhythm),
      returns: Object.values(settings.bets).map(({ rtp }) => rtp),
      most: Math.max(...settings.onePays, ...Object.values(settings.bets).map(({ pays }) => pays)),
      chips: [1_00, 2_00, 5_00, 10_00, 25_00, 1_00_00],
      example: [
        { spot: 'big', amount: 5_00 },
        { spot: 'one-6', amount: 2_00 },
        { spot: 'sum-9', amount: 1_00 },
        { spot: 'pair-2-5', amount: 1_00 },
      ],
    },
    place,
  ),
});
