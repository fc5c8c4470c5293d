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
    play_review: 'spillet ditt den siste tiden må gjennomgås først',
    other: 'ta kontakt med kundeservice',
  },
  ask: {
    second_document: 'Vi trenger et dokument til som bekrefter det første',
    both_sides: 'Send begge sider',
    newer: 'Send et nyere dokument',
    account_holder: 'Send et dokument som viser navnet ditt og betalingskontoen',
    change_of_name: 'Send et dokument med det nåværende navnet ditt',
  },
  block: {
    identity: 'kontroll av identiteten din',
    payments: 'kontroll av en betaling',
    play: 'gjennomgang av spillrundene dine',
    security: 'kontosikkerhet',
    protection: 'spillerbeskyttelse',
    law: 'lovpålagt plikt',
  },
  team: {
    support: 'kundeservice',
    payments: 'betalingsteamet',
    identity: 'identitetsteamet',
    risk: 'sikkerhetsteamet',
  },
} satisfies Texts<typeof english>;
