import type { Texts } from '../texts';
import type { forms as english } from '../en/forms';

export const forms = {
  required: 'Dieses Feld ist erforderlich',
  invalid: 'Diese Angabe ist ungültig',
  tooShort: 'Verwenden Sie mindestens {{min}} Zeichen',
  tooLong: 'Verwenden Sie höchstens {{max}} Zeichen',
  malformed: 'Das Formular konnte nicht gelesen werden. Bitte füllen Sie es noch einmal aus.',
  tooLarge: 'Das Formular war zu lang. Bitte kürzen Sie Ihren Text.',
} satisfies Texts<typeof english>;
