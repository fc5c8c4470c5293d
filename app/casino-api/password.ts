import * as calls from 'contract/password';
import type { z } from 'zod';
import type { ApiClient } from './client';

type BodyOf<Call extends { body?: z.ZodTypeAny }> = z.input<NonNullable<Call['body']>>;

export const passwordApi = (api: ApiClient) => ({
  change: (body: BodyOf<typeof calls.changePassword>) => api.call(calls.changePassword, { body }),
  forgotten: (body: BodyOf<typeof calls.forgottenPassword>) => api.call(calls.forgottenPassword, { body }),
  reset: (body: BodyOf<typeof calls.resetPassword>) => api.call(calls.resetPassword, { body }),
});
