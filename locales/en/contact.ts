/** A message to support. */
export const contact = {
  lead: 'Write to us at any hour. We answer by email.',
  name: 'Your name',
  message: 'Your message',
  messageHint: 'At most {{max}} characters. Never send us your password.',
  send: 'Send message',
  orMail: 'Or by mail:',
  nameRequired: 'Please type your name',
  nameLength: 'Name must have {{min}} to {{max}} characters',
  messageRequired: 'Please type your message',
  checkFailed: 'The check that you are human did not succeed. Please do it once more and send again.',
  notNow: 'Your message could not be sent just now. Please try again later or write us a mail.',
  checkNeedsScript:
    'This form checks that you are human, and the check needs scripts. Without them, please write to {{email}}.',
  sentTitle: 'Message sent',
  sentText: 'We answer by email. Your message has the reference {{reference}}.',
};
