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
  complaint: 'Dies ist eine Beschwerde',
  complaintHint:
    'Beschwerden beantworten wir bis zu einem festen Tag und nennen Ihnen die Stelle, an die Sie sich wenden können, wenn wir uns nicht einigen.',
  yours: 'Ihre Nachrichten',
  yoursText: 'Was Sie uns nach der Anmeldung geschrieben haben, mit unseren Antworten.',
  none: 'Sie haben uns noch nicht geschrieben',
  noneText: 'Nachrichten, die Sie nach der Anmeldung senden, erscheinen hier mit unseren Antworten.',
  writtenOn: 'Nachricht vom {{date}}',
  waiting: 'Antwort steht aus',
  answered: 'Beantwortet',
  escalated: 'Bei der Streitbeilegung',
  closed: 'Abgeschlossen',
  dueBy: 'Diese Beschwerde beantworten wir bis {{date}}.',
  answerOf: 'Unsere Antwort vom {{date}}',
  letterOf: 'Unser abschließender Standpunkt vom {{date}}',
  dispute: 'Sie können diese Beschwerde {{body}} vorlegen, einer von uns unabhängigen Stelle. Das kostet Sie nichts.',
  disputeLink: 'Zu {{body}}',
  older: 'Ältere Nachrichten',
  newer: 'Neuere Nachrichten',
  write: 'Nachricht schreiben',
} satisfies Texts<typeof english>;
