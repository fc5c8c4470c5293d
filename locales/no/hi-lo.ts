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
  cashOut: 'Ta ut {{amount}}',
  ruleCards:
    'Esset er lavest, kongen høyest. Hvert kort kommer fra en full, nystokket kortstokk, så det som er delt ut, sier ingenting.',
  ruleTie: 'Samme verdi igjen taper, uansett hva du gjettet.',
  rulePays:
    'Hver riktig gjetning ganger det runden betaler, med 13 delt på antall verdier som vinner. Du får {{share}} % av det, rundet ned til hundredeler av innsatsen. Ta ut etter hvilken som helst riktig gjetning; en feil avslutter runden uten gevinst.',
  ruleEnd:
    'Ingen gjetning som ville gitt over {{highest}}, tilbys. Etter {{guesses}} riktige, eller når ingen er igjen å tilby, betales runden ut av seg selv.',
} satisfies Texts<typeof english>;
