import type { Texts } from '../texts';
import type { dice as english } from '../en/dice';

export const dice = {
  roll: 'Lancer les dés',
  ready: 'Choisissez votre côté et votre probabilité',
  side: 'Votre côté',
  low: 'Bas',
  high: 'Haut',
  sideInvalid: 'Choisissez bas ou haut',
  chance: 'Probabilité de gagner',
  chanceInvalid: 'Choisissez une probabilité dans la liste',
  offer: '{{chance}} % paie {{multiple}}',
  rolled: 'Résultat : {{number}}',
  wins: 'Gagne de {{first}} à {{last}}',
  ruleRoll: 'Quatre dés à dix faces forment un nombre de {{first}} à {{last}}. Tous sont également probables.',
  ruleSide: 'À une probabilité de 30 %, bas gagne de 0000 à 2999 et haut de 7000 à 9999.',
  rulePays:
    'Un coup gagnant paie {{share}} divisé par la probabilité en pour cent, arrondi au centième inférieur : à 30 %, {{times}} fois la mise. Le RTP est donc d’au plus {{share}} %. Le RTP affiché ci-dessous est celui de la probabilité que l’arrondi pénalise le plus.',
} satisfies Texts<typeof english>;
