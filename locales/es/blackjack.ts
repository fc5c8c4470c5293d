import type { Texts } from '../texts';
import type { blackjack as english } from '../en/blackjack';

export const blackjack = {
  deal: 'Repartir',
  ready: 'Más cerca de 21 que el crupier, sin pasarte',
  dealer: 'Crupier',
  yours: 'Tu mano',
  firstHand: 'Tu primera mano',
  secondHand: 'Tu segunda mano',
  total: 'Total {{total}}',
  turn: 'Tu turno',
  hit: 'Pedir',
  stand: 'Plantarse',
  double: 'Doblar',
  split: 'Dividir',
  more: 'apuesta {{amount}} más',
  blackjack: '¡Blackjack!',
  won: 'Ganada',
  pushed: 'Empate',
  lost: 'Perdida',
  bust: 'Más de 21',
  ruleAlone:
    'Las cartas se reparten solo para ti, de {{decks}} barajas mezcladas para esta ronda. Las figuras valen diez; el as, once o uno.',
  ruleDealer:
    'El crupier pide hasta 16 y se planta con cualquier 17, también si un as vale once. Si muestra un as o un diez, comprueba primero si tiene blackjack; si lo tiene, la ronda acaba al momento. No hay seguro.',
  ruleMoves:
    'Puedes doblar con cualquier par de cartas iniciales y recibir una carta más. Puedes dividir una vez dos cartas del mismo valor en dos manos, cada una con su apuesta; ambas se pueden doblar, pero los ases divididos reciben una sola carta y su 21 no es blackjack.',
  rulePays:
    'Ganar paga otra vez la apuesta; un empate la devuelve. Un blackjack, 21 con las dos primeras cartas, paga {{times}} veces la apuesta además de devolverla.',
  ruleReturn: 'El RTP supone la estrategia básica y se calcula sobre todo lo apostado, también al doblar y dividir.',
} satisfies Texts<typeof english>;
