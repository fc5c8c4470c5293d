import type { Texts } from '../texts';
import type { hiLo as english } from '../en/hi-lo';

export const hiLo = {
  start: 'Distribuer une carte',
  ready: 'La carte suivante sera-t-elle plus haute ou plus basse ?',
  cards: 'Les cartes jusqu’ici',
  higher: 'Plus haute',
  lower: 'Plus basse',
  makes: 'donne {{multiple}}',
  standing: 'Vaut maintenant {{multiple}}',
  cashOut: 'Encaisser {{amount}}',
  ruleCards:
    'L’as est la plus basse, le roi la plus haute. Chaque carte vient d’un jeu complet fraîchement mélangé : ce qui a été donné n’indique rien.',
  ruleTie: 'Une carte de même rang perd, quel que soit votre choix.',
  rulePays:
    'Chaque bonne réponse multiplie le gain par 13 divisé par le nombre de rangs gagnants. Vous recevez {{share}} % de ce produit, arrondi au centième inférieur de la mise. Encaissez après n’importe quelle bonne réponse ; une erreur met fin à la partie sans gain.',
  ruleEnd:
    'Les choix menant au-delà de {{highest}} ne sont pas proposés. Après {{guesses}} bonnes réponses, ou quand aucun choix n’est possible, la partie est encaissée automatiquement.',
} satisfies Texts<typeof english>;
