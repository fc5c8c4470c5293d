import * as calls from 'contract/tables';
import type { z } from 'zod';
import type { ApiClient } from './client';

export const tablesApi = (api: ApiClient) => ({
  get: (id: string, mode: 'real' | 'fun') => api.read(calls.getTable, { params: { id }, query: { mode } }),
  bet: (id: string, bets: z.input<NonNullable<typeof calls.betAtTable.body>>) => api.ask(calls.betAtTable, { params: { id }, body: bets }),
});
