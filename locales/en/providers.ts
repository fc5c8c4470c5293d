/** Log-in and sign-up by Google and BankID. */
export const providers = {
  otherWays: 'Other ways in',
  withGoogle: 'Continue with Google',
  withBankId: 'Continue with BankID',
  failedTitle: 'You are not logged in',
  byPassword: 'Log in by password',
  denied: 'You stopped at {{provider}}. Nothing was passed on to us.',
  away: '{{provider}} can’t be reached right now. Please try again later, or log in with your username and password.',
  known:
    'There is already an account with your email address. Log in with its username and password; if you don’t know them any more, ask for a new password.',
  completeTitle: 'Complete your sign-up',
  completeLead: '{{provider}} has told us who you are. We only ask for what is still missing; no password is needed.',
  toldBy: 'From {{provider}}',
  name: 'Name',
};
