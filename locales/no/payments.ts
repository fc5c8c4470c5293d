import type { Texts } from '../texts';
import type { payments as english } from '../en/payments';

export const payments = {
  noFee: 'Ingen gebyr',
  methods: {
    card: {
      name: 'Kort',
      depositTime: 'Innen ett minutt',
      withdrawTime: '1 til 3 bankdager etter godkjenning',
    },
    trumo: {
      name: 'Bankbetaling',
      depositTime: 'Med en gang',
      withdrawTime: 'Tilbys ikke',
    },
    crypto: {
      name: 'Kryptovaluta',
      depositTime: 'Så snart nettverket bekrefter det',
      withdrawTime: 'Innen en time etter at du har oppgitt adressen',
    },
  },
  cryptoStatus: {
    pending: 'Venter på betalingen din og bekreftelsen',
    declined: 'Ingen betaling kom i tide',
    approved: 'Godkjent. Lenken i e-posten vår spør hvilken adresse det skal til',
  },
  status: {
    pending: 'Venter på betalingsleverandøren',
    declined: 'Kortutstederen avviste betalingen',
    unallocated: 'Kom fram, men er ikke godskrevet. Kassen sier hvorfor og hva som kan gjøres',
    refunded: 'Ikke godskrevet, sendt tilbake samme vei som det kom',
    requested: 'Venter på godkjenning',
    approved: 'Godkjent, på vei til deg',
    rejected: 'Ikke godkjent, beløpet er tilbake på saldoen din',
    cancelled: 'Avbrutt av deg, beløpet er tilbake på saldoen din',
  },
  outage: '{{method}}: ikke tilgjengelig akkurat nå. Vi jobber med saken; det du har betalt, er trygt.',
} satisfies Texts<typeof english>;
