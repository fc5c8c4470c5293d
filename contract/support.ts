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
    /** Whether it is a complaint, which is answered by a date. */
    complaint: z.boolean().optional(),
    /** The bot check's token, where one is configured. */
    captcha: z.string().max(4000).optional(),
  }),
  data: z.object({ reference: z.string() }),
  refusals: ['invalid_captcha', 'too_many_requests', 'unavailable'],
});

export const ticketStates = ['waiting', 'answered', 'escalated', 'closed'] as const;
export type TicketState = (typeof ticketStates)[number];

/** A message to support with what was answered, in the order of time. Times are epoch milliseconds. */
export const Ticket = z.object({
  reference: z.string(),
  message: z.string(),
  state: z.enum(ticketStates),
  writtenAt: z.number().int(),
  /** By when it is answered; null: it is no complaint. */
  dueAt: z.number().int().nullable(),
  /** `letter`: the house's last word, with which its sender can go to dispute resolution. */
  answers: z.array(z.object({ kind: z.enum(['answer', 'letter']), text: z.string(), at: z.number().int() })),
});
export type Ticket = z.infer<typeof Ticket>;

export const ownTickets = call({
  method: 'GET',
  path: '/contact/messages',
  summary: 'What the player wrote to support while logged in and what was answered, the newest first.',
  session: 'player',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(20).default(10),
    offset: z.coerce.number().int().min(0).max(1000).default(0),
  }),
  data: z.object({
    tickets: z.array(Ticket),
    hasMore: z.boolean(),
    /** Who settles what house and player don't agree on. */
    disputeResolution: z.object({ name: z.string(), page: z.string() }),
  }),
  extension: true,
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
