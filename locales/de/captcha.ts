import type { Texts } from '../texts';
import type { captcha as english } from '../en/captcha';

export const captcha = {
  numerals: ['null', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'],
  question:
    'Geben Sie die fünf Zeichen im Bild ein. Oder geben Sie diese Zahlen als Ziffern ein, die letzte zuerst: {{words}}.',
} satisfies Texts<typeof english>;
