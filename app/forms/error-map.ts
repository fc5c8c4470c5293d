import { z } from 'zod';
import { isFormMessage, say, type FormMessage } from './form-message';

function messageOf(issue: z.ZodIssueOptionalMessage): FormMessage {
  switch (issue.code) {
    case z.ZodIssueCode.invalid_type:
      return issue.received === 'undefined' ? 'forms.required' : 'forms.invalid';
    case z.ZodIssueCode.too_small:
      return issue.type === 'string' ? say('forms.tooShort', { min: Number(issue.minimum) }) : 'forms.invalid';
    case z.ZodIssueCode.too_big:
      return issue.type === 'string' ? say('forms.tooLong', { max: Number(issue.maximum) }) : 'forms.invalid';
    default:
      return 'forms.invalid';
  }
}

/** What a rule says that brings no message of its own (`required_error` comes here as the default): never zod's English. */
export const errorMap: z.ZodErrorMap = (issue, { defaultError }) => ({
  message: isFormMessage(defaultError) ? defaultError : messageOf(issue),
});
