import type { Texts } from '../texts';
import type { betting as english } from '../en/betting';

export const betting = {
  leagues: {
    'lantern-league': 'Lantern League (simulierte Freundschaftsspiele)',
  },
  markets: {
    'match-result': 'Spielausgang',
    'goals-2-5': 'Tore gesamt, 2,5',
  },
  selections: {
    draw: 'Unentschieden',
    over: 'Über 2,5',
    under: 'Unter 2,5',
  },
} satisfies Texts<typeof english>;
