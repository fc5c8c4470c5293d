import type { Texts } from '../texts';
import type { security as english } from '../en/security';

export const security = {
  title: 'Sikkerhet',
  email: 'E-postadresse',
  emailChange: 'Endre e-postadresse',
  emailNow: 'Nåværende adresse',
  emailNone: 'Ingen',
  emailNew: 'Ny e-postadresse',
  emailHow:
    'Vi sender en lenke til den nye adressen og et varsel til den nåværende. Ingenting endres før du åpner lenken.',
  emailSend: 'Send lenken',
  emailSent: 'Vi har sendt en lenke til {{email}}.',
  emailWaiting: 'Åpne lenken for å fullføre',
  emailWaitingText:
    'Vi har sendt en lenke til {{email}}. Den er gyldig til {{until}}. Hvis du ber om en ny, er det bare den siste som virker.',
  name: 'Navnet ditt',
  nameHow:
    'Vi har godkjent et dokument i dette navnet. Hvis du endrer det, må du verifisere identiteten din på nytt. Uttak er da mulig etter {{withdrawalWaitHours}} timer.',
  nameSave: 'Endre navn',
  nameChanged: 'Navnet ditt er endret. Verifiser identiteten din på nytt.',
  emailConfirmTitle: 'Bekreft den nye e-postadressen din',
  emailConfirmText:
    'Fra nå av bruker kontoen din denne adressen. Økten der du ba om endringen, forblir åpen. Alle andre økter avsluttes.',
  emailConfirm: 'Bekreft e-postadressen',
  emailDoneTitle: 'E-postadressen din er endret',
  emailDone: 'Kontoen din bruker nå {{email}}.',
  emailLinkInvalid: 'Denne lenken er ugyldig eller utløpt',
  emailLinkAdvice: 'E-postadressen din er ikke endret. Be om en ny lenke på siden Sikkerhet.',
  emailTaken: 'Denne adressen hører nå til en annen konto',
  emailTakenAdvice: 'E-postadressen din er ikke endret. Velg en annen på siden Sikkerhet.',
  changePassword: 'Endre passord',
  changeEnds: 'Du forblir innlogget her. Alle andre økter avsluttes.',
  changed: 'Passordet ditt er endret. Alle andre økter er avsluttet.',
  forgotten: 'Glemt det gamle? Be om en lenke',
  sessions: 'Åpne økter',
  sessionsWhy: 'Kjenner du igjen alle? Hvis ikke, avslutt de andre og endre passordet.',
  thisOne: 'Denne økten',
  lastUsed: 'Sist brukt',
  opened: 'Logget inn',
  from: 'Fra',
  unknownPlace: 'Ukjent',
  endOthers: 'Avslutt alle andre økter',
  onlyThis: 'Du er bare logget inn her.',
  othersEnded: 'Alle andre økter er avsluttet.',
} satisfies Texts<typeof english>;
