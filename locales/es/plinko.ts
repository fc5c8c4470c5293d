import type { Texts } from '../texts';
import type { plinko as english } from '../en/plinko';

export const plinko = {
  drop: 'Soltar',
  ready: 'Elige las filas y el riesgo, y suelta',
  rows: 'Filas de pivotes',
  risk: 'Riesgo',
  low: 'Bajo',
  medium: 'Medio',
  high: 'Alto',
  rowsInvalid: 'Elige uno de los tableros disponibles',
  riskInvalid: 'Elige un riesgo',
  board: 'El tablero: {{rows}} filas de pivotes',
  landed: 'Ha caído en la ranura {{slot}} de {{slots}}, que paga {{multiple}}',
  ruleFall: 'En cada fila cae a la izquierda o a la derecha con la misma probabilidad, pase lo que pase más arriba.',
  rulePays:
    'La ranura final paga su multiplicador de la apuesta. Las dos mitades del tablero son iguales; abajo se lista cada tablero del borde al centro, con su propio retorno. El RTP del juego es el de su tablero más bajo.',
  boardName: '{{rows}} filas · {{risk}}',
} satisfies Texts<typeof english>;
