import type { Texts } from '../texts';
import type { baccarat as english } from '../en/baccarat';

export const baccarat = {
  player: 'Jogador',
  banker: 'Banca',
  tie: 'Empate',
  'player-pair': 'Par do jogador',
  'banker-pair': 'Par da banca',
  small: 'Pequena: 4 cartas',
  big: 'Grande: 5 ou 6 cartas',
  mark_player: 'J',
  mark_banker: 'B',
  mark_tie: 'E',
  dealing: 'As cartas estão sendo dadas',
  begins: 'As cartas são dadas quando as apostas fecham',
  playerWins: 'O jogador ganha por {{points}} a {{other}}',
  bankerWins: 'A banca ganha por {{points}} a {{other}}',
  tied: 'Empate em {{points}}',
  ruleDeal:
    'Jogador e banca recebem duas cartas cada, de {{decks}} baralhos embaralhados a cada rodada. O ás vale um; dez e figuras, nada. Da soma só conta o último algarismo: nove é o máximo.',
  ruleThird:
    'Com oito ou nove em um dos lados, ninguém compra mais. Caso contrário, o jogador compra com cinco ou menos. Se ele para, a banca também compra com cinco ou menos. Se ele comprou, a banca compra com dois ou menos, com 3 exceto contra um 8 na terceira carta, com 4 contra 2 a 7, com 5 contra 4 a 7 e com 6 contra 6 ou 7.',
  ruleTie:
    'No empate, as apostas em jogador e banca são devolvidas. Um par são as duas primeiras cartas de mesmo valor.',
  ruleCommission: 'É cobrada uma comissão de 5% sobre os ganhos das apostas na banca.',
  ruleSix: 'Não há comissão. Se a banca ganha com seis, a aposta nela paga {{multiple}}.',
} satisfies Texts<typeof english>;
