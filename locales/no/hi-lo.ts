import type { Texts } from '../texts';
import type { hiLo as english } from '../en/hi-lo';

export const hiLo = {
  start: 'Del ut et kort',
  ready: 'Blir det neste kortet høyere eller lavere?',
  cards: 'Kortene så langt',
  higher: 'Høyere',
  lower: 'Lavere',
  makes: 'gir {{multiple}}',
  standing: 'Nå verdt {{multiple}}',
  cashOut: 'Cash ut {{amount}}',
  ruleCards:
    'Esset er lavest, kongen høyest. Hvert kort kommer fra en full, nystokket kortstokk, så det som er delt ut, sier ingenting.',
  ruleTie: 'Kommer samme verdi igjen, taper du, uansett hva du gjettet.',
  rulePays:
    'Hver riktig gjetning ganger gevinsten med 13 delt på antall verdier som vinner. Du får {{share}} % av det, rundet ned til hundredeler av innsatsen. Du kan cashe ut etter hver riktig gjetning; en feil avslutter runden uten gevinst.',
  ruleEnd:
    'Gjetninger som ville gitt over {{highest}}, tilbys ikke. Etter {{guesses}} riktige, eller når ingen kan tilbys, cashes runden ut automatisk.',
} satisfies Texts<typeof english>;
