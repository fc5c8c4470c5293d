import { bonusHistory } from 'contract/bonuses';
import * as calls from 'contract/history';
import type { z } from 'zod';
import type { ApiClient } from './client';

export const historyApi = (api: ApiClient) => ({
  transactions: (filter: z.input<NonNullable<typeof calls.transactions.body>>) =>
    api.read(calls.transactions, { body: filter }),
  gaming: (filter: z.input<NonNullable<typeof calls.gamingHistory.body>>) =>
    api.read(calls.gamingHistory, { body: filter }),
  bonusBets: (filter: z.input<NonNullable<typeof bonusHistory.body>>) => api.read(bonusHistory, { body: filter }),
});
