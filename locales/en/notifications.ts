/** What the house writes to a player. */
export const notifications = {
  counted: 'Notifications ({{shown}})',
  profileCounted: 'My profile, notifications: {{shown}}',
  news: 'You have new notifications.',
  read: 'Read',
  dismiss: 'Dismiss',
  dismissed: 'Dismissed',
  none: 'Nothing new',
  noneText: 'Messages about your account appear here.',
};
