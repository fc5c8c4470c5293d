import type { Texts } from '../texts';
import type { unallocated as english } from '../en/unallocated';

export const unallocated = {
  title: 'Han llegado {{amount}} y no se han abonado',
  late: 'Tu pago en criptomonedas llegó después del plazo para el que se había fijado su valor.',
  limit: 'Cuando llegó, habría superado tu propio límite de depósito de {{limitHours}} horas.',
  frozen: 'Cuando llegó, tu cuenta estaba cerrada a los depósitos.',
  otherAmount: 'El importe es distinto del que habías indicado.',
  otherCurrency: 'Llegó en una moneda distinta de la de tu cuenta.',
  yours:
    'Es tuyo y se guarda aparte: no puedes jugar con él. El reembolso se envía por la misma vía por la que llegó el dinero.',
  notYet: 'Ahora no se puede abonar.',
  untilRoom: 'Se podrá abonar cuando tu límite vuelva a tener margen.',
  refund: 'Reembolsar {{amount}}',
  credit: 'Abonar {{amount}} en mi saldo',
  decide: 'Decidir qué se hace con él',
  refundOrderedTitle: 'Tu reembolso de {{amount}} está en camino',
  refundFailedText:
    'El primer intento no ha salido adelante. El dinero sigue siendo tuyo y atención al cliente se está encargando.',
  refundedTitle: 'Tu depósito de {{amount}} se ha reembolsado',
  refundedText:
    'Nunca formó parte de tu saldo y se devuelve por la misma vía por la que llegó. El tiempo que tarde depende del banco o de la red.',
} satisfies Texts<typeof english>;
