import type { Texts } from '../texts';
import type { payments as english } from '../en/payments';

export const payments = {
  noFee: 'Sin comisión',
  methods: {
    card: {
      name: 'Tarjeta',
      depositTime: 'En menos de un minuto',
      withdrawTime: 'De 1 a 3 días hábiles tras la aprobación',
    },
    trumo: {
      name: 'Pago bancario',
      depositTime: 'Al instante',
      withdrawTime: 'No disponible',
    },
    crypto: {
      name: 'Criptomoneda',
      depositTime: 'En cuanto la red lo confirme',
      withdrawTime: 'En una hora desde que nos indiques tu dirección',
    },
  },
  cryptoStatus: {
    pending: 'A la espera de tu pago y su confirmación',
    declined: 'No llegó ningún pago a tiempo',
    approved: 'Aprobado. El enlace de nuestro correo pide la dirección de destino',
  },
  status: {
    pending: 'A la espera del proveedor de pago',
    declined: 'El emisor de la tarjeta rechazó el pago',
    unallocated: 'Ha llegado y no se ha abonado. La caja dice por qué y qué se puede hacer',
    refunded: 'No abonado, devuelto por donde llegó',
    requested: 'Pendiente de aprobación',
    approved: 'Aprobado, en camino',
    rejected: 'No aprobado, el importe ha vuelto a tu saldo',
    cancelled: 'Cancelado por ti, el importe ha vuelto a tu saldo',
  },
  outage: '{{method}}: no disponible en este momento. Estamos trabajando en ello; lo que has pagado está seguro.',
} satisfies Texts<typeof english>;
