import type { Texts } from '../texts';
import type { instant as english } from '../en/instant';

export const instant = {
  title: 'Payez et jouez',
  lead: 'Payez depuis votre compte bancaire et votre compte joueur est prêt. Votre banque nous dit qui vous êtes, sans formulaire.',
  toBank: 'Continuer vers votre banque',
  terms: 'En continuant, vous acceptez nos conditions.',
  adults:
    'Vous devez avoir au moins {{minimumAge}} ans. Si nous connaissons déjà votre compte bancaire, cela ouvre votre session.',
  registered: 'Votre compte est prêt',
  success: 'Vous pouvez jouer',
  successText: 'Session ouverte : {{username}}. Votre solde : {{amount}}.',
  waiting: 'En attente de votre banque',
  waitingText: 'Cela prend quelques secondes. Votre argent est crédité en entier ou pas du tout.',
  fail: 'Cela n’a pas fonctionné',
  failText: 'Votre banque n’a pas confirmé le paiement. Rien n’a été crédité et aucun compte n’a été ouvert.',
  underage: 'Vous devez avoir {{minimumAge}} ans ou plus. Le paiement est renvoyé sur votre compte bancaire.',
  account_frozen:
    'Votre compte est bloqué et n’accepte aucun dépôt. Le paiement est renvoyé sur votre compte bancaire.',
  deposit_limit_reached: 'Votre limite de dépôt est atteinte. Le paiement est renvoyé sur votre compte bancaire.',
  order_already_used:
    'Ce paiement a déjà servi à une connexion. Votre argent est sur votre compte : reconnectez-vous pour le voir.',
  orPay: 'Pas envie de formulaire ?',
} satisfies Texts<typeof english>;
