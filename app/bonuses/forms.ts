import { z } from 'zod';
import { defineForm } from '~/forms/define-form';
import { say, type FormMessage } from '~/forms/form-message';

const codeRequired = 'bonuses.codeRequired' satisfies FormMessage;
const longestCode = 40;

/** SPEC §5: required. Whether a code is good is the API's to say. */
export const codeForm = defineForm({
  id: 'promotion-code',
  schema: z.object({
    code: z
      .string({ required_error: codeRequired })
      .trim()
      .min(1, codeRequired)
      .max(longestCode, { message: say('forms.tooLong', { max: longestCode }) }),
  }),
});

/** Which bonus a button is for. */
export const bonusForm = defineForm({ id: 'bonus', schema: z.object({ bonus: z.string().min(1).max(100) }) });
