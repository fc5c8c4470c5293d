import { z } from 'zod';
import { call } from './call';
import * as limits from './constants';
import { Email } from './registration';

export const contact = call({
  method: 'POST',
  path: '/contact',
  summary: 'Sends a message to support. Rate-limited.',
  session: 'visitor',
  body: z.object({
    name: z.string().trim().min(2).max(25),
    email: Email,
    message: z.string().trim().min(1).max(limits.contactMessageMax),
    /** The bot check's token, where one is configured. */
    captcha: z.string().max(4000).optional(),
  }),
  data: z.object({ reference: z.string() }),
  refusals: ['invalid_captcha', 'too_many_requests', 'unavailable'],
});

/**
 * A captcha is asked for by a failed answer (`data.captcha`). It counts for one answer within ten minutes, given as `captcha` with its
 * `captchaId`: the five characters of the image (an SVG as text), or the five digits that the question in words asks for.
 */
export const Captcha = z.object({ id: z.string(), svg: z.string(), question: z.string() });
export type Captcha = z.infer<typeof Captcha>;

export const newCaptcha = call({
  method: 'GET',
  path: '/captcha',
  summary: 'A new captcha: five characters in an image, and a question in words for those who cannot see it.',
  session: 'visitor',
  data: Captcha,
  refusals: ['too_many_requests'],
  extension: true,
});

/** SPEC §1. Amounts are decimal texts; times ISO 8601 in UTC; what is not known is an empty text. */
export const tawkToPlayerDetails = call({
  method: 'GET',
  path: '/getTawkToPlayerDetails',
  summary:
    'Details for the chat widget, not found where no chat is configured; `hash` is HMAC-SHA256 of the email with the chat key.',
  session: 'player',
  refusals: ['not_found'],
  data: z.object({
    player_id: z.string(),
    username: z.string(),
    email: z.string(),
    last_active: z.string(),
    balance: z.string(),
    bonus: z.string(),
    last_deposit: z.string(),
    previous_login: z.string(),
    last_login: z.string(),
    last_bonus: z.string(),
    hash: z.string(),
  }),
});

export const Logos = z.object({ logos: z.array(z.object({ name: z.string(), path: z.string() })) });

export const logos = call({
  method: 'GET',
  path: '/logos',
  summary: 'Logos of payment methods or game providers as paths among the static files.',
  session: 'none',
  query: z.object({ type: z.enum(['payments', 'providers']).optional(), color: z.enum(['white', 'color']).optional() }),
  data: Logos,
  shared: { fresh: 3600, stale: 24 * 3600 },
});
