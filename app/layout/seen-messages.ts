import type { Player } from 'contract/player';
import type { CookieJar } from '~/edge/cookies';

/** The storage key of SPEC §3: which message the player saw last, as `<player>.<index>`, so that another player of this browser starts anew. */
const cookie = 'player-messages';

type Owner = Pick<Player, 'id' | 'messages'>;

/** The index of the newest message when it came since the player last looked, else 0. */
export function newsOf({ id, messages: { count, newest } }: Owner, cookies: Pick<CookieJar, 'read'>): number {
  const [owner, index] = cookies.read(cookie)?.split('.') ?? [];
  const seen = owner === id && /^\d{1,15}$/.test(index ?? '') ? Number(index) : 0;
  return count > 0 && newest > seen ? newest : 0;
}

/** From now on the message, and those before it, are no news. @param index what the player was shown, never above the newest there is */
export function markSeen({ id, messages: { newest } }: Owner, index: number, cookies: Pick<CookieJar, 'write'>): void {
  cookies.write(cookie, `${id}.${Math.min(index, newest)}`);
}
