import { z } from 'zod';
import { call } from './call';
import * as limits from './constants';
import { currencyCodes, MinorUnits, PositiveMinorUnits } from './money';

const Password = z.string().max(limits.password.max);

/** What the licence demands where the player plays (DOMAIN §6). Durations in milliseconds; null: no such cap. */
export const LicenceRules = z.object({
  /** Whether withdrawals that are not approved yet can be taken back. */
  cancelWithdrawal: z.boolean(),
  /** The highest wagering multiplier of a bonus. */
  wageringCap: z.number().int().nullable(),
  /** What the player may stake in a real-money round in all, minor units of the player's currency: it may depend on the age. */
  stakeCap: MinorUnits.nullable(),
  autoplay: z.literal(false),
  /** From the start of one real-money round to the start of the next: after one of a slot, and after one of any other game. */
  shortestRound: z.object({ slots: z.number().int(), otherGames: z.number().int() }),
  /** How long a raise of the deposit limit waits before it can be confirmed. */
  limitWait: z.number().int(),
  funModeBeforeAgeCheck: z.boolean(),
  /** For how many months a self-exclusion lasts at the least; null: its player is asked after the freeze. */
  exclusionMonths: z.number().int().nullable(),
  /** How long after a complaint was made it is answered at the latest. */
  complaintAnswer: z.number().int(),
});
export type LicenceRules = z.infer<typeof LicenceRules>;

/** Minor units of the player's currency; times are epoch milliseconds (DOMAIN §6). */
export const Limits = z.object({
  currency: z.enum(currencyCodes),
  minimum: MinorUnits,
  maximum: MinorUnits,
  deposit: z.object({
    current: MinorUnits.nullable(),
    /** Gross deposits of the last 24 hours: credited ones, and orders that may still be. */
    used: MinorUnits,
    /** What may still be deposited; null without a limit. */
    left: MinorUnits.nullable(),
    /** `isConfirmable`: its wait is over by the API's clock. */
    pending: z
      .object({ newLimit: MinorUnits, confirmableFrom: z.number().int(), isConfirmable: z.boolean() })
      .nullable(),
  }),
  /** `until` is null before months were chosen: then the exclusion lasts until the player returns by the mailed link. */
  selfExclusion: z
    .object({ since: z.number().int(), until: z.number().int().nullable(), freezeEnds: z.number().int() })
    .nullable(),
  rules: LicenceRules,
});
export type Limits = z.infer<typeof Limits>;

export const getLimits = call({
  method: 'GET',
  path: '/limits',
  summary: 'Limits and exclusion of the player.',
  session: 'player',
  data: Limits,
  extension: true,
});

export const setDepositLimit = call({
  method: 'POST',
  path: '/limits/deposit',
  summary: 'The first limit and every cut apply at once; a raise waits 24 hours and for confirmation.',
  session: 'player',
  body: z.object({ newLimit: PositiveMinorUnits, password: Password }),
  data: Limits,
  refusals: ['limit_too_low', 'limit_too_high', 'invalid_password', 'too_many_requests', 'account_frozen'],
  extension: true,
});

export const confirmDepositLimit = call({
  method: 'POST',
  path: '/limits/deposit/confirm',
  summary: 'Confirms a raise whose wait is over.',
  session: 'player',
  data: Limits,
  refusals: ['nothing_pending', 'limit_wait_not_over', 'account_frozen'],
  extension: true,
});

export const withdrawPendingLimit = call({
  method: 'DELETE',
  path: '/limits/deposit/pending',
  summary: 'Withdraws a pending raise; there being none is fine.',
  session: 'player',
  data: Limits,
  extension: true,
});

export const selfExclude = call({
  method: 'POST',
  path: '/self-exclusion',
  summary:
    'Freezes the account at once and ends all sessions. After 24 hours a mail offers return, or six months and more; where the licence says for how many months it lasts, nothing is asked.',
  session: 'player',
  body: z.object({ password: Password, confirm: z.literal(true) }),
  /** `until`: null where the player is asked once the freeze is over. */
  data: z.object({ freezeEnds: z.number().int(), until: z.number().int().nullable() }),
  refusals: ['invalid_password', 'too_many_requests'],
  extension: true,
});

/** The choice of the link that is mailed after the freeze. `until`: the end of the chosen months, or when the account of a player who returns opens. */
export const answerSelfExclusion = call({
  method: 'POST',
  path: '/self-exclusion/:token',
  summary:
    'Stay excluded for months, or return to play: by the password, and 24 hours later. The token counts once; the same choice again gets the same answer.',
  session: 'none',
  params: z.object({ token: z.string().min(1).max(300) }),
  /** The password is asked for to return. */
  body: z.object({ choice: z.enum(['return', '6', '12', '60']), password: Password.optional() }),
  data: z.object({ until: z.number().int().nullable() }),
  refusals: ['token_expired', 'invalid_password', 'too_many_requests'],
  extension: true,
});
