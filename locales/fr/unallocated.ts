import type { Texts } from '../texts';
import type { unallocated as english } from '../en/unallocated';

export const unallocated = {
  title: '{{amount}} sont arrivés et n’ont pas été crédités',
  late: 'Votre paiement en cryptomonnaie est arrivé après l’échéance jusqu’à laquelle sa valeur était fixée.',
  limit: 'À son arrivée, il aurait dépassé votre propre limite de dépôt sur {{limitHours}} heures.',
  frozen: 'À son arrivée, votre compte était fermé aux dépôts.',
  otherAmount: 'Le montant diffère de celui que vous aviez indiqué.',
  otherCurrency: 'Il est arrivé dans une autre devise que celle de votre compte.',
  yours:
    'Il vous appartient et reste à part : vous ne pouvez pas jouer avec. Un remboursement repart par la voie d’origine.',
  notYet: 'Il ne peut pas être crédité pour le moment.',
  untilRoom: 'Il pourra être crédité dès que votre limite le permettra à nouveau.',
  refund: 'Rembourser {{amount}}',
  credit: 'Créditer {{amount}} sur mon solde',
  decide: 'Décider ce qu’il devient',
  refundOrderedTitle: 'Votre remboursement de {{amount}} est en cours',
  refundFailedText:
    'La première tentative n’a pas abouti. L’argent reste le vôtre et notre service client s’en occupe.',
  refundedTitle: 'Votre dépôt de {{amount}} a été remboursé',
  refundedText:
    'Il n’a jamais fait partie de votre solde et repart par la voie d’origine. Le délai dépend de la banque ou du réseau.',
} satisfies Texts<typeof english>;
