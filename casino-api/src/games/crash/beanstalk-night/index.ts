import { defineGame } from '../../define-game';
import { crashTable } from '../crash-table';

/** Beanstalk Night: grows over night, five thousandfold at most. */
export const beanstalkNight = defineGame({
  id: 'beanstalk-night',
  title: 'Beanstalk Night',
  provider: 'Saltbox',
  category: 'crash-and-fast',
  look: 'beanstalk',
  popularity: 51,
  releasedAt: '2026-06-25',
  volatility: 'high',
  // The top is far: less is staked on it.
  ...crashTable(
    { fairShare: 96_00, highest: 5_000_00, growth: { tau: 5_000, power: 1.8 } },
    [1_00, 2_00, 5_00, 10_00, 20_00],
  ),
});
