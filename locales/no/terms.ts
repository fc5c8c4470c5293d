import type { Texts } from '../texts';
import type { terms as english } from '../en/terms';

export const terms = {
  document: {
    identity: 'legitimasjon',
    address: 'bekreftelse på adresse',
    payment: 'bekreftelse på betalingsmåte',
  },
  rejection: {
    unreadable: 'Det kan ikke leses',
    cut_off: 'En del er kuttet av',
    expired: 'Det er utløpt',
    name_mismatch: 'Navnet er ikke det samme som på kontoen din',
    wrong_document: 'Det er ikke dokumentet vi ba om',
  },
  withdrawal: {
    identity: 'vi trenger først et dokument som bekrefter identiteten din',
    details: 'betalingsopplysningene kunne ikke verifiseres',
    play_review: 'det siste spillet ditt må gjennomgås først',
    other: 'ta kontakt med kundeservice',
  },
} satisfies Texts<typeof english>;
