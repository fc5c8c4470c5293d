import type { Texts } from '../texts';
import type { chat as english } from '../en/chat';

export const chat = {
  lead: 'Unser Kundendienst ist rund um die Uhr da.',
  outside:
    'Den Chat stellt {{host}} bereit; er wird erst geladen, wenn Sie ihn öffnen. Sind Sie angemeldet, erhält er Ihren Namen und Ihr Konto, damit wir helfen können.',
  open: 'Chat öffnen',
  away: 'Der Chat ist gerade nicht erreichbar. Bitte schreiben Sie uns.',
  needsScript: 'Der Chat braucht Skripte. Ohne sie schreiben Sie uns bitte.',
  others: 'Schreiben Sie uns',
} satisfies Texts<typeof english>;
