import * as calls from 'contract/fairness';
import type { RoundReceipt } from 'contract/receipt';
import type { ApiClient } from './client';

export const fairnessApi = (api: ApiClient) => ({
  seeds: () => api.read(calls.getSeeds),
  rotate: (body: { clientSeed?: string; requestId: string }) => api.call(calls.rotateSeeds, { body }),
  verify: (receipt: RoundReceipt) => api.call(calls.verifyRound, { body: { receipt } }),
  key: () => api.read(calls.receiptKey),
});
