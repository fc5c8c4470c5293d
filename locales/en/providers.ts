/** Log-in and sign-up by Google and BankID. */
export const providers = {
  otherWays: 'Other ways to log in',
  withGoogle: 'Continue with Google',
  withBankId: 'Continue with BankID',
  failedTitle: 'You are not logged in',
  byPassword: 'Log in with your password',
  denied: 'You cancelled at {{provider}}. Nothing was passed on to us.',
  away: '{{provider}} is not available right now. Please try again later, or log in with your username and password.',
  known:
    'There is already an account with your email address. Log in with its username and password. If you don’t remember them, ask for a new password.',
  completeTitle: 'Complete your sign-up',
  completeLead:
    '{{provider}} has told us who you are. We only ask for what is still missing. You don’t need a password.',
  toldBy: 'From {{provider}}',
  name: 'Name',
};
