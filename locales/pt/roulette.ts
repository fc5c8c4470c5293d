import type { Texts } from '../texts';
import type { roulette as english } from '../en/roulette';

export const roulette = {
  wheel: 'A roleta',
  rolls: 'A bola está girando',
  redNumber: '{{number}} vermelho',
  blackNumber: '{{number}} preto',
  greenNumber: '{{number}} verde',
  red: 'Vermelho',
  black: 'Preto',
  odd: 'Ímpar',
  even: 'Par',
  low: '1 a 18',
  high: '19 a 36',
  dozen: '{{from}} a {{to}}',
  column: 'Coluna {{number}}',
  group_straight: 'Pleno',
  group_split: 'Cavalo, 2 números',
  group_street: 'Rua, 3 números',
  group_trio: 'Trio com o zero',
  group_corner: 'Canto, 4 números',
  'group_first-four': 'Quatro primeiros',
  group_line: 'Linha, 6 números',
  group_column: 'Coluna, 12 números',
  group_dozen: 'Dúzia, 12 números',
  group_even: 'Apostas simples, 18 números',
  comets: 'Cometas desta rodada',
  comet: '{{number}} paga {{multiple}}',
  ruleWheel:
    'Uma roleta de 37 casas: de 1 a 36, metade vermelhas e metade pretas, e um zero verde. A aposta ganha se o número estiver entre os que ela cobre.',
  ruleHalf: 'No zero, as apostas simples recebem metade do valor de volta.',
  ruleComets:
    'Em cada rodada, cometas atingem {{count}} números. O pleno em um deles paga o multiplicador do seu cometa: {{multiples}}.',
} satisfies Texts<typeof english>;
