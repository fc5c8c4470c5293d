import type { Texts } from '../texts';
import type { captcha as english } from '../en/captcha';

export const captcha = {
  numerals: ['null', 'én', 'to', 'tre', 'fire', 'fem', 'seks', 'sju', 'åtte', 'ni'],
  question: 'Skriv de fem tegnene i bildet. Eller skriv disse tallene som sifre, det siste først: {{words}}.',
} satisfies Texts<typeof english>;
