import * as calls from 'contract/cashier';
import * as links from 'contract/crypto';
import type { z } from 'zod';
import type { ApiClient } from './client';

export const cashierApi = (api: ApiClient) => ({
  methods: () => api.read(calls.cashierMethods),
  deposit: (order: z.input<NonNullable<typeof calls.deposit.body>>) => api.call(calls.deposit, { body: order }),
  getDeposit: (id: string) => api.read(calls.getDeposit, { params: { id } }),
  decideUnallocated: (id: string, body: z.input<NonNullable<typeof calls.decideUnallocated.body>>) =>
    api.call(calls.decideUnallocated, { params: { id }, body }),
  withdraw: (order: z.input<NonNullable<typeof calls.withdraw.body>>) => api.call(calls.withdraw, { body: order }),
  /** What a form's `requestId` brought about. */
  request: (requestId: string) => api.read(calls.cashierRequest, { params: { requestId } }),
  withdrawals: () => api.read(calls.withdrawals),
  renewWithdrawalLink: (id: string) => api.call(calls.renewWithdrawalLink, { params: { id } }),
  cancelPendingWithdrawals: (ids: string[]) => api.call(calls.cancelPendingWithdrawals, { body: { trans_ids: ids } }),
  lockPendingWithdrawals: (ids: string[]) => api.call(calls.lockPendingWithdrawals, { body: { trans_ids: ids } }),
  /** `token`: of the mailed link. */
  withdrawalLink: (token: string) => api.call(links.withdrawalLink, { params: { token } }),
  completeWithdrawal: (token: string, destination: z.input<NonNullable<typeof links.completeWithdrawal.body>>) =>
    api.call(links.completeWithdrawal, { params: { token }, body: destination }),
});
