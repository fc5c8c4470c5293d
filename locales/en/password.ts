/** Forgotten, reset and changed passwords. */
export const password = {
  forgotTitle: 'Forgot your password?',
  forgotLead: 'Enter the email address of your account and we’ll send you a link to choose a new password.',
  sendLink: 'Send the link',
  backToLogIn: 'Back to the log-in',
  linkSent:
    'If there is an account with this address, we have sent it a link. The link is valid for one hour and can be used once.',
  noMail:
    'Nothing after a few minutes? Check your spam folder or ask again: we send a new link every five minutes at most.',
  askAgain: 'Ask for a new link',
  captchaWrong: 'Wrong captcha value',
  captchaAsked: 'Please answer the captcha as well',
  resetTitle: 'Choose a new password',
  resetLead: 'Once it is saved, all sessions on your account are logged out.',
  new: 'New password',
  confirm: 'Repeat new password',
  old: 'Old password',
  policyHint:
    'At least {{policyMin}} characters, with a lowercase letter, an uppercase letter and a digit or special character',
  newRequired: 'Please enter your new password',
  oldRequired: 'Please enter your old password',
  setNew: 'Save the new password',
  wasReset: 'Your new password has been saved. Please log in with it.',
  linkInvalidAdvice:
    'It may be more than an hour old, or it has already been used. Your password has not changed; you can ask for a new link.',
};
