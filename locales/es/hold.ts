import type { Texts } from '../texts';
import type { hold as english } from '../en/hold';

export const hold = {
  feature: 'La función de retención',
  held: 'Lo que se quedó',
  coinAt: '{{coin}} en el rodillo {{reel}}, fila {{row}}: {{amount}}',
  landedInRespin: '{{where}}, respin {{respin}}',
  coins_one: '{{count}} símbolo retenido',
  coins_other: '{{count}} símbolos retenidos',
  respins: 'Respins jugados',
  full: 'Ventana completa',
  paid: 'Pago total',
  ruleBegin:
    '«{{coin}}» corta las líneas y no paga en ellas. {{trigger}} o más en una ventana se quedan donde están y empiezan la función.',
  ruleRespins:
    'Hay {{respins}} respins de las posiciones vacías. En cada una de ellas cae «{{coin}}» con una probabilidad de 1 entre {{oneIn}}; también se queda y vuelve a haber {{respins}} respins. La función termina cuando se agotan o se llenan las {{places}} posiciones.',
  rulePays:
    'Cada «{{coin}}» lleva un importe; al final se suman y se pagan. Llenar las {{places}} posiciones paga {{amount}} más.',
  values: 'Lo que lleva «{{coin}}» y con qué frecuencia:',
  featureFrequency: 'La función empieza',
  fullFrequency: 'La ventana se llena',
  oneIn: 'cerca de una vez cada {{spins}} giros',
} satisfies Texts<typeof english>;
