import type { Texts } from '../texts';
import type { chat as english } from '../en/chat';

export const chat = {
  lead: 'Kundeservice er der døgnet rundt.',
  hours: 'Chatten er åpen hver dag fra {{from}} til {{to}} (UTC).',
  nobody: 'Ingen er på chatten akkurat nå',
  nobodyText: 'Skriv til oss i stedet. Et menneske leser hver melding og svarer på e-post.',
  outside:
    'Chatten leveres av {{host}} og lastes først når du åpner den. Er du logget inn, får den navnet og kontoen din, så vi kan hjelpe.',
  open: 'Åpne chatten',
  away: 'Chatten kan ikke nås akkurat nå. Skriv til oss i stedet.',
  needsScript: 'Chatten trenger skript. Uten dem kan du skrive til oss.',
  others: 'Skriv til oss',
} satisfies Texts<typeof english>;
