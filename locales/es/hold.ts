import type { Texts } from '../texts';
import type { hold as english } from '../en/hold';

export const hold = {
  feature: 'La función Hold',
  held: 'Símbolos retenidos',
  coinAt: '{{coin}} en el rodillo {{reel}}, fila {{row}}: {{amount}}',
  landedInRespin: '{{where}}, respin {{respin}}',
  coins_one: '{{count}} símbolo retenido',
  coins_other: '{{count}} símbolos retenidos',
  respins: 'Respins jugados',
  left: 'Respins restantes: {{respins}}',
  full: 'Cuadrícula completa',
  paid: 'Premio total',
  ruleBegin:
    '«{{coin}}» corta las líneas y no paga en ellas. Si caen {{trigger}} o más a la vez, se quedan en su sitio y empieza la función.',
  ruleRespins:
    'Las posiciones vacías tienen {{respins}} respins. En cada una cae «{{coin}}» con una probabilidad de 1 entre {{oneIn}}. También se queda, y vuelve a haber {{respins}} respins. La función termina cuando se agotan los respins o se llenan las {{places}} posiciones.',
  rulePays:
    'Cada «{{coin}}» lleva un importe; al final se suman y se pagan. Si se llenan las {{places}} posiciones, se pagan {{amount}} más.',
  values: 'Los importes de «{{coin}}» y con qué frecuencia salen:',
  featureFrequency: 'La función empieza',
  fullFrequency: 'Se llenan todas las posiciones',
  oneIn: 'cerca de una vez cada {{spins}} giros',
} satisfies Texts<typeof english>;
