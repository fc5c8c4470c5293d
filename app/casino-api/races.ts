import * as calls from 'contract/races';
import type { ApiClient } from './client';

export const racesApi = (api: ApiClient) => ({
  list: () => api.read(calls.races),
  /** With a player session also the own part. */
  get: (id: string) => api.read(calls.race, { params: { id } }),
  join: (id: string) => api.call(calls.joinRace, { params: { id } }),
});
