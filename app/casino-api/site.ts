import * as calls from 'contract/site';
import type { ApiClient } from './client';

export const siteApi = (api: ApiClient) => ({
  skin: () => api.read(calls.skinConfig),
});
