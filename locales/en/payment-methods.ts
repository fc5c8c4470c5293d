/**
 * What each payment method says of itself, by its id. `hosted`: where it is paid at the provider's page. `status`: what became of a payment, where that is said
 * otherwise than by other methods. `fields`: what it asks besides the amount, with what is said of a text that a field does not take.
 */
export const paymentMethods = {
  card: {
    name: 'Card',
    depositTime: 'Within a minute',
    withdrawTime: '1 to 3 banking days after approval',
    hosted: 'You type in your card at the payment provider’s own page; we never see it. Afterwards you come back here.',
    status: {
      declined: 'The card issuer declined the payment',
    },
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
    status: {
      pending: 'Waiting for your payment and its confirmation',
      declined: 'No payment arrived in time',
      approved: 'Approved. The link in our mail asks for the address that it goes to',
    },
  },
};
