import type { Texts } from '../texts';
import type { paymentMethods as english } from '../en/payment-methods';

export const paymentMethods = {
  card: {
    name: 'Carte',
    depositTime: 'En moins d’une minute',
    withdrawTime: '1 à 3 jours ouvrés après validation',
    hosted:
      'Vous saisissez votre carte sur la page du prestataire de paiement ; nous ne la voyons jamais. Vous revenez ensuite ici.',
    status: {
      declined: 'L’émetteur de la carte a refusé le paiement',
    },
  },
  trumo: {
    name: 'Paiement bancaire',
    depositTime: 'Immédiat',
    withdrawTime: 'Non proposé',
  },
  crypto: {
    name: 'Cryptomonnaie',
    depositTime: 'Dès la confirmation du réseau',
    withdrawTime: 'Dans l’heure qui suit l’indication de l’adresse de votre portefeuille',
    status: {
      pending: 'En attente de votre paiement et de sa confirmation',
      declined: 'Aucun paiement n’est arrivé à temps',
      approved: 'Validé. Indiquez l’adresse de votre portefeuille avec le lien de notre e-mail',
    },
  },
} satisfies Texts<typeof english>;
