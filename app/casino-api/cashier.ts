import * as calls from 'contract/cashier';
import * as links from 'contract/crypto';
import type { z } from 'zod';
import type { ApiClient } from './client';

export const cashierApi = (api: ApiClient) => ({
  methods: () => api.read(calls.cashierMethods),
  deposit: (order: z.input<NonNullable<typeof calls.deposit.body>>) => api.ask(calls.deposit, { body: order }),
  getDeposit: (id: string) => api.read(calls.getDeposit, { params: { id } }),
  decideUnallocated: (id: string, body: z.input<NonNullable<typeof calls.decideUnallocated.body>>) =>
    api.ask(calls.decideUnallocated, { params: { id }, body }),
  withdraw: (order: z.input<NonNullable<typeof calls.withdraw.body>>) => api.ask(calls.withdraw, { body: order }),
  /** What a form's `requestId` brought about. */
  request: (requestId: string) => api.read(calls.cashierRequest, { params: { requestId } }),
  withdrawals: () => api.read(calls.withdrawals),
  renewWithdrawalLink: (id: string) => api.ask(calls.renewWithdrawalLink, { params: { id } }),
  cancelPendingWithdrawals: (ids: string[]) => api.ask(calls.cancelPendingWithdrawals, { body: { trans_ids: ids } }),
  lockPendingWithdrawals: (ids: string[]) => api.ask(calls.lockPendingWithdrawals, { body: { trans_ids: ids } }),
  /** `token`: of the mailed link. */
  withdrawalLink: (token: string) => api.ask(links.withdrawalLink, { params: { token } }),
  completeWithdrawal: (token: string, destination: z.input<NonNullable<typeof links.completeWithdrawal.body>>) =>
    api.ask(links.completeWithdrawal, { params: { token }, body: destination }),
});
