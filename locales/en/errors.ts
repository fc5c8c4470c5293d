/** The pages of an answer that is no screen: what happened, what still works, what to do. */
export const errors = {
  refusedTitle: 'We did not accept this request',
  refusedText:
    'It did not come from one of our own pages, so nothing was changed. Open the page again and send the form from there.',
  notFoundTitle: 'Page not found',
  notFoundText:
    'The page may have been deleted, renamed or be temporarily unavailable. Check the address, or start again from the lobby.',
  goneTitle: 'This page was taken down',
  goneText: 'What stood here is over or no longer right, so we removed it for good. The lobby shows what there is now.',
  tooLargeTitle: 'That was too much to send',
  tooLargeText: 'We did not read it, so nothing was changed. Go back, shorten your text and send the form again.',
  restrictedText:
    'You seem to be in a place where we may not offer games of chance. We decide this by the location of your connection, and it applies to everybody there.',
  restrictedMeans: 'Registering, logging in, paying and playing are switched off here. These pages stay open to read:',
  restrictedMoney:
    'Do you have money in an account with us? Write to {{email}} and we will see to it that it reaches you.',
  brokenTitle: 'Something went wrong on our side',
  brokenText:
    'The page could not be made. Money is booked in full or not at all, so your balance and your history tell what counts. Please try again.',
  awayTitle: 'We will be right back',
  awayText:
    'Our games and the cashier cannot be reached at the moment. Your money is safe where it is, and nothing is booked while we are away. Try again in a minute; the game lists may still open.',
  tryAgain: 'Try again',
  toLobby: 'To the lobby',
  toSlots: 'See all slots',
  code: 'Code {{status}}',
  request: 'Request {{id}} (please give it to support)',
};
