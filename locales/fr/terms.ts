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
  ask: {
    second_document: 'Il nous faut un second document qui confirme le premier',
    both_sides: 'Veuillez envoyer le recto et le verso',
    newer: 'Veuillez envoyer un document plus récent',
    account_holder: 'Veuillez envoyer un document qui montre votre nom et le compte de paiement',
    change_of_name: 'Veuillez envoyer un document à votre nom actuel',
  },
  block: {
    identity: 'vérification de votre identité',
    payments: 'vérification d’un paiement',
    play: 'examen de vos parties',
    security: 'sécurité du compte',
    protection: 'protection des joueurs',
    law: 'obligation légale',
  },
  team: {
    support: 'service client',
    payments: 'équipe des paiements',
    identity: 'équipe de vérification',
    risk: 'équipe de sécurité',
  },
} satisfies Texts<typeof english>;
