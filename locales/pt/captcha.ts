import type { Texts } from '../texts';
import type { captcha as english } from '../en/captcha';

export const captcha = {
  numerals: ['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove'],
  question:
    'Digite os cinco caracteres da imagem. Ou digite estes números em algarismos, começando pelo último: {{words}}.',
} satisfies Texts<typeof english>;
