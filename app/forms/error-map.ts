import { z } from 'zod';
import { say, type FormMessage } from './form-message';

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

/** What a rule says that brings no message of its own: never zod's English. */
export const errorMap: z.ZodErrorMap = (issue) => ({ message: messageOf(issue) });
