import type { Texts } from '../texts';
import type { messages as english } from '../en/messages';

export const messages = {
  limit_confirmable:
    'Ventetiden for den nye innskuddsgrensen din på {{limit}} er over. Den gjelder når du bekrefter den.',
  password_changed: 'Passordet ditt er endret. Hvis det ikke var deg, kontakt kundeservice.',
  name_changed:
    'Navnet på kontoen din er endret. Verifiser identiteten din på nytt. Hvis det ikke var deg, kontakt kundeservice.',
  email_changed: 'E-postadressen din er endret. Hvis det ikke var deg, kontakt kundeservice.',
  document_approved: 'Dokumentet ditt er godkjent: {{document}}.',
  withdrawal_rejected: 'Uttaket ditt på {{amount}} ble ikke godkjent: {{reason}}. Beløpet er tilbake på saldoen din.',
  deposit_unallocated: '{{amount}} har kommet og er ikke godskrevet. I kassen ser du hvorfor, og hva du kan gjøre.',
  deposit_refunded: '{{amount}} som ikke ble godskrevet, sendes tilbake samme vei som de kom.',
  payout_collected:
    'Et uttak som var kommet tilbake på saldoen din, ble likevel utbetalt. Derfor er {{amount}} trukket fra saldoen. Kundeservice forklarer det gjerne.',
  document_rejected: 'Dokumentet ditt kunne ikke godkjennes: {{document}}. {{reason}}. Last det opp på nytt.',
  account_verified: 'Kontoen din er verifisert.',
  race_prize: 'Gratulerer! {{place}}. plass i slotracet «{{race}}»: Premien din er {{prize}}.',
  level_cash: 'Du har nådd nivå {{level}}. Belønningen din: {{cash}}.',
  level_spins: 'Du har nådd nivå {{level}}. Belønningen din: {{spins}} gratisspinn, som du finner blant bonusene dine.',
  level_cash_and_spins:
    'Du har nådd nivå {{level}}. Belønningen din: {{cash}} og {{spins}} gratisspinn, som du finner blant bonusene dine.',
  challenge_hit: 'Utfordringen er fullført: en gevinst på ×{{multiplier}}. Premien din: {{prize}}.',
  rewards_paid: 'Belønninger som ble holdt tilbake, er lagt til saldoen din: {{cash}}.',
  spins_given: 'Gratisspinn som ble holdt tilbake, ligger nå blant bonusene dine: {{spins}}.',
  cashback_daily: 'Den daglige cashbacken din er klar til å hentes: {{amount}}.',
  cashback_weekly: 'Den ukentlige cashbacken din er klar til å hentes: {{amount}}.',
  cashback_monthly: 'Den månedlige cashbacken din er klar til å hentes: {{amount}}.',
  bonus_ends_soon: 'Bonusen «{{bonus}}» avsluttes {{time}}.',
  free_spins_end_soon: 'Gratisspinnene fra «{{bonus}}» kan spilles til {{time}}. Gjenstår: {{count}}.',
  race_ends_soon: 'Slotracet «{{race}}» som du er med i, avsluttes {{time}}.',
  race_changed:
    'Slotracet «{{race}}» som du er med i, er endret før start. Det går fra {{from}} til {{time}}; premiene og spilleautomatene står på racets side.',
  race_cancelled: 'Slotracet «{{race}}» som du meldte deg på, er avlyst før start. Saldoen din er uendret.',
  win_released: 'Gevinsten din på {{amount}} på {{game}} er kontrollert og ligger nå på saldoen.',
  win_void: 'Gevinsten på {{amount}} på {{game}} er kontrollert og kan ikke utbetales. Kundeservice forklarer hvorfor.',
  round_settled: 'En runde på {{game}} som ble stående åpen, er avsluttet med det den hadde vunnet: {{amount}}.',
  round_void: 'En runde på {{game}} som ble stående åpen, er erklært ugyldig. Innsatsen er betalt tilbake: {{amount}}.',
  bet_paid: 'Spillet ditt på {{match}} er avgjort: {{amount}} er lagt til saldoen din.',
  bet_lost: 'Spillet ditt på {{match}} gikk ikke inn.',
  bet_void: 'Spillet ditt på {{match}} er ugyldig: {{amount}} er betalt tilbake til saldoen din.',
  bet_settled_anew: 'Resultatet av {{match}} er rettet. Spillet ditt gir nå {{amount}}; før var det {{before}}.',
  deposit_credited_late: '{{amount}} som var kommet uten å bli godskrevet, ligger nå på saldoen din.',
  payout_failed: 'Uttaket ditt på {{amount}} kunne ikke utbetales. Beløpet er tilbake på saldoen din.',
  payout_returned: 'Et uttak på {{amount}} kom tilbake til oss etter utbetalingen. Beløpet er tilbake på saldoen din.',
  refund_paid: 'Refusjonen din på {{amount}} er sendt.',
  deposit_charged_back:
    'Innskuddet ditt på {{amount}} ble trukket tilbake av betalingsleverandøren og er trukket fra saldoen. Kundeservice forklarer hvorfor.',
  account_blocked:
    'Kontoen din er sperret. Årsak: {{reason}}. Vurderes av: {{team}}, senest {{until}}. Du kan logge inn, ta ut og skrive til kundeservice.',
  account_held:
    'Kontoen din er sperret, og uttakene dine er satt på vent. Årsak: {{reason}}. Vurderes av: {{team}}, senest {{until}}. Du kan logge inn og skrive til kundeservice.',
  account_unblocked: 'Kontoen din er aktiv igjen.',
  balance_corrected: 'Saldoen din er korrigert med {{amount}}. Kundeservice forklarer hvorfor.',
  document_asked: 'Vi trenger et dokument til fra deg: {{document}}. {{reason}}.',
} satisfies Texts<typeof english>;
