import type { Texts } from '../texts';
import type { captcha as english } from '../en/captcha';

export const captcha = {
  numerals: ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'],
  question:
    'Escribe los cinco caracteres de la imagen. O escribe estos números en cifras, empezando por el último: {{words}}.',
} satisfies Texts<typeof english>;
