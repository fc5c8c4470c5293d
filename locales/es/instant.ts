import type { Texts } from '../texts';
import type { instant as english } from '../en/instant';

export const instant = {
  title: 'Paga y juega',
  lead: 'Paga desde tu cuenta bancaria y tu cuenta de jugador queda lista. Tu banco nos dice quién eres, sin formularios.',
  toBank: 'Continuar en tu banco',
  terms: 'Al continuar aceptas nuestros términos.',
  adults: 'Debes tener al menos {{minimumAge}} años. Si ya conocemos tu cuenta bancaria, así inicias sesión.',
  registered: 'Tu cuenta está lista',
  success: 'Ya puedes jugar',
  successText: 'Has iniciado sesión como {{username}}. Tu saldo: {{amount}}.',
  waiting: 'Esperando a tu banco',
  waitingText: 'Tarda unos segundos. Tu dinero se abona completo o no se abona.',
  fail: 'No ha funcionado',
  failText: 'Tu banco no ha confirmado el pago. No se ha abonado nada ni se ha abierto ninguna cuenta.',
  underage: 'Debes tener {{minimumAge}} años o más. El pago se devuelve a tu cuenta bancaria.',
  account_frozen: 'Tu cuenta está bloqueada y no admite depósitos. El pago se devuelve a tu cuenta bancaria.',
  deposit_limit_reached: 'Has alcanzado tu límite de depósito. El pago se devuelve a tu cuenta bancaria.',
  order_already_used:
    'Este pago ya se ha usado para iniciar sesión. Tu dinero está en tu cuenta: vuelve a iniciar sesión para verlo.',
  orPay: '¿Sin ganas de formularios?',
} satisfies Texts<typeof english>;
