import { z } from 'zod';
import { Chain } from 'contract/chains';
import { defineForm } from '~/forms/define-form';
import type { FormMessage } from '~/forms/form-message';
import { requestIdField } from '~/forms/request-id';
import { cardFields } from './card';

/** The methods that these screens have a form for. */
const ownMethods = ['card', 'crypto'] as const;
export type OwnMethod = (typeof ownMethods)[number];

const isOwn = (id: string): id is OwnMethod => (ownMethods as readonly string[]).includes(id);

/** Of the API's methods those that can be chosen here. */
export const offeredHere = <Method extends { id: string }>(
  methods: readonly Method[],
): (Method & { id: OwnMethod })[] => methods.filter((method): method is Method & { id: OwnMethod } => isOwn(method.id));

/** Each form is of one method; posted for another one, it is none of ours. */
const only = <Id extends OwnMethod>(id: Id) =>
  z.literal(id, { errorMap: () => ({ message: 'cashier.methodRequired' satisfies FormMessage }) });

/** What the choice of a bonus says when it is none. */
export const noBonus = 'none';

/** The id of the chosen offer; undefined for none, which is also what a form without the choice says. */
const bonusField = z
  .string()
  .max(60, { message: 'depositBonus.gone' satisfies FormMessage })
  .transform((id) => (id === noBonus ? undefined : id))
  .optional();

/** The amount is judged with the method's borders (`judgeAmount`). */
const amountFields = {
  quickAmount: z.string().optional(),
  amount: z.string().optional(),
  bonus: bonusField,
  requestId: requestIdField,
};

/** Money in by card; of the card nothing is ever sent back. */
export const cardDepositForm = defineForm({
  id: 'deposit',
  schema: z.object({ method: only('card'), ...amountFields, card: cardFields }),
  secrets: ['card.number', 'card.expiry', 'card.cvc', 'card.holder'],
});

/** The same where cards are typed in at the provider's own page. */
export const hostedDepositForm = defineForm({
  id: cardDepositForm.id,
  schema: cardDepositForm.schema.omit({ card: true }),
});

/** Money in by crypto: the amount in the player's currency, paid in a coin. */
export const cryptoDepositForm = defineForm({
  id: 'deposit',
  schema: z.object({
    method: only('crypto'),
    ...amountFields,
    chain: z.enum(Chain.options, { errorMap: () => ({ message: 'crypto.chainRequired' satisfies FormMessage }) }),
  }),
});

/** What goes out. The amount is judged with the method's borders and the balance (`judgeAmount`). */
export const withdrawForm = defineForm({
  id: 'withdraw',
  schema: z.object({
    method: z.enum(ownMethods, { errorMap: () => ({ message: 'cashier.methodRequired' satisfies FormMessage }) }),
    amount: z.string({ required_error: 'cashier.amountRequired' satisfies FormMessage }),
    requestId: requestIdField,
  }),
});

/** What becomes of money that arrived and was not credited. */
export const unallocatedForm = defineForm({
  id: 'unallocated',
  schema: z.object({ decision: z.enum(['credit', 'refund']), requestId: requestIdField }),
});

/** The contract's bound; all pending ones are cancelled together, so naming some of them is enough. */
export const mostSeen = 200;

/** The pending withdrawals that the player saw when asking to cancel them. */
export const cancelForm = defineForm({
  id: 'cancel-withdrawals',
  schema: z.object({ trans_ids: z.array(z.string().min(1).max(100)).min(1).max(mostSeen) }),
});

/** Of what a person copied, what an address can be made of: no spaces and line breaks, no full-width signs. */
const copied = (text: string): string => text.normalize('NFKC').replace(/\s+/g, '');

const chainMessage = { message: 'crypto.chainRequired' satisfies FormMessage };
const addressMessage = { message: 'crypto.addressRequired' satisfies FormMessage };

/** Where the coins go. Whether an address is one of its chain is the API's to say (DOMAIN §7). */
export const payoutForm = defineForm({
  id: 'payout',
  schema: z.object({
    chain: z.enum(Chain.options, { errorMap: () => chainMessage }),
    address: z
      .string({ required_error: addressMessage.message })
      .transform(copied)
      .refine((text) => text !== '' && text.length <= 120, addressMessage),
    destinationTag: z.string().transform(copied).optional(),
    withoutTag: z.literal('on').optional(),
  }),
});
