import { definePaymentMethod, isIncoming } from '../define-payment-method';
import { instantBorders } from './pay-and-play';

/** Pay-and-play: a payment from a bank account that is a registration or a log-in too (DOMAIN §8). Its calls are `routes.ts`. */
export const instant = definePaymentMethod({
  id: 'trumo',
  logo: 'trumo',
  provider: 'trumo',
  flow: 'sign_in',
  deposit: instantBorders,
  withdraw: null,
  gateways: [],
  sandboxReports: isIncoming,
});
