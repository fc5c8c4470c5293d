/** What became of a payment, and what all methods say alike. */
export const payments = {
  noFee: 'No fee',
  /** Of a method that is paid at its provider's page and has no words of its own for it. */
  hosted: 'You pay on the payment provider’s own page. You come back here afterwards.',
  status: {
    pending: 'Waiting for the payment provider',
    declined: 'The payment was not completed',
    unallocated: 'Received but not credited. See the cashier for the reason and what you can do',
    refunded: 'Not credited, sent back the way it came',
    requested: 'Waiting for approval',
    approved: 'Approved, on its way to you',
    rejected: 'Not approved, the amount is back in your balance',
    cancelled: 'Cancelled by you, the amount is back in your balance',
  },
  outage: '{{method}}: not available right now. We are working on it, and what you have paid is safe.',
};
