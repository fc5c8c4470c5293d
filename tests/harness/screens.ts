/** Every screen there is, for whatever has to hold on all of them: headers, scripts, languages, accessibility, weight. */

export interface Screen {
  name: string;
  /** Without locale prefix. */
  path: string;
  /** Who gets to see it; `visitor`: only somebody who is not logged in. */
  seenBy: 'anybody' | 'visitor' | 'player';
  /** It sends scripts that enhance it (`handle.islands`), though it does without them. */
  islands?: true;
  /** React takes over a part of it (`handle.hydrate`), though it does without. */
  hydrated?: true;
  /** 200 when left out. */
  status?: number;
}

export const screens: Screen[] = [
  { name: 'home', path: '/', seenBy: 'anybody', islands: true },
  { name: 'slots', path: '/casino', seenBy: 'anybody' },
  { name: 'live casino', path: '/livecasino', seenBy: 'anybody' },
  { name: 'game shows', path: '/game-shows', seenBy: 'anybody' },
  { name: 'crash and fast', path: '/crash-and-fast', seenBy: 'anybody' },
  { name: 'search', path: '/search', seenBy: 'anybody', islands: true },
  { name: 'search results', path: '/search?title=lantern', seenBy: 'anybody', islands: true },
  { name: 'nothing found', path: '/search?title=zzz', seenBy: 'anybody', islands: true },
  { name: 'game info', path: '/game/lantern-festival', seenBy: 'anybody' },
  { name: 'favourites', path: '/favourites', seenBy: 'player', islands: true },
  { name: 'recently played', path: '/recent', seenBy: 'player', islands: true },
  { name: 'register', path: '/register', seenBy: 'visitor', islands: true },
  { name: 'pay and play', path: '/pnp', seenBy: 'anybody' },
  { name: 'pay and play failed', path: '/pnp/fail?reason=underage', seenBy: 'anybody' },
  { name: 'log in', path: '/login', seenBy: 'visitor' },
  { name: 'forgotten password', path: '/forgot-password', seenBy: 'anybody' },
  { name: 'link to a new password sent', path: '/forgot-password?sent', seenBy: 'anybody' },
  { name: 'password reset without a link', path: '/reset-password', seenBy: 'anybody', status: 404 },
  { name: 'expired registration link', path: '/register-token?token=nobody-knows-this-token', seenBy: 'anybody' },
  { name: 'play', path: '/play/lantern/lantern-festival', seenBy: 'anybody', islands: true },
  { name: 'play on a phone', path: '/mobile/play/lantern/lantern-festival', seenBy: 'anybody', islands: true },
  { name: 'game for computers, on a phone', path: '/mobile/play/lantern/clockmakers-attic', seenBy: 'anybody' },
  { name: 'shared table', path: '/play/lantern/lamplight-roulette', seenBy: 'anybody', islands: true },
  { name: 'crash table', path: '/play/lantern/skyward', seenBy: 'anybody', islands: true },
  { name: 'baccarat', path: '/play/lantern/jade-room-baccarat', seenBy: 'anybody', islands: true },
  { name: 'three dice', path: '/play/lantern/glass-dome-dice', seenBy: 'anybody', islands: true },
  { name: 'money wheel', path: '/play/lantern/wheel-of-seasons', seenBy: 'anybody', islands: true },
  { name: 'money boxes', path: '/play/lantern/the-parcel-room', seenBy: 'anybody', islands: true },
  { name: 'shared blackjack', path: '/play/lantern/observatory-21', seenBy: 'anybody', islands: true },
  { name: 'proof of a shared table', path: '/tables/lamplight-roulette', seenBy: 'anybody' },
  { name: 'verify', path: '/verify', seenBy: 'anybody' },
  { name: 'my account', path: '/profile/my-account', seenBy: 'player', hydrated: true },
  { name: 'notifications', path: '/notifications', seenBy: 'player' },
  { name: 'security', path: '/profile/security', seenBy: 'player', islands: true },
  { name: 'documents', path: '/profile/documents', seenBy: 'player' },
  { name: 'deposit', path: '/cashier/deposit', seenBy: 'player' },
  { name: 'deposit by crypto', path: '/cashier/deposit?method=crypto', seenBy: 'player' },
  { name: 'withdraw', path: '/cashier/withdraw', seenBy: 'player' },
  { name: 'order whose answer was lost', path: '/cashier/checking/an-answer-that-was-lost', seenBy: 'player' },
  { name: 'withdrawal without its link', path: '/withdrawal', seenBy: 'anybody', status: 404 },
  { name: 'bonuses', path: '/profile/bonuses', seenBy: 'player' },
  { name: 'cashback', path: '/profile/cashback', seenBy: 'player' },
  { name: 'transactions', path: '/profile/history?tab=transactions', seenBy: 'player' },
  { name: 'gaming history', path: '/profile/history?tab=gaming', seenBy: 'player' },
  { name: 'bonus history', path: '/profile/history?tab=bonuses', seenBy: 'player' },
  { name: 'contact', path: '/info/contact-us', seenBy: 'anybody' },
  { name: 'message to support sent', path: '/info/contact-us?sent=C-0123ABCD', seenBy: 'anybody' },
  { name: 'live chat', path: '/chat', seenBy: 'anybody' },
  { name: 'stay in control', path: '/responsible-gambling', seenBy: 'anybody' },
  { name: 'self-exclusion without a link', path: '/self-exclusion', seenBy: 'anybody', status: 404 },
  { name: 'terms', path: '/info/terms', seenBy: 'anybody' },
  { name: 'privacy', path: '/info/privacy', seenBy: 'anybody' },
  { name: 'access restricted', path: '/access-restricted', seenBy: 'anybody', status: 451 },
  { name: 'not found', path: '/no-such-page', seenBy: 'anybody', status: 404 },
];

/** The screens of the lobby, whose weight is limited (QUALITY, light on the phone). */
export const lobby = ['/', '/casino', '/livecasino', '/game-shows', '/crash-and-fast'];
