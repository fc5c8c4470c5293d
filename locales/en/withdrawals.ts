/** The timeline of withdrawals. */
export const withdrawals = {
  yours: 'Your withdrawals',
  requested: 'Requested',
  approved: 'Approved',
  linkSent: 'Link sent to your email',
  addressGiven: 'Address given',
  paid: 'Paid out',
  rejected: 'Not approved',
  cancelled: 'Cancelled by you',
  ahead: 'Still to come',
  reason: 'Reason: {{reason}}',
  lookInMail: 'It is your turn',
  lookInMailText:
    'Open the link in our email and tell us the currency and your address. It is valid for {{withdrawalLinkHours}} hours; if it is over, you can ask for a new one here.',
  cancelBarred: 'Under our licence a withdrawal that was requested can’t be taken back.',
  lock: 'Lock against cancelling',
  lockText:
    'You can then no longer take this withdrawal back, and nothing undoes it. It helps to keep what you have won.',
  lockNow: 'Lock this withdrawal',
  isLocked: 'Locked against cancelling',
  wasLocked: 'The withdrawal is locked against cancelling',
  cryptoNotice: 'How it goes with crypto',
  cryptoNoticeText:
    'After approval we email you a link, valid for {{withdrawalLinkHours}} hours. There you tell us the currency and your address.',
  linkOver: 'The link in our email is over',
  linkOverText:
    'Your money is safe and still on hold for you. Ask for a new link, valid for {{withdrawalLinkHours}} hours.',
  newLink: 'Send me a new link',
  linkRenewed: 'A new link is on its way to your email',
  noLinkNeeded: 'This withdrawal needs no link',
};
