import type { Texts } from '../texts';
import type { depositBonus as english } from '../en/deposit-bonus';

export const depositBonus = {
  choose: 'Bonus',
  none: 'Pas de bonus',
  noneText: 'Vos gains peuvent être retirés sans conditions de mise.',
  terms:
    '{{percent}} % de votre dépôt, jusqu’à {{most}}. Déposez au moins {{minimum}} et misez le bonus {{times}} fois sous {{days}} jours.',
  hint: 'Tant qu’un bonus est actif, vous ne pouvez retirer qu’en y renonçant.',
  gone: 'Ce bonus n’est plus disponible. Choisissez à nouveau. Rien n’a été payé.',
  belowMinimum: 'Pour ce bonus, déposez au moins {{minimum}}',
  waiting: 'Ajouté dès l’arrivée du dépôt',
  withPayment: 'Le bonus « {{name}} » ({{amount}}) est ajouté dès l’arrivée du dépôt.',
  given: 'Ajouté à vos bonus',
  cancelled: 'Annulé avec le paiement',
  notGiven: 'Non ajouté : il a déjà été accordé avec un autre dépôt, ou votre compte était bloqué',
  wageringLeft: 'Il vous reste {{left}} à miser pour votre bonus actif ({{gained}} sur {{needed}}).',
  wagerOrGiveUp:
    'Remplissez ses conditions de mise, ou renoncez-y avec les {{balance}} qu’il contient ; vous pourrez ensuite retirer.',
  playOn: 'Continuer à jouer',
  toRound: 'Terminer la partie dans {{game}}',
} satisfies Texts<typeof english>;
