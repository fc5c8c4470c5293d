import type { Texts } from '../texts';
import type { withdrawals as english } from '../en/withdrawals';

export const withdrawals = {
  yours: 'Uttakene dine',
  requested: 'Forespurt',
  approved: 'Godkjent',
  linkSent: 'Lenke sendt til e-posten din',
  addressGiven: 'Adresse oppgitt',
  paid: 'Utbetalt',
  rejected: 'Ikke godkjent',
  cancelled: 'Avbrutt av deg',
  ahead: 'Gjenstår',
  reason: 'Årsak: {{reason}}',
  lookInMail: 'Nå er det din tur',
  lookInMailText:
    'Åpne lenken i e-posten vår og oppgi valuta og adresse. Den er gyldig i {{withdrawalLinkHours}} timer; er den utløpt, kan du be om en ny her.',
  cancelBarred: 'Under lisensen vår kan et forespurt uttak ikke trekkes tilbake.',
  lock: 'Lås mot avbestilling',
  lockText:
    'Da kan du ikke lenger hente dette uttaket tilbake, og det kan ikke angres. Det hjelper deg å beholde det du har vunnet.',
  lockNow: 'Lås dette uttaket',
  isLocked: 'Låst mot avbestilling',
  wasLocked: 'Uttaket er låst mot kansellering',
  cryptoNotice: 'Slik går det med krypto',
  cryptoNoticeText:
    'Etter godkjenning sender vi deg en lenke på e-post, gyldig i {{withdrawalLinkHours}} timer. Der oppgir du valuta og adresse.',
  linkOver: 'Lenken i e-posten vår er utløpt',
  linkOverText:
    'Pengene dine er trygge og holdes fortsatt av til deg. Be om en ny lenke, gyldig i {{withdrawalLinkHours}} timer.',
  newLink: 'Send meg en ny lenke',
  linkRenewed: 'En ny lenke er på vei til e-posten din',
  noLinkNeeded: 'Dette uttaket trenger ingen lenke',
} satisfies Texts<typeof english>;
