import type { Texts } from '../texts';
import type { poker as english } from '../en/poker';

export const poker = {
  deal: 'Geben',
  ready: 'Fünf Karten, nur für Sie gegeben',
  cards: 'Ihre Karten',
  choose: 'Karten zum Halten auswählen, dann ziehen',
  hold: 'Halten',
  holdCard: '{{card}} halten',
  heldCard: '{{card}}, gehalten',
  draw: 'Ziehen',
  noHand: 'Kein zahlendes Blatt',
  pays: 'Gewinne der Blätter',
  'royal-flush': 'Royal Flush',
  'four-deuces': 'Vier Zweien',
  'wild-royal': 'Royal Flush mit Zweien',
  'five-of-a-kind': 'Fünfling',
  'straight-flush': 'Straight Flush',
  'four-of-a-kind': 'Vierling',
  'full-house': 'Full House',
  flush: 'Flush',
  straight: 'Straße',
  'three-of-a-kind': 'Drilling',
  'two-pair': 'Zwei Paare',
  'jacks-or-better': 'Buben oder besser',
  ruleDeal:
    'Sie erhalten fünf Karten aus einem frisch gemischten Deck mit 52 Karten; niemand sonst spielt in Ihrer Runde. Halten Sie beliebige davon oder keine: Die anderen werden einmal aus demselben Deck ersetzt, und bezahlt werden die fünf Karten am Ende.',
  ruleDeuces:
    'Jede Zwei ist wild: Sie steht für die Karte, die das beste Blatt ergibt. Der Drilling ist das niedrigste Blatt, das zahlt.',
  ruleJacks: 'Ein Paar zahlt ab Buben: Buben, Damen, Könige oder Asse.',
  ruleReturn: 'Die RTP-Quote gilt bei optimalem Spiel: bei jeder Gabe das Halten, das im Mittel am meisten zahlt.',
} satisfies Texts<typeof english>;
