import type { Texts } from '../texts';
import type { depositBonus as english } from '../en/deposit-bonus';

export const depositBonus = {
  choose: 'Bono',
  none: 'Sin bono',
  noneText: 'Lo que ganes se puede retirar sin requisito de apuesta.',
  terms:
    '{{percent}} % de tu depósito, hasta {{most}}; depósito mínimo de {{minimum}}; apuesta el bono {{times}} en {{days}} días.',
  hint: 'Con un bono activo, retirar implica renunciar a él.',
  gone: 'Este bono ya no está disponible: elige de nuevo. No se ha pagado nada.',
  belowMinimum: 'Para este bono, deposita al menos {{minimum}}',
  waiting: 'Se añade en cuanto llegue el depósito',
  given: 'Añadido a tus bonos',
  cancelled: 'Cancelado junto con el pago',
  notGiven: 'No añadido: ya llegó con otro depósito o tu cuenta estaba bloqueada',
  withNext: 'Con tu próximo depósito',
  wageringLeft: 'A tu bono activo le faltan {{left}} por apostar ({{gained}} de {{needed}}).',
  wagerOrGiveUp: 'Complétalo jugando, o renuncia a él y a los {{balance}} que contiene; después podrás retirar.',
  playOn: 'Seguir jugando',
  toRound: 'Terminar la ronda en {{game}}',
} satisfies Texts<typeof english>;
