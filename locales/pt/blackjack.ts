import type { Texts } from '../texts';
import type { blackjack as english } from '../en/blackjack';

export const blackjack = {
  deal: 'Dar as cartas',
  ready: 'Mais perto de 21 do que o dealer, sem passar',
  dealer: 'Dealer',
  yours: 'Sua mão',
  firstHand: 'Sua primeira mão',
  secondHand: 'Sua segunda mão',
  total: 'Total {{total}}',
  turn: 'Sua vez',
  hit: 'Pedir',
  stand: 'Parar',
  double: 'Dobrar',
  split: 'Dividir',
  more: 'aposta mais {{amount}}',
  blackjack: 'Blackjack!',
  won: 'Ganhou',
  pushed: 'Empate',
  lost: 'Perdeu',
  bust: 'Passou de 21',
  ruleAlone:
    'As cartas são dadas só para você, de {{decks}} baralhos embaralhados para esta rodada. As figuras valem dez; o ás, onze ou um.',
  ruleDealer:
    'O dealer pede até 16 e para em qualquer 17, mesmo com um ás valendo onze. Se mostra um ás ou um dez, verifica antes se tem blackjack, que encerra a rodada na hora. Não há seguro.',
  ruleMoves:
    'Você pode dobrar com quaisquer duas primeiras cartas e receber só mais uma. Duas cartas do mesmo valor podem ser divididas uma vez em duas mãos, cada uma com sua aposta; ambas podem ser dobradas, mas ases divididos recebem só uma carta cada, e 21 com eles não é blackjack.',
  rulePays:
    'Uma vitória paga mais uma vez a aposta, um empate a devolve. Um blackjack, 21 com as duas primeiras cartas, paga {{times}} vez a aposta além dela.',
  ruleReturn: 'O RTP supõe a estratégia básica e vale sobre tudo o que é apostado, também ao dobrar e dividir.',
} satisfies Texts<typeof english>;
