import type { Texts } from '../texts';
import type { messages as english } from '../en/messages';

export const messages = {
  limit_confirmable:
    'Le délai d’attente de votre nouvelle limite de dépôt de {{limit}} est écoulé. Elle s’appliquera dès que vous l’aurez confirmée.',
  password_changed:
    'Votre mot de passe a été modifié. Si vous n’êtes pas à l’origine de ce changement, contactez le service client.',
  name_changed:
    'Le nom de votre compte a été modifié. Veuillez vérifier de nouveau votre identité. Si vous n’êtes pas à l’origine de ce changement, contactez le service client.',
  email_changed:
    'Votre adresse e-mail a été modifiée. Si vous n’êtes pas à l’origine de ce changement, contactez le service client.',
  document_approved: 'Votre document a été accepté : {{document}}.',
  withdrawal_rejected:
    'Votre retrait de {{amount}} n’a pas été validé : {{reason}}. Le montant est de retour sur votre solde.',
  deposit_unallocated:
    '{{amount}} sont arrivés et n’ont pas été crédités. La caisse indique pourquoi et ce que vous pouvez faire.',
  deposit_refunded: 'Les {{amount}} non crédités vous sont renvoyés par la voie d’origine.',
  payout_collected:
    'Un retrait revenu sur votre solde a finalement été versé. {{amount}} ont donc été repris sur votre solde. Notre service client vous l’expliquera.',
  document_rejected: 'Votre document n’a pas pu être accepté : {{document}}. {{reason}}. Veuillez l’envoyer à nouveau.',
  account_verified: 'Votre compte est vérifié.',
  race_prize: 'Félicitations ! Place n° {{place}} dans la course de slots « {{race}} » : votre prix est de {{prize}}.',
  level_cash: 'Vous avez atteint le niveau {{level}}. Votre récompense : {{cash}}.',
  level_spins:
    'Vous avez atteint le niveau {{level}}. Votre récompense : {{spins}} tours gratuits, à retrouver parmi vos bonus.',
  level_cash_and_spins:
    'Vous avez atteint le niveau {{level}}. Votre récompense : {{cash}} et {{spins}} tours gratuits, à retrouver parmi vos bonus.',
  challenge_hit: 'Défi réussi : un gain de ×{{multiplier}}. Votre prix : {{prize}}.',
  rewards_paid: 'Les récompenses en suspens ont été versées sur votre solde : {{cash}}.',
  spins_given: 'Les tours gratuits en suspens figurent maintenant parmi vos bonus : {{spins}}.',
  cashback_daily: 'Votre cashback quotidien est disponible : {{amount}}.',
  cashback_weekly: 'Votre cashback hebdomadaire est disponible : {{amount}}.',
  cashback_monthly: 'Votre cashback mensuel est disponible : {{amount}}.',
  bonus_ends_soon: 'Votre bonus « {{bonus}} » se termine le {{time}}.',
  free_spins_end_soon:
    'Vos tours gratuits de « {{bonus}} » peuvent être joués jusqu’au {{time}}. Restants : {{count}}.',
  race_ends_soon: 'La course de slots « {{race}} » à laquelle vous participez se termine le {{time}}.',
  race_changed:
    'La course de slots « {{race}} » à laquelle vous participez a été modifiée avant son départ. Elle se déroule du {{from}} au {{time}} ; les prix et les machines à sous figurent sur sa page.',
  race_cancelled:
    'La course de slots « {{race}} » à laquelle vous deviez participer a été annulée avant son départ. Votre solde reste inchangé.',
  win_released: 'Votre gain de {{amount}} sur {{game}} a été vérifié et figure désormais sur votre solde.',
  win_void:
    'Le gain de {{amount}} sur {{game}} a été vérifié et ne peut pas être versé. Le service client vous en expliquera la raison.',
  round_settled: 'Une partie de {{game}} restée ouverte a été clôturée avec ce qu’elle avait rapporté : {{amount}}.',
  round_void: 'Une partie de {{game}} restée ouverte a été annulée. Votre mise vous a été rendue : {{amount}}.',
  bet_paid: 'Votre pari sur {{match}} est réglé : {{amount}} ont été versés sur votre solde.',
  bet_lost: 'Votre pari sur {{match}} est perdu.',
  bet_void: 'Votre pari sur {{match}} est annulé : {{amount}} ont été recrédités sur votre solde.',
  bet_settled_anew:
    'Le résultat de {{match}} a été corrigé. Votre pari paie désormais {{amount}} au lieu de {{before}}.',
  deposit_credited_late: 'Les {{amount}} arrivés et non crédités figurent désormais sur votre solde.',
  payout_failed: 'Votre retrait de {{amount}} n’a pas pu être versé. Le montant est de retour sur votre solde.',
  payout_returned:
    'Un retrait de {{amount}} nous est revenu après son versement. Le montant est de retour sur votre solde.',
  refund_paid: 'Votre remboursement de {{amount}} a été envoyé.',
  deposit_charged_back:
    'Votre dépôt de {{amount}} a été annulé par le prestataire de paiement et déduit de votre solde. Le service client vous en expliquera la raison.',
  account_blocked:
    'Votre compte est bloqué. Motif : {{reason}}. Réexamen : {{team}}, au plus tard le {{until}}. Vous pouvez vous connecter, retirer et écrire au service client.',
  account_held:
    'Votre compte est bloqué et vos retraits sont suspendus. Motif : {{reason}}. Réexamen : {{team}}, au plus tard le {{until}}. Vous pouvez vous connecter et écrire au service client.',
  account_unblocked: 'Votre compte est de nouveau actif.',
  balance_corrected: 'Votre solde a été corrigé de {{amount}}. Le service client vous en expliquera la raison.',
  document_asked: 'Il nous faut un autre document de votre part : {{document}}. {{reason}}.',
} satisfies Texts<typeof english>;
