import type { Texts } from '../texts';
import type { contact as english } from '../en/contact';

export const contact = {
  lead: 'Schreiben Sie uns zu jeder Zeit. Wir antworten per E-Mail.',
  name: 'Ihr Name',
  message: 'Ihre Nachricht',
  messageHint: 'Höchstens {{max}} Zeichen. Senden Sie uns nie Ihr Passwort.',
  send: 'Nachricht senden',
  orMail: 'Oder per E-Mail:',
  nameRequired: 'Bitte geben Sie Ihren Namen ein',
  nameLength: 'Der Name muss {{min}} bis {{max}} Zeichen haben',
  messageRequired: 'Bitte geben Sie Ihre Nachricht ein',
  checkFailed: 'Die Prüfung, ob Sie ein Mensch sind, ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.',
  notNow:
    'Ihre Nachricht konnte gerade nicht gesendet werden. Versuchen Sie es später erneut oder schreiben Sie uns eine E-Mail.',
  checkNeedsScript:
    'Dieses Formular prüft, ob Sie ein Mensch sind, und braucht dafür Skripte. Ohne sie schreiben Sie bitte an {{email}}.',
  sentTitle: 'Nachricht gesendet',
  sentText: 'Wir antworten per E-Mail. Ihre Nachricht hat die Nummer {{reference}}.',
} satisfies Texts<typeof english>;
