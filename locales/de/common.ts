import type { Texts } from '../texts';
import type { common as english } from '../en/common';

export const common = {
  skipToContent: 'Zum Inhalt springen',
  errorTitlePrefix: 'Fehler:',
  thereIsAProblem: 'Es gibt ein Problem',
  close: 'Schließen',
  language: 'Sprache',
  pleaseLogIn: 'Bitte melden Sie sich zuerst an',
} satisfies Texts<typeof english>;
