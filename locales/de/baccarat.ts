import type { Texts } from '../texts';
import type { baccarat as english } from '../en/baccarat';

export const baccarat = {
  player: 'Spieler',
  banker: 'Bank',
  tie: 'Unentschieden',
  'player-pair': 'Paar beim Spieler',
  'banker-pair': 'Paar bei der Bank',
  small: 'Klein: 4 Karten',
  big: 'Groß: 5 oder 6 Karten',
  mark_player: 'S',
  mark_banker: 'B',
  mark_tie: 'U',
  dealing: 'Die Karten werden gegeben',
  begins: 'Gegeben wird, sobald die Setzzeit endet',
  playerWins: 'Spieler gewinnt {{points}} zu {{other}}',
  bankerWins: 'Bank gewinnt {{points}} zu {{other}}',
  tied: 'Unentschieden mit {{points}}',
  ruleDeal:
    'Spieler und Bank erhalten je zwei Karten aus {{decks}} Decks, die für jede Runde gemischt werden. Ein Ass zählt eins, Zehnen und Bilder nichts; von der Summe zählt nur die letzte Ziffer, neun ist das Höchste.',
  ruleThird:
    'Mit acht oder neun auf einer Seite wird nicht mehr gezogen. Andernfalls zieht der Spieler bis fünf. Bleibt er stehen, zieht auch die Bank bis fünf. Hat er gezogen, zieht sie bis zwei, mit 3 außer gegen eine 8 als dritte Karte, mit 4 gegen 2 bis 7, mit 5 gegen 4 bis 7 und mit 6 gegen 6 oder 7.',
  ruleTie:
    'Bei Unentschieden erhalten Sie Einsätze auf Spieler und Bank zurück. Ein Paar sind zwei gleichrangige erste Karten.',
  ruleCommission: 'Auf Gewinne aus Einsätzen auf die Bank fällt eine Kommission von 5 % an.',
  ruleSix: 'Es gibt keine Kommission. Gewinnt die Bank mit sechs, zahlt der Einsatz auf sie {{multiple}}.',
} satisfies Texts<typeof english>;
