import type { Texts } from '../texts';
import type { crash as english } from '../en/crash';

export const crash = {
  crashed: 'Absturz bei {{multiple}}',
  topped: 'Ganz oben angekommen: {{multiple}}',
  flies: 'Steigt, gerade bei {{multiple}}',
  waits: 'Wartet auf den Start',
  auto: 'Automatisch mitnehmen bei',
  autoHint: '{{lowest}} bis {{highest}}. Bleibt das Feld leer, entscheiden Sie im Flug.',
  autoInvalid: 'Geben Sie einen Multiplikator wie 2 oder 1,50 ein, oder lassen Sie das Feld leer',
  cashOut: 'Jetzt mitnehmen',
  about: 'etwa {{amount}}',
  arrival: 'Es zählt der Multiplikator, bei dem Ihre Anfrage eintrifft.',
  outNow: 'Sie haben mitgenommen',
  out: 'Bei {{multiple}} mitgenommen: {{amount}}, Ihrem Guthaben gutgeschrieben.',
  stakeAuto: '{{amount}}, automatisch mitnehmen bei {{multiple}}',
  stakeAlone: '{{amount}}, Sie entscheiden im Flug',
  outAt: 'Mitgenommen bei {{multiple}}',
  ruleRise:
    'Setzen Sie vor dem Start. Der Multiplikator steigt von ×1 an. Nehmen Sie vor dem Absturz mit, wird Ihr Einsatz damit multipliziert. Haben Sie bis dahin nicht mitgenommen, ist der Einsatz verloren.',
  ruleOut:
    'Nehmen Sie per Knopf mit oder legen Sie vorher einen Multiplikator fest. Maßgeblich ist, wann Ihre Anfrage nach unserer Uhr eintrifft; nach dem Absturz ändert sie nichts mehr. Bei {{highest}} erhalten alle ihren Gewinn.',
  ruleChance:
    'Die Chance, einen Multiplikator zu erreichen, ist {{share}} geteilt durch diesen: ×2 in {{half}} aller Runden. Wann immer Sie mitnehmen, die RTP-Quote ist dieselbe.',
  rulePause:
    'Der nächste Flug startet {{pause}} Sekunden nach dem Ende des letzten, wie lange dieser auch dauerte. Bis dahin kann gesetzt werden; ein Einsatz zählt, wenn er vollständig vor dem Start eingegangen ist.',
  ruleDraw:
    'Eine Runde ist eine Zahl unter {{draws}}, plus eins. Der Flug endet bei {{share}} mal {{draws}}, geteilt durch diese Zahl, auf Hundertstel abgerundet, mindestens bei ×1.',
} satisfies Texts<typeof english>;
