/** What the house writes to a player. */
export const notifications = {
  counted: 'Notifications ({{shown}})',
  profileCounted: 'My profile, notifications: {{shown}}',
  news: 'There is news for you.',
  read: 'Read',
  dismiss: 'Dismiss',
  dismissed: 'Dismissed',
  none: 'Nothing new',
  noneText: 'What we have to tell you about your account stands here.',
};
