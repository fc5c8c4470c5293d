/** Forgotten, reset and changed passwords. */
export const password = {
  forgotTitle: 'Forgot your password?',
  forgotLead:
    'Tell us the email address of your account, and we send a link there with which you choose a new password.',
  sendLink: 'Send the link',
  backToLogIn: 'Back to the log-in',
  linkSent:
    'If there is an account with this address, a link is on its way to it. The link is valid for one hour and can be used once.',
  noMail:
    'Nothing there after a few minutes? Look among your junk mail, or ask again: a new link is sent every five minutes at most.',
  askAgain: 'Ask for a new link',
  captchaWrong: 'Wrong captcha value',
  captchaAsked: 'Please answer the captcha too',
  resetTitle: 'Choose a new password',
  resetLead: 'When it is set, everybody who is logged in to your account is logged out.',
  new: 'New password',
  confirm: 'Repeat new password',
  old: 'Old password',
  policyHint:
    'At least {{policyMin}} characters, with a lowercase letter, an uppercase letter and a digit or special character',
  newRequired: 'Please type your new password',
  oldRequired: 'Please type your old password',
  setNew: 'Save the new password',
  wasReset: 'Your new password is set. Please log in with it.',
  linkInvalidAdvice:
    'It may be older than an hour, or it was used already. Your password stays as it is; you can ask for a new link.',
};
