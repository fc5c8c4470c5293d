import type { Texts } from '../texts';
import type { messages as english } from '../en/messages';

export const messages = {
  limit_confirmable:
    'Ha terminado el plazo de espera de tu nuevo límite de depósito de {{limit}}. Se aplicará cuando lo confirmes.',
  password_changed: 'Tu contraseña ha cambiado. Si no has sido tú, ponte en contacto con atención al cliente.',
  name_changed:
    'El nombre de tu cuenta ha cambiado. Vuelve a verificar tu identidad. Si no has sido tú, ponte en contacto con atención al cliente.',
  email_changed: 'Tu correo electrónico ha cambiado. Si no has sido tú, ponte en contacto con atención al cliente.',
  document_approved: 'Hemos aceptado tu documento: {{document}}.',
  withdrawal_rejected: 'Tu retirada de {{amount}} no se ha aprobado: {{reason}}. El importe ha vuelto a tu saldo.',
  deposit_unallocated: 'Han llegado {{amount}} y no se han abonado. En la caja verás por qué y qué se puede hacer.',
  deposit_refunded: 'Los {{amount}} que no se abonaron se devuelven por la misma vía por la que llegaron.',
  payout_collected:
    'Una retirada que había vuelto a tu saldo se pagó finalmente. Por eso se han descontado {{amount}} de tu saldo. Atención al cliente te lo explicará.',
  document_rejected: 'No hemos podido aceptar tu documento: {{document}}. {{reason}}. Vuelve a subirlo.',
  account_verified: 'Tu cuenta está verificada.',
  race_prize: '¡Enhorabuena! Puesto {{place}} en la carrera de slots «{{race}}»: tu premio es de {{prize}}.',
  level_cash: 'Has alcanzado el nivel {{level}}. Tu recompensa: {{cash}}.',
  level_spins:
    'Has alcanzado el nivel {{level}}. Tu recompensa: {{spins}} tiradas gratis, que encontrarás entre tus bonos.',
  level_cash_and_spins:
    'Has alcanzado el nivel {{level}}. Tu recompensa: {{cash}} y {{spins}} tiradas gratis, que encontrarás entre tus bonos.',
  challenge_hit: 'Desafío superado: un premio de ×{{multiplier}}. Has ganado {{prize}}.',
  rewards_paid: 'Las recompensas que estaban retenidas se han abonado en tu saldo: {{cash}}.',
  spins_given: 'Las tiradas gratis que estaban retenidas ya están entre tus bonos: {{spins}}.',
  cashback_daily: 'Ya puedes recibir tu cashback diario: {{amount}}.',
  cashback_weekly: 'Ya puedes recibir tu cashback semanal: {{amount}}.',
  cashback_monthly: 'Ya puedes recibir tu cashback mensual: {{amount}}.',
  bonus_ends_soon: 'Tu bono «{{bonus}}» termina el {{time}}.',
  free_spins_end_soon: 'Tus tiradas gratis de «{{bonus}}» se pueden jugar hasta el {{time}}. Quedan: {{count}}.',
  race_ends_soon: 'La carrera de slots «{{race}}» en la que participas termina el {{time}}.',
  race_changed:
    'La carrera de slots «{{race}}» en la que participas ha cambiado antes de empezar. Va del {{from}} al {{time}}; en su página están los premios y las tragaperras.',
  race_cancelled:
    'La carrera de slots «{{race}}» en la que te inscribiste se ha cancelado antes de empezar. Tu saldo no ha cambiado.',
  win_released: 'Hemos comprobado tu premio de {{amount}} en {{game}} y ya está en tu saldo.',
  win_void:
    'Hemos comprobado el premio de {{amount}} en {{game}} y no se puede pagar. Atención al cliente te explicará el motivo.',
  round_settled:
    'Hemos cerrado una ronda de {{game}} que había quedado sin terminar, con lo ganado hasta entonces: {{amount}}.',
  round_void:
    'Una ronda de {{game}} que había quedado abierta se ha declarado nula. Te hemos devuelto la apuesta: {{amount}}.',
  bet_paid: 'Tu apuesta a {{match}} se ha liquidado: {{amount}} se han abonado en tu saldo.',
  bet_lost: 'Tu apuesta a {{match}} no ha ganado.',
  bet_void: 'Tu apuesta a {{match}} es nula: {{amount}} se han devuelto a tu saldo.',
  bet_settled_anew:
    'El resultado de {{match}} se ha corregido. Tu apuesta paga ahora {{amount}}; antes eran {{before}}.',
  deposit_credited_late: 'Ya están en tu saldo los {{amount}} que habían llegado y no se habían abonado.',
  payout_failed: 'No se ha podido pagar tu retirada de {{amount}}. El importe ha vuelto a tu saldo.',
  payout_returned:
    'Una retirada de {{amount}} nos ha sido devuelta después de pagarse. El importe ha vuelto a tu saldo.',
  refund_paid: 'Se ha enviado tu reembolso de {{amount}}.',
  deposit_charged_back:
    'Tu proveedor de pago ha anulado el depósito de {{amount}} y lo hemos descontado de tu saldo. Atención al cliente te explicará el motivo.',
  account_blocked:
    'Tu cuenta está bloqueada. Motivo: {{reason}}. Revisión: {{team}}, a más tardar el {{until}}. Puedes iniciar sesión, retirar y escribir a atención al cliente.',
  account_held:
    'Tu cuenta está bloqueada y tus retiradas están retenidas. Motivo: {{reason}}. Revisión: {{team}}, a más tardar el {{until}}. Puedes iniciar sesión y escribir a atención al cliente.',
  account_unblocked: 'Tu cuenta vuelve a estar activa.',
  balance_corrected: 'Tu saldo se ha corregido en {{amount}}. Atención al cliente te explicará el motivo.',
  document_asked: 'Necesitamos otro documento tuyo: {{document}}. {{reason}}.',
} satisfies Texts<typeof english>;
