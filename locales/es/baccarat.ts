import type { Texts } from '../texts';
import type { baccarat as english } from '../en/baccarat';

export const baccarat = {
  player: 'Jugador',
  banker: 'Banca',
  tie: 'Empate',
  'player-pair': 'Par del jugador',
  'banker-pair': 'Par de la banca',
  small: 'Pequeña: 4 cartas',
  big: 'Grande: 5 o 6 cartas',
  mark_player: 'J',
  mark_banker: 'B',
  mark_tie: 'E',
  dealing: 'Se están repartiendo las cartas',
  begins: 'Las cartas se reparten al cerrarse las apuestas',
  playerWins: 'Gana el jugador, {{points}} a {{other}}',
  bankerWins: 'Gana la banca, {{points}} a {{other}}',
  tied: 'Empate a {{points}}',
  ruleDeal:
    'El jugador y la banca reciben dos cartas cada uno de {{decks}} barajas que se mezclan en cada ronda. El as vale uno; los dieces y las figuras, nada. De la suma solo cuenta la última cifra: nueve es lo máximo.',
  ruleThird:
    'Con ocho o nueve en un lado no se reparte más. En otro caso, el jugador pide con cinco o menos. Si el jugador se planta, la banca también pide con cinco o menos. Si el jugador ha pedido, la banca pide con dos o menos, con 3 salvo que la tercera carta del jugador sea un 8, con 4 contra 2 a 7, con 5 contra 4 a 7 y con 6 contra 6 o 7.',
  ruleTie:
    'En caso de empate, las apuestas al jugador y a la banca se devuelven. Un par son dos primeras cartas del mismo valor.',
  ruleCommission: 'Se cobra una comisión del 5 % sobre las ganancias de las apuestas a la banca.',
  ruleSix: 'No hay comisión. Si la banca gana con seis, su apuesta paga {{multiple}}.',
} satisfies Texts<typeof english>;
