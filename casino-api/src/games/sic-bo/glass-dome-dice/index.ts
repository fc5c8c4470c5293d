import { defineGame } from '../../define-game';
import { sicBoTable } from '../sic-bo';

/** Glass Dome Dice: nearly every bet returns 210 of the 216 ways in which three dice can fall. */
export const glassDomeDice = defineGame({
  id: 'glass-dome-dice',
  title: 'Glass Dome Dice',
  provider: 'Juniper Row',
  category: 'livecasino',
  isNew: true,
  popularity: 73,
  releasedAt: '2026-10-08',
  volatility: 'medium',
  ...sicBoTable(
    {
      bets: {
        even: { pays: 2_00, rtp: 97_22 },
        one: { pays: 2_00, rtp: 97_22 },
        pair: { pays: 7_00, rtp: 97_22 },
        double: { pays: 13_00, rtp: 96_29 },
        triple: { pays: 210_00, rtp: 97_22 },
        'any-triple': { pays: 35_00, rtp: 97_22 },
        'sum-4': { pays: 70_00, rtp: 97_22 },
        'sum-5': { pays: 35_00, rtp: 97_22 },
        'sum-6': { pays: 21_00, rtp: 97_22 },
        'sum-7': { pays: 14_00, rtp: 97_22 },
        'sum-8': { pays: 10_00, rtp: 97_22 },
        'sum-9': { pays: 8_40, rtp: 97_22 },
        'sum-10': { pays: 7_75, rtp: 96_87 },
      },
      onePays: [2_00, 3_00, 15_00],
    },
    { spot: 200_00, round: 1_000_00, after: 12_000 },
  ),
});
