import type { Texts } from '../texts';
import type { cluster as english } from '../en/cluster';

export const cluster = {
  grid: 'A grade',
  column: 'Coluna {{number}}',
  cascade: 'Passo a passo',
  step: 'Passo {{number}}',
  won: '{{count}} × {{symbol}}',
  orMore: '{{count}}+',
  ruleSquare:
    'Ganham juntos {{smallest}} ou mais símbolos iguais que se tocam por um lado, em qualquer forma. Tocar-se em um canto não conta. Cada grupo paga conforme o tamanho; vários grupos se somam.',
  ruleHex:
    'Cada célula tem seis vizinhas. Ganham juntos {{smallest}} ou mais símbolos iguais que se tocam, em qualquer forma. Cada grupo paga conforme o tamanho; vários grupos se somam.',
  ruleFall:
    'Os símbolos que ganharam somem, os de cima caem e novos chegam. Isso continua, sem custo, até nada mais ganhar.',
  ruleMultipliers: 'Cada passo tem seu multiplicador: {{multipliers}}. A partir daí vale {{last}}.',
  ruleStrips:
    'Cada coluna é uma faixa de símbolos que para ao acaso. Os que chegam de cima são os anteriores na faixa. O prêmio máximo foi encontrado jogando todas as rodadas possíveis.',
} satisfies Texts<typeof english>;
