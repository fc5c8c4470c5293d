import type { Texts } from '../texts';
import type { raceSeries as english } from '../en/race-series';

export const raceSeries = {
  'long-evenings': {
    title: 'Lange Abende',
    summary: 'Eine Woche, alle Spielautomaten: Jeder Cent Einsatz mit Echtgeld ist ein Punkt.',
  },
  'brightest-spark': {
    title: 'Der hellste Funke',
    summary:
      'Ein Wochenende an allen Spielautomaten: Es zählt Ihr bester Multiplikator in einer Runde, unabhängig vom Einsatz.',
  },
  'jackpot-trail': {
    title: 'Jackpot-Pfad',
    summary: 'Nur unsere Jackpot-Automaten: Jeder Cent Einsatz mit Echtgeld ist ein Punkt.',
  },
  'harbour-regatta': {
    title: 'Hafenregatta',
    summary: 'Die Spielautomaten von Tideworks: Es zählt Ihr bester Multiplikator in einer Runde.',
  },
  'new-lights': {
    title: 'Neue Lichter',
    summary: 'Nur die neuesten Spielautomaten: Jeder Cent Einsatz mit Echtgeld ist ein Punkt.',
  },
  'two-hours-of-comets': {
    title: 'Zwei Stunden Kometen',
    summary: 'Ein Abend, ein Spiel: Es zählt der beste Multiplikator bei Nine Comets.',
  },
} satisfies Texts<typeof english>;
