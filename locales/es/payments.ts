import type { Texts } from '../texts';
import type { payments as english } from '../en/payments';

export const payments = {
  noFee: 'Sin comisión',
  hosted: 'Pagas en la página del proveedor de pago. Después vuelves aquí.',
  status: {
    pending: 'A la espera del proveedor de pago',
    declined: 'El pago no se completó',
    unallocated: 'Ha llegado y no se ha abonado. En la caja verás por qué y qué puedes hacer',
    refunded: 'No abonado, devuelto por la misma vía',
    requested: 'Pendiente de aprobación',
    approved: 'Aprobada, en camino',
    rejected: 'No aprobada, el importe ha vuelto a tu saldo',
    cancelled: 'Cancelada por ti, el importe ha vuelto a tu saldo',
  },
  outage: '{{method}}: no disponible en este momento. Estamos trabajando en ello; lo que has pagado está seguro.',
} satisfies Texts<typeof english>;
