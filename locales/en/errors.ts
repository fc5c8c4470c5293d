/** The pages of an answer that is no screen: what happened, what still works, what to do. */
export const errors = {
  refusedTitle: 'We couldn’t accept this request',
  refusedText:
    'It didn’t come from one of our own pages, so nothing was changed. Open the page again and send the form from there.',
  notFoundTitle: 'Page not found',
  notFoundText:
    'The page may have been deleted or renamed, or it may be temporarily unavailable. Check the address or start again from the lobby.',
  goneTitle: 'This page was taken down',
  goneText: 'What was here has ended or is out of date, so we removed it for good. The lobby shows what is on now.',
  tooLargeTitle: 'That was too much to send',
  tooLargeText: 'We did not read it, so nothing was changed. Go back, shorten your text and send the form again.',
  restrictedText:
    'You seem to be in a place where we are not allowed to offer gambling. We go by the location of your connection, and the same applies to everybody there.',
  restrictedMeans: 'Registration, log-in, payments and play are not available here. You can still read these pages:',
  restrictedMoney: 'Do you have money in an account with us? Write to {{email}} and we’ll make sure you get it.',
  brokenTitle: 'Something went wrong on our side',
  brokenText:
    'We couldn’t load this page. Money is always recorded in full or not at all, so your balance and history are correct. Please try again.',
  awayTitle: 'We’ll be right back',
  awayText:
    'Our games and the cashier are not available right now. Your money is safe, and nothing is recorded in the meantime. Try again in a minute. You may still be able to open the game lists.',
  maintenanceTitle: 'We’re carrying out maintenance',
  maintenanceText:
    'Games, bets and the cashier are paused while we work on the site. Your money is safe, bets that are already placed are settled, and payments on their way still arrive. Please try again in a few minutes.',
  offlineTitle: 'You’re offline',
  offlineText:
    'Lantern can’t be reached without a network. Once you’re back online, your history shows every bet and payment that reached us.',
  tryAgain: 'Try again',
  toLobby: 'Go to the lobby',
  toSlots: 'See all slots',
  code: 'Code {{status}}',
  request: 'Request {{id}} (please quote it to customer support)',
};
