import type { Texts } from '../texts';
import type { depositBonus as english } from '../en/deposit-bonus';

export const depositBonus = {
  choose: 'Bono',
  none: 'Sin bono',
  noneText: 'Podrás retirar lo que ganes sin requisito de apuesta.',
  terms:
    '{{percent}} % de tu depósito, hasta {{most}}. Deposita al menos {{minimum}} y apuesta el bono {{times}} veces en {{days}} días.',
  hint: 'Con un bono activo, solo puedes retirar si renuncias a él.',
  gone: 'Este bono ya no está disponible. Elige de nuevo. No se ha pagado nada.',
  belowMinimum: 'Para este bono, deposita al menos {{minimum}}',
  waiting: 'Se añade en cuanto llegue el depósito',
  withPayment: 'El bono «{{name}}» ({{amount}}) se añade en cuanto llegue el depósito.',
  given: 'Añadido a tus bonos',
  cancelled: 'Cancelado junto con el pago',
  notGiven: 'No añadido: ya se concedió con otro depósito o tu cuenta estaba bloqueada',
  wageringLeft: 'Te quedan {{left}} por apostar para tu bono activo ({{gained}} de {{needed}}).',
  wagerOrGiveUp:
    'Completa su requisito de apuesta o renuncia a él y a los {{balance}} que contiene; después podrás retirar.',
  playOn: 'Seguir jugando',
  toRound: 'Terminar la ronda en {{game}}',
} satisfies Texts<typeof english>;
