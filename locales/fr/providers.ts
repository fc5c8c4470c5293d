import type { Texts } from '../texts';
import type { providers as english } from '../en/providers';

export const providers = {
  otherWays: 'Autres moyens de connexion',
  withGoogle: 'Continuer avec Google',
  withBankId: 'Continuer avec BankID',
  failedTitle: 'La connexion n’a pas abouti',
  byPassword: 'Se connecter par mot de passe',
  denied: 'Vous avez annulé chez {{provider}}. Rien ne nous a été transmis.',
  away: '{{provider}} est injoignable pour le moment. Réessayez plus tard, ou connectez-vous avec votre nom d’utilisateur et votre mot de passe.',
  known:
    'Un compte existe déjà avec votre adresse e-mail. Connectez-vous avec son nom d’utilisateur et son mot de passe ; si vous ne les avez plus, demandez un nouveau mot de passe.',
  completeTitle: 'Terminez votre inscription',
  completeLead:
    '{{provider}} nous a dit qui vous êtes. Nous ne demandons que ce qui manque ; aucun mot de passe n’est nécessaire.',
  toldBy: 'De {{provider}}',
  name: 'Nom',
} satisfies Texts<typeof english>;
