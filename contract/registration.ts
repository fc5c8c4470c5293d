import { z } from 'zod';
import { call } from './call';
import * as limits from './constants';
import { currencyCodes } from './money';

/** Taken along from the query and cookies of the first visit (SPEC §3). */
export const AffiliateFields = z.object({
  myafftk: z.string().max(200).optional(),
  myaffid: z.string().max(200).optional(),
  goft_token: z.string().max(200).optional(),
  a_aid: z.string().max(200).optional(),
  a_bid: z.string().max(200).optional(),
  bogafftk: z.string().max(200).optional(),
});
export type AffiliateFields = z.infer<typeof AffiliateFields>;

export const Username = z.string().regex(/^[A-Za-z0-9]+$/);
/** Text length before the address is judged: RFC 5321's 254. */
export const Email = z.string().trim().email().max(254);
/** DD-MM-YYYY (SPEC §3). */
export const Birthdate = z.string().regex(/^\d{2}-\d{2}-\d{4}$/);

/** SPEC §5. Country is ISO 3166-1 alpha-2. */
export const SignupForm = z.object({
  username: Username.min(limits.signupUsername.min).max(limits.signupUsername.max),
  email: Email,
  password: z.string().min(limits.password.min).max(limits.password.max),
  passwordConfirm: z.string().max(limits.password.max),
  currency: z.enum(currencyCodes),
  birthdate: Birthdate,
  country: z.string().regex(/^[A-Z]{2}$/),
  state: z.string().trim().max(50).optional(),
  terms: z.literal(true),
});

export const register = call({
  method: 'POST',
  path: '/register/:type',
  summary: 'Opens an account (`long`) and sends the confirmation mail.',
  session: 'visitor',
  params: z.object({ type: z.literal('long') }),
  body: SignupForm.merge(AffiliateFields),
  data: z.object({ emailExpected: z.literal(true) }),
  refusals: [
    'username_exists',
    'email_exists',
    'passwords_must_match',
    'invalid_birthdate',
    'underage',
    'invalid_country',
    'invalid_currency',
    'restriction_error',
    // The address is of somebody who is excluded or blocked and was erased since.
    'account_frozen',
  ],
});

/** A form's fields and rules, for clients that build it from the schema. */
export const FormSchema = z.object({
  fields: z.array(
    z.object({
      name: z.string(),
      type: z.enum(['text', 'email', 'password', 'tel', 'date', 'select', 'checkbox']),
      required: z.boolean(),
      minLength: z.number().int().optional(),
      maxLength: z.number().int().optional(),
      pattern: z.string().optional(),
      options: z.array(z.string()).optional(),
    }),
  ),
});
export type FormSchema = z.infer<typeof FormSchema>;

export const registerSchema = call({
  method: 'GET',
  path: '/register/:type/schema',
  summary: 'The fields of the registration form.',
  session: 'none',
  params: z.object({ type: z.literal('long') }),
  data: FormSchema,
  shared: { fresh: 3600, stale: 24 * 3600 },
  extension: true,
});

export const completeRegistration = call({
  method: 'POST',
  path: '/register/complete/token',
  summary:
    'Confirms a registration with the mailed token. A token confirms once; repeating it on a confirmed account succeeds again.',
  session: 'none',
  body: z.object({ token: z.string().min(1).max(300) }),
  data: z.object({ username: z.string() }),
  refusals: ['token_expired'],
});

export const completeRegistrationSchema = call({
  method: 'GET',
  path: '/register/complete/token/schema',
  summary: 'The fields of the confirmation.',
  session: 'none',
  data: FormSchema,
  shared: { fresh: 3600, stale: 24 * 3600 },
});

export const validateField = call({
  method: 'POST',
  path: '/validateField',
  summary: 'Judges one field of the registration form, uniqueness included. Rate-limited.',
  session: 'visitor',
  body: z.object({
    field: z.enum(['username', 'email', 'currency', 'country', 'birthdate']),
    value: z.string().max(300),
  }),
  data: z.object({ valid: z.literal(true) }),
  refusals: [
    'username_exists',
    'email_exists',
    'invalid_username',
    'invalid_email',
    'invalid_currency',
    'invalid_country',
    'invalid_birthdate',
    'underage',
  ],
});
