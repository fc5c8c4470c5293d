import { ClientSeed } from 'contract/fairness';
import { z } from 'zod';
import { defineForm } from '~/forms/define-form';
import type { FormMessage } from '~/forms/form-message';
import { requestIdField } from '~/forms/request-id';

const noReceipt: FormMessage = 'fairness.receiptMissing';
const badSeed: FormMessage = 'fairness.clientSeedInvalid';

/** The text of a receipt, as its page gives it. */
export const receiptForm = defineForm({
  id: 'verify',
  schema: z.object({
    receipt: z
      .string({ message: noReceipt })
      .trim()
      .min(1, noReceipt)
      .max(60_000, 'forms.tooLarge' satisfies FormMessage),
  }),
});

/** The player's own half of the next seeds; left empty, it is drawn. */
export const seedsForm = defineForm({
  id: 'seeds',
  schema: z.object({
    clientSeed: z
      .string()
      .trim()
      .max(64, badSeed)
      .refine((seed) => ClientSeed.safeParse(seed).success, badSeed)
      .optional(),
    requestId: requestIdField,
  }),
});
