import type { Texts } from '../texts';
import type { payments as english } from '../en/payments';

export const payments = {
  noFee: 'Sans frais',
  hosted: 'Vous payez sur la page du prestataire de paiement. Vous revenez ensuite ici.',
  status: {
    pending: 'En attente du prestataire de paiement',
    declined: 'Le paiement n’a pas abouti',
    unallocated: 'Arrivé, mais non crédité. La caisse indique pourquoi et ce qui est possible',
    refunded: 'Non crédité, renvoyé par la voie d’origine',
    requested: 'En attente de validation',
    approved: 'Validé, en cours de versement',
    rejected: 'Non validé, le montant est de retour sur votre solde',
    cancelled: 'Annulé par vous, le montant est de retour sur votre solde',
  },
  outage: '{{method}} : indisponible pour le moment. Nous y travaillons ; ce que vous avez payé est en sécurité.',
} satisfies Texts<typeof english>;
