import type { Texts } from '../texts';
import type { captcha as english } from '../en/captcha';

export const captcha = {
  numerals: ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'],
  question:
    'Saisissez les cinq caractères de l’image. Ou saisissez ces nombres en chiffres, en commençant par le dernier : {{words}}.',
} satisfies Texts<typeof english>;
