import type { Texts } from '../texts';
import type { unallocated as english } from '../en/unallocated';

export const unallocated = {
  title: '{{amount}} sind eingegangen und wurden nicht gutgeschrieben',
  late: 'Die Coins kamen nach Ablauf Ihres Auftrags, für dessen Dauer ihr Wert festgelegt war.',
  limit: 'Bei seinem Eingang hätte der Betrag Ihr eigenes Einzahlungslimit von {{limitHours}} Stunden überschritten.',
  frozen: 'Bei seinem Eingang war Ihr Konto für Einzahlungen gesperrt.',
  otherAmount: 'Der Betrag ist ein anderer als der beauftragte.',
  otherCurrency: 'Der Betrag kam in einer anderen Währung als der Ihres Kontos.',
  yours:
    'Es gehört Ihnen und liegt getrennt: Damit kann nicht gespielt werden. Eine Erstattung geht auf dem Weg zurück, auf dem das Geld kam.',
  notYet: 'Eine Gutschrift ist derzeit nicht möglich.',
  untilRoom: 'Eine Gutschrift ist möglich, sobald Ihr Limit wieder Raum dafür lässt.',
  refund: '{{amount}} erstatten',
  credit: '{{amount}} meinem Guthaben gutschreiben',
  decide: 'Entscheiden, was damit geschieht',
  refundOrderedTitle: 'Ihre Erstattung über {{amount}} ist unterwegs',
  refundFailedText:
    'Der erste Versuch ist nicht gelungen. Das Geld gehört weiterhin Ihnen, und unser Kundendienst kümmert sich darum.',
  refundedTitle: 'Ihre Einzahlung über {{amount}} wird erstattet',
  refundedText:
    'Der Betrag war nie Teil Ihres Guthabens und geht auf dem Weg zurück, auf dem er kam. Wie lange das dauert, hängt von der Bank oder dem Netzwerk ab.',
} satisfies Texts<typeof english>;
