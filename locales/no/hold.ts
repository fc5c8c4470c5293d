import type { Texts } from '../texts';
import type { hold as english } from '../en/hold';

export const hold = {
  feature: 'Hold-funksjonen',
  held: 'Symboler som ble liggende',
  coinAt: '{{coin}} på hjul {{reel}}, rad {{row}}: {{amount}}',
  landedInRespin: '{{where}}, respinn {{respin}}',
  coins_one: '{{count}} symbol holdt',
  coins_other: '{{count}} symboler holdt',
  respins: 'Respinn spilt',
  left: 'Respinn igjen: {{respins}}',
  full: 'Fullt rutenett',
  paid: 'Gevinst totalt',
  ruleBegin:
    '«{{coin}}» bryter linjer og betaler ingenting på dem. Lander {{trigger}} eller flere samtidig, blir de liggende og funksjonen starter.',
  ruleRespins:
    'De tomme plassene får {{respins}} respinn. På hver av dem lander «{{coin}}» med en sjanse på 1 til {{oneIn}}. Symbolet blir også liggende, og det er {{respins}} respinn igjen. Funksjonen er over når respinnene er brukt opp eller alle {{places}} plassene er fylt.',
  rulePays:
    'Hver «{{coin}}» har et beløp; til slutt legges de sammen og betales. Fylles alle {{places}} plassene, betales {{amount}} i tillegg.',
  values: 'Beløpene på «{{coin}}», og hvor ofte de kommer:',
  featureFrequency: 'Funksjonen starter',
  fullFrequency: 'Alle plassene fylles',
  oneIn: 'omtrent én gang per {{spins}} spinn',
} satisfies Texts<typeof english>;
