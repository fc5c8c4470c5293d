import * as calls from 'contract/identity-providers';
import type { IdentityProviderName } from 'contract/identity-providers';
import type { z } from 'zod';
import type { ApiClient } from './client';

export const identityApi = (api: ApiClient) => ({
  start: (provider: IdentityProviderName) => api.ask(calls.startIdentity, { body: { provider } }),
  finish: (answer: z.input<NonNullable<typeof calls.finishIdentity.body>>) =>
    api.ask(calls.finishIdentity, { body: answer }),
  completion: (completion: string) => api.ask(calls.identityCompletion, { body: { completion } }),
  complete: (form: z.input<NonNullable<typeof calls.completeIdentity.body>>) =>
    api.ask(calls.completeIdentity, { body: form }),
});
