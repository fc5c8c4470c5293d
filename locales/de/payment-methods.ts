import type { Texts } from '../texts';
import type { paymentMethods as english } from '../en/payment-methods';

export const paymentMethods = {
  card: {
    name: 'Karte',
    depositTime: 'Innerhalb einer Minute',
    withdrawTime: '1 bis 3 Bankarbeitstage nach der Freigabe',
    hosted:
      'Ihre Karte geben Sie auf der Seite des Zahlungsanbieters ein; wir sehen sie nie. Danach kommen Sie hierher zurück.',
    status: {
      declined: 'Der Kartenherausgeber hat die Zahlung abgelehnt',
    },
  },
  trumo: {
    name: 'Bankzahlung',
    depositTime: 'Sofort',
    withdrawTime: 'Nicht verfügbar',
  },
  crypto: {
    name: 'Kryptowährung',
    depositTime: 'Sobald das Netzwerk sie bestätigt',
    withdrawTime: 'Innerhalb einer Stunde, nachdem Sie Ihre Wallet-Adresse genannt haben',
    status: {
      pending: 'Wartet auf Ihre Zahlung und deren Bestätigung',
      declined: 'Es ist keine Zahlung rechtzeitig eingegangen',
      approved: 'Freigegeben. Nennen Sie Ihre Wallet-Adresse über den Link in unserer E-Mail',
    },
  },
} satisfies Texts<typeof english>;
