import type { Texts } from '../texts';
import type { crash as english } from '../en/crash';

export const crash = {
  crashed: 'Krasjet på {{multiple}}',
  topped: 'Nådde toppen: {{multiple}}',
  flies: 'Stiger, nå på {{multiple}}',
  waits: 'Venter på start',
  auto: 'Ta ut automatisk ved',
  autoHint: '{{lowest}} til {{highest}}. Lar du feltet stå tomt, bestemmer du underveis.',
  autoInvalid: 'Skriv en multiplikator som 2 eller 1,50, eller la feltet stå tomt',
  cashOut: 'Ta ut nå',
  about: 'omtrent {{amount}}',
  arrival: 'Multiplumet når forespørselen din kommer frem, er det som gjelder.',
  outNow: 'Du har tatt ut',
  out: 'Du gikk ut på {{multiple}}: {{amount}}, satt inn på saldoen din.',
  down: 'Krasjet med dine {{amount}}',
  stakeAuto: '{{amount}}, automatisk ut ved {{multiple}}',
  stakeAlone: '{{amount}}, du bestemmer underveis',
  outAt: 'Ute på {{multiple}}',
  ruleRise:
    'Sats før start. Multiplikatoren stiger fra ×1,00. Casher du ut før krasjet, utbetales innsatsen ganger multiplikatoren. Gjør du ikke det i tide, taper du innsatsen.',
  ruleOut:
    'Gå ut med knappen, eller oppgi en multiplikator på forhånd. Klokken vår avgjør ut fra når forespørselen kommer frem; etter krasjet endrer den ingenting. På {{highest}} får alle utbetalt.',
  ruleChance:
    'Sjansen for å nå en multiplikator er {{share}} delt på det: ×2 i {{half}} av alle runder. Uansett når du går ut, er tilbakebetalingen den samme.',
  ruleDraw:
    'En runde er et tall under {{draws}}, pluss én. {{share}} ganger {{draws}} delt på det er der turen slutter, rundet ned til hundredeler, minst ×1.',
} satisfies Texts<typeof english>;
