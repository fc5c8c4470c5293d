/** What payment methods say of themselves, and what became of a payment. */
export const payments = {
  noFee: 'No fee',
  methods: {
    card: {
      name: 'Card',
      depositTime: 'Within a minute',
      withdrawTime: '1 to 3 banking days after approval',
    },
    trumo: {
      name: 'Bank payment',
      depositTime: 'At once',
      withdrawTime: 'Not offered',
    },
    crypto: {
      name: 'Cryptocurrency',
      depositTime: 'As soon as the network confirms it',
      withdrawTime: 'Within an hour of telling us your address',
    },
  },
  cryptoStatus: {
    pending: 'Waiting for your payment and its confirmation',
    declined: 'No payment arrived in time',
    approved: 'Approved. The link in our mail asks for the address that it goes to',
  },
  status: {
    pending: 'Waiting for the payment provider',
    declined: 'The card issuer declined the payment',
    unallocated: 'It arrived and was not credited. The cashier says why and what can be done',
    refunded: 'Not credited, sent back the way it came',
    requested: 'Waiting for approval',
    approved: 'Approved, on its way to you',
    rejected: 'Not approved, the amount is back in your balance',
    cancelled: 'Cancelled by you, the amount is back in your balance',
  },
  outage: '{{method}}: not available right now. We are working on it; what you have paid is safe.',
};
