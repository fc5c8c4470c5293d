import { z } from 'zod';
import { call } from './call';
import { Chain, CryptoDestination, CryptoOrder } from './chains';
import { EpochMs } from './epoch-ms';
import { GameId } from './game-id';
import { MethodField, MethodFieldValues } from './method-fields';
import { currencyCodes, MinorUnits, PositiveMinorUnits } from './money';
import { RefundState } from './refunds';
import { missingItems } from './player';
import { RequestId } from './rounds';

/** How a deposit is paid: by a card that is typed in with it, in coins to an address, or at the provider's own page. */
export const MethodFlow = z.enum(['card', 'coins', 'hosted']);
export type MethodFlow = z.infer<typeof MethodFlow>;

/** Of a method; which methods there are is each operator's. */
const MethodId = z.string().min(1).max(40);

/** Amounts in minor units of the player's currency. Texts are in the caller's language. */
export const CashierMethod = z.object({
  id: MethodId,
  name: z.string(),
  logo: z.string(),
  time: z.string(),
  fee: z.string(),
  minimum: MinorUnits,
  maximum: MinorUnits,
  /** `hosted`: a deposit's answer says where, and no card is sent to us. */
  flow: MethodFlow,
  /** What is to be known before somebody goes on; empty for nothing. */
  note: z.string(),
  /** What it asks besides the amount, in this direction. */
  fields: z.array(MethodField).max(20),
  /** On which chains, where it is paid in coins; else none. */
  chains: z.array(Chain),
});
export type CashierMethod = z.infer<typeof CashierMethod>;

/** Why money can't leave (or enter) now; the same list decides the refusal. */
export const Blocker = z.discriminatedUnion('code', [
  z.object({ code: z.literal('no_deposit_yet') }),
  z.object({ code: z.literal('profile_incomplete'), missing: z.array(z.enum(missingItems)) }),
  /** `games`: where the latest of them are, each game once; `provider` is who runs it. */
  z.object({
    code: z.literal('open_rounds'),
    count: z.number().int(),
    games: z.array(z.object({ provider: z.string(), gameid: GameId, gametitle: z.string() })),
  }),
  /** `payoutsHeld`: money can't leave either. */
  z.object({ code: z.literal('account_frozen'), payoutsHeld: z.boolean() }),
  /** More than `limit` in total leaves only with an approved identity document; `withdrawn` so far. Minor units. */
  z.object({ code: z.literal('withdrawal_needs_document'), limit: MinorUnits, withdrawn: MinorUnits }),
  /** Password, address or name were changed lately: money leaves from `until` on, epoch ms (DOMAIN §5). */
  z.object({ code: z.literal('security_change'), until: EpochMs }),
  /** What the active bonus still asks for: points gained of those needed. Given up, `balance` goes with it. Minor units. */
  z.object({ code: z.literal('bonus_active'), needed: MinorUnits, gained: MinorUnits, balance: MinorUnits }),
]);
export type Blocker = z.infer<typeof Blocker>;

/** A bonus that can be chosen with a deposit. Money in minor units of the player's currency. */
export const DepositOffer = z.object({
  id: z.string().max(60),
  /** In the language of `x-language`. */
  name: z.string(),
  /** Of the deposit. */
  percent: z.number().int(),
  /** The most that it gives. */
  most: MinorUnits,
  /** The smallest deposit that it comes with. */
  minimum: MinorUnits,
  /** The multiplier of what it gives: the points needed. */
  wageringRequirement: z.number().int(),
  /** From the bonus's start on, ms. */
  validFor: z.number().int(),
});
export type DepositOffer = z.infer<typeof DepositOffer>;

/**
 * `pending` until the provider's notification arrives. `unallocated`: it was paid and may not be credited now (DOMAIN §6); it ends `credited`
 * or `refunded`.
 */
export const DepositState = z.enum(['pending', 'credited', 'declined', 'unallocated', 'refunded']);
export type DepositState = z.infer<typeof DepositState>;

/** Why money that arrived was not credited: after the order's time, above the player's own limit, for an account that is blocked or excluded, or in another amount or currency than was ordered. */
export const unallocatedReasons = [
  'late',
  'deposit_limit_reached',
  'account_frozen',
  'other_amount',
  'other_currency',
] as const;
export const Unallocated = z.object({
  reason: z.enum(unallocatedReasons),
  arrivedAt: z.number().int(),
  /** Whether the player may have it credited now; a refund can be had at any time. */
  creditable: z.boolean(),
});
export type Unallocated = z.infer<typeof Unallocated>;

export const UnallocatedDeposit = Unallocated.extend({
  id: z.string(),
  method: z.string(),
  amount: MinorUnits,
  currency: z.enum(currencyCodes),
});
export type UnallocatedDeposit = z.infer<typeof UnallocatedDeposit>;

export const cashierMethods = call({
  method: 'GET',
  path: '/cashier/methods',
  summary: 'Methods for paying in and out, with what stands in the way of each direction.',
  session: 'player',
  data: z.object({
    currency: z.enum(currencyCodes),
    cash: MinorUnits,
    deposit: z.array(CashierMethod),
    withdraw: z.array(CashierMethod),
    /** Methods that are turned off for a while and stand in neither list; `text` says so in the caller's language. */
    outages: z.array(z.object({ id: z.string(), name: z.string(), text: z.string() })),
    depositBlockers: z.array(Blocker),
    withdrawBlockers: z.array(Blocker),
    /** The player's own limit of the last 24 hours, and what it leaves; null without one. */
    depositLimit: z.object({ current: MinorUnits, left: MinorUnits }).nullable(),
    /** Bonuses that a deposit may ask for, one at a time. */
    offers: z.array(DepositOffer),
    /** Deposits that were paid and may not be credited, oldest first. */
    unallocated: z.array(UnallocatedDeposit),
  }),
  extension: true,
});

/**
 * The bonus that was chosen with a deposit: `waiting` while the deposit is pending, `given` with its credit, once, `cancelled` when the payment
 * failed, when the offer had come with another deposit meanwhile, or when the account was frozen.
 */
export const DepositBonus = z.object({
  offer: z.string(),
  /** In the language of `x-language`. */
  name: z.string(),
  amount: MinorUnits,
  wageringRequirement: z.number().int(),
  state: z.enum(['waiting', 'given', 'cancelled']),
  /** The bonus's own id, once it was given. */
  id: z.string().nullable(),
});
export type DepositBonus = z.infer<typeof DepositBonus>;

export const Deposit = z.object({
  id: z.string(),
  method: z.string(),
  flow: MethodFlow,
  amount: MinorUnits,
  currency: z.enum(currencyCodes),
  state: DepositState,
  requestedAt: z.number().int(),
  processedAt: z.number().int().nullable(),
  /** Where and what to pay, for a deposit by crypto. */
  crypto: CryptoOrder.nullable(),
  /** Until when coins are to be sent; null for other methods. */
  payBy: z.number().int().nullable(),
  /** Null unless it is in that state. */
  unallocated: Unallocated.nullable(),
  /** Of one that is refunded: how far that is. Null for any other. */
  refund: RefundState.nullable(),
  /** The provider's own page, or that of the card's bank (3-D Secure), while the deposit waits to be paid there; null for others and until the provider has named it. */
  checkoutUrl: z.string().url().nullable(),
  /** Null for a deposit without. */
  bonus: DepositBonus.nullable(),
});
export type Deposit = z.infer<typeof Deposit>;

/** Handed to the provider and never stored. `expiry` is MM/YY. */
export const Card = z.object({
  number: z.string().regex(/^[0-9 ]{12,23}$/),
  expiry: z.string().regex(/^\d{2}\/\d{2}$/),
  cvc: z.string().regex(/^\d{3,4}$/),
  holder: z.string().trim().min(2).max(60),
});

/** What a method's flow asks for comes with it: `card` or `chain`, and its `fields`. Amounts are in the player's currency, of coins the answer says how many that is. */
export const DepositOrder = z.object({
  method: MethodId,
  amount: PositiveMinorUnits,
  requestId: RequestId,
  /** The id of an offer; left out for none. */
  bonus: z.string().min(1).max(60).optional(),
  card: Card.optional(),
  chain: Chain.optional(),
  fields: MethodFieldValues.optional(),
});
export type DepositOrder = z.infer<typeof DepositOrder>;

export const deposit = call({
  method: 'POST',
  path: '/cashier/deposit',
  summary: "Starts a deposit. Money is credited on the provider's notification, never on this answer.",
  session: 'player',
  body: DepositOrder,
  data: Deposit,
  refusals: [
    'restriction_error',
    'unknown_method',
    'method_unavailable',
    'amount_below_minimum',
    'amount_above_maximum',
    'invalid_card',
    'profile_incomplete',
    'account_frozen',
    'deposit_limit_reached',
    'bonus_not_available',
    'amount_below_bonus_minimum',
    'duplicate_transaction',
  ],
  extension: true,
});

export const getDeposit = call({
  method: 'GET',
  path: '/cashier/deposit/:id',
  summary: 'The state of one of the own deposits.',
  session: 'player',
  params: z.object({ id: z.string().max(100) }),
  data: Deposit,
  extension: true,
});

export const decideUnallocated = call({
  method: 'POST',
  path: '/cashier/deposit/:id/unallocated',
  summary:
    'The player says what becomes of a deposit that was paid and not credited. What is decided already stays, and is the answer.',
  session: 'player',
  params: z.object({ id: z.string().max(100) }),
  body: z.object({ decision: z.enum(['credit', 'refund']), requestId: RequestId }),
  data: Deposit,
  refusals: ['deposit_limit_reached', 'account_frozen', 'invalid_currency', 'duplicate_transaction'],
  extension: true,
});

/**
 * `requested → approved → paid`, or `rejected`, or `cancelled`; each a single transition (DOMAIN §2). By crypto,
 * an approved one waits for the address that the mailed link asks for (DOMAIN §7).
 */
export const WithdrawalState = z.enum(['requested', 'approved', 'paid', 'rejected', 'cancelled']);
export type WithdrawalState = z.infer<typeof WithdrawalState>;

export const Withdrawal = z.object({
  id: z.string(),
  method: z.string(),
  flow: MethodFlow,
  amount: MinorUnits,
  currency: z.enum(currencyCodes),
  state: WithdrawalState,
  requestedAt: z.number().int(),
  processedAt: z.number().int().nullable(),
  /** The player has given up the right to cancel it. */
  locked: z.boolean(),
  /** By crypto, once the player has said where to. */
  destination: CryptoDestination.nullable(),
});
export type Withdrawal = z.infer<typeof Withdrawal>;

export const withdraw = call({
  method: 'POST',
  path: '/cashier/withdraw',
  summary: 'Asks for a withdrawal: the amount moves from cash to the hold at once.',
  session: 'player',
  body: z.object({
    method: MethodId,
    amount: PositiveMinorUnits,
    requestId: RequestId,
    /** What the method asks of those whom it pays. */
    fields: MethodFieldValues.optional(),
  }),
  data: Withdrawal,
  refusals: [
    'unknown_method',
    'method_unavailable',
    'amount_below_minimum',
    'amount_above_maximum',
    'no_deposit_yet',
    'profile_incomplete',
    'open_rounds',
    'bonus_active',
    'insufficient_funds',
    'withdrawal_needs_document',
    'security_change',
    'account_frozen',
    'duplicate_transaction',
  ],
  extension: true,
});

/** `link_sent` and `address_given` by crypto alone: between the approval and the payout the player says where to. */
export const TimelineStep = z.enum([...WithdrawalState.options, 'link_sent', 'address_given']);
export type TimelineStep = z.infer<typeof TimelineStep>;

export const TrackedWithdrawal = Withdrawal.extend({
  /** What happened so far, in order; times in epoch milliseconds. */
  steps: z.array(z.object({ step: TimelineStep, at: z.number().int() })),
  /** Why it was rejected, in the caller's language; null when it was not, or nobody said why. */
  reason: z.string().nullable(),
  /** Whether it can be taken back: not approved yet, not locked, and the licence lets players cancel. */
  cancellable: z.boolean(),
  /** It waits for its address, and the mailed link that asks for it is over: a new one can be asked for. */
  linkExpired: z.boolean(),
});
export type TrackedWithdrawal = z.infer<typeof TrackedWithdrawal>;

export const withdrawals = call({
  method: 'GET',
  path: '/cashier/withdrawals',
  summary:
    'Withdrawals on their way and those that ended in the last 30 days, newest first, each with all that happened to it; at most 20.',
  session: 'player',
  data: z.object({
    withdrawals: z.array(TrackedWithdrawal),
    /** False under a licence that lets nobody take a withdrawal back. */
    cancelAllowed: z.boolean(),
  }),
  extension: true,
});

export const renewWithdrawalLink = call({
  method: 'POST',
  path: '/cashier/withdrawals/:id/link',
  summary:
    'Mails a new link that asks where an approved withdrawal goes, once the last one is over. Repeating it, or asking while one is good, mails nothing more.',
  session: 'player',
  params: z.object({ id: z.string().max(100) }),
  data: Withdrawal,
  extension: true,
});

export const cashierRequest = call({
  method: 'GET',
  path: '/cashier/requests/:requestId',
  summary:
    'What became of a money form whose answer was lost: the deposit or withdrawal that its `requestId` brought about; null when it never arrived.',
  session: 'player',
  params: z.object({ requestId: RequestId }),
  data: z.object({ deposit: Deposit.nullable(), withdrawal: Withdrawal.nullable() }),
  extension: true,
});

export const pendingWithdrawals = call({
  method: 'GET',
  path: '/player/transactions/pendingWithdrawals',
  summary: 'Withdrawals that can still be cancelled.',
  session: 'player',
  data: z.object({ withdrawals: z.array(Withdrawal) }),
});

export const cancelPendingWithdrawals = call({
  method: 'POST',
  path: '/player/transactions/pendingWithdrawals/cancel',
  summary:
    'Cancels all pending withdrawals together (SPEC §4), but those that are locked; `trans_ids` is what the player saw. Repeating it changes nothing more.',
  session: 'player',
  body: z.object({ trans_ids: z.array(z.string().max(100)).min(1).max(200) }),
  data: z.object({ cancelled: z.array(z.string()), restored: MinorUnits, currency: z.enum(currencyCodes) }),
  refusals: ['nothing_to_cancel'],
});

export const lockPendingWithdrawals = call({
  method: 'POST',
  path: '/player/transactions/pendingWithdrawals/lock',
  summary: 'Locks pending withdrawals against cancelling, for good (DOMAIN §7). Repeating it changes nothing more.',
  session: 'player',
  body: z.object({ trans_ids: z.array(z.string().max(100)).min(1).max(200) }),
  data: z.object({ locked: z.array(z.string()) }),
  refusals: ['nothing_to_lock'],
  extension: true,
});

/** A provider's notification, signed over the raw body (`x-signature`, hex HMAC-SHA256). */
export const PaymentNotification = z.object({
  /** The provider's own id of the message's subject. */
  paymentId: z.string().max(100),
  orderId: z.string().max(100),
  amount: MinorUnits,
  currency: z.enum(currencyCodes),
  outcome: z.enum(['succeeded', 'failed']),
  /** Epoch milliseconds. */
  at: EpochMs,
});
export type PaymentNotification = z.infer<typeof PaymentNotification>;

export const notify = call({
  method: 'POST',
  path: '/cashier/notify/:provider',
  summary: "Takes a payment provider's notification; may come twice, late or out of order.",
  session: 'none',
  params: z.object({ provider: z.string().max(40) }),
  body: PaymentNotification,
  data: z.object({ state: DepositState }),
  refusals: ['invalid_signature'],
  extension: true,
});
