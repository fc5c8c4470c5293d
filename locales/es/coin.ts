import type { Texts } from '../texts';
import type { coin as english } from '../en/coin';

export const coin = {
  moon: 'Luna',
  sun: 'Sol',
  toss: 'Lanzar',
  stake: 'Apuesta',
  call: 'Tu elección',
  balance: 'Saldo',
  playMoney: 'Dinero ficticio',
  rules: 'Luna o sol: si aciertas, cobras 1,96 veces la apuesta. RTP 98 %.',
  won: '{{side}}. Ganas {{amount}}',
  lost: '{{side}}. Esta vez sin premio',
  incomplete: 'Elige una apuesta y un lado',
  givenBack: 'La ronda no se ha jugado y no se ha descontado nada. Inténtalo de nuevo.',
  unclear: 'No sabemos si se descontó la apuesta. Consulta tu historial antes de seguir jugando.',
  waiting: 'La ronda está sorteada, pero el premio aún no está confirmado.',
  askAgain: 'Comprobar de nuevo',
  home: 'Volver al lobby',
  cashier: 'Depositar',
  logIn: 'Iniciar sesión',
  backToGame: 'Volver al juego',
} satisfies Texts<typeof english>;
