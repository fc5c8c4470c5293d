import { PositiveMinorUnits } from 'contract/money';
import { z } from 'zod';
import { defineForm } from '~/forms/define-form';
import type { FormMessage } from '~/forms/form-message';
import { requestIdField } from '~/forms/request-id';

const invalidStake: FormMessage = 'play.stakeInvalid';
const outdated: FormMessage = 'play.formOutdated';

/** What the spin button sends. `stake` in minor units; whether it is on offer is the API's to say. */
export const roundForm = defineForm({
  id: 'spin',
  schema: z.object({
    stake: z.string({ message: invalidStake }).regex(/^\d{1,13}$/, invalidStake).transform(Number).refine((stake) => PositiveMinorUnits.safeParse(stake).success, invalidStake),
    requestId: requestIdField,
    mode: z.enum(['real', 'fun'], { message: outdated }),
  }),
});
