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
  lookInMail: 'À vous de jouer',
  lookInMailText:
    'Ouvrez le lien de notre e-mail et indiquez la devise et votre adresse. Il est valable {{withdrawalLinkHours}} heures ; passé ce délai, demandez-en un nouveau ici.',
  cancelBarred: 'Selon notre licence, un retrait demandé ne peut pas être annulé.',
  lock: 'Verrouiller contre l’annulation',
  lockText: 'Vous ne pourrez plus annuler ce retrait, et c’est définitif. Cela aide à conserver ses gains.',
  lockNow: 'Verrouiller ce retrait',
  isLocked: 'Verrouillé contre l’annulation',
  wasLocked: 'Le retrait est verrouillé contre l’annulation',
  cryptoNotice: 'Comment ça marche en cryptomonnaie',
  cryptoNoticeText:
    'Après validation, nous vous envoyons par e-mail un lien valable {{withdrawalLinkHours}} heures. Vous y indiquez la devise et votre adresse.',
  linkOver: 'Le lien de notre e-mail a expiré',
  linkOverText:
    'Votre argent est en sécurité et vous reste réservé. Demandez un nouveau lien, valable {{withdrawalLinkHours}} heures.',
  newLink: 'M’envoyer un nouveau lien',
  linkRenewed: 'Un nouveau lien part vers votre e-mail',
  noLinkNeeded: 'Ce retrait n’a pas besoin de lien',
} satisfies Texts<typeof english>;
