import type { Texts } from '../texts';
import type { payments as english } from '../en/payments';

export const payments = {
  noFee: 'Ingen gebyr',
  hosted: 'Du betaler på betalingsleverandørens egen side. Etterpå kommer du tilbake hit.',
  status: {
    pending: 'Venter på betalingsleverandøren',
    declined: 'Betalingen ble ikke fullført',
    unallocated: 'Kommet frem, men ikke godskrevet. I kassen ser du hvorfor, og hva du kan gjøre',
    refunded: 'Ikke godskrevet, sendt tilbake samme vei som det kom',
    requested: 'Venter på godkjenning',
    approved: 'Godkjent, på vei til deg',
    rejected: 'Ikke godkjent, beløpet er tilbake på saldoen din',
    cancelled: 'Kansellert av deg, beløpet er tilbake på saldoen din',
  },
  outage: '{{method}}: ikke tilgjengelig akkurat nå. Vi jobber med saken; det du har betalt, er trygt.',
} satisfies Texts<typeof english>;
