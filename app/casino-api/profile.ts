import * as calls from 'contract/profile';
import type { ApiClient } from './client';

export const profileApi = (api: ApiClient) => ({
  /** @param minutes one of `realityCheckMinutes`, 0 for none */
  setRealityCheck: (minutes: number) => api.ask(calls.updateRealityCheck, { body: { minutes } }),
  answerRealityCheck: () => api.ask(calls.answerRealityCheck),
});
