import type { Texts } from '../texts';
import type { forms as english } from '../en/forms';

export const forms = {
  required: 'Este campo é obrigatório',
  invalid: 'Este dado não é válido',
  tooShort: 'Use pelo menos {{min}} caracteres',
  tooLong: 'Use no máximo {{max}} caracteres',
  malformed: 'Não foi possível ler o formulário. Preencha-o novamente.',
  tooLarge: 'O formulário era longo demais. Encurte o texto.',
} satisfies Texts<typeof english>;
