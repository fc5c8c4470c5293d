import type { Texts } from '../texts';
import type { crash as english } from '../en/crash';

export const crash = {
  crashed: 'Crash à {{multiple}}',
  topped: 'Sommet atteint : {{multiple}}',
  flies: 'En montée, à {{multiple}}',
  waits: 'En attente du départ',
  auto: 'Encaisser automatiquement à',
  autoHint: 'De {{lowest}} à {{highest}}. Laissez vide pour décider en vol.',
  autoInvalid: 'Saisissez un multiplicateur tel que 2 ou 1,50, ou laissez vide',
  cashOut: 'Encaisser maintenant',
  about: 'environ {{amount}}',
  arrival: 'C’est le multiplicateur à l’arrivée de votre demande qui compte.',
  outNow: 'Vous avez encaissé',
  out: 'Encaissé à {{multiple}} : {{amount}}, versés sur votre solde.',
  stakeAuto: '{{amount}}, encaissement automatique à {{multiple}}',
  stakeAlone: '{{amount}}, vous décidez en vol',
  outAt: 'Encaissé à {{multiple}}',
  ruleRise:
    'Misez avant le départ. Le multiplicateur monte à partir de ×1. Encaissez avant le crash et votre mise est multipliée d’autant. Si vous n’avez pas encaissé avant, la mise est perdue.',
  ruleOut:
    'Encaissez avec le bouton ou fixez un multiplicateur à l’avance. Ce qui compte est l’heure d’arrivée de votre demande à notre horloge ; après le crash, elle ne change rien. À {{highest}}, tout le monde est payé.',
  ruleChance:
    'La probabilité d’atteindre un multiplicateur est de {{share}} divisé par celui-ci : ×2 dans {{half}} des parties. Quel que soit le moment où vous encaissez, le RTP est le même.',
  rulePause:
    'Le vol suivant part {{pause}} secondes après la fin du précédent, quelle qu’en soit la durée. Jusque-là, il est possible de miser ; une mise compte si elle est arrivée en entier avant le départ.',
  ruleDraw:
    'Une partie est un nombre inférieur à {{draws}}, plus un. Le vol se termine à {{share}} fois {{draws}} divisé par ce nombre, arrondi au centième inférieur, et au moins à ×1.',
} satisfies Texts<typeof english>;
