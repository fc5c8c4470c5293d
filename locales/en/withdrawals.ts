/** The timeline of withdrawals. */
export const withdrawals = {
  yours: 'Your withdrawals',
  requested: 'Requested',
  approved: 'Approved',
  linkSent: 'Link sent to your email',
  addressGiven: 'Address provided',
  paid: 'Paid out',
  rejected: 'Not approved',
  cancelled: 'Cancelled by you',
  ahead: 'Still to come',
  reason: 'Reason: {{reason}}',
  lookInMail: 'We need your details',
  lookInMailText:
    'Open the link in our email and tell us the cryptocurrency and your wallet address. The link is valid for {{withdrawalLinkHours}} hours; if it has expired, you can ask for a new one here.',
  cancelBarred: 'Under our licence, a withdrawal can’t be cancelled once it has been requested.',
  lock: 'Make this withdrawal final',
  lockText:
    'It will be paid out as requested, and you can no longer cancel it. This can’t be undone. It helps you keep what you have won.',
  lockNow: 'Make final',
  isLocked: 'Final: it can no longer be cancelled',
  wasLocked: 'The withdrawal is final and can no longer be cancelled',
  cryptoNotice: 'How crypto withdrawals work',
  cryptoNoticeText:
    'After approval we email you a link that is valid for {{withdrawalLinkHours}} hours. There you tell us the cryptocurrency and your wallet address.',
  linkOver: 'The link in our email has expired',
  linkOverText:
    'Your money is safe and still on hold for you. Ask for a new link, valid for {{withdrawalLinkHours}} hours.',
  newLink: 'Send me a new link',
  linkRenewed: 'A new link has been sent to your email',
  noLinkNeeded: 'This withdrawal needs no link',
};
