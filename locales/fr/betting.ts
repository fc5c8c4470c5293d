import type { Texts } from '../texts';
import type { betting as english } from '../en/betting';

export const betting = {
  leagues: {
    'lantern-league': 'Lantern League (matchs amicaux simulés)',
  },
  markets: {
    'match-result': 'Résultat du match',
    'goals-2-5': 'Nombre total de buts, 2,5',
  },
  selections: {
    draw: 'Match nul',
    over: 'Plus de 2,5',
    under: 'Moins de 2,5',
  },
} satisfies Texts<typeof english>;
