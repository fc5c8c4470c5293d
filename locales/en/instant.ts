/** Pay-and-play: a payment from a bank account that opens the account too. */
export const instant = {
  title: 'Pay and play',
  lead: 'Pay from your bank account and your player account is ready. Your bank tells us who you are, so there is no form to fill in.',
  toBank: 'Continue to your bank',
  terms: 'By continuing, you accept our terms.',
  adults: 'You must be {{minimumAge}} or older. If we already know your bank account, this logs you in.',
  registered: 'Your account is ready',
  success: 'You’re ready to play',
  successText: 'You are logged in as {{username}}. Your balance: {{amount}}.',
  waiting: 'Waiting for your bank',
  waitingText: 'This takes a few seconds. Your money is credited in full or not at all.',
  fail: 'That didn’t work',
  failText: 'Your bank has not confirmed the payment. Nothing was credited, and no account was opened.',
  underage: 'You must be {{minimumAge}}+ years old. The payment is being sent back to your bank account.',
  account_frozen: 'Your account is blocked and can’t take a deposit. The payment is sent back to your bank account.',
  deposit_limit_reached: 'Your deposit limit is reached. The payment is sent back to your bank account.',
  order_already_used:
    'This payment has already been used to log in. Your money is in your account: log in again to see it.',
  orPay: 'Prefer not to fill in a form?',
};
