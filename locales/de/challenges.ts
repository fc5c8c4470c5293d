import type { Texts } from '../texts';
import type { challenges as english } from '../en/challenges';

export const challenges = {
  title: 'Challenges',
  lead: 'Erreicht der Gewinn einer einzelnen Runde am Spielautomaten einen dieser Multiplikatoren, wird der Preis Ihrem Guthaben gutgeschrieben. Der Einsatz muss eigenes Geld sein. Jede Challenge zahlt einmal im Monat, und eine Runde zahlt die höchste, die sie erreicht.',
  short:
    'Ein Geldpreis, wenn eine einzelne Runde an einem Spielautomaten mit eigenem Geld einen sehr hohen Multiplikator zahlt. Jede Challenge zahlt einmal im Monat.',
  list: 'Challenges dieses Monats',
  prize: 'Preis',
  minimum: 'Mindesteinsatz',
  equivalent: 'Beträge in Euro; in anderen Währungen gelten die festen Gegenwerte.',
  hitOn: 'Erreicht am {{date}}.',
  prizeWithheld: 'Der Preis bleibt für Sie reserviert, solange Ihr Konto gesperrt ist.',
  receipt: 'Zur Runde',
  winners: 'Gewinner im {{month}}',
  noWinners: 'Im {{month}} wurde bisher keine Challenge erreicht.',
  multiplier: 'Multiplikator',
  player: 'Spieler',
  game: 'Spiel',
  day: 'Datum',
  months: 'Weitere Monate',
} satisfies Texts<typeof english>;
