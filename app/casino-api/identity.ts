import * as calls from 'contract/identity-providers';
import type { IdentityProviderName } from 'contract/identity-providers';
import type { z } from 'zod';
import type { ApiClient } from './client';

export const identityApi = (api: ApiClient) => ({
  start: (provider: IdentityProviderName) => api.call(calls.startIdentity, { body: { provider } }),
  finish: (answer: z.input<NonNullable<typeof calls.finishIdentity.body>>) =>
    api.call(calls.finishIdentity, { body: answer }),
  completion: (completion: string) => api.call(calls.identityCompletion, { body: { completion } }),
  complete: (form: z.input<NonNullable<typeof calls.completeIdentity.body>>) =>
    api.call(calls.completeIdentity, { body: form }),
});
