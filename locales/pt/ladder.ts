import type { Texts } from '../texts';
import type { ladder as english } from '../en/ladder';

export const ladder = {
  ladder: 'A escada',
  stepWon: '{{multiplier}}, ganho',
  stepEnded: '{{multiplier}}, a subida acabou aqui',
  climbed_one: '{{count}} rodada grátis na escada',
  climbed_other: '{{count}} rodadas grátis na escada',
  climb: 'A subida',
  climbPaid: 'A subida pagou {{amount}}',
  step: 'Degrau {{number}}',
  height: 'Foi {{multiple}} vezes a aposta',
  ruleClimb: 'Um giro com prêmio é seguido de uma rodada grátis um degrau acima, com os mesmos rolos e a mesma aposta.',
  ruleSteps: 'Cada prêmio de um giro é multiplicado pelo multiplicador do seu degrau: {{steps}}.',
  ruleEnd: 'A rodada termina no primeiro giro sem prêmio ou depois do último degrau. Todos os prêmios se somam.',
  highest: 'Pelo menos {{multiple}} vezes a aposta',
  oneIn: 'cerca de uma vez a cada {{rounds}} rodadas',
} satisfies Texts<typeof english>;
