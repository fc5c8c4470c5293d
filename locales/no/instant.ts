import type { Texts } from '../texts';
import type { instant as english } from '../en/instant';

export const instant = {
  title: 'Betal og spill',
  lead: 'Betal fra bankkontoen din, så er spillerkontoen klar. Banken forteller oss hvem du er, uten skjema.',
  toBank: 'Fortsett til banken',
  terms: 'Ved å fortsette godtar du vilkårene våre.',
  adults: 'Du må være minst {{minimumAge}} år. Kjenner vi bankkontoen din fra før, logges du inn med den.',
  registered: 'Kontoen din er klar',
  success: 'Du kan spille',
  successText: 'Du er logget inn som {{username}}. Saldoen din: {{amount}}.',
  waiting: 'Venter på banken',
  waitingText: 'Det tar noen sekunder. Pengene godskrives i sin helhet eller ikke i det hele tatt.',
  fail: 'Det gikk ikke',
  failText: 'Banken har ikke bekreftet betalingen. Ingenting er godskrevet, og ingen konto er åpnet.',
  underage: 'Du må være {{minimumAge}} år eller eldre. Betalingen sendes tilbake til bankkontoen din.',
  account_frozen: 'Kontoen din er sperret og tar ikke imot innskudd. Betalingen sendes tilbake til bankkontoen din.',
  deposit_limit_reached: 'Innskuddsgrensen din er nådd. Betalingen sendes tilbake til bankkontoen din.',
  order_already_used:
    'Denne betalingen er allerede brukt til å logge inn. Pengene er på kontoen din: Logg inn igjen for å se dem.',
  orPay: 'Vil du slippe skjemaet?',
} satisfies Texts<typeof english>;
