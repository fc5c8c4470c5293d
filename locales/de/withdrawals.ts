import type { Texts } from '../texts';
import type { withdrawals as english } from '../en/withdrawals';

export const withdrawals = {
  yours: 'Ihre Auszahlungen',
  requested: 'Beantragt',
  approved: 'Freigegeben',
  linkSent: 'Link an Ihre E-Mail gesendet',
  addressGiven: 'Adresse angegeben',
  paid: 'Ausgezahlt',
  rejected: 'Nicht freigegeben',
  cancelled: 'Von Ihnen storniert',
  ahead: 'Steht noch aus',
  reason: 'Grund: {{reason}}',
  lookInMail: 'Ihre Angaben fehlen noch',
  lookInMailText:
    'Öffnen Sie den Link in unserer E-Mail und nennen Sie Kryptowährung und Wallet-Adresse. Er ist {{withdrawalLinkHours}} Stunden gültig; danach können Sie hier einen neuen anfordern.',
  cancelBarred: 'Nach unserer Lizenz kann eine beantragte Auszahlung nicht storniert werden.',
  lock: 'Auszahlung endgültig machen',
  lockText:
    'Sie wird wie beantragt ausgezahlt, und Sie können sie nicht mehr stornieren. Das lässt sich nicht rückgängig machen. Das hilft Ihnen, zu behalten, was Sie gewonnen haben.',
  lockNow: 'Endgültig machen',
  isLocked: 'Endgültig: nicht mehr stornierbar',
  wasLocked: 'Die Auszahlung ist endgültig und nicht mehr stornierbar',
  cryptoNotice: 'So läuft die Krypto-Auszahlung',
  cryptoNoticeText:
    'Nach der Freigabe senden wir Ihnen per E-Mail einen Link, der {{withdrawalLinkHours}} Stunden gültig ist. Dort nennen Sie Kryptowährung und Wallet-Adresse.',
  linkOver: 'Der Link in unserer E-Mail ist abgelaufen',
  linkOverText:
    'Ihr Geld ist sicher und weiter für Sie vorgemerkt. Fordern Sie einen neuen Link an, der {{withdrawalLinkHours}} Stunden gültig ist.',
  newLink: 'Neuen Link senden',
  linkRenewed: 'Ein neuer Link wurde an Ihre E-Mail-Adresse gesendet',
  noLinkNeeded: 'Diese Auszahlung braucht keinen Link',
} satisfies Texts<typeof english>;
