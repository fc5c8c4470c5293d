/**
 * The screens that stand, as far as menus can lead there. Skins and later screens name more paths than these; a menu shows an entry
 * only when its screen is listed here, so that no link is a dead end. A new screen adds its path.
 */
const screens: ReadonlySet<string> = new Set([
  '/', '/casino', '/livecasino', '/game-shows', '/crash-and-fast', '/search', '/favourites', '/recent',
  '/register', '/pnp', '/login', '/forgot-password', '/notifications',
  '/profile/my-account', '/profile/security', '/profile/documents', '/profile/bonuses', '/profile/cashback', '/profile/history', '/cashier/deposit', '/cashier/withdraw',
  '/verify', '/info/contact-us', '/chat', '/responsible-gambling', '/info/terms', '/info/privacy',
]);

/** Addresses below `/profile` that redirect to a screen of the list. */
const ways: Record<string, string> = { '/profile': '/profile/my-account', '/info/contact-us#chat': '/chat', '/cashier': '/cashier/deposit' };

/** The screen a menu's path leads to, or null when there is none yet. A part of a screen (`#chat`) is listed by itself. */
export function screenOf(path: string): string | null {
  const target = ways[path] ?? path;
  return screens.has(target.split('?', 1)[0]!) ? target : null;
}
