import { PositiveMinorUnits } from 'contract/money';
import { RequestId } from 'contract/rounds';
import { z } from 'zod';

/** What the spin button sends. `stake` in minor units; whether it is on offer is the API's to say. */
export const RoundForm = z.object({
  stake: z.coerce.number().pipe(PositiveMinorUnits),
  requestId: RequestId,
  mode: z.enum(['real', 'fun']),
});
