import type { Texts } from '../texts';
import type { contact as english } from '../en/contact';

export const contact = {
  lead: 'Skriv til oss når som helst. Vi svarer på e-post.',
  name: 'Navnet ditt',
  message: 'Meldingen din',
  messageHint: 'Høyst {{max}} tegn. Send oss aldri passordet ditt.',
  send: 'Send melding',
  orMail: 'Eller på e-post:',
  nameRequired: 'Skriv inn navnet ditt',
  nameLength: 'Navnet må ha {{min}} til {{max}} tegn',
  messageRequired: 'Skriv inn meldingen din',
  checkFailed: 'Vi fikk ikke bekreftet at du er et menneske. Prøv igjen.',
  notNow: 'Meldingen din kunne ikke sendes nå. Prøv igjen senere, eller send oss en e-post.',
  checkNeedsScript:
    'Dette skjemaet kontrollerer at du er et menneske, og det krever skript. Uten dem kan du skrive til {{email}}.',
  sentTitle: 'Melding sendt',
  sentText: 'Vi svarer på e-post. Meldingen din har referansen {{reference}}.',
} satisfies Texts<typeof english>;
