import type { Texts } from '../texts';
import type { payments as english } from '../en/payments';

export const payments = {
  noFee: 'Sans frais',
  methods: {
    card: {
      name: 'Carte',
      depositTime: 'En moins d’une minute',
      withdrawTime: '1 à 3 jours ouvrés après validation',
    },
    trumo: {
      name: 'Paiement bancaire',
      depositTime: 'Immédiat',
      withdrawTime: 'Non proposé',
    },
    crypto: {
      name: 'Cryptomonnaie',
      depositTime: 'Dès la confirmation du réseau',
      withdrawTime: 'Dans l’heure qui suit l’indication de votre adresse',
    },
  },
  cryptoStatus: {
    pending: 'En attente de votre paiement et de sa confirmation',
    declined: 'Aucun paiement n’est arrivé à temps',
    approved: 'Validé. Le lien dans notre e-mail demande l’adresse de destination',
  },
  status: {
    pending: 'En attente du prestataire de paiement',
    declined: 'L’émetteur de la carte a refusé le paiement',
    unallocated: 'Arrivé, mais non crédité. La caisse indique pourquoi et ce qui est possible',
    refunded: 'Non crédité, renvoyé par où il est venu',
    requested: 'En attente de validation',
    approved: 'Validé, en cours de versement',
    rejected: 'Non validé, le montant est de retour sur votre solde',
    cancelled: 'Annulé par vous, le montant est de retour sur votre solde',
  },
  outage: '{{method}} : indisponible pour le moment. Nous y travaillons ; ce que vous avez payé est en sécurité.',
} satisfies Texts<typeof english>;
