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
    'Was gewonnen hat, verschwindet, was darüber liegt, fällt nach, und von oben kommen neue Symbole. Das geht ohne Kosten weiter, bis nichts mehr gewinnt.',
  ruleMultipliers: 'Jeder Schritt hat seinen Multiplikator: {{multipliers}}. Danach bleibt es bei {{last}}.',
  ruleStrips:
    'Jede Spalte ist ein Streifen von Symbolen, der zufällig anhält; was von oben kommt, ist das, was auf dem Streifen davor steht. Die höchste Auszahlung wurde gefunden, indem alle möglichen Runden gespielt wurden.',
} satisfies Texts<typeof english>;
