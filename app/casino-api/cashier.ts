import * as calls from 'contract/cashier';
import type { z } from 'zod';
import type { ApiClient } from './client';

export const cashierApi = (api: ApiClient) => ({
  methods: () => api.read(calls.cashierMethods),
  deposit: (order: z.input<NonNullable<typeof calls.deposit.body>>) => api.ask(calls.deposit, { body: order }),
  getDeposit: (id: string) => api.read(calls.getDeposit, { params: { id } }),
  withdraw: (order: z.input<NonNullable<typeof calls.withdraw.body>>) => api.ask(calls.withdraw, { body: order }),
  pendingWithdrawals: () => api.read(calls.pendingWithdrawals),
  cancelPendingWithdrawals: (ids: string[]) => api.ask(calls.cancelPendingWithdrawals, { body: { trans_ids: ids } }),
});
