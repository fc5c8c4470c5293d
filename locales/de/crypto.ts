import type { Texts } from '../texts';
import type { crypto as english } from '../en/crypto';

export const crypto = {
  chain: 'Kryptowährung',
  address: 'Wallet-Adresse',
  destinationTag: 'Destination-Tag / Memo',
  getAddress: 'Adresse anzeigen',
  getAddressHint: 'Die nächste Seite zeigt die Adresse und den genauen Betrag in der Kryptowährung.',
  payTitle: 'Senden Sie {{due}}',
  payLead:
    'Senden Sie genau diesen Betrag in einer Zahlung an die Adresse unten. Ihre Einzahlung über {{amount}} wird gutgeschrieben, sobald das Netzwerk sie bestätigt hat.',
  tagNeeded: 'Geben Sie auch das Destination-Tag an: Ohne es lässt sich die Zahlung Ihnen nicht zuordnen.',
  qrLabel: 'QR-Code mit Adresse und Betrag',
  openWallet: 'In Wallet-App öffnen',
  copy: 'Kopieren',
  copied: 'Kopiert',
  coinAmount: 'Genauer Betrag',
  received: 'Bisher eingegangen',
  confirmations: 'Bestätigungen',
  confirmedOf: '{{count}} von {{needed}}',
  waiting: 'Wir warten auf Ihre Zahlung. Sie können diese Seite schließen: Der Betrag wird trotzdem gutgeschrieben.',
  seen: 'Ihre Zahlung ist eingegangen und wird bestätigt',
  seenText: 'Sie wird gutgeschrieben, sobald das Netzwerk sie bestätigt hat.',
  otherAmount: 'Ein anderer Betrag ist eingegangen',
  otherAmountText:
    '{{received}} sind eingegangen statt {{due}}. Nichts ist verloren: Unser Kundendienst klärt es mit Ihnen.',
  payBy:
    'Dieser Betrag gilt bis {{time}}. Was später eingeht, verwahren wir für Sie; es wird nicht automatisch gutgeschrieben.',
  depositLate:
    'Es kam keine Zahlung rechtzeitig, daher ist diese Einzahlung geschlossen. Haben Sie dennoch Kryptowährung gesendet, verwahren wir sie nach Eingang für Sie, und Sie entscheiden, was damit geschieht.',
  payoutTitle: 'Wohin soll Ihre Auszahlung gehen?',
  payoutLead:
    'Ihre Auszahlung über {{amount}} ist freigegeben. Nennen Sie uns Kryptowährung und Wallet-Adresse bis {{until}}.',
  addressHint: 'Kopieren Sie sie aus Ihrer Wallet und vergleichen Sie dann die ersten und letzten Zeichen.',
  tagHint:
    'Nur bei XRP: eine Zahl, die Börsen zusammen mit ihrer Adresse nennen. Ohne sie kann der Betrag verloren gehen.',
  withoutTag: 'Meine Adresse braucht kein Destination-Tag',
  noWayBack: 'Krypto-Zahlungen lassen sich nicht rückgängig machen',
  noWayBackText:
    'Was an eine falsche Adresse geht, ist verloren. Der Betrag wird zum Kurs im Moment des Versands umgerechnet.',
  sendThere: 'An diese Adresse senden',
  chainRequired: 'Wählen Sie eine Kryptowährung',
  addressRequired: 'Geben Sie Ihre Wallet-Adresse ein',
  addressInvalid: 'Das ist keine {{coin}}-Adresse. Prüfen Sie die Kryptowährung und kopieren Sie die ganze Adresse.',
  tagInvalid: 'Ein Destination-Tag ist eine ganze Zahl von 0 bis 4294967295',
  tagMissing: 'Geben Sie das Destination-Tag ein oder bestätigen Sie, dass Ihre Adresse keines braucht',
  linkUsed: 'Dieser Link wurde schon mit einer anderen Adresse verwendet. Es hat sich nichts geändert.',
  linkInvalid: 'Dieser Link ist ungültig oder abgelaufen',
  linkInvalidText:
    'Links sind {{withdrawalLinkHours}} Stunden gültig. Ihr Geld ist nicht verloren: Es bleibt vorgemerkt. Fordern Sie in der Kasse bei Ihren Auszahlungen einen neuen Link an.',
  seeWithdrawals: 'Auszahlungen ansehen',
  contactUs: 'Kontakt',
  onItsWay: 'Ihre Auszahlung über {{amount}} ist unterwegs',
  onItsWayText: 'Wir wissen, wohin sie gehen soll. Sie müssen nichts weiter tun.',
  wasSent: 'Ihre Auszahlung über {{amount}} wurde gesendet',
  wasReturned: 'Ihre Auszahlung über {{amount}} wurde nicht ausgeführt',
  wasReturnedText: 'Der ganze Betrag ist wieder in Ihrem Guthaben.',
} satisfies Texts<typeof english>;
