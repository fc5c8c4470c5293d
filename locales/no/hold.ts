import type { Texts } from '../texts';
import type { hold as english } from '../en/hold';

export const hold = {
  feature: 'Holdefunksjonen',
  held: 'Det som ble liggende',
  coinAt: '{{coin}} på hjul {{reel}}, rad {{row}}: {{amount}}',
  landedInRespin: '{{where}}, respinn {{respin}}',
  coins_one: '{{count}} symbol holdt',
  coins_other: '{{count}} symboler holdt',
  respins: 'Respinn spilt',
  full: 'Fullt vindu',
  paid: 'Betalt til sammen',
  ruleBegin:
    '«{{coin}}» bryter linjer og betaler ingenting på dem. {{trigger}} eller flere i ett vindu blir liggende og starter funksjonen.',
  ruleRespins:
    'De tomme plassene får {{respins}} respinn. På hver av dem lander «{{coin}}» med en sjanse på 1 til {{oneIn}}; den blir også liggende, og det er igjen {{respins}} respinn. Funksjonen er over når de er brukt opp, eller alle {{places}} plassene er fylt.',
  rulePays:
    'Hver «{{coin}}» bærer et beløp; til slutt legges de sammen og betales. Fylles alle {{places}} plassene, betales {{amount}} i tillegg.',
  values: 'Det «{{coin}}» bærer, og hvor ofte:',
  featureFrequency: 'Funksjonen starter',
  fullFrequency: 'Vinduet fylles',
  oneIn: 'omtrent én gang per {{spins}} spinn',
} satisfies Texts<typeof english>;
