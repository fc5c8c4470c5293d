import type { Texts } from '../texts';
import type { withdrawals as english } from '../en/withdrawals';

export const withdrawals = {
  yours: 'Tus retiros',
  requested: 'Solicitado',
  approved: 'Aprobado',
  linkSent: 'Enlace enviado a tu correo',
  addressGiven: 'Dirección indicada',
  paid: 'Pagado',
  rejected: 'No aprobado',
  cancelled: 'Cancelado por ti',
  ahead: 'Pendiente',
  reason: 'Motivo: {{reason}}',
  lookInMail: 'Te toca a ti',
  lookInMailText:
    'Abre el enlace de nuestro correo e indica la moneda y tu dirección. Es válido durante {{withdrawalLinkHours}} horas; si caduca, puedes pedir otro aquí.',
  cancelBarred: 'Según nuestra licencia, un retiro solicitado no se puede cancelar.',
  lock: 'Bloquear la cancelación',
  lockText: 'Ya no podrás cancelar este retiro y no se puede deshacer. Ayuda a conservar lo ganado.',
  lockNow: 'Bloquear este retiro',
  isLocked: 'Bloqueado contra la cancelación',
  wasLocked: 'El retiro queda fijado: ya no se puede cancelar',
  cryptoNotice: 'Cómo funciona con criptomonedas',
  cryptoNoticeText:
    'Tras la aprobación te enviamos un enlace por correo, válido durante {{withdrawalLinkHours}} horas. Ahí indicas la moneda y tu dirección.',
  linkOver: 'El enlace de nuestro correo ha caducado',
  linkOverText:
    'Tu dinero está a salvo y sigue reservado para ti. Pide un enlace nuevo, válido durante {{withdrawalLinkHours}} horas.',
  newLink: 'Enviarme un enlace nuevo',
  linkRenewed: 'Un enlace nuevo va de camino a tu correo',
  noLinkNeeded: 'Este retiro no necesita ningún enlace',
} satisfies Texts<typeof english>;
