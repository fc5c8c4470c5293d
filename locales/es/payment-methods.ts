import type { Texts } from '../texts';
import type { paymentMethods as english } from '../en/payment-methods';

export const paymentMethods = {
  card: {
    name: 'Tarjeta',
    depositTime: 'En menos de un minuto',
    withdrawTime: 'De 1 a 3 días hábiles tras la aprobación',
    hosted: 'Introduces tu tarjeta en la página del proveedor de pago; nosotros nunca la vemos. Después vuelves aquí.',
    status: {
      declined: 'El emisor de la tarjeta rechazó el pago',
    },
  },
  trumo: {
    name: 'Pago bancario',
    depositTime: 'Al instante',
    withdrawTime: 'No disponible',
  },
  crypto: {
    name: 'Criptomoneda',
    depositTime: 'En cuanto la red lo confirme',
    withdrawTime: 'En una hora desde que nos indiques la dirección de tu monedero',
    status: {
      pending: 'A la espera de tu pago y su confirmación',
      declined: 'No llegó ningún pago a tiempo',
      approved: 'Aprobada. Indica la dirección de tu monedero con el enlace de nuestro correo',
    },
  },
} satisfies Texts<typeof english>;
