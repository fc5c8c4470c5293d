import type { Texts } from '../texts';
import type { crash as english } from '../en/crash';

export const crash = {
  crashed: 'Krasjet ved {{multiple}}',
  topped: 'Nådde toppen: {{multiple}}',
  flies: 'Stiger, nå på {{multiple}}',
  waits: 'Venter på start',
  auto: 'Cash ut automatisk ved',
  autoHint: '{{lowest}} til {{highest}}. Lar du feltet stå tomt, bestemmer du underveis.',
  autoInvalid: 'Skriv en multiplikator som 2 eller 1,50, eller la feltet stå tomt',
  cashOut: 'Cash ut nå',
  about: 'omtrent {{amount}}',
  arrival: 'Multiplikatoren i det forespørselen din kommer frem, er den som gjelder.',
  outNow: 'Du har cashet ut',
  out: 'Du cashet ut ved {{multiple}}: {{amount}}, lagt til saldoen din.',
  stakeAuto: '{{amount}}, automatisk cash ut ved {{multiple}}',
  stakeAlone: '{{amount}}, du bestemmer underveis',
  outAt: 'Cashet ut ved {{multiple}}',
  ruleRise:
    'Sats før start. Multiplikatoren stiger fra ×1. Casher du ut før krasjet, ganges innsatsen med den. Har du ikke cashet ut før det, er innsatsen tapt.',
  ruleOut:
    'Cash ut med knappen, eller oppgi en multiplikator på forhånd. Det som gjelder, er når forespørselen kommer frem etter vår klokke; etter krasjet endrer den ingenting. På {{highest}} får alle gevinsten sin.',
  ruleChance:
    'Sjansen for å nå en multiplikator er {{share}} delt på den: ×2 i {{half}} av alle runder. Uansett når du casher ut, er tilbakebetalingen den samme.',
  rulePause:
    'Neste tur starter {{pause}} sekunder etter at den forrige er over, uansett hvor lenge den varte. Til da kan du satse; en innsats gjelder når hele forespørselen er kommet inn før starten.',
  ruleDraw:
    'En runde er et tall under {{draws}}, pluss én. Turen slutter på {{share}} ganger {{draws}} delt på dette tallet, rundet ned til hundredeler, og minst på ×1.',
} satisfies Texts<typeof english>;
