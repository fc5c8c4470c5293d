import type { Texts } from '../texts';
import type { forms as english } from '../en/forms';

export const forms = {
  required: 'Dette feltet må fylles ut',
  invalid: 'Dette er ikke gyldig',
  tooShort: 'Bruk minst {{min}} tegn',
  tooLong: 'Bruk høyst {{max}} tegn',
  malformed: 'Skjemaet kunne ikke leses. Fyll det ut på nytt.',
  tooLarge: 'Skjemaet var for langt. Gjør teksten kortere.',
} satisfies Texts<typeof english>;
