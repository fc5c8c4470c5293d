import type { Texts } from '../texts';
import type { chat as english } from '../en/chat';

export const chat = {
  lead: 'Unser Kundendienst ist rund um die Uhr da.',
  hours: 'Der Chat ist täglich von {{from}} bis {{to}} Uhr (UTC) besetzt.',
  nobody: 'Der Chat ist gerade nicht besetzt',
  nobodyText: 'Bitte schreiben Sie uns. Jede Nachricht wird von einem Menschen gelesen und per E-Mail beantwortet.',
  outside:
    'Den Chat stellt {{host}} bereit; er wird erst geladen, wenn Sie ihn öffnen. Sind Sie angemeldet, erhält er Ihren Namen und Ihr Konto, damit wir helfen können.',
  open: 'Chat öffnen',
  away: 'Der Chat ist gerade nicht erreichbar. Bitte schreiben Sie uns.',
  needsScript: 'Der Chat braucht Skripte. Ohne sie schreiben Sie uns bitte.',
  others: 'Schreiben Sie uns',
} satisfies Texts<typeof english>;
