import type { Texts } from '../texts';
import type { crash as english } from '../en/crash';

export const crash = {
  crashed: 'Absturz bei {{multiple}}',
  topped: 'Ganz oben angekommen: {{multiple}}',
  flies: 'Steigt, gerade bei {{multiple}}',
  waits: 'Wartet auf den Start',
  auto: 'Automatisch aussteigen bei',
  autoHint: '{{lowest}} bis {{highest}}. Leer gelassen entscheiden Sie im Flug.',
  autoInvalid: 'Geben Sie einen Multiplikator wie 2 oder 1,50 ein, oder lassen Sie das Feld leer',
  cashOut: 'Jetzt aussteigen',
  about: 'etwa {{amount}}',
  arrival: 'Es zählt das Vielfache, bei dem Ihre Anfrage eintrifft.',
  outNow: 'Sie sind ausgestiegen',
  out: 'Sie sind bei {{multiple}} ausgestiegen: {{amount}}, Ihrem Guthaben gutgeschrieben.',
  down: 'Abgestürzt mit Ihren {{amount}}',
  stakeAuto: '{{amount}}, automatischer Ausstieg bei {{multiple}}',
  stakeAlone: '{{amount}}, Ausstieg im Flug',
  outAt: 'Ausstieg bei {{multiple}}',
  ruleRise:
    'Setzen Sie vor dem Start. Der Multiplikator steigt ab ×1,00. Wenn Sie Ihren Gewinn vor dem Absturz mitnehmen, wird Ihr Einsatz mal Multiplikator ausgezahlt. Tun Sie das nicht rechtzeitig, verlieren Sie den Einsatz.',
  ruleOut:
    'Steigen Sie mit dem Knopf aus oder legen Sie vorher einen Multiplikator fest. Unsere Uhr entscheidet nach dem Eintreffen Ihrer Anfrage; nach dem Absturz ändert sie nichts mehr. Bei {{highest}} werden alle ausgezahlt.',
  ruleChance:
    'Die Chance, einen Multiplikator zu erreichen, ist {{share}} geteilt durch diesen: ×2 in {{half}} aller Runden. Wann immer Sie aussteigen, die RTP-Quote ist dieselbe.',
  ruleDraw:
    'Eine Runde ist eine Zahl unter {{draws}}, plus eins. {{share}} mal {{draws}}, geteilt durch sie, ist das Ende des Flugs, auf Hundertstel abgerundet, mindestens ×1.',
} satisfies Texts<typeof english>;
