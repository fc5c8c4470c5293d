/**
 * What messages and desks call a document, why one is not accepted, why a withdrawal is not approved, why an account is blocked, and who looks at it again:
 * the last two stand after a colon.
 */
export const terms = {
  document: {
    identity: 'proof of identity',
    address: 'proof of address',
    payment: 'proof of payment method',
  },
  rejection: {
    unreadable: 'It can’t be read',
    cut_off: 'Part of it is cut off',
    expired: 'It has expired',
    name_mismatch: 'The name does not match your account',
    wrong_document: 'It is not the document that was asked for',
  },
  withdrawal: {
    identity: 'we first need a document that proves your identity',
    details: 'the payment details could not be verified',
    play_review: 'your recent play has to be reviewed first',
    other: 'please contact customer support',
  },
  ask: {
    second_document: 'We need a second document to confirm what the first one shows',
    both_sides: 'Please send both sides of it',
    newer: 'Please send a newer one',
    account_holder: 'Please send one that shows your name and the payment account',
    change_of_name: 'Please send one that shows your present name',
  },
  block: {
    identity: 'identity check',
    payments: 'payment check',
    play: 'review of your play',
    security: 'account security',
    protection: 'player protection',
    law: 'legal obligation',
  },
  team: {
    support: 'customer support',
    payments: 'payments team',
    identity: 'identity team',
    risk: 'security team',
  },
};
