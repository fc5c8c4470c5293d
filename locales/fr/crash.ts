import type { Texts } from '../texts';
import type { crash as english } from '../en/crash';

export const crash = {
  crashed: 'Crash à {{multiple}}',
  topped: 'Sommet atteint : {{multiple}}',
  flies: 'En montée, à {{multiple}}',
  waits: 'En attente du départ',
  auto: 'Encaisser automatiquement à',
  autoHint: 'De {{lowest}} à {{highest}}. Laissé vide, vous décidez en vol.',
  autoInvalid: 'Saisissez un multiplicateur tel que 2 ou 1,50, ou laissez vide',
  cashOut: 'Encaisser maintenant',
  about: 'environ {{amount}}',
  arrival: 'C’est le multiple à l’arrivée de votre demande qui compte.',
  outNow: 'Vous avez encaissé',
  out: 'Vous êtes sorti à {{multiple}} : {{amount}}, versés sur votre solde.',
  down: 'Crash avec vos {{amount}}',
  stakeAuto: '{{amount}}, sortie automatique à {{multiple}}',
  stakeAlone: '{{amount}}, vous décidez en vol',
  outAt: 'Sortie à {{multiple}}',
  ruleRise:
    'Misez avant le départ. Le multiple monte à partir de ×1 ; sortez avant le crash et votre mise est payée autant de fois. Qui est encore à bord perd sa mise.',
  ruleOut:
    'Sortez avec le bouton, ou fixez un multiplicateur à l’avance. Notre horloge tranche selon l’arrivée de votre demande ; après le crash, elle ne change rien. À {{highest}}, tout le monde est payé.',
  ruleChance:
    'La chance d’atteindre un multiplicateur est de {{share}} divisé par celui-ci : ×2 dans {{half}} des parties. Quel que soit le moment de la sortie, le retour est le même.',
  ruleDraw:
    'Une partie est un nombre inférieur à {{draws}}, plus un. {{share}} fois {{draws}} divisé par lui donne la fin du vol, arrondie au centième inférieur, au moins ×1.',
} satisfies Texts<typeof english>;
