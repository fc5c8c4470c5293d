export const chat = {
  lead: 'Our support is there at any hour.',
  outside:
    'The chat comes from {{host}} and is loaded only when you open it. If you are logged in, it is told your name and account so that we can help.',
  open: 'Open the chat',
  away: 'The chat can’t be reached just now. Please write to us instead.',
  needsScript: 'The chat needs scripts. Without them, please write to us.',
  others: 'Write to us',
};
