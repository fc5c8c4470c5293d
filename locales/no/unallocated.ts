import type { Texts } from '../texts';
import type { unallocated as english } from '../en/unallocated';

export const unallocated = {
  title: '{{amount}} har kommet og er ikke godskrevet',
  late: 'Kryptobetalingen din kom etter fristen som verdien var fastsatt for.',
  limit: 'Da det kom, ville det ha gått over din egen innskuddsgrense for {{limitHours}} timer.',
  frozen: 'Da det kom, var kontoen din stengt for innskudd.',
  otherAmount: 'Beløpet er et annet enn det du oppga.',
  otherCurrency: 'Det kom i en annen valuta enn kontoens.',
  yours:
    'Det er ditt og holdes for seg selv: Du kan ikke spille for det. En refusjon går tilbake samme vei som pengene kom.',
  notYet: 'Det kan ikke godskrives nå.',
  untilRoom: 'Det kan godskrives når grensen din tillater det igjen.',
  refund: 'Refunder {{amount}}',
  credit: 'Godskriv {{amount}} på saldoen min',
  decide: 'Bestem hva som skjer med det',
  refundOrderedTitle: 'Refusjonen din på {{amount}} er på vei',
  refundFailedText: 'Det første forsøket lyktes ikke. Pengene er fortsatt dine, og kundeservice tar seg av det.',
  refundedTitle: 'Innskuddet ditt på {{amount}} er refundert',
  refundedText:
    'Det var aldri en del av saldoen din og går tilbake samme vei som det kom. Hvor lang tid det tar, avhenger av banken eller nettverket.',
} satisfies Texts<typeof english>;
