import type { Texts } from '../texts';
import type { poker as english } from '../en/poker';

export const poker = {
  deal: 'Dar as cartas',
  ready: 'Cinco cartas, só para você',
  cards: 'Suas cartas',
  choose: 'Marque as cartas que vai segurar e troque o resto',
  hold: 'Segurar',
  holdCard: 'Segurar {{card}}',
  heldCard: '{{card}}, segurada',
  draw: 'Trocar',
  noHand: 'Nenhuma mão premiada',
  pays: 'Prêmios das mãos',
  'royal-flush': 'Royal flush',
  'four-deuces': 'Quatro dois',
  'wild-royal': 'Royal flush com curingas',
  'five-of-a-kind': 'Cinco iguais',
  'straight-flush': 'Straight flush',
  'four-of-a-kind': 'Quadra',
  'full-house': 'Full house',
  flush: 'Flush',
  straight: 'Sequência',
  'three-of-a-kind': 'Trinca',
  'two-pair': 'Dois pares',
  'jacks-or-better': 'Valetes ou melhor',
  ruleDeal:
    'Você recebe cinco cartas de um baralho de 52 recém-embaralhado; ninguém mais joga na sua rodada. Segure quantas quiser, ou nenhuma: as outras são trocadas uma vez, do mesmo baralho, e são pagas as cinco cartas finais.',
  ruleDeuces: 'Todo dois é curinga: vale como a carta que formar a melhor mão. A trinca é a menor mão que paga.',
  ruleJacks: 'O par paga a partir de valetes: valetes, damas, reis ou ases.',
  ruleReturn: 'O RTP supõe a estratégia ideal: em cada mão, segurar o que mais paga em média.',
} satisfies Texts<typeof english>;
