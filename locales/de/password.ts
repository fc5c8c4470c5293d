import type { Texts } from '../texts';
import type { password as english } from '../en/password';

export const password = {
  forgotTitle: 'Passwort vergessen?',
  forgotLead:
    'Nennen Sie uns die E-Mail-Adresse Ihres Kontos. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort wählen.',
  sendLink: 'Link senden',
  backToLogIn: 'Zurück zur Anmeldung',
  linkSent:
    'Wenn es zu dieser Adresse ein Konto gibt, haben wir einen Link dorthin gesendet. Er gilt eine Stunde und kann einmal verwendet werden.',
  noMail:
    'Nach einigen Minuten noch nichts da? Sehen Sie im Spam-Ordner nach oder fordern Sie erneut einen Link an: Ein neuer wird höchstens alle fünf Minuten gesendet.',
  askAgain: 'Neuen Link anfordern',
  captchaWrong: 'Falscher Captcha-Wert',
  captchaAsked: 'Bitte beantworten Sie auch das Captcha',
  resetTitle: 'Neues Passwort wählen',
  resetLead: 'Sobald es gespeichert ist, werden alle Sitzungen Ihres Kontos beendet.',
  new: 'Neues Passwort',
  confirm: 'Neues Passwort wiederholen',
  old: 'Altes Passwort',
  policyHint:
    'Mindestens {{policyMin}} Zeichen, mit einem Kleinbuchstaben, einem Großbuchstaben und einer Ziffer oder einem Sonderzeichen',
  newRequired: 'Bitte geben Sie Ihr neues Passwort ein',
  oldRequired: 'Bitte geben Sie Ihr altes Passwort ein',
  setNew: 'Neues Passwort speichern',
  wasReset: 'Ihr neues Passwort ist gespeichert. Bitte melden Sie sich damit an.',
  linkInvalidAdvice:
    'Vielleicht ist er älter als eine Stunde oder wurde schon verwendet. Ihr Passwort bleibt unverändert; Sie können einen neuen Link anfordern.',
} satisfies Texts<typeof english>;
