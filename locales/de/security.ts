import type { Texts } from '../texts';
import type { security as english } from '../en/security';

export const security = {
  title: 'Sicherheit',
  email: 'E-Mail-Adresse',
  emailChange: 'E-Mail-Adresse ändern',
  emailNow: 'Aktuelle Adresse',
  emailNone: 'Keine',
  emailNew: 'Neue E-Mail-Adresse',
  emailHow:
    'Wir senden einen Link an die neue Adresse und einen Hinweis an die aktuelle. Bis Sie den Link öffnen, ändert sich nichts.',
  emailSend: 'Link senden',
  emailSent: 'Wir haben einen Link an {{email}} gesendet.',
  emailWaiting: 'Öffnen Sie zum Abschluss den Link',
  emailWaitingText:
    'Wir haben einen Link an {{email}} gesendet. Er ist bis {{until}} gültig. Wenn Sie erneut einen anfordern, gilt nur der letzte.',
  name: 'Ihr Name',
  nameHow:
    'Wir haben ein Dokument auf diesen Namen angenommen. Wenn Sie ihn ändern, müssen Sie Ihre Identität noch einmal verifizieren. Auszahlungen sind dann nach {{withdrawalWaitHours}} Stunden möglich.',
  nameSave: 'Namen ändern',
  nameChanged: 'Ihr Name wurde geändert. Bitte verifizieren Sie Ihre Identität noch einmal.',
  emailConfirmTitle: 'Neue E-Mail-Adresse bestätigen',
  emailConfirmText:
    'Ab jetzt verwendet Ihr Konto diese Adresse. Dort, wo Sie die Änderung angefordert haben, bleibt Ihre Sitzung offen. Alle anderen Sitzungen werden beendet.',
  emailConfirm: 'E-Mail-Adresse bestätigen',
  emailDoneTitle: 'Ihre E-Mail-Adresse ist geändert',
  emailDone: 'Ihr Konto verwendet jetzt {{email}}.',
  emailLinkInvalid: 'Dieser Link ist ungültig oder abgelaufen',
  emailLinkAdvice: 'Ihre E-Mail-Adresse ist unverändert. Fordern Sie auf der Seite „Sicherheit“ einen neuen Link an.',
  emailTaken: 'Diese Adresse gehört inzwischen zu einem anderen Konto',
  emailTakenAdvice: 'Ihre E-Mail-Adresse ist unverändert. Wählen Sie auf der Seite „Sicherheit“ eine andere.',
  changePassword: 'Passwort ändern',
  changeEnds: 'Sie bleiben hier angemeldet. Alle anderen Sitzungen werden beendet.',
  changed: 'Ihr Passwort ist geändert. Alle anderen Sitzungen sind beendet.',
  forgotten: 'Das alte vergessen? Link anfordern',
  sessions: 'Offene Sitzungen',
  sessionsWhy: 'Kennen Sie alle? Wenn nicht, beenden Sie die anderen und ändern Sie Ihr Passwort.',
  thisOne: 'Diese Sitzung',
  lastUsed: 'Zuletzt genutzt',
  opened: 'Angemeldet',
  from: 'Von',
  unknownPlace: 'Unbekannt',
  endOthers: 'Alle anderen Sitzungen beenden',
  onlyThis: 'Sie sind nur hier angemeldet.',
  othersEnded: 'Alle anderen Sitzungen sind beendet.',
} satisfies Texts<typeof english>;
