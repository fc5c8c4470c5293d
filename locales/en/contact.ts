/** A message to support. */
export const contact = {
  lead: 'Write to us at any hour. We answer by email.',
  name: 'Your name',
  message: 'Your message',
  messageHint: 'At most {{max}} characters. Never send us your password.',
  send: 'Send message',
  orMail: 'Or by email:',
  nameRequired: 'Please enter your name',
  nameLength: 'Name must have {{min}} to {{max}} characters',
  messageRequired: 'Please enter your message',
  checkFailed: 'We couldn’t confirm you’re human. Please try again.',
  notNow: 'We couldn’t send your message just now. Please try again later or send us an email.',
  checkNeedsScript: 'This form checks that you’re human, which needs scripts. Without them, please write to {{email}}.',
  sentTitle: 'Message sent',
  sentText: 'We’ll answer by email. Your message has the reference {{reference}}.',
};
