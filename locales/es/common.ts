import type { Texts } from '../texts';
import type { common as english } from '../en/common';

export const common = {
  skipToContent: 'Ir al contenido',
  errorTitlePrefix: 'Error:',
  thereIsAProblem: 'Hay un problema',
  close: 'Cerrar',
  language: 'Idioma',
  pleaseLogIn: 'Inicia sesión primero',
} satisfies Texts<typeof english>;
