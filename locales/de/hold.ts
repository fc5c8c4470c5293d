import type { Texts } from '../texts';
import type { hold as english } from '../en/hold';

export const hold = {
  feature: 'Die Hold-Funktion',
  held: 'Gehaltene Symbole',
  coinAt: '{{coin}} auf Walze {{reel}}, Zeile {{row}}: {{amount}}',
  landedInRespin: '{{where}}, Respin {{respin}}',
  coins_one: '{{count}} Symbol gehalten',
  coins_other: '{{count}} Symbole gehalten',
  respins: 'Gespielte Respins',
  left: 'Verbleibende Respins: {{respins}}',
  full: 'Volles Raster',
  paid: 'Gewinn insgesamt',
  ruleBegin:
    '„{{coin}}“ unterbricht Linien und zahlt auf ihnen nichts. Landen {{trigger}} oder mehr auf einmal, bleiben sie liegen und die Funktion beginnt.',
  ruleRespins:
    'Für die leeren Plätze gibt es {{respins}} Respins. Auf jedem landet „{{coin}}“ mit einer Chance von 1 zu {{oneIn}}. Auch dieses Symbol bleibt liegen, und es gibt wieder {{respins}} Respins. Die Funktion endet, wenn die Respins aufgebraucht oder alle {{places}} Plätze gefüllt sind.',
  rulePays:
    'Jedes Symbol „{{coin}}“ trägt einen Betrag; am Ende werden alle addiert und gezahlt. Sind alle {{places}} Plätze gefüllt, werden zusätzlich {{amount}} gezahlt.',
  values: 'Die Beträge auf „{{coin}}“ und wie oft sie kommen:',
  featureFrequency: 'Die Funktion startet',
  fullFrequency: 'Alle Plätze werden gefüllt',
  oneIn: 'etwa einmal in {{spins}} Drehs',
} satisfies Texts<typeof english>;
