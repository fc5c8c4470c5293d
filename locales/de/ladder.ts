import type { Texts } from '../texts';
import type { ladder as english } from '../en/ladder';

export const ladder = {
  ladder: 'Die Leiter',
  stepWon: '{{multiplier}}, gewonnen',
  stepEnded: '{{multiplier}}, hier endete der Aufstieg',
  climbed_one: '{{count}} Freispiel auf der Leiter',
  climbed_other: '{{count}} Freispiele auf der Leiter',
  climb: 'Der Aufstieg',
  climbPaid: 'Der Aufstieg zahlte {{amount}}',
  step: 'Sprosse {{number}}',
  height: 'Das war das {{multiple}}-Fache des Einsatzes',
  ruleClimb:
    'Auf einen Dreh mit Gewinn folgt ein Freispiel eine Sprosse höher, mit denselben Walzen und demselben Einsatz.',
  ruleSteps: 'Jeder Gewinn eines Drehs wird mit dem Multiplikator seiner Sprosse multipliziert: {{steps}}.',
  ruleEnd:
    'Die Runde endet mit dem ersten Dreh ohne Gewinn oder nach der obersten Sprosse. Alle Gewinne werden addiert.',
  highest: 'Mindestens das {{multiple}}-Fache des Einsatzes',
  oneIn: 'etwa einmal in {{rounds}} Runden',
} satisfies Texts<typeof english>;
