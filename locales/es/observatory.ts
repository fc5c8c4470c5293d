import type { Texts } from '../texts';
import type { observatory as english } from '../en/observatory';

export const observatory = {
  lyra: 'Lira',
  orion: 'Orión',
  cygnus: 'Cisne',
  'dealer-busts': 'El crupier se pasa de 21',
  handTotal: '{{hand}}, {{total}}',
  ruleHands:
    'Tres manos juegan contra el crupier, para toda la mesa, con {{decks}} barajas mezcladas para esta ronda. Las figuras valen diez; el as, once o uno. Apuestas a las manos que crees que ganarán al crupier.',
  ruleWay:
    'Nadie decide: todas las manos se juegan de la misma forma publicada. Con un as que vale once piden hasta 17, y también con 18 contra un 9, un diez o un as. Sin él piden hasta 11, con 12 salvo si el crupier muestra 4, 5 o 6, y con 13 a 16 si muestra 7 o más. Nunca doblan ni dividen.',
  ruleDealer: 'El crupier pide hasta 16 y se planta con cualquier 17, pase lo que pase con las manos.',
  rulePays: 'Un empate devuelve la apuesta. Una mano con 21 en sus dos primeras cartas paga {{multiple}}.',
} satisfies Texts<typeof english>;
