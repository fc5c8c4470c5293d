import * as calls from 'contract/protection';
import type { z } from 'zod';
import type { ApiClient } from './client';

/** Amounts in minor units of the player's currency. */
export const protectionApi = (api: ApiClient) => ({
  limits: () => api.read(calls.getLimits),
  setDepositLimit: (newLimit: number, password: string) =>
    api.call(calls.setDepositLimit, { body: { newLimit, password } }),
  confirmDepositLimit: () => api.call(calls.confirmDepositLimit),
  withdrawPendingLimit: () => api.read(calls.withdrawPendingLimit),
  answerSelfExclusion: (token: string, body: z.input<NonNullable<typeof calls.answerSelfExclusion.body>>) =>
    api.call(calls.answerSelfExclusion, { params: { token }, body }),
  selfExclude: (password: string) => api.call(calls.selfExclude, { body: { password, confirm: true } }),
});
