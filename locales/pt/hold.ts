import type { Texts } from '../texts';
import type { hold as english } from '../en/hold';

export const hold = {
  feature: 'O recurso Hold',
  held: 'Símbolos retidos',
  coinAt: '{{coin}} no rolo {{reel}}, linha {{row}}: {{amount}}',
  landedInRespin: '{{where}}, respin {{respin}}',
  coins_one: '{{count}} símbolo retido',
  coins_other: '{{count}} símbolos retidos',
  respins: 'Respins jogados',
  left: 'Respins restantes: {{respins}}',
  full: 'Tela cheia',
  paid: 'Prêmio total',
  ruleBegin:
    '“{{coin}}” interrompe as linhas e não paga nelas. Se {{trigger}} ou mais caem de uma vez, ficam onde estão e o recurso começa.',
  ruleRespins:
    'As posições vazias têm {{respins}} respins. Em cada uma, “{{coin}}” cai com chance de 1 em {{oneIn}}. O símbolo também fica, e há {{respins}} respins de novo. O recurso termina quando os respins acabam ou as {{places}} posições estão cheias.',
  rulePays:
    'Cada “{{coin}}” traz um valor; no fim, todos são somados e pagos. Se as {{places}} posições ficarem cheias, são pagos mais {{amount}}.',
  values: 'Os valores de “{{coin}}” e com que frequência saem:',
  featureFrequency: 'O recurso começa',
  fullFrequency: 'Todas as posições ficam cheias',
  oneIn: 'cerca de uma vez a cada {{spins}} giros',
} satisfies Texts<typeof english>;
