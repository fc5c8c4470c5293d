import type { Texts } from '../texts';
import type { mails as english } from '../en/mails';

export const mails = {
  greeting: 'Guten Tag {{name}},',
  why: 'Sie erhalten diese E-Mail, weil Sie ein Konto bei {{site}} haben. Fragen? Schreiben Sie an {{support}}.',
  legal: '{{site}} ist nur für Erwachsene ({{minimumAge}}+). Wenn es keinen Spaß mehr macht, hören Sie auf.',
  notice: {
    subjects: {
      level: 'Sie haben ein neues Level erreicht',
      challenge: 'Challenge geschafft',
      race: 'Ihr Preis im Slot-Rennen',
      cashback: 'Ihr Cashback steht bereit',
      paid: 'Ihre Belohnungen sind da',
    },
    button: 'Zu meinen Mitteilungen',
    off: 'Diese E-Mails abbestellen',
  },
  confirmation: {
    subject: 'Bestätigen Sie Ihr {{site}}-Konto',
    ask: 'vielen Dank für Ihre Registrierung bei {{site}}. Bitte bestätigen Sie Ihre E-Mail-Adresse, um Ihr Konto zu eröffnen:',
    button: 'E-Mail-Adresse bestätigen',
    valid: 'Der Link ist {{registrationLinkHours}} Stunden gültig.',
    ignore: 'Wenn Sie sich nicht registriert haben, können Sie diese E-Mail ignorieren.',
  },
  newEmail: {
    subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse bei {{site}}',
    ask: 'Sie möchten diese E-Mail-Adresse für Ihr {{site}}-Konto verwenden. Bitte bestätigen Sie sie:',
    button: 'E-Mail-Adresse bestätigen',
    valid:
      'Der Link ist {{emailLinkHours}} Stunden gültig. Bis Sie die neue Adresse bestätigen, gilt die bisherige weiter.',
    ignore: 'Wenn Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren.',
  },
  emailAsked: {
    subject: 'Ihre E-Mail-Adresse bei {{site}} soll geändert werden',
    ask: 'jemand, der Ihr Passwort kennt, möchte für Ihr {{site}}-Konto eine andere E-Mail-Adresse verwenden. Die Änderung gilt, sobald der Link geöffnet wird, den wir an die neue Adresse gesendet haben.',
    button: 'Das war ich nicht: neues Passwort wählen',
    valid: 'Ein neues Passwort stoppt die Änderung und beendet alle Sitzungen.',
    ignore: 'Wenn Sie das waren, müssen Sie hier nichts tun.',
  },
  emailChanged: {
    subject: 'Ihre E-Mail-Adresse bei {{site}} wurde geändert',
    ask: 'Ihr {{site}}-Konto verwendet jetzt eine andere E-Mail-Adresse. An diese Adresse erhalten Sie keine weiteren E-Mails zu Ihrem Konto.',
    button: 'Das war ich nicht: Kundendienst kontaktieren',
    valid: 'Ihr Guthaben und Ihre Boni sind unverändert.',
    ignore: 'Wenn Sie das waren, müssen Sie hier nichts tun.',
  },
  emailTaken: {
    subject: 'Jemand wollte Ihre E-Mail-Adresse bei {{site}} verwenden',
    greeting: 'Guten Tag,',
    ask: 'jemand möchte diese E-Mail-Adresse für ein anderes {{site}}-Konto verwenden. Sie gehört bereits zu einem Konto, deshalb wurde nichts geändert.',
    button: 'Anmelden',
    valid:
      'Wenn Sie das waren und diese Adresse verwenden möchten, melden Sie sich bei dem Konto an, zu dem sie gehört, oder wählen Sie dort ein neues Passwort.',
    ignore: 'Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren. Niemand hatte Zugriff auf Ihr Konto.',
  },
  reset: {
    subject: 'Setzen Sie Ihr {{site}}-Passwort zurück',
    ask: 'für Ihr {{site}}-Konto wurde ein neues Passwort angefordert. Wenn Sie das waren, wählen Sie es hier:',
    button: 'Neues Passwort wählen',
    valid: 'Der Link ist eine Stunde gültig und kann einmal verwendet werden.',
    ignore:
      'Wenn Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren: Ihr Passwort bleibt unverändert.',
  },
  security: {
    button: 'Konto absichern',
    valid:
      'Zu Ihrer Sicherheit sind Auszahlungen erst {{withdrawalWaitHours}} Stunden nach dieser Änderung wieder möglich.',
    ignore:
      'Wenn Sie das nicht waren, legen Sie ein neues Passwort fest und wenden Sie sich sofort an unseren Kundendienst.',
  },
  passwordChanged: {
    subject: 'Ihr Passwort bei {{site}} wurde geändert',
    ask: 'das Passwort Ihres {{site}}-Kontos wurde geändert.',
  },
  nameChanged: {
    subject: 'Der Name Ihres {{site}}-Kontos wurde geändert',
    ask: 'der Name Ihres {{site}}-Kontos wurde geändert. Bitte verifizieren Sie Ihre Identität noch einmal mit einem Dokument auf den neuen Namen.',
  },
  exclusion: {
    subject: 'Ihre Pause bei {{site}}: Wie möchten Sie fortfahren?',
    ask: 'die {{exclusionHours}} Stunden seit Ihrem Selbstausschluss sind vorbei. Sie entscheiden, wie es weitergeht: den Selbstausschluss für 6, 12 oder 60 Monate fortsetzen oder wieder spielen.',
    button: 'Entscheidung treffen',
    valid: 'Sie können nur einmal wählen. Gewählte Monate lassen sich nicht verkürzen.',
    ignore:
      'Solange Sie nichts wählen, bleibt Ihr Selbstausschluss bestehen. Sie können sich jederzeit anmelden und Ihr Guthaben auszahlen lassen.',
  },
  withdrawal: {
    subject: 'Ihre {{site}}-Auszahlung ist freigegeben',
    ask: 'Ihre Auszahlung von {{site}} ist freigegeben. Bitte nennen Sie uns die Kryptowährung und die Wallet-Adresse, an die sie gehen soll:',
    button: 'Ziel wählen',
    valid: 'Der Link ist {{withdrawalLinkHours}} Stunden gültig und kann einmal verwendet werden.',
    ignore:
      'Wenn Sie keine Auszahlung beantragt haben, wenden Sie sich bitte sofort an unseren Kundendienst und leiten Sie diese E-Mail nicht weiter.',
  },
  support: {
    why: 'Sie erhalten diese E-Mail, weil Sie an {{site}} geschrieben haben. Fragen? Schreiben Sie an {{support}}.',
    message: 'Ihre Nachricht: {{message}}',
    reply:
      'Wenn das die Sache nicht klärt, antworten Sie auf diese E-Mail oder schreiben Sie uns noch einmal und nennen Sie {{reference}}.',
    answer: {
      subject: '{{site}}: unsere Antwort auf Ihre Nachricht {{reference}}',
      about: 'Dies ist unsere Antwort auf Ihre Nachricht vom {{date}}. Sie hat die Nummer {{reference}}.',
    },
    dispute: {
      subject: '{{site}}: unser abschließender Standpunkt zu Ihrer Beschwerde {{reference}}',
      about:
        'Über Ihre Beschwerde vom {{date}} konnten wir uns mit Ihnen nicht einigen. Sie hat die Nummer {{reference}}. Dies ist unser abschließender Standpunkt:',
      button: 'Zu {{body}}',
      free: 'Sie können Ihre Beschwerde {{body}} vorlegen, einer von uns unabhängigen Stelle. Das kostet Sie nichts. Bitte senden Sie diese E-Mail mit.',
    },
  },
} satisfies Texts<typeof english>;
