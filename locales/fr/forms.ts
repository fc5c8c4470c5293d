import type { Texts } from '../texts';
import type { forms as english } from '../en/forms';

export const forms = {
  required: 'Ce champ est obligatoire',
  invalid: 'Cette valeur n’est pas valide',
  tooShort: 'Utilisez au moins {{min}} caractères',
  tooLong: 'Utilisez {{max}} caractères au maximum',
  malformed: 'Le formulaire n’a pas pu être lu. Veuillez le remplir à nouveau.',
  tooLarge: 'Le formulaire était trop long. Veuillez raccourcir votre texte.',
} satisfies Texts<typeof english>;
