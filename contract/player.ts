import { z } from 'zod';
import { call } from './call';
import * as limits from './constants';
import { EpochMs } from './epoch-ms';
import { currencyCodes, MinorUnits } from './money';
import { isKana, isName, mobileNumber } from './profile-texts';
import { SessionId } from './session';

/** Where and when a log-in happened: epoch milliseconds and the address as text. */
export const LoginRecord = z.object({ at: z.number().int(), ip: z.string(), country: z.string() });

export const login = call({
  method: 'POST',
  path: '/player/login',
  summary:
    'Opens a player session. Unknown names and wrong passwords answer alike. A refusal with `data.captcha` asks for that captcha with the next attempt.',
  session: 'visitor',
  // Lengths and characters of the name are domain refusals with codes of their own (SPEC §8), so the schema leaves them open.
  body: z.object({
    username: z.string().max(200),
    password: z.string().max(limits.password.max),
    captcha: z.string().max(20).optional(),
    captchaId: z.string().max(100).optional(),
    /** What earlier log-ins in this browser gave as `device`, divided by spaces: other people's failed attempts don't hold it up. */
    device: z.string().max(400).optional(),
    terms: z.literal(true),
  }),
  data: z.object({
    sessionid: SessionId,
    previousLogin: LoginRecord.nullable(),
    device: z.string().max(100).optional(),
  }),
  refusals: [
    'restriction_error',
    'invalid_username_or_password',
    'invalid_captcha',
    'username_must_be_between_4_and_20_characters_long',
    'invalid_username_characters_letters_and_numbers_allowed',
    'email_not_confirmed',
    'too_many_requests',
  ],
});

export const logout = call({
  method: 'GET',
  path: '/player/logout',
  summary: 'Ends the player session of the header.',
  session: 'player',
  data: z.null(),
});

/** Minor units of `currency`. `withdrawable` is cash less what is held. */
export const Balance = z.object({
  currency: z.enum(currencyCodes),
  cash: MinorUnits,
  bonus: MinorUnits,
  held: MinorUnits,
});
export type Balance = z.infer<typeof Balance>;

/** Profile fields a player can have empty; names start as 'unknown' (SPEC §5). */
export const Profile = z.object({
  fname: z.string(),
  lname: z.string(),
  nickname: z.string(),
  address: z.string(),
  city: z.string(),
  zip: z.string(),
  mobile: z.string(),
  /** How the name is read, in katakana; empty where nobody said. */
  kana: z.string(),
  timezone: z.string(),
});
export type Profile = z.infer<typeof Profile>;

export const missingItems = ['fname', 'lname', 'address', 'city', 'zip', 'mobile'] as const;

/** What an operator says of a block (DOMAIN §6), in the language of `x-language`. */
export const Block = z.object({
  reason: z.string(),
  /** Whether withdrawals are refused while it stands. */
  payoutsHeld: z.boolean(),
  /** When it is looked at again at the latest. */
  until: EpochMs,
  /** By whom. */
  reviewer: z.string(),
});
export type Block = z.infer<typeof Block>;

export const Player = Profile.extend({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  language: z.enum(limits.languages),
  countrycode: z.string(),
  state: z.string(),
  birthdate: z.string(),
  /** Decimal text; `'0.00'` means none (SPEC §3). */
  first_deposit: z.string(),
  first_deposit_date: z.number().int().nullable(),
  kycStatus: z.enum(['verified', 'not_verified']),
  /** Empty: none is set. */
  securityQuestion: z.string(),
  /** Whether rewards, prizes and cashback are told by mail too. */
  mails: z.boolean(),
  /** Whether others at a shared table see the player's masked name, stakes and payouts. */
  shownToNeighbours: z.boolean(),
  /** Minutes between two reality checks, 0 for none. */
  realityCheckMinutes: z.number().int(),
  frozen: z.boolean(),
  /** An operator's block; null where there is none. */
  block: Block.nullable(),
  /** Whether bonuses, races and promotions may be shown and given; not to who is excluded, frozen, on a break, at the own limit or barred (DOMAIN §14). */
  mayBeOffered: z.boolean(),
  balance: Balance,
  /** What the cashier still asks for (SPEC §5). */
  missing: z.array(z.enum(missingItems)),
  favourites: z.array(z.string()),
  recent: z.array(z.string()),
  pendingWithdrawals: z.number().int().min(0),
  /** Entries of `/player/messages`, which are one a date, and the `index` of the newest; 0 and 0 without any. */
  messages: z.object({ count: z.number().int().min(0), newest: z.number().int().min(0) }),
});
export type Player = z.infer<typeof Player>;

export const getPlayer = call({
  method: 'GET',
  path: '/player',
  summary: 'The player with balance, completeness and counts.',
  session: 'player',
  data: Player,
});

export const getBalance = call({
  method: 'GET',
  path: '/player/balance',
  summary: 'The balance alone.',
  session: 'player',
  data: Balance,
});

export const lastLoggedInData = call({
  method: 'GET',
  path: '/player/lastLoggedInData',
  summary: 'The log-in before this one.',
  session: 'player',
  data: z.object({ previousLogin: LoginRecord.nullable() }),
});

const length = (field: keyof typeof limits.profileLengths) =>
  z.string().trim().min(limits.profileLengths[field].min).max(limits.profileLengths[field].max);

const name = z.string().trim().min(1).max(limits.profileLengths.fname.max).refine(isName);

/** What the cashier demands (SPEC §5): all of it, in one form. International mobile number, digits with an optional plus. */
export const ContactDetails = z.object({
  fname: name,
  lname: name,
  address: length('address').min(1),
  city: length('city').min(1),
  zip: length('zip').min(1),
  mobile: length('mobile').regex(mobileNumber),
  /** How the name is read, in kana. Left out, what is stored stays. */
  kana: z.string().refine(isKana).optional(),
});

export const updateContactDetails = call({
  method: 'POST',
  path: '/player/update/:type',
  summary: 'Saves a part of the profile. `contact`: what the cashier demands.',
  session: 'player',
  params: z.object({ type: z.literal('contact') }),
  body: ContactDetails,
  data: z.object({ missing: z.array(z.enum(missingItems)) }),
  refusals: ['account_frozen', 'name_bound'],
});

export const updateName = call({
  method: 'POST',
  path: '/player/update/name',
  summary:
    'Another name, by the account password. Where a document was approved for the one before, the account has to be verified anew, and the change is mailed.',
  session: 'player',
  body: z.object({ fname: name, lname: name, password: z.string().max(limits.password.max) }),
  data: z.null(),
  refusals: ['invalid_password', 'account_frozen', 'too_many_requests'],
  extension: true,
});
