import * as calls from 'contract/session';
import type { ApiClient } from './client';

export const sessionApi = (api: ApiClient) => ({
  anon: () => api.read(calls.anon),
  checkAnon: () => api.read(calls.checkAnonSession),
});

export type SessionApi = ReturnType<typeof sessionApi>;
