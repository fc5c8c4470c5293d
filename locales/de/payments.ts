import type { Texts } from '../texts';
import type { payments as english } from '../en/payments';

export const payments = {
  noFee: 'Gebührenfrei',
  methods: {
    card: {
      name: 'Karte',
      depositTime: 'Innerhalb einer Minute',
      withdrawTime: '1 bis 3 Bankarbeitstage nach der Freigabe',
    },
    trumo: {
      name: 'Bankzahlung',
      depositTime: 'Sofort',
      withdrawTime: 'Nicht verfügbar',
    },
    crypto: {
      name: 'Kryptowährung',
      depositTime: 'Sobald das Netzwerk sie bestätigt',
      withdrawTime: 'Innerhalb einer Stunde, nachdem Sie Ihre Adresse genannt haben',
    },
  },
  cryptoStatus: {
    pending: 'Wartet auf Ihre Zahlung und deren Bestätigung',
    declined: 'Es ist keine Zahlung rechtzeitig eingegangen',
    approved: 'Freigegeben. Der Link in unserer E-Mail fragt nach der Zieladresse',
  },
  status: {
    pending: 'Wartet auf den Zahlungsanbieter',
    declined: 'Der Kartenherausgeber hat die Zahlung abgelehnt',
    unallocated: 'Eingegangen, aber nicht gutgeschrieben. Warum und was möglich ist, steht in der Kasse',
    refunded: 'Nicht gutgeschrieben, auf dem Weg zurückgeschickt, auf dem es kam',
    requested: 'Wartet auf Freigabe',
    approved: 'Freigegeben, unterwegs zu Ihnen',
    rejected: 'Nicht freigegeben, der Betrag ist wieder in Ihrem Guthaben',
    cancelled: 'Von Ihnen storniert, der Betrag ist wieder in Ihrem Guthaben',
  },
  outage: '{{method}}: gerade nicht verfügbar. Wir arbeiten daran; was Sie bezahlt haben, ist sicher.',
} satisfies Texts<typeof english>;
