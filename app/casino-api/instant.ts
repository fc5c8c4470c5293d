import { instantRegLogin } from 'contract/instant';
import type { AffiliateFields } from 'contract/registration';
import type { ApiClient } from './client';

/** Amounts in minor units. */
export const instantApi = (api: ApiClient) => ({
  checkout: (amount: number, affiliates: AffiliateFields) =>
    api.call(instantRegLogin, { body: { amount, type: 'deposit', ...affiliates } }),
  exchange: (orderId: string) => api.call(instantRegLogin, { body: { trumo_order_id: orderId } }),
});
