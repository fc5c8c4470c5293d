import type { Texts } from '../texts';
import type { unallocated as english } from '../en/unallocated';

export const unallocated = {
  title: '{{amount}} sind eingegangen, wurden aber nicht gutgeschrieben',
  late: 'Ihre Krypto-Zahlung kam nach der Frist, für die ihr Wert festgelegt war.',
  limit: 'Bei seinem Eingang hätte der Betrag Ihr eigenes Einzahlungslimit für {{limitHours}} Stunden überschritten.',
  frozen: 'Bei seinem Eingang war Ihr Konto für Einzahlungen gesperrt.',
  otherAmount: 'Der Betrag weicht von dem ab, den Sie angegeben haben.',
  otherCurrency: 'Der Betrag kam in einer anderen Währung als der Ihres Kontos.',
  yours:
    'Es gehört Ihnen und wird getrennt verwahrt: Damit kann nicht gespielt werden. Eine Erstattung geht auf demselben Weg zurück, auf dem das Geld kam.',
  notYet: 'Eine Gutschrift ist derzeit nicht möglich.',
  untilRoom: 'Eine Gutschrift ist möglich, sobald Ihr Limit es wieder zulässt.',
  refund: '{{amount}} erstatten',
  credit: '{{amount}} meinem Guthaben gutschreiben',
  decide: 'Entscheiden, was damit geschieht',
  refundOrderedTitle: 'Ihre Erstattung über {{amount}} ist unterwegs',
  refundFailedText:
    'Der erste Versuch ist nicht gelungen. Das Geld gehört weiterhin Ihnen, und unser Kundendienst kümmert sich darum.',
  refundedTitle: 'Ihre Einzahlung über {{amount}} wurde erstattet',
  refundedText:
    'Der Betrag war nie Teil Ihres Guthabens und geht auf dem Weg zurück, auf dem er kam. Wie lange das dauert, hängt von der Bank oder dem Netzwerk ab.',
} satisfies Texts<typeof english>;
