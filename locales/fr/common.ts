import type { Texts } from '../texts';
import type { common as english } from '../en/common';

export const common = {
  skipToContent: 'Aller au contenu',
  errorTitlePrefix: 'Erreur :',
  thereIsAProblem: 'Il y a un problème',
  close: 'Fermer',
  language: 'Langue',
  pleaseLogIn: 'Veuillez d’abord vous connecter',
} satisfies Texts<typeof english>;
