import type { Texts } from '../texts';
import type { ladder as english } from '../en/ladder';

export const ladder = {
  ladder: 'La escalera',
  stepWon: '{{multiplier}}, ganado',
  stepEnded: '{{multiplier}}, aquí acabó la subida',
  climbed_one: '{{count}} tirada gratis en la escalera',
  climbed_other: '{{count}} tiradas gratis en la escalera',
  climb: 'La subida',
  climbPaid: 'La subida ha pagado {{amount}}',
  step: 'Peldaño {{number}}',
  height: 'Fue {{multiple}} veces la apuesta',
  ruleClimb:
    'Tras un giro con premio hay una tirada gratis un peldaño más arriba, con los mismos rodillos y la misma apuesta.',
  ruleSteps: 'Cada premio de un giro se multiplica por el multiplicador de su peldaño: {{steps}}.',
  ruleEnd: 'La ronda acaba con el primer giro sin premio o tras el último peldaño. Todos los premios se suman.',
  highest: 'Al menos {{multiple}} veces la apuesta',
  oneIn: 'cerca de una vez cada {{rounds}} rondas',
} satisfies Texts<typeof english>;
