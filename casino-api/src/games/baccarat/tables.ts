import type { TableEngine } from '../table/table-engine';
import { spotTable } from '../table/spot-table';
import { baccaratGame, baccaratRules, type BaccaratSettings } from './baccarat';

export const baccaratSettings: Record<'jade-room-baccarat' | 'river-baccarat', BaccaratSettings> = {
  /** The classic: the house keeps a twentieth of what the banker wins. */
  'jade-room-baccarat': {
    bets: [
      { spot: 'player', pays: 2_00, rtp: 98_76 },
      { spot: 'tie', pays: 10_00, rtp: 95_15 },
      { spot: 'banker', pays: 1_95, rtp: 98_94 },
      { spot: 'player-pair', pays: 13_00, rtp: 97_10 },
      { spot: 'banker-pair', pays: 13_00, rtp: 97_10 },
    ],
    sixPays: null,
  },
  /** No commission: a banker who wins with six pays half. */
  'river-baccarat': {
    bets: [
      { spot: 'player', pays: 2_00, rtp: 98_76 },
      { spot: 'tie', pays: 10_00, rtp: 95_15 },
      { spot: 'banker', pays: 2_00, rtp: 98_54 },
      { spot: 'small', pays: 2_50, rtp: 94_71 },
      { spot: 'big', pays: 1_54, rtp: 95_65 },
    ],
    sixPays: 1_50,
  },
};

/** A twentieth of a chip is a whole cent. */
const chips = [1_00, 2_00, 5_00, 10_00, 25_00, 1_00_00];

const table = (gameid: keyof typeof baccaratSettings, after: number): TableEngine => {
  const settings = baccaratSettings[gameid];
  const last = settings.bets.at(-1)!.spot;
  return spotTable({
    gameid,
    game: baccaratGame(settings),
    rules: (rhythm) => baccaratRules(settings, rhythm),
    rtp: Math.min(...settings.bets.map(({ rtp }) => rtp)),
    bestRtp: Math.max(...settings.bets.map(({ rtp }) => rtp)),
    volatility: 'low',
    most: Math.max(...settings.bets.map(({ pays }) => pays)),
    limits: { chips, spot: 500_00, round: 1_000_00 },
    after,
    example: [
      { spot: 'banker', amount: 5_00 },
      { spot: 'tie', amount: 1_00 },
      { spot: last, amount: 2_00 },
    ],
  });
};

export const baccaratTables = [table('jade-room-baccarat', 5_000), table('river-baccarat', 15_000)];
