/**
 * What each payment method says of itself, by its id. `hosted`: where it is paid at the provider's page. `status`: what became of a payment, where that is said
 * otherwise than by other methods. `fields`: what it asks besides the amount, with what is said of a text that a field does not take.
 */
export const paymentMethods = {
  card: {
    name: 'Card',
    depositTime: 'Within a minute',
    withdrawTime: '1 to 3 banking days after approval',
    hosted: 'You enter your card on the payment provider’s own page; we never see it. You come back here afterwards.',
    status: {
      declined: 'The card issuer declined the payment',
    },
  },
  trumo: {
    name: 'Bank payment',
    depositTime: 'Instant',
    withdrawTime: 'Not offered',
  },
  crypto: {
    name: 'Cryptocurrency',
    depositTime: 'As soon as the network confirms it',
    withdrawTime: 'Within an hour of giving us your wallet address',
    status: {
      pending: 'Waiting for your payment and its confirmation',
      declined: 'No payment arrived in time',
      approved: 'Approved. Use the link in our email to tell us your wallet address',
    },
  },
};
