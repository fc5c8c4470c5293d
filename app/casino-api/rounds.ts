import * as calls from 'contract/rounds';
import type { z } from 'zod';
import type { ApiClient } from './client';

export const roundsApi = (api: ApiClient) => ({
  play: (round: z.input<NonNullable<typeof calls.playRound.body>>) => api.callInTime(calls.playRound, { body: round }),
  decide: (id: string, decision: z.input<NonNullable<typeof calls.decideRound.body>>) =>
    api.call(calls.decideRound, { params: { id }, body: decision }),
  get: (id: string) => api.read(calls.getRound, { params: { id } }),
});
