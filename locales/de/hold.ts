import type { Texts } from '../texts';
import type { hold as english } from '../en/hold';

export const hold = {
  feature: 'Die Haltefunktion',
  held: 'Was liegen blieb',
  coinAt: '{{coin}} auf Walze {{reel}}, Zeile {{row}}: {{amount}}',
  landedInRespin: '{{where}}, Respin {{respin}}',
  coins_one: '{{count}} Symbol gehalten',
  coins_other: '{{count}} Symbole gehalten',
  respins: 'Gespielte Respins',
  full: 'Volles Fenster',
  paid: 'Zusammen gezahlt',
  ruleBegin:
    '„{{coin}}“ unterbricht Linien und zahlt auf ihnen nichts. {{trigger}} oder mehr davon in einem Fenster bleiben liegen und starten die Funktion.',
  ruleRespins:
    'Für die leeren Plätze gibt es {{respins}} Respins. Auf jedem landet „{{coin}}“ mit einer Chance von 1 zu {{oneIn}}; auch das bleibt liegen, und es gibt wieder {{respins}} Respins. Die Funktion endet, wenn sie aufgebraucht oder alle {{places}} Plätze gefüllt sind.',
  rulePays:
    'Jedes Symbol „{{coin}}“ trägt einen Betrag; am Ende werden alle addiert und gezahlt. Alle {{places}} Plätze gefüllt zahlt {{amount}} zusätzlich.',
  values: 'Was „{{coin}}“ trägt und wie oft:',
  featureFrequency: 'Die Funktion startet',
  fullFrequency: 'Das Fenster wird voll',
  oneIn: 'etwa einmal in {{spins}} Drehs',
} satisfies Texts<typeof english>;
