import type { Texts } from '../texts';
import type { game as english } from '../en/game';

export const game = {
  playNow: 'Jetzt spielen',
  playForFun: 'Kostenlos spielen',
  round: 'So läuft eine Runde',
  facts: 'Auf einen Blick',
  computer: 'Am Computer',
  phone: 'Auf dem Handy',
  available: 'Verfügbar',
  notAvailable: 'Nicht verfügbar',
  hitFrequency: 'Runden mit Gewinn',
  allRules: 'Alle Regeln und Gewinne',
  similar: 'Ähnliche Spiele',
  isOff: 'Dieses Spiel ist derzeit nicht verfügbar',
  isOffText:
    'Eine bereits begonnene Runde können Sie noch zu Ende spielen. Bitte wählen Sie in der Zwischenzeit ein anderes Spiel.',
} satisfies Texts<typeof english>;
