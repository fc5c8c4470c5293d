import type { Texts } from '../texts';
import type { plinko as english } from '../en/plinko';

export const plinko = {
  drop: 'Soltar',
  ready: 'Elige las filas y el riesgo, y suelta la bola',
  rows: 'Filas de pivotes',
  risk: 'Riesgo',
  low: 'Bajo',
  medium: 'Medio',
  high: 'Alto',
  rowsInvalid: 'Elige uno de los tableros disponibles',
  riskInvalid: 'Elige un riesgo',
  board: 'El tablero: {{rows}} filas de pivotes',
  landed: 'La bola ha caído en la ranura {{slot}} de {{slots}}, que paga {{multiple}}',
  ruleFall:
    'En cada fila la bola cae a la izquierda o a la derecha con la misma probabilidad, pase lo que pase más arriba.',
  rulePays:
    'La ranura en la que cae la bola paga la apuesta por su multiplicador. Las dos mitades del tablero son iguales. Abajo se muestra cada tablero del borde al centro, con su RTP. El RTP del juego es el del tablero con el RTP más bajo.',
  boardName: '{{rows}} filas · {{risk}}',
} satisfies Texts<typeof english>;
