import * as calls from 'contract/bonuses';
import type { ApiClient } from './client';

export const bonusesApi = (api: ApiClient) => ({
  get: (id: string) => api.read(calls.getBonus, { params: { id } }),
  list: () => api.read(calls.bonuses),
  start: (id: string) => api.ask(calls.startBonus, { params: { id } }),
  forfeit: (id: string) => api.ask(calls.forfeitBonus, { params: { id } }),
  redeem: (code: string) => api.ask(calls.redeemCode, { body: { code } }),
});
