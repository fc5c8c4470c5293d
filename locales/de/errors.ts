import type { Texts } from '../texts';
import type { errors as english } from '../en/errors';

export const errors = {
  refusedTitle: 'Diese Anfrage haben wir nicht angenommen',
  refusedText:
    'Sie kam nicht von einer unserer eigenen Seiten, deshalb wurde nichts geändert. Öffnen Sie die Seite neu und senden Sie das Formular von dort.',
  notFoundTitle: 'Seite nicht gefunden',
  notFoundText:
    'Die Seite wurde vielleicht gelöscht oder umbenannt, oder sie ist vorübergehend nicht erreichbar. Prüfen Sie die Adresse oder beginnen Sie neu in der Lobby.',
  goneTitle: 'Diese Seite wurde entfernt',
  goneText:
    'Der Inhalt ist abgelaufen oder stimmt nicht mehr, deshalb haben wir ihn dauerhaft entfernt. Was es jetzt gibt, sehen Sie in der Lobby.',
  tooLargeTitle: 'Die Nachricht war zu groß',
  tooLargeText:
    'Wir haben es nicht gelesen, deshalb wurde nichts geändert. Gehen Sie zurück, kürzen Sie Ihren Text und senden Sie das Formular noch einmal.',
  restrictedText:
    'Sie befinden sich anscheinend an einem Ort, an dem wir keine Glücksspiele anbieten dürfen. Wir erkennen das am Standort Ihrer Verbindung, und es gilt dort für alle.',
  restrictedMeans:
    'Registrieren, Anmelden, Zahlen und Spielen sind hier abgeschaltet. Diese Seiten können Sie weiterhin lesen:',
  restrictedMoney:
    'Haben Sie Geld auf einem Konto bei uns? Schreiben Sie an {{email}}, und wir sorgen dafür, dass es Sie erreicht.',
  brokenTitle: 'Bei uns ist etwas schiefgelaufen',
  brokenText:
    'Wir konnten diese Seite nicht laden. Geld wird ganz oder gar nicht gebucht: Es gilt, was Ihr Guthaben und Ihr Verlauf zeigen. Bitte versuchen Sie es noch einmal.',
  awayTitle: 'Wir sind gleich wieder da',
  awayText:
    'Unsere Spiele und die Kasse sind gerade nicht erreichbar. Ihr Geld ist sicher, und in dieser Zeit wird nichts gebucht. Versuchen Sie es in einer Minute noch einmal. Die Spielelisten können Sie vielleicht trotzdem öffnen.',
  maintenanceTitle: 'Wir führen Wartungsarbeiten durch',
  maintenanceText:
    'Spiele, Wetten und die Kasse pausieren, solange wir an der Website arbeiten. Ihr Geld ist sicher, bereits platzierte Einsätze werden abgerechnet und laufende Zahlungen kommen weiterhin an. Bitte versuchen Sie es in einigen Minuten erneut.',
  offlineTitle: 'Keine Verbindung',
  offlineText:
    'Ohne Internetverbindung ist Lantern nicht erreichbar. Sobald Sie wieder online sind, zeigt Ihr Verlauf alle Einsätze und Zahlungen, die bei uns angekommen sind.',
  tryAgain: 'Erneut versuchen',
  toLobby: 'Zur Lobby',
  toSlots: 'Alle Spielautomaten',
  code: 'Fehlercode {{status}}',
  request: 'Anfrage {{id}} (bitte dem Kundendienst nennen)',
} satisfies Texts<typeof english>;
