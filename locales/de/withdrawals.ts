import type { Texts } from '../texts';
import type { withdrawals as english } from '../en/withdrawals';

export const withdrawals = {
  yours: 'Ihre Auszahlungen',
  requested: 'Angefragt',
  approved: 'Freigegeben',
  linkSent: 'Link an Ihre E-Mail gesendet',
  addressGiven: 'Adresse angegeben',
  paid: 'Ausgezahlt',
  rejected: 'Nicht freigegeben',
  cancelled: 'Von Ihnen storniert',
  ahead: 'Steht noch aus',
  reason: 'Grund: {{reason}}',
  lookInMail: 'Jetzt sind Sie dran',
  lookInMailText:
    'Öffnen Sie den Link in unserer E-Mail und nennen Sie Währung und Adresse. Er ist {{withdrawalLinkHours}} Stunden gültig; danach können Sie hier einen neuen anfordern.',
  cancelBarred: 'Nach unserer Lizenz kann eine angefragte Auszahlung nicht zurückgenommen werden.',
  lock: 'Gegen Stornieren sperren',
  lockText:
    'Sie können diese Auszahlung dann nicht mehr zurückholen, und das lässt sich nicht rückgängig machen. So behalten Sie, was Sie gewonnen haben.',
  lockNow: 'Diese Auszahlung sperren',
  isLocked: 'Gegen Stornieren gesperrt',
  wasLocked: 'Die Auszahlung ist vor dem Stornieren geschützt',
  cryptoNotice: 'So geht es mit Krypto',
  cryptoNoticeText:
    'Nach der Freigabe senden wir Ihnen per E-Mail einen Link, der {{withdrawalLinkHours}} Stunden gültig ist. Dort nennen Sie Währung und Adresse.',
  linkOver: 'Der Link in unserer E-Mail ist abgelaufen',
  linkOverText:
    'Ihr Geld ist sicher und weiter für Sie vorgemerkt. Fordern Sie einen neuen Link an, der {{withdrawalLinkHours}} Stunden gültig ist.',
  newLink: 'Neuen Link senden',
  linkRenewed: 'Ein neuer Link ist per E-Mail unterwegs',
  noLinkNeeded: 'Diese Auszahlung braucht keinen Link',
} satisfies Texts<typeof english>;
