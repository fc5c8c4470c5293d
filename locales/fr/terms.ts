import type { Texts } from '../texts';
import type { terms as english } from '../en/terms';

export const terms = {
  document: {
    identity: 'justificatif d’identité',
    address: 'justificatif de domicile',
    payment: 'justificatif du moyen de paiement',
  },
  rejection: {
    unreadable: 'Il est illisible',
    cut_off: 'Une partie est coupée',
    expired: 'Il a expiré',
    name_mismatch: 'Le nom n’est pas celui de votre compte',
    wrong_document: 'Ce n’est pas le document demandé',
  },
  withdrawal: {
    identity: 'nous avons d’abord besoin d’un document prouvant votre identité',
    details: 'les coordonnées de paiement n’ont pas pu être vérifiées',
    play_review: 'vos parties récentes doivent d’abord être examinées',
    other: 'veuillez contacter le service client',
  },
} satisfies Texts<typeof english>;
