import type { Texts } from '../texts';
import type { betting as english } from '../en/betting';

export const betting = {
  leagues: {
    'lantern-league': 'Lantern League (simulerte vennskapskamper)',
  },
  markets: {
    'match-result': 'Kampresultat',
    'goals-2-5': 'Antall mål, 2,5',
  },
  selections: {
    draw: 'Uavgjort',
    over: 'Over 2,5',
    under: 'Under 2,5',
  },
} satisfies Texts<typeof english>;
