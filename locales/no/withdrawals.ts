import type { Texts } from '../texts';
import type { withdrawals as english } from '../en/withdrawals';

export const withdrawals = {
  yours: 'Uttakene dine',
  requested: 'Bestilt',
  approved: 'Godkjent',
  linkSent: 'Lenke sendt til e-posten din',
  addressGiven: 'Adresse oppgitt',
  paid: 'Utbetalt',
  rejected: 'Ikke godkjent',
  cancelled: 'Kansellert av deg',
  ahead: 'Gjenstår',
  reason: 'Årsak: {{reason}}',
  lookInMail: 'Vi trenger opplysninger fra deg',
  lookInMailText:
    'Åpne lenken i e-posten vår og oppgi kryptovaluta og lommebokadresse. Den er gyldig i {{withdrawalLinkHours}} timer; er den utløpt, kan du be om en ny her.',
  cancelBarred: 'Under lisensen vår kan et bestilt uttak ikke kanselleres.',
  lock: 'Gjør dette uttaket endelig',
  lockText:
    'Det utbetales som bestilt, og du kan ikke lenger kansellere det. Dette kan ikke angres. Det hjelper deg å beholde det du har vunnet.',
  lockNow: 'Gjør endelig',
  isLocked: 'Endelig: Det kan ikke lenger kanselleres',
  wasLocked: 'Uttaket er endelig og kan ikke lenger kanselleres',
  cryptoNotice: 'Slik fungerer kryptouttak',
  cryptoNoticeText:
    'Etter godkjenning sender vi deg en lenke på e-post, gyldig i {{withdrawalLinkHours}} timer. Der oppgir du kryptovaluta og lommebokadresse.',
  linkOver: 'Lenken i e-posten vår er utløpt',
  linkOverText:
    'Pengene dine er trygge og holdes fortsatt av til deg. Be om en ny lenke, gyldig i {{withdrawalLinkHours}} timer.',
  newLink: 'Send meg en ny lenke',
  linkRenewed: 'En ny lenke er sendt til e-posten din',
  noLinkNeeded: 'Dette uttaket trenger ingen lenke',
} satisfies Texts<typeof english>;
