/** The symbols of public/icons.svg. */
export const iconNames = [
  'home', 'browse', 'slots', 'live', 'shows', 'crash', 'gift', 'cup', 'news', 'chat', 'user',
  'mail', 'heart', 'deposit', 'withdraw', 'bell', 'history', 'logout', 'globe', 'shield', 'check',
  'success', 'warning', 'error', 'info', 'close', 'menu', 'left', 'right', 'down', 'lock', 'clock',
  'play', 'card', 'crypto', 'document', 'coins', 'star', 'copy', 'search',
] as const;

export type IconName = (typeof iconNames)[number];
