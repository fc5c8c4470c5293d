/** Coins: the mailed link that asks where a withdrawal goes, and deposits. */
export const crypto = {
  chain: 'Cryptocurrency',
  address: 'Wallet address',
  destinationTag: 'Destination tag / memo',
  // Deposits.
  getAddress: 'Get the address',
  getAddressHint: 'The next page shows the address and the exact amount in the cryptocurrency.',
  payTitle: 'Send {{due}}',
  payLead:
    'Send exactly this amount to the address below, in one payment. Your deposit of {{amount}} is credited as soon as the network has confirmed it.',
  tagNeeded: 'Enter the destination tag as well. Without it we can’t match the payment to you.',
  qrLabel: 'QR code with address and amount',
  openWallet: 'Open in a wallet app',
  copy: 'Copy',
  copied: 'Copied',
  coinAmount: 'Exact amount',
  received: 'Received so far',
  confirmations: 'Confirmations',
  confirmedOf: '{{count}} of {{needed}}',
  waiting: 'We are waiting for your payment. You can close this page: the amount will still be credited.',
  seen: 'Your payment has arrived and is being confirmed',
  seenText: 'It is credited as soon as the network has confirmed it.',
  otherAmount: 'A different amount has arrived',
  otherAmountText: '{{received}} arrived instead of {{due}}. It is not lost: our support team will settle it with you.',
  payBy:
    'This amount is valid until {{time}}. Anything that arrives later is kept for you but not credited automatically.',
  depositLate:
    'No payment arrived in time, so this deposit is closed. If you have sent crypto anyway, we keep it for you when it arrives, and you decide what happens to it.',
  // The mailed link.
  payoutTitle: 'Where should your withdrawal go?',
  payoutLead:
    'Your withdrawal of {{amount}} has been approved. Tell us the cryptocurrency and your wallet address by {{until}}.',
  addressHint: 'Copy it from your wallet, then compare its first and last characters.',
  tagHint:
    'For XRP only: a number that exchanges give you along with their address. Without it, your funds can get lost.',
  withoutTag: 'My address needs no destination tag',
  noWayBack: 'Crypto payments can’t be reversed',
  noWayBackText:
    'Anything sent to a wrong address is lost. The amount is exchanged at the rate at the moment it is sent.',
  sendThere: 'Send to this address',
  chainRequired: 'Choose a cryptocurrency',
  addressRequired: 'Enter your wallet address',
  addressInvalid: 'This is not a valid {{coin}} address. Check the cryptocurrency and copy the whole address.',
  tagInvalid: 'A destination tag is a whole number from 0 to 4294967295',
  tagMissing: 'Enter the destination tag, or tick that your address needs none',
  linkUsed: 'This link has already been used with another address. Nothing has changed.',
  linkInvalid: 'This link is invalid or has expired',
  linkInvalidText:
    'Links are valid for {{withdrawalLinkHours}} hours. Your money is not lost: it stays on hold. You can ask for a new link next to your withdrawals in the cashier.',
  seeWithdrawals: 'See your withdrawals',
  contactUs: 'Contact us',
  onItsWay: 'Your withdrawal of {{amount}} is on its way',
  onItsWayText: 'We know where to send it. There is nothing more for you to do.',
  wasSent: 'Your withdrawal of {{amount}} has been sent',
  wasReturned: 'Your withdrawal of {{amount}} was not carried out',
  wasReturnedText: 'The whole amount is back in your balance.',
};
