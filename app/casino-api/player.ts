import * as calls from 'contract/player';
import type { z } from 'zod';
import type { ApiClient } from './client';

export const playerApi = (api: ApiClient) => ({
  /** Adds `terms=true` to the credentials (SPEC §5). */
  login: (credentials: {
    username: string;
    password: string;
    captcha?: string;
    captchaId?: string;
    device?: string | undefined;
  }) => api.call(calls.login, { body: { ...credentials, terms: true } }),
  logout: () => api.call(calls.logout),
  get: () => api.read(calls.getPlayer),
  balance: () => api.read(calls.getBalance),
  lastLoggedIn: () => api.read(calls.lastLoggedInData),
  updateContact: (details: z.input<typeof calls.ContactDetails>) =>
    api.call(calls.updateContactDetails, { params: { type: 'contact' }, body: details }),
});
