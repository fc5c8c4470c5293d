import type { Texts } from '../texts';
import type { payments as english } from '../en/payments';

export const payments = {
  noFee: 'Gebührenfrei',
  hosted: 'Sie bezahlen auf der Seite des Zahlungsanbieters. Danach kommen Sie hierher zurück.',
  status: {
    pending: 'Wartet auf den Zahlungsanbieter',
    declined: 'Die Zahlung wurde nicht abgeschlossen',
    unallocated: 'Eingegangen, aber nicht gutgeschrieben. In der Kasse erfahren Sie, warum, und was Sie tun können',
    refunded: 'Nicht gutgeschrieben, auf demselben Weg zurückgesendet',
    requested: 'Wartet auf Freigabe',
    approved: 'Freigegeben, unterwegs zu Ihnen',
    rejected: 'Nicht freigegeben, der Betrag ist wieder in Ihrem Guthaben',
    cancelled: 'Von Ihnen storniert, der Betrag ist wieder in Ihrem Guthaben',
  },
  outage: '{{method}}: gerade nicht verfügbar. Wir arbeiten daran; was Sie bezahlt haben, ist sicher.',
} satisfies Texts<typeof english>;
