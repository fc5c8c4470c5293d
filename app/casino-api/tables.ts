import * as calls from 'contract/tables';
import type { z } from 'zod';
import type { ApiClient } from './client';

export const tablesApi = (api: ApiClient) => ({
  get: (id: string, mode: 'real' | 'fun') => api.read(calls.getTable, { params: { id }, query: { mode } }),
  bet: (id: string, bets: z.input<NonNullable<typeof calls.betAtTable.body>>) =>
    api.callInTime(calls.betAtTable, { params: { id }, body: bets }),
  cashOut: (id: string, order: z.input<NonNullable<typeof calls.cashOut.body>>) =>
    api.call(calls.cashOut, { params: { id }, body: order }),
  /** The live connection of a table, from the round `after` on; no envelope. */
  live: (id: string, after: string | null) =>
    api.stream(`/tables/${encodeURIComponent(id)}/live`, after === null ? {} : { 'last-event-id': after }),
});
