import * as calls from 'contract/bonuses';
import type { ApiClient } from './client';

export const bonusesApi = (api: ApiClient) => ({
  get: (id: string) => api.read(calls.getBonus, { params: { id } }),
  list: () => api.read(calls.bonuses),
  start: (id: string) => api.call(calls.startBonus, { params: { id } }),
  forfeit: (id: string) => api.call(calls.forfeitBonus, { params: { id } }),
  redeem: (code: string) => api.call(calls.redeemCode, { body: { code } }),
});
