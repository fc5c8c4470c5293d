import type { Texts } from '../texts';
import type { forms as english } from '../en/forms';

export const forms = {
  required: 'Este campo es obligatorio',
  invalid: 'Este dato no es válido',
  tooShort: 'Usa al menos {{min}} caracteres',
  tooLong: 'Usa {{max}} caracteres como máximo',
  malformed: 'No se ha podido leer el formulario. Rellénalo de nuevo.',
  tooLarge: 'El formulario era demasiado largo. Acorta el texto.',
} satisfies Texts<typeof english>;
