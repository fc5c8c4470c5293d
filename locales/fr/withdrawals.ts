import type { Texts } from '../texts';
import type { withdrawals as english } from '../en/withdrawals';

export const withdrawals = {
  yours: 'Vos retraits',
  requested: 'Demandé',
  approved: 'Validé',
  linkSent: 'Lien envoyé à votre e-mail',
  addressGiven: 'Adresse indiquée',
  paid: 'Versé',
  rejected: 'Non validé',
  cancelled: 'Annulé par vous',
  ahead: 'À venir',
  reason: 'Motif : {{reason}}',
  lookInMail: 'Une action est requise',
  lookInMailText:
    'Ouvrez le lien de notre e-mail et indiquez la cryptomonnaie et l’adresse de votre portefeuille. Il est valable {{withdrawalLinkHours}} heures ; passé ce délai, demandez-en un nouveau ici.',
  cancelBarred: 'Selon notre licence, un retrait demandé ne peut pas être annulé.',
  lock: 'Rendre ce retrait définitif',
  lockText:
    'Il sera versé comme demandé et vous ne pourrez plus l’annuler. C’est irréversible. Cela vous aide à conserver vos gains.',
  lockNow: 'Rendre définitif',
  isLocked: 'Définitif : il ne peut plus être annulé',
  wasLocked: 'Le retrait est définitif et ne peut plus être annulé',
  cryptoNotice: 'Comment fonctionnent les retraits en cryptomonnaie',
  cryptoNoticeText:
    'Après validation, nous vous envoyons par e-mail un lien valable {{withdrawalLinkHours}} heures. Vous y indiquez la cryptomonnaie et l’adresse de votre portefeuille.',
  linkOver: 'Le lien de notre e-mail a expiré',
  linkOverText:
    'Votre argent est en sécurité et vous reste réservé. Demandez un nouveau lien, valable {{withdrawalLinkHours}} heures.',
  newLink: 'M’envoyer un nouveau lien',
  linkRenewed: 'Un nouveau lien vient de vous être envoyé par e-mail',
  noLinkNeeded: 'Ce retrait n’a pas besoin de lien',
} satisfies Texts<typeof english>;
