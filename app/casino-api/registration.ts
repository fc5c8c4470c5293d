import * as calls from 'contract/registration';
import type { z } from 'zod';
import type { ApiClient } from './client';

export const registrationApi = (api: ApiClient) => ({
  register: (form: z.input<NonNullable<typeof calls.register.body>>) =>
    api.call(calls.register, { params: { type: 'long' }, body: form }),
  complete: (token: string) => api.call(calls.completeRegistration, { body: { token } }),
  validateField: (field: z.input<NonNullable<typeof calls.validateField.body>>['field'], value: string) =>
    api.call(calls.validateField, { body: { field, value } }),
});
