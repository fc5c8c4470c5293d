/** What mails say. `{{name}}` is the player, `{{site}}` the skin’s name. */
export const mails = {
  greeting: 'Hello {{name}},',
  why: 'You are receiving this email because you have an account at {{site}}. Questions? Write to {{support}}.',
  legal: '{{site}} is for adults only ({{minimumAge}}+). If it stops being fun, stop.',
  notice: {
    subjects: {
      level: 'You’ve reached a new level',
      challenge: 'Challenge completed',
      race: 'Your slot race prize',
      cashback: 'Your cashback is ready',
      paid: 'Your rewards have arrived',
    },
    button: 'See my notifications',
    off: 'Turn these emails off',
  },
  confirmation: {
    subject: 'Confirm your {{site}} account',
    ask: 'Thank you for joining {{site}}. Please confirm your email address to open your account:',
    button: 'Confirm email address',
    valid: 'The link is valid for {{registrationLinkHours}} hours.',
    ignore: 'If you did not sign up, you can ignore this email.',
  },
  newEmail: {
    subject: 'Confirm your new {{site}} email address',
    ask: 'You asked to use this email address for your {{site}} account. Please confirm it:',
    button: 'Confirm email address',
    valid:
      'The link is valid for {{emailLinkHours}} hours. Until you confirm the new address, your old one stays in use.',
    ignore: 'If you did not ask for this, you can ignore this email.',
  },
  emailAsked: {
    subject: 'Your {{site}} email address is about to change',
    ask: 'Somebody who knows your password asked to use another email address for your {{site}} account. The change takes effect once the link we sent to the new address is opened.',
    button: 'This wasn’t me: set a new password',
    valid: 'A new password stops the change and ends every session.',
    ignore: 'If this was you, there is nothing for you to do.',
  },
  emailChanged: {
    subject: 'Your {{site}} email address was changed',
    ask: 'Your {{site}} account now uses another email address. You won’t get any more account emails at this one.',
    button: 'This wasn’t me: contact customer support',
    valid: 'Your balance and your bonuses are unchanged.',
    ignore: 'If this was you, there is nothing for you to do.',
  },
  emailTaken: {
    subject: 'Somebody tried to use your email address at {{site}}',
    greeting: 'Hello,',
    ask: 'Somebody asked to use this email address for another {{site}} account. It already belongs to an account, so nothing was changed.',
    button: 'Log in',
    valid:
      'If it was you and you would like to use this address, log in to the account it belongs to, or set a new password there.',
    ignore: 'If it was not you, you can ignore this email. Nobody has got into your account.',
  },
  reset: {
    subject: 'Reset your {{site}} password',
    ask: 'Somebody asked for a new password for your {{site}} account. If it was you, choose it here:',
    button: 'Choose a new password',
    valid: 'The link is valid for one hour and can be used once.',
    ignore: 'If you did not ask for this, you can ignore this email. Your password stays as it is.',
  },
  security: {
    button: 'Secure my account',
    valid: 'For your security, you can withdraw again {{withdrawalWaitHours}} hours after this change.',
    ignore: 'If this was not you, set a new password and contact customer support at once.',
  },
  passwordChanged: {
    subject: 'Your {{site}} password was changed',
    ask: 'The password of your {{site}} account was changed.',
  },
  nameChanged: {
    subject: 'The name on your {{site}} account was changed',
    ask: 'The name on your {{site}} account was changed. Please verify your identity again with a document in the new name.',
  },
  exclusion: {
    subject: 'Your break from {{site}}: what would you like to do next?',
    ask: 'The {{exclusionHours}} hours since your self-exclusion are over. You decide what happens next: stay excluded for 6, 12 or 60 months, or return to play.',
    button: 'Make your choice',
    valid: 'You can only choose once. The months you choose can’t be shortened.',
    ignore:
      'Until you choose, your self-exclusion stays in force. You can log in and withdraw your balance at any time.',
  },
  withdrawal: {
    subject: 'Your {{site}} withdrawal has been approved',
    ask: 'Your withdrawal from {{site}} has been approved. Please tell us the cryptocurrency and the wallet address to send it to:',
    button: 'Choose where to send it',
    valid: 'The link is valid for {{withdrawalLinkHours}} hours and can be used once.',
    ignore:
      'If you did not ask for a withdrawal, please contact customer support at once and don’t forward this email.',
  },
  support: {
    why: 'You are receiving this email because you wrote to {{site}}. Questions? Write to {{support}}.',
    message: 'Your message: {{message}}',
    reply: 'If this doesn’t settle the matter, reply to this email or write to us again and mention {{reference}}.',
    answer: {
      subject: '{{site}}: our answer to your message {{reference}}',
      about: 'This is our answer to your message of {{date}}. Its reference is {{reference}}.',
    },
    dispute: {
      subject: '{{site}}: our final position on your complaint {{reference}}',
      about:
        'We have not been able to settle your complaint of {{date}} with you. Its reference is {{reference}}. This is our final position:',
      button: 'Go to {{body}}',
      free: 'You can take your complaint to {{body}}, which is independent of us. It costs you nothing. Please include this email.',
    },
  },
};
