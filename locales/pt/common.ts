import type { Texts } from '../texts';
import type { common as english } from '../en/common';

export const common = {
  skipToContent: 'Ir para o conteúdo',
  errorTitlePrefix: 'Erro:',
  thereIsAProblem: 'Há um problema',
  close: 'Fechar',
  language: 'Idioma',
  pleaseLogIn: 'Entre na sua conta primeiro',
} satisfies Texts<typeof english>;
