import * as calls from 'contract/loyalty';
import type { ApiClient } from './client';

export const loyaltyApi = (api: ApiClient) => ({
  loyalty: () => api.read(calls.loyalty),
  cashback: () => api.read(calls.cashback),
  claim: (period: (typeof calls.cashbackPeriods)[number]) => api.ask(calls.claimCashback, { params: { period } }),
});
