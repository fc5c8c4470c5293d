import type { Texts } from '../texts';
import type { withdrawals as english } from '../en/withdrawals';

export const withdrawals = {
  yours: 'Tus retiradas',
  requested: 'Solicitada',
  approved: 'Aprobada',
  linkSent: 'Enlace enviado a tu correo',
  addressGiven: 'Dirección indicada',
  paid: 'Pagada',
  rejected: 'No aprobada',
  cancelled: 'Cancelada por ti',
  ahead: 'Pendiente',
  reason: 'Motivo: {{reason}}',
  lookInMail: 'Faltan tus datos',
  lookInMailText:
    'Abre el enlace de nuestro correo e indica la criptomoneda y la dirección de tu monedero. Es válido durante {{withdrawalLinkHours}} horas; si caduca, puedes pedir otro aquí.',
  cancelBarred: 'Según nuestra licencia, una retirada solicitada no se puede cancelar.',
  lock: 'Hacer definitiva esta retirada',
  lockText:
    'Se pagará como la has solicitado y ya no podrás cancelarla. No se puede deshacer. Te ayuda a conservar lo ganado.',
  lockNow: 'Hacer definitiva',
  isLocked: 'Definitiva: ya no se puede cancelar',
  wasLocked: 'La retirada es definitiva y ya no se puede cancelar',
  cryptoNotice: 'Cómo funcionan las retiradas en criptomonedas',
  cryptoNoticeText:
    'Tras la aprobación te enviamos un enlace por correo, válido durante {{withdrawalLinkHours}} horas. Ahí indicas la criptomoneda y la dirección de tu monedero.',
  linkOver: 'El enlace de nuestro correo ha caducado',
  linkOverText:
    'Tu dinero está a salvo y sigue reservado para ti. Pide un enlace nuevo, válido durante {{withdrawalLinkHours}} horas.',
  newLink: 'Enviarme un enlace nuevo',
  linkRenewed: 'Te hemos enviado un enlace nuevo por correo',
  noLinkNeeded: 'Esta retirada no necesita ningún enlace',
} satisfies Texts<typeof english>;
