import type { Texts } from '../texts';
import type { crypto as english } from '../en/crypto';

export const crypto = {
  chain: 'Cryptomonnaie',
  address: 'Adresse de votre portefeuille',
  destinationTag: 'Tag de destination / mémo',
  getAddress: 'Obtenir l’adresse',
  getAddressHint: 'La page suivante affiche l’adresse et le montant exact dans la cryptomonnaie.',
  payTitle: 'Envoyez {{due}}',
  payLead:
    'Envoyez exactement ce montant à l’adresse ci-dessous, en un seul paiement. Votre dépôt de {{amount}} est crédité dès que le réseau l’a confirmé.',
  tagNeeded: 'Indiquez aussi le tag de destination : sans lui, le paiement ne peut pas vous être attribué.',
  qrLabel: 'QR code avec l’adresse et le montant',
  openWallet: 'Ouvrir dans une application de portefeuille',
  copy: 'Copier',
  copied: 'Copié',
  coinAmount: 'Montant exact',
  received: 'Reçu jusqu’ici',
  confirmations: 'Confirmations',
  confirmedOf: '{{count}} sur {{needed}}',
  waiting: 'Nous attendons votre paiement. Vous pouvez aussi fermer cette page : le montant sera crédité quand même.',
  seen: 'Votre paiement est arrivé et est en cours de confirmation',
  seenText: 'Il est crédité dès que le réseau l’a confirmé.',
  otherAmount: 'Un autre montant est arrivé',
  otherAmountText:
    '{{received}} sont arrivés au lieu de {{due}}. Rien n’est perdu : notre service client règle cela avec vous.',
  payBy:
    'Ce montant est valable jusqu’au {{time}}. Ce qui arrive plus tard est gardé pour vous et n’est pas crédité automatiquement.',
  depositLate:
    'Aucun paiement n’est arrivé à temps : ce dépôt est clos. Si vous avez tout de même envoyé des fonds, nous les garderons pour vous à leur arrivée et vous déciderez de ce qu’ils deviennent.',
  payoutTitle: 'Où envoyer votre retrait ?',
  payoutLead:
    'Votre retrait de {{amount}} est validé. Indiquez-nous la cryptomonnaie et l’adresse de votre portefeuille avant le {{until}}.',
  addressHint: 'Copiez-la depuis votre portefeuille, puis comparez les premiers et les derniers caractères.',
  tagHint:
    'Pour XRP uniquement : un nombre que les plateformes d’échange indiquent avec leur adresse. Sans lui, les fonds peuvent être perdus.',
  withoutTag: 'Mon adresse n’a pas besoin de tag de destination',
  noWayBack: 'Un paiement en cryptomonnaie ne peut pas être annulé',
  noWayBackText:
    'Ce qui est envoyé à une mauvaise adresse est perdu. Le montant est converti au cours du moment de l’envoi.',
  sendThere: 'Envoyer à cette adresse',
  chainRequired: 'Choisissez une cryptomonnaie',
  addressRequired: 'Saisissez l’adresse de votre portefeuille',
  addressInvalid: 'Ce n’est pas une adresse {{coin}}. Vérifiez la cryptomonnaie et copiez l’adresse entière.',
  tagInvalid: 'Un tag de destination est un nombre entier de 0 à 4294967295',
  tagMissing: 'Saisissez le tag de destination ou confirmez que votre adresse n’en a pas besoin',
  linkUsed: 'Ce lien a déjà servi avec une autre adresse. Rien n’a changé.',
  linkInvalid: 'Ce lien n’est pas valide ou a expiré',
  linkInvalidText:
    'Les liens sont valables {{withdrawalLinkHours}} heures. Votre argent n’est pas perdu : il reste réservé. Demandez un nouveau lien à côté de vos retraits, dans la caisse.',
  seeWithdrawals: 'Voir vos retraits',
  contactUs: 'Nous contacter',
  onItsWay: 'Votre retrait de {{amount}} est en route',
  onItsWayText: 'Nous savons où l’envoyer. Vous n’avez plus rien à faire.',
  wasSent: 'Votre retrait de {{amount}} a été envoyé',
  wasReturned: 'Votre retrait de {{amount}} n’a pas été effectué',
  wasReturnedText: 'Le montant entier est de retour sur votre solde.',
} satisfies Texts<typeof english>;
