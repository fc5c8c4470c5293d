import type { Texts } from '../texts';
import type { cluster as english } from '../en/cluster';

export const cluster = {
  grid: 'Das Raster',
  column: 'Spalte {{number}}',
  cascade: 'Schritt für Schritt',
  step: 'Schritt {{number}}',
  won: '{{count}} × {{symbol}}',
  orMore: 'ab {{count}}',
  ruleSquare:
    '{{smallest}} oder mehr gleiche Symbole, die sich an einer Kante berühren, gewinnen gemeinsam, in jeder Form. Eine Ecke zählt nicht. Jede Gruppe zahlt nach ihrer Größe; mehrere Gruppen werden addiert.',
  ruleHex:
    'Jede Zelle hat sechs Nachbarn. {{smallest}} oder mehr gleiche Symbole, die sich berühren, gewinnen gemeinsam, in jeder Form. Jede Gruppe zahlt nach ihrer Größe; mehrere Gruppen werden addiert.',
  ruleFall:
    'Symbole, die gewonnen haben, verschwinden, die darüber fallen nach, und von oben kommen neue. Das geht ohne Kosten weiter, bis nichts mehr gewinnt.',
  ruleMultipliers: 'Jeder Schritt hat seinen Multiplikator: {{multipliers}}. Danach bleibt es bei {{last}}.',
  ruleStrips:
    'Jede Spalte ist ein Streifen von Symbolen, der zufällig anhält. Von oben kommen die Symbole, die auf dem Streifen davor liegen. Der höchste Gewinn wurde gefunden, indem alle möglichen Runden gespielt wurden.',
} satisfies Texts<typeof english>;
