import type { Texts } from '../texts';
import type { observatory as english } from '../en/observatory';

export const observatory = {
  lyra: 'Lira',
  orion: 'Órion',
  cygnus: 'Cisne',
  'dealer-busts': 'O dealer passa de 21',
  handTotal: '{{hand}}, {{total}}',
  ruleHands:
    'Três mãos jogam contra o dealer, para toda a mesa, com {{decks}} baralhos embaralhados para esta rodada. As figuras valem dez; o ás, onze ou um. Você aposta nas mãos que acha que vão vencer o dealer.',
  ruleWay:
    'Ninguém decide: todas as mãos são jogadas do mesmo modo publicado. Com um ás valendo onze, pedem até 17, e também com 18 contra 9, dez ou ás. Sem ele, pedem até 11, com 12 exceto se o dealer mostra 4, 5 ou 6, e com 13 a 16 se ele mostra 7 ou mais. Nunca dobram nem dividem.',
  ruleDealer: 'O dealer pede até 16 e para em qualquer 17, seja qual for o resultado das mãos.',
  rulePays: 'O empate devolve a aposta. Uma mão com 21 nas duas primeiras cartas paga {{multiple}}.',
} satisfies Texts<typeof english>;
