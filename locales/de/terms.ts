import type { Texts } from '../texts';
import type { terms as english } from '../en/terms';

export const terms = {
  document: {
    identity: 'Identitätsnachweis',
    address: 'Adressnachweis',
    payment: 'Nachweis der Zahlungsmethode',
  },
  rejection: {
    unreadable: 'Es ist nicht lesbar',
    cut_off: 'Ein Teil ist abgeschnitten',
    expired: 'Es ist abgelaufen',
    name_mismatch: 'Der Name ist nicht der Ihres Kontos',
    wrong_document: 'Es ist nicht das angeforderte Dokument',
  },
  withdrawal: {
    identity: 'wir benötigen zuerst ein Dokument, das Ihre Identität nachweist',
    details: 'die Zahlungsdaten konnten nicht geprüft werden',
    play_review: 'Ihre letzten Runden müssen zuerst geprüft werden',
    other: 'bitte wenden Sie sich an den Kundendienst',
  },
  ask: {
    second_document: 'Wir brauchen ein zweites Dokument, das die Angaben des ersten bestätigt',
    both_sides: 'Bitte senden Sie beide Seiten',
    newer: 'Bitte senden Sie ein neueres Dokument',
    account_holder: 'Bitte senden Sie ein Dokument, das Ihren Namen und das Zahlungskonto zeigt',
    change_of_name: 'Bitte senden Sie ein Dokument mit Ihrem jetzigen Namen',
  },
  block: {
    identity: 'Prüfung Ihrer Identität',
    payments: 'Prüfung einer Zahlung',
    play: 'Prüfung Ihrer Spielrunden',
    security: 'Sicherheit Ihres Kontos',
    protection: 'Spielerschutz',
    law: 'gesetzliche Pflicht',
  },
  team: {
    support: 'Kundendienst',
    payments: 'Abteilung für Zahlungen',
    identity: 'Abteilung für Identitätsprüfung',
    risk: 'Abteilung für Sicherheit',
  },
} satisfies Texts<typeof english>;
