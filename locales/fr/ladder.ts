import type { Texts } from '../texts';
import type { ladder as english } from '../en/ladder';

export const ladder = {
  ladder: 'L’échelle',
  stepWon: '{{multiplier}}, gagné',
  stepEnded: '{{multiplier}}, la montée s’arrête ici',
  climbed_one: '{{count}} tour gratuit sur l’échelle',
  climbed_other: '{{count}} tours gratuits sur l’échelle',
  climb: 'La montée',
  climbPaid: 'La montée a payé {{amount}}',
  step: 'Échelon {{number}}',
  height: 'C’était {{multiple}} fois la mise',
  ruleClimb:
    'Un tour gagnant est suivi d’un tour gratuit un échelon plus haut, avec les mêmes rouleaux et la même mise.',
  ruleSteps: 'Chaque gain d’un tour est multiplié par le multiplicateur de son échelon : {{steps}}.',
  ruleEnd: 'La partie s’arrête au premier tour sans gain, ou après le dernier échelon. Tous les gains s’additionnent.',
  highest: 'Au moins {{multiple}} fois la mise',
  oneIn: 'environ une fois toutes les {{rounds}} parties',
} satisfies Texts<typeof english>;
