import type { Texts } from '../texts';
import type { password as english } from '../en/password';

export const password = {
  forgotTitle: 'Glemt passordet?',
  forgotLead: 'Oppgi e-postadressen til kontoen din, så sender vi deg en lenke der du velger et nytt passord.',
  sendLink: 'Send lenken',
  backToLogIn: 'Tilbake til innloggingen',
  linkSent:
    'Hvis det finnes en konto med denne adressen, har vi sendt en lenke dit. Lenken er gyldig i én time og kan brukes én gang.',
  noMail:
    'Ikke kommet noe etter noen minutter? Se i søppelposten, eller be om en ny: En ny lenke sendes høyst hvert femte minutt.',
  askAgain: 'Be om en ny lenke',
  captchaWrong: 'Feil captcha-verdi',
  captchaAsked: 'Svar også på captchaen',
  resetTitle: 'Velg et nytt passord',
  resetLead: 'Når det er lagret, avsluttes alle økter på kontoen din.',
  new: 'Nytt passord',
  confirm: 'Gjenta det nye passordet',
  old: 'Gammelt passord',
  policyHint: 'Minst {{policyMin}} tegn, med en liten bokstav, en stor bokstav og et siffer eller spesialtegn',
  newRequired: 'Skriv inn det nye passordet ditt',
  oldRequired: 'Skriv inn det gamle passordet ditt',
  setNew: 'Lagre det nye passordet',
  wasReset: 'Det nye passordet er lagret. Logg inn med det.',
  linkInvalidAdvice:
    'Den kan være eldre enn en time, eller den er allerede brukt. Passordet ditt er uendret; du kan be om en ny lenke.',
} satisfies Texts<typeof english>;
