import type { Texts } from '../texts';
import type { hold as english } from '../en/hold';

export const hold = {
  feature: 'O recurso de retenção',
  held: 'O que ficou',
  coinAt: '{{coin}} no rolo {{reel}}, linha {{row}}: {{amount}}',
  landedInRespin: '{{where}}, respin {{respin}}',
  coins_one: '{{count}} símbolo retido',
  coins_other: '{{count}} símbolos retidos',
  respins: 'Respins jogados',
  full: 'Janela cheia',
  paid: 'Total pago',
  ruleBegin:
    '“{{coin}}” interrompe as linhas e não paga nelas. {{trigger}} ou mais em uma janela ficam onde estão e iniciam o recurso.',
  ruleRespins:
    'Há {{respins}} respins das posições vazias. Em cada uma delas “{{coin}}” cai com chance de 1 em {{oneIn}}; também fica, e há {{respins}} respins de novo. O recurso termina quando eles acabam ou as {{places}} posições estão cheias.',
  rulePays:
    'Cada “{{coin}}” traz um valor; no fim, todos são somados e pagos. Encher os {{places}} lugares paga mais {{amount}}.',
  values: 'O que “{{coin}}” traz e com que frequência:',
  featureFrequency: 'O recurso começa',
  fullFrequency: 'A janela enche',
  oneIn: 'cerca de uma vez a cada {{spins}} giros',
} satisfies Texts<typeof english>;
