import { z } from 'zod';
import { Chain } from 'contract/chains';
import type { CashierMethod } from 'contract/cashier';
import { readMethodField, type MethodField } from 'contract/method-fields';
import { defineForm } from '~/forms/define-form';
import { verbatim, type FormMessage } from '~/forms/form-message';
import { requestIdField } from '~/forms/request-id';
import { cardFields } from './card';

const methodMessage = { message: 'cashier.methodRequired' satisfies FormMessage };

/** Each form is of one method; posted for another one, it is none of ours. */
const only = (id: string) => z.literal(id, { errorMap: () => methodMessage });

/** What a method asks besides the amount, by its own rules and in its own words. */
const methodFields = ({ fields }: Pick<FormMethod, 'fields'>) =>
  z.object(Object.fromEntries(fields.map((field) => [field.name, methodField(field)])));

function methodField(field: MethodField) {
  const message = verbatim(field.error);
  const typed = z.string({ required_error: message });
  return (field.required ? typed : typed.optional())
    .refine((text) => readMethodField(field, text ?? '') !== null, { message })
    .transform((text) => readMethodField(field, text ?? '') ?? '');
}

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

/** A method as its forms know it. */
export type FormMethod = Pick<CashierMethod, 'id' | 'fields'>;

/** What the cashier's form of deposits is called, whatever its method. */
const depositFormId = 'deposit';

/** Money in by card; of the card nothing is ever sent back. */
export const cardDepositForm = ({ id }: FormMethod) =>
  defineForm({
    id: depositFormId,
    schema: z.object({ method: only(id), ...amountFields, card: cardFields }),
    secrets: ['card.number', 'card.expiry', 'card.cvc', 'card.holder'],
  });

/** Money in by coins: the amount in the player's currency. */
export const coinsDepositForm = ({ id }: FormMethod) =>
  defineForm({
    id: depositFormId,
    schema: z.object({
      method: only(id),
      ...amountFields,
      chain: z.enum(Chain.options, { errorMap: () => ({ message: 'crypto.chainRequired' satisfies FormMessage }) }),
    }),
  });

/** Money in by any method that is paid at its provider's page. */
export const hostedDepositForm = (method: FormMethod) =>
  defineForm({
    id: depositFormId,
    schema: z.object({ method: only(method.id), ...amountFields, fields: methodFields(method) }),
  });

/** What goes out, by any method. The amount is judged with the method's borders and the balance (`judgeAmount`). */
export const withdrawForm = (method: Pick<FormMethod, 'fields'>) =>
  defineForm({
    id: 'withdraw',
    schema: z.object({
      method: z.string(methodMessage).min(1, methodMessage),
      amount: z.string({ required_error: 'cashier.amountRequired' satisfies FormMessage }),
      requestId: requestIdField,
      fields: methodFields(method),
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
