import type { Texts } from '../texts';
import type { common as english } from '../en/common';

export const common = {
  skipToContent: 'Hopp til innholdet',
  errorTitlePrefix: 'Feil:',
  thereIsAProblem: 'Det er et problem',
  close: 'Lukk',
  language: 'Språk',
  pleaseLogIn: 'Logg inn først',
} satisfies Texts<typeof english>;
