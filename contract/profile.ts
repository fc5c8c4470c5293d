import { z } from 'zod';
import { call } from './call';
import * as limits from './constants';
import { isTimeZone, longestSecurityQuestion, longestState, longestTimeZone } from './profile-texts';
import { FormSchema } from './registration';

export const profileTypes = ['contact', 'email', 'additional', 'language', 'realityCheck'] as const;

export const profileSchema = call({
  method: 'GET',
  path: '/player/schema/:type',
  summary: 'The fields and rules of a part of the profile.',
  session: 'none',
  params: z.object({ type: z.enum(profileTypes) }),
  data: FormSchema,
  shared: { fresh: 3600, stale: 24 * 3600 },
});

const optionalText = (max: number) => z.string().trim().max(max);

/**
 * SPEC §5: nickname longer than 4 and at most 20, or empty. The answer is stored hashed and is never a way in: it is for support
 * to ask. Left empty under the same question, the stored one stays; a new question needs an answer; no question forgets both.
 */
export const AdditionalDetails = z.object({
  nickname: z.union([
    z.literal(''),
    z.string().trim().min(limits.profileLengths.nickname.min).max(limits.profileLengths.nickname.max),
  ]),
  state: optionalText(longestState),
  timezone: z.string().max(longestTimeZone).refine(isTimeZone),
  securityQuestion: optionalText(longestSecurityQuestion),
  securityAnswer: optionalText(limits.profileLengths.securityAnswer.max),
});

export const updateAdditionalDetails = call({
  method: 'POST',
  path: '/player/update/additional',
  summary: 'Saves nickname, state, time zone and security question.',
  session: 'player',
  body: AdditionalDetails,
  data: z.null(),
  refusals: ['account_frozen', 'invalid_request'],
});

export const updateLanguage = call({
  method: 'POST',
  path: '/player/update/language',
  summary: 'The language of mails and messages.',
  session: 'player',
  body: z.object({ language: z.enum(limits.languages) }),
  data: z.null(),
});

export const updateMails = call({
  method: 'POST',
  path: '/player/update/mails',
  summary:
    'Whether rewards, prizes and cashback are told by mail too; off until the player turns it on. Mails that an account needs go out in any case.',
  session: 'player',
  body: z.object({ mails: z.boolean() }),
  data: z.null(),
  extension: true,
});

export const updateNeighbours = call({
  method: 'POST',
  path: '/player/update/neighbours',
  summary:
    'Whether others at a shared table see the masked name of the player with what was staked and paid; they don’t until the player turns it on (DOMAIN §14).',
  session: 'player',
  body: z.object({ shown: z.boolean() }),
  data: z.null(),
  extension: true,
});

/** Minutes between two reality checks; 0 is none. */
export const realityCheckMinutes = [0, 15, 30, 60, 120] as const;
const RealityCheckMinutes = z.number().refine((value) => realityCheckMinutes.some((minutes) => minutes === value));

export const updateRealityCheck = call({
  method: 'POST',
  path: '/player/update/realityCheck',
  summary: 'The interval of the reality check in minutes; 0 switches it off.',
  session: 'player',
  body: z.object({ minutes: RealityCheckMinutes }),
  data: z.null(),
});

export const answerRealityCheck = call({
  method: 'POST',
  path: '/player/realityCheck/answer',
  summary: 'The player has seen the reality check and plays on: the interval begins anew.',
  session: 'player',
  data: z.object({ dueAt: z.number().int().nullable() }),
  extension: true,
});

/** A session as its owner sees it; times are epoch milliseconds. */
export const OwnSession = z.object({
  id: z.string(),
  current: z.boolean(),
  openedAt: z.number().int(),
  lastUsedAt: z.number().int(),
  ip: z.string(),
  country: z.string(),
});

export const ownSessions = call({
  method: 'GET',
  path: '/player/sessions',
  summary: 'The open sessions of the player.',
  session: 'player',
  data: z.object({ sessions: z.array(OwnSession) }),
  extension: true,
});

export const endOtherSessions = call({
  method: 'POST',
  path: '/player/sessions/endOthers',
  summary: 'Ends all sessions but the one that asks.',
  session: 'player',
  data: z.object({ ended: z.number().int() }),
  extension: true,
});

/** From the least to the gravest. */
export const messageTypes = ['info', 'success', 'warning'] as const;

/**
 * SPEC §3: messages of one date are one entry, texts joined by a line break. `date` is the UTC day as YYYY-MM-DD, `type` the gravest
 * of the day, and `index` grows when another message of the same day comes in.
 */
export const PlayerMessage = z.object({
  index: z.number().int(),
  date: z.string(),
  message: z.string(),
  type: z.enum(messageTypes),
});
export type PlayerMessage = z.infer<typeof PlayerMessage>;

export const playerMessages = call({
  method: 'GET',
  path: '/player/messages',
  summary: "The player's messages that were not dismissed, in the reader's language, newest date first.",
  session: 'player',
  data: z.object({ messages: z.array(PlayerMessage) }),
});

export const dismissMessage = call({
  method: 'POST',
  path: '/player/messages/dismiss',
  summary: 'Dismisses an entry for good; repeating it changes nothing.',
  session: 'player',
  body: z.object({ index: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER) }),
  data: z.null(),
  extension: true,
});
