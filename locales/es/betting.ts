import type { Texts } from '../texts';
import type { betting as english } from '../en/betting';

export const betting = {
  leagues: {
    'lantern-league': 'Lantern League (amistosos simulados)',
  },
  markets: {
    'match-result': 'Resultado del partido',
    'goals-2-5': 'Total de goles, 2,5',
  },
  selections: {
    draw: 'Empate',
    over: 'Más de 2,5',
    under: 'Menos de 2,5',
  },
} satisfies Texts<typeof english>;
