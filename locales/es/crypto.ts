import type { Texts } from '../texts';
import type { crypto as english } from '../en/crypto';

export const crypto = {
  chain: 'Criptomoneda',
  address: 'Dirección de tu monedero',
  destinationTag: 'Etiqueta de destino / memo',
  getAddress: 'Obtener la dirección',
  getAddressHint: 'La página siguiente muestra la dirección y el importe exacto en la criptomoneda.',
  payTitle: 'Envía {{due}}',
  payLead:
    'Envía exactamente este importe a la dirección de abajo, en un solo pago. Tu depósito de {{amount}} se abona en cuanto la red lo confirme.',
  tagNeeded: 'Indica también la etiqueta de destino: sin ella no podemos saber que el pago es tuyo.',
  qrLabel: 'Código QR con la dirección y el importe',
  openWallet: 'Abrir en una app de monedero',
  copy: 'Copiar',
  copied: 'Copiado',
  coinAmount: 'Importe exacto',
  received: 'Recibido hasta ahora',
  confirmations: 'Confirmaciones',
  confirmedOf: '{{count}} de {{needed}}',
  waiting: 'Estamos pendientes de tu pago. También puedes cerrar esta página: el importe se abona igualmente.',
  seen: 'Tu pago ha llegado y se está confirmando',
  seenText: 'Se abona en cuanto la red lo confirme.',
  otherAmount: 'Ha llegado otro importe',
  otherAmountText:
    'Han llegado {{received}} en vez de {{due}}. No se ha perdido nada: atención al cliente lo resolverá contigo.',
  payBy:
    'Este importe vale hasta el {{time}}. Lo que llegue después se guarda para ti, pero no se abona automáticamente.',
  depositLate:
    'No llegó ningún pago a tiempo, así que este depósito está cerrado. Si aun así has enviado criptomonedas, las guardaremos para ti cuando lleguen y tú decidirás qué se hace con ellas.',
  payoutTitle: '¿A dónde enviamos tu retirada?',
  payoutLead:
    'Tu retirada de {{amount}} está aprobada. Indícanos la criptomoneda y la dirección de tu monedero antes del {{until}}.',
  addressHint: 'Cópiala de tu monedero y compara los primeros y los últimos caracteres.',
  tagHint:
    'Solo para XRP: un número que las plataformas de intercambio indican junto con su dirección. Sin él, los fondos pueden perderse.',
  withoutTag: 'Mi dirección no necesita etiqueta de destino',
  noWayBack: 'Los pagos en criptomonedas no se pueden anular',
  noWayBackText:
    'Lo que se envía a una dirección equivocada se pierde. El importe se cambia al tipo vigente en el momento del envío.',
  sendThere: 'Enviar a esta dirección',
  chainRequired: 'Elige una criptomoneda',
  addressRequired: 'Escribe la dirección de tu monedero',
  addressInvalid: 'Esta no es una dirección de {{coin}}. Revisa la criptomoneda y copia la dirección completa.',
  tagInvalid: 'Una etiqueta de destino es un número entero de 0 a 4294967295',
  tagMissing: 'Escribe la etiqueta de destino o confirma que tu dirección no la necesita',
  linkUsed: 'Este enlace ya se usó con otra dirección. No se ha cambiado nada.',
  linkInvalid: 'Este enlace no es válido o ha caducado',
  linkInvalidText:
    'Los enlaces son válidos durante {{withdrawalLinkHours}} horas. Tu dinero no se pierde: sigue retenido. Pide un enlace nuevo junto a tus retiradas, en la caja.',
  seeWithdrawals: 'Ver tus retiradas',
  contactUs: 'Contacto',
  onItsWay: 'Tu retirada de {{amount}} está en camino',
  onItsWayText: 'Ya sabemos a dónde enviarla. No tienes que hacer nada más.',
  wasSent: 'Tu retirada de {{amount}} se ha enviado',
  wasReturned: 'Tu retirada de {{amount}} no se ha realizado',
  wasReturnedText: 'El importe completo ha vuelto a tu saldo.',
} satisfies Texts<typeof english>;
