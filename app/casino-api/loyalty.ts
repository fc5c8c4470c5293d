import * as calls from 'contract/loyalty';
import type { ApiClient } from './client';

export const loyaltyApi = (api: ApiClient) => ({
  vip: () => api.read(calls.vip),
  /** @param month `2026-11`; left out: this one */
  challenges: (month?: string) => api.read(calls.challenges, month === undefined ? {} : { query: { month } }),
  myChallenges: () => api.read(calls.myChallenges),
  loyalty: () => api.read(calls.loyalty),
  cashback: () => api.read(calls.cashback),
  claim: (period: (typeof calls.cashbackPeriods)[number]) => api.call(calls.claimCashback, { params: { period } }),
});
