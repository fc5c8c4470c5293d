import { z } from 'zod';
import { call } from './call';
import * as limits from './constants';
import { Email } from './registration';

export const updateEmail = call({
  method: 'POST',
  path: '/player/update/email',
  summary:
    'Asks for another email address: a link goes to the new one, a notice to the old one, and nothing changes until the link is opened. Addresses that are taken and those that are free answer alike.',
  session: 'player',
  body: z.object({ email: Email, password: z.string().max(limits.password.max) }),
  data: z.object({ emailExpected: z.literal(true) }),
  refusals: ['invalid_password', 'email_unchanged', 'account_frozen', 'too_many_requests'],
});

export const emailChange = call({
  method: 'GET',
  path: '/player/emailChange',
  summary:
    'The address whose link has not been opened yet, and until when it can be (epoch ms); null when none was asked for.',
  session: 'player',
  data: z.object({ pending: z.object({ email: z.string(), validUntil: z.number().int() }).nullable() }),
  extension: true,
});

export const confirmEmail = call({
  method: 'POST',
  path: '/player/emailChange/confirm',
  summary:
    'Takes the mailed token: the address changes, and all sessions end but the one that asked for it. Repeating it succeeds again. `email_exists`: somebody else took the address meanwhile.',
  session: 'none',
  body: z.object({ token: z.string().min(1).max(300) }),
  data: z.object({ email: z.string() }),
  refusals: ['token_expired', 'email_exists', 'account_frozen'],
  extension: true,
});
