import type { Texts } from '../texts';
import type { families as english } from '../en/families';

export const families = {
  slot: {
    description: 'Una tragaperras clásica de ritmo tranquilo: los símbolos iguales en una línea dan premio.',
    details:
      'Elige tu apuesta y gira. Cuando los rodillos se detienen, cada línea se lee desde la izquierda y se suman todos los premios.',
  },
  ways: {
    description: 'Una tragaperras sin líneas: los símbolos iguales en rodillos vecinos dan premio caigan donde caigan.',
    details:
      'Elige tu apuesta y gira. Los premios se cuentan rodillo a rodillo desde la izquierda: cuantas más formas de unir un símbolo, mayor es el premio.',
  },
  cluster: {
    description:
      'Una tragaperras que paga por grupos: los símbolos que se tocan ganan juntos y dejan sitio a otros nuevos.',
    details:
      'Elige tu apuesta y gira. Los grupos ganadores desaparecen y caen símbolos nuevos; la ronda termina cuando ya nada se une.',
  },
  hold: {
    description: 'Una tragaperras con historia: los símbolos especiales activan funciones extra por el camino.',
    details:
      'Elige tu apuesta y gira. Con suficientes símbolos especiales empieza una función, como las tiradas gratis, que se juega antes del siguiente giro.',
  },
  ladder: {
    description: 'Una tragaperras con una escalera al lado: los premios te llevan hacia arriba, peldaño a peldaño.',
    details:
      'Elige tu apuesta y gira. Tras cada premio hay una tirada gratis un peldaño más arriba. Todos los premios se suman, y la ronda acaba con el primer giro sin premio o tras el último peldaño. No hay nada que decidir por el camino.',
  },
  jackpot: {
    description: 'Una tragaperras con un bote común que crece mientras se juega.',
    details:
      'Elige tu apuesta y gira. Una parte de cada apuesta va al bote, que puede tocar en cualquier ronda y después vuelve a su importe inicial.',
  },
  roulette: {
    description: 'Una rueda, una bola y una mesa llena de formas de adivinar dónde se detendrá.',
    details:
      'Coloca tus fichas antes de que se cierren las apuestas, en un número, un grupo o un color. La bola decide y los premios se pagan al momento.',
  },
  'shared-blackjack': {
    description: 'Blackjack para toda la mesa: tres manos juegan contra el crupier y todos apuestan por ellas.',
    details:
      'Elige las manos que crees que se acercarán a 21 más que el crupier. Todas se juegan de la misma forma publicada y luego se comparan.',
  },
  blackjack: {
    description: 'Blackjack a tu ritmo, repartido solo para ti: acércate a 21 más que el crupier sin pasarte.',
    details:
      'Haz tu apuesta y recibe dos cartas de un mazo mezclado para esta ronda. Pide, plántate, dobla o divide; luego las cartas del crupier salen según reglas fijas y se comparan las manos.',
  },
  baccarat: {
    description: 'Una elegante elección entre dos manos: jugador, banca o empate.',
    details: 'Apuesta por un resultado. Las dos manos se reparten según reglas fijas y gana la más cercana a nueve.',
  },
  'money-wheel': {
    description: 'Una gran rueda luminosa, un presentador y una pregunta: ¿dónde se detendrá?',
    details:
      'Elige uno o varios segmentos antes de que se cierren las apuestas. La rueda gira y el segmento bajo la flecha decide la ronda.',
  },
  'money-boxes': {
    description: 'Un escenario iluminado con todo cerrado, y la pequeña emoción de ver qué había en tu sitio.',
    details:
      'Apuesta a uno o varios lugares antes de que se cierren las apuestas. Todo se abre a la vez y cada lugar paga el premio que escondía.',
  },
  crash: {
    description: 'El multiplicador sube y tú decides cuándo cobrar antes de que se estrelle.',
    details:
      'Haz tu apuesta antes del despegue. El multiplicador sube hasta que se detiene sin aviso. Si cobras a tiempo, tu apuesta se multiplica; si no, se pierde.',
  },
  dice: {
    description: 'Dados y una pregunta clara: adivina cómo caerán.',
    details:
      'Elige tu apuesta y el resultado que esperas: cuanto más probable, menos paga. Se lanzan los dados y la ronda se resuelve al momento.',
  },
  'sic-bo': {
    description: 'Tres dados bajo un cristal, lanzados para toda la mesa: adivina qué mostrarán.',
    details:
      'Apuesta a totales, números o combinaciones antes de que se cierren las apuestas. Cuanto más raro el resultado, más paga.',
  },
  mines: {
    description: 'Un campo tranquilo de casillas cerradas: encuentra lo valioso y para antes de dar con una mina.',
    details:
      'Elige tu apuesta y abre casillas una a una. Cada casilla segura aumenta el premio y puedes cobrar cuando quieras. Una mina termina la ronda sin premio.',
  },
  plinko: {
    description: 'Suelta una bola desde arriba y mira cómo encuentra su camino entre los pivotes.',
    details:
      'Elige tu apuesta y suelta la bola. La ranura donde cae decide el premio; los bordes, menos frecuentes, suelen pagar más que el centro.',
  },
  'hi-lo': {
    description: 'Una carta está a la vista: ¿la siguiente será mayor o menor?',
    details:
      'Elige tu apuesta y adivina. Si aciertas, el premio crece y puedes seguir o cobrar. Si fallas, la ronda termina.',
  },
  poker: {
    description: 'Póker de descarte a tu ritmo: cinco cartas repartidas solo para ti y una oportunidad de mejorarlas.',
    details:
      'Elige tu apuesta y mira tus cinco cartas. Mantén las que quieras y cambia el resto. La mano final se paga según la tabla, sin rivales.',
  },
  outside: {
    description: 'Un juego de otro estudio que se abre aquí en su propia ventana.',
    details:
      'El estudio sortea cada ronda y explica las reglas en el juego. Las apuestas y los premios pasan por tu saldo y aparecen en tu historial.',
  },
} satisfies Texts<typeof english>;
