import { z } from 'zod';
import { defineForm } from '~/forms/define-form';
import type { FormMessage } from '~/forms/form-message';
import { requestIdField } from '~/forms/request-id';
import { cardFields } from './card';

/** The methods that these screens have a form for. */
const offered = ['card'] as const;

/** Of the API's methods those that can be chosen here. */
export const offeredHere = <Method extends { id: string }>(methods: readonly Method[]): Method[] =>
  methods.filter(({ id }) => (offered as readonly string[]).includes(id));

const method = z.enum(offered, { errorMap: () => ({ message: 'cashier.methodRequired' satisfies FormMessage }) });

/** What comes in. The amount is judged with the method's borders (`judgeAmount`); of the card nothing is ever sent back. */
export const depositForm = defineForm({
  id: 'deposit',
  schema: z.object({
    method,
    quickAmount: z.string().optional(),
    amount: z.string().optional(),
    requestId: requestIdField,
    card: cardFields,
  }),
  secrets: ['card.number', 'card.expiry', 'card.cvc', 'card.holder'],
});

/** What goes out. The amount is judged with the method's borders and the balance (`judgeAmount`). */
export const withdrawForm = defineForm({
  id: 'withdraw',
  schema: z.object({
    method,
    amount: z.string({ required_error: 'cashier.amountRequired' satisfies FormMessage }),
    requestId: requestIdField,
  }),
});

/** The contract's bound; all pending ones are cancelled together, so naming some of them is enough. */
export const mostSeen = 200;

/** The pending withdrawals that the player saw when asking to cancel them. */
export const cancelForm = defineForm({
  id: 'cancel-withdrawals',
  schema: z.object({ trans_ids: z.array(z.string().min(1).max(100)).min(1).max(mostSeen) }),
});
