import { spotTable } from '../table/spot-table';
import type { TableEngine } from '../table/table-engine';
import { betReturns, rouletteGame, rouletteRules, type RouletteSettings } from './roulette';

interface RouletteTable {
  gameid: string;
  settings: RouletteSettings;
  volatility: TableEngine['volatility'];
  /** Euro minor units. */
  limits: { chips: readonly number[]; spot: number; round: number };
  after: number;
}

export const rouletteTable = ({ settings, ...table }: RouletteTable): TableEngine =>
  spotTable({
    ...table,
    game: rouletteGame(settings),
    rules: (rhythm) => rouletteRules(settings, rhythm),
    rtp: Math.min(...betReturns(settings)),
    bestRtp: Math.max(...betReturns(settings)),
    most: Math.max(settings.straightPays, ...(settings.comets?.multiples ?? []).map(({ pays }) => pays)),
    example: [
      { spot: 'red', amount: 5_00 },
      { spot: '17', amount: 2_00 },
      { spot: '16-17-19-20', amount: 3_00 },
    ],
  });
