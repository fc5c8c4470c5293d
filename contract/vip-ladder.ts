/** The VIP level ladder and its tiers (SPEC §9). Money is euro minor units, `requiredCP` is cumulative. */
export interface VipLevel {
  level: number;
  requiredCP: number;
  reward: { freeSpins: number; cash: number };
}

const required = [
  10, 16, 24, 40, 80, 120, 200, 280, 360, 480, 600, 720, 840, 960, 1080, 1200, 1360, 1520, 1680, 1840, 2000, 2200, 2400,
  2600, 2800, 3000, 3200, 3400, 3600, 3800, 4000, 4400, 4800, 5200, 5600, 6000, 6800, 7600, 8400, 9200, 10000, 12000,
  14000, 16000, 18000, 20000, 24000, 28000, 32000, 36000, 40000, 80000, 120000, 160000, 200000, 240000, 280000, 340000,
  400000, 480000,
];
const freeSpins = [10, 10, 15, 15, 20, 20, 25, 30, 40, 50];
const platinumEuro = [100, 110, 120, 130, 140, 150, 160, 180, 200, 250];

function reward(level: number): VipLevel['reward'] {
  if (level <= 10) return { freeSpins: freeSpins[level - 1]!, cash: 0 };
  if (level <= 15) return { freeSpins: 10, cash: (level - 6) * 100 };
  if (level <= 20) return { freeSpins: 0, cash: (level - 1) * 100 };
  if (level <= 50) return { freeSpins: 0, cash: level * 100 };
  return { freeSpins: 0, cash: platinumEuro[level - 51]! * 100 };
}

export const vipLevels: readonly VipLevel[] = required.map((requiredCP, index) => ({
  level: index + 1,
  requiredCP,
  reward: reward(index + 1),
}));

/** `wagered`: the range that is shown, as qualifying wager. `image` is drawn on the dark ground, `colour` is legible on it. */
export const vipTiers = [
  {
    name: 'Bronze',
    image: '/pictures/tier-bronze.svg',
    colour: '#d7935f',
    fromLevel: 21,
    toLevel: 30,
    wagered: { from: 50_000_00, to: 100_000_00 },
    benefits: ['cashback', 'levelUpReward'],
  },
  {
    name: 'Silver',
    image: '/pictures/tier-silver.svg',
    colour: '#c7d0e6',
    fromLevel: 31,
    toLevel: 40,
    wagered: { from: 100_000_00, to: 250_000_00 },
    benefits: ['cashback', 'levelUpReward', 'weeklyCashback', 'monthlyCashback'],
  },
  {
    name: 'Gold',
    image: '/pictures/tier-gold.svg',
    colour: '#ffc857',
    fromLevel: 41,
    toLevel: 50,
    wagered: { from: 250_000_00, to: 1_000_000_00 },
    benefits: ['cashback', 'levelUpReward', 'weeklyCashback', 'monthlyCashback', 'weeklyMoneyReward'],
  },
  {
    name: 'Platinum',
    image: '/pictures/tier-platinum.svg',
    colour: '#a5ecf2',
    fromLevel: 51,
    toLevel: 60,
    wagered: { from: 1_000_000_00, to: 12_000_000_00 },
    benefits: [
      'cashback',
      'levelUpReward',
      'weeklyCashback',
      'monthlyCashback',
      'weeklyMoneyReward',
      'monthlyMoneyReward',
    ],
  },
] as const;
