import type { Texts } from '../texts';
import type { paymentMethods as english } from '../en/payment-methods';

export const paymentMethods = {
  card: {
    name: 'Kort',
    depositTime: 'Innen ett minutt',
    withdrawTime: '1 til 3 bankdager etter godkjenning',
    hosted:
      'Du skriver inn kortet på betalingsleverandørens egen side; vi ser det aldri. Etterpå kommer du tilbake hit.',
    status: {
      declined: 'Kortutstederen avviste betalingen',
    },
  },
  trumo: {
    name: 'Bankbetaling',
    depositTime: 'Med en gang',
    withdrawTime: 'Tilbys ikke',
  },
  crypto: {
    name: 'Kryptovaluta',
    depositTime: 'Så snart nettverket bekrefter det',
    withdrawTime: 'Innen en time etter at du har oppgitt lommebokadressen',
    status: {
      pending: 'Venter på betalingen din og bekreftelsen',
      declined: 'Ingen betaling kom i tide',
      approved: 'Godkjent. Oppgi lommebokadressen din via lenken i e-posten vår',
    },
  },
} satisfies Texts<typeof english>;
