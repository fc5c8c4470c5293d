export const chat = {
  lead: 'Our support team is there around the clock.',
  hours: 'The chat is open every day from {{from}} to {{to}} (UTC).',
  nobody: 'Nobody is at the chat right now',
  nobodyText: 'Please write to us instead. A person reads every message and answers by email.',
  outside:
    'The chat is provided by {{host}} and loads only when you open it. If you are logged in, it receives your name and account so that we can help.',
  open: 'Open the chat',
  away: 'The chat isn’t available right now. Please write to us instead.',
  needsScript: 'The chat needs scripts. Without them, please write to us.',
  others: 'Write to us',
};
