import { z } from 'zod';
import { call } from './call';

/** Opaque ids; the edge keeps them in HttpOnly cookies and sends them as headers. */
export const SessionId = z.string().min(16).max(200);

export const anon = call({
  method: 'GET',
  path: '/anon',
  summary: 'Opens an anonymous session. Barred territories are refused.',
  session: 'none',
  data: z.object({ anonSessionId: SessionId }),
  refusals: ['restriction_error'],
});

export const checkAnonSession = call({
  method: 'GET',
  path: '/checkAnonSession',
  summary: 'Tells whether the anonymous session of the header is still accepted.',
  session: 'none',
  data: z.object({ valid: z.boolean() }),
});
