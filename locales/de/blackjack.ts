import type { Texts } from '../texts';
import type { blackjack as english } from '../en/blackjack';

export const blackjack = {
  deal: 'Geben',
  ready: 'Näher an 21 als der Dealer, ohne sich zu überkaufen',
  dealer: 'Dealer',
  yours: 'Ihre Hand',
  firstHand: 'Ihre erste Hand',
  secondHand: 'Ihre zweite Hand',
  total: 'Summe {{total}}',
  turn: 'Sie sind am Zug',
  hit: 'Karte',
  stand: 'Bleiben',
  double: 'Verdoppeln',
  split: 'Teilen',
  more: '{{amount}} mehr Einsatz',
  blackjack: 'Blackjack!',
  won: 'Gewonnen',
  pushed: 'Unent­schieden',
  lost: 'Verloren',
  bust: 'Überkauft',
  ruleAlone:
    'Die Karten werden nur für Sie gegeben, aus {{decks}} für diese Runde gemischten Decks. Bilder zählen zehn, ein Ass elf oder eins.',
  ruleDealer:
    'Der Dealer zieht bis 16 und bleibt bei jeder 17 stehen, auch wenn ein Ass elf zählt. Zeigt er ein Ass oder eine Zehn, prüft er zuerst, ob er einen Blackjack hat; dann endet die Runde sofort. Eine Versicherung gibt es nicht.',
  ruleMoves:
    'Jede Hand aus zwei Karten können Sie für genau eine weitere Karte verdoppeln. Zwei Karten gleichen Ranges können Sie einmal in zwei Hände mit je einem Einsatz teilen; beide lassen sich verdoppeln, geteilte Asse aber erhalten nur je eine Karte, und 21 damit ist kein Blackjack.',
  rulePays:
    'Ein Gewinn zahlt den Einsatz noch einmal, ein Unentschieden gibt ihn zurück. Ein Blackjack, 21 mit den ersten beiden Karten, zahlt zusätzlich das {{times}}-Fache des Einsatzes.',
  ruleReturn: 'Die RTP-Quote gilt bei Grundstrategie, bezogen auf alle Einsätze, auch die beim Verdoppeln und Teilen.',
} satisfies Texts<typeof english>;
