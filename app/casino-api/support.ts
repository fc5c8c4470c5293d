import * as calls from 'contract/support';
import type { z } from 'zod';
import type { ApiClient } from './client';

export const supportApi = (api: ApiClient) => ({
  contact: (body: z.input<NonNullable<typeof calls.contact.body>>) => api.call(calls.contact, { body }),
  chatDetails: () => api.read(calls.tawkToPlayerDetails),
});
