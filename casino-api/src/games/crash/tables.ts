import { seconds } from 'contract/constants';
import type { CrashSettings } from './crash';
import { crashTable } from './crash-table';

/** When the tables opened, epoch ms; each a few seconds after the other. */
const opened = Date.UTC(2026, 0, 1);

/** Shares in hundredths of a percent, tops in hundredths of the stake. */
export const crashSettings = {
  /** The classic: doubled after four seconds, and a thousandfold at the top. */
  skyward: { fairShare: 97_00, highest: 1_000_00, growth: { tau: 5_500, power: 1.6 } },
  /** Rises gently and not so high; gives the most back. */
  'balloon-at-dusk': { fairShare: 98_00, highest: 50_00, growth: { tau: 7_000, power: 1.3 } },
  /** A short leap that gathers speed quickly. */
  'koi-leap': { fairShare: 97_00, highest: 200_00, growth: { tau: 4_000, power: 2 } },
  /** Glides at first, then climbs. */
  'paper-plane': { fairShare: 96_50, highest: 100_00, growth: { tau: 6_000, power: 1.5 } },
  /** Grows over night, five thousandfold at most. */
  'beanstalk-night': { fairShare: 96_00, highest: 5_000_00, growth: { tau: 5_000, power: 1.8 } },
} as const satisfies Record<string, CrashSettings>;

const stakes = [1_00, 2_00, 5_00, 10_00, 20_00, 50_00, 100_00];

export const crashTables = [
  crashTable({
    gameid: 'skyward',
    settings: crashSettings.skyward,
    volatility: 'high',
    stakes,
    betting: 6 * seconds,
    first: opened,
  }),
  crashTable({
    gameid: 'balloon-at-dusk',
    settings: crashSettings['balloon-at-dusk'],
    volatility: 'low',
    stakes,
    betting: 6 * seconds,
    first: opened + 4_000,
  }),
  crashTable({
    gameid: 'koi-leap',
    settings: crashSettings['koi-leap'],
    volatility: 'medium',
    stakes,
    betting: 5 * seconds,
    first: opened + 8_000,
  }),
  crashTable({
    gameid: 'paper-plane',
    settings: crashSettings['paper-plane'],
    volatility: 'medium',
    stakes,
    betting: 6 * seconds,
    first: opened + 12_000,
  }),
  // The top is far: less is staked on it.
  crashTable({
    gameid: 'beanstalk-night',
    settings: crashSettings['beanstalk-night'],
    volatility: 'high',
    stakes: stakes.slice(0, -2),
    betting: 6 * seconds,
    first: opened + 16_000,
  }),
];
