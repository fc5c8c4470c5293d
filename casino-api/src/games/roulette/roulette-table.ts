import { seconds } from 'contract/constants';
import { rhythmOf, type Schedule } from '../table/schedule';
import { playSpots, spotLimits, type TableEngine } from '../table/table-engine';
import { lowestReturn, rouletteGame, rouletteRules, type RouletteSettings } from './roulette';

interface RouletteTable {
  gameid: string;
  settings: RouletteSettings;
  volatility: TableEngine['volatility'];
  /** Euro minor units. */
  limits: { chips: readonly number[]; spot: number; round: number };
  /** When round 0 closed, epoch ms. */
  first: number;
}

const rhythm: Omit<Schedule, 'first'> = { every: 30 * seconds, dealing: 6 * seconds, shown: 6 * seconds };

export function rouletteTable({ gameid, settings, volatility, limits, first }: RouletteTable): TableEngine {
  const game = rouletteGame(settings);
  const { limits: limitsOf, ...stakes } = spotLimits(limits);
  const most = Math.max(settings.straightPays, ...(settings.comets?.multiples ?? []).map(({ pays }) => pays));
  return {
    gameid,
    rtp: lowestReturn(settings),
    volatility,
    maxWinMultiple: most / 100,
    rules: rouletteRules(settings, rhythmOf(rhythm)),
    ...stakes,
    example: { stake: 10_00, choice: { kind: 'bets', bets: [{ spot: 'red', amount: 5_00 }, { spot: '17', amount: 2_00 }, { spot: '16-17-19-20', amount: 3_00 }] } },
    play: playSpots(game),
    table: { schedule: { first, ...rhythm }, limits: limitsOf, resultOf: game.draw },
  };
}
