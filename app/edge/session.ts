import { days, toast, minutes } from 'contract/constants';
import type { MessageKey } from '~/i18n/messages';
import type { Values } from '~/i18n/translator';
import type { CookieJar } from './cookies';

/** A short message on the next page. `shownFor` in milliseconds. */
export interface Toast {
  kind: 'success' | 'warning' | 'error';
  key: MessageKey;
  values?: Values;
  shownFor?: number;
}

/** How long an anonymous session is believed before the API is asked again whether it still accepts it. */
const recheckAfter = 15 * minutes;
const year = (365 * days) / 1000;

interface AnonymousCookie {
  id: string;
  checkedAt: number;
}

/** The visitor's session as the cookies tell it (SPEC §4). Ids never reach a page or a script. */
export class EdgeSession {
  private constructor(
    private readonly jar: CookieJar,
    private readonly now: () => number,
    private anonymous: AnonymousCookie | null,
    private playerSessionId: string | null,
  ) {}

  static async read(jar: CookieJar, now: () => number): Promise<EdgeSession> {
    const [anonymous, player] = await Promise.all([
      jar.readSigned<AnonymousCookie>('anonSessionId'),
      jar.readSigned<string>('playerSessionId'),
    ]);
    return new EdgeSession(jar, now, anonymous?.id ? anonymous : null, player || null);
  }

  get anonymousId(): string | null {
    return this.anonymous?.id ?? null;
  }

  /** A stored session id means the player is logged in (SPEC §4). */
  get playerId(): string | null {
    return this.playerSessionId;
  }

  get needsRecheck(): boolean {
    return this.anonymous !== null && this.now() - this.anonymous.checkedAt > recheckAfter;
  }

  async openAnonymous(id: string): Promise<void> {
    this.anonymous = { id, checkedAt: this.now() };
    await this.jar.writeSigned('anonSessionId', this.anonymous, year);
  }

  async openPlayer(sessionId: string): Promise<void> {
    this.playerSessionId = sessionId;
    await this.jar.writeSigned('playerSessionId', sessionId);
  }

  async closePlayer(): Promise<void> {
    this.playerSessionId = null;
    await this.jar.removeSigned('playerSessionId');
  }

  /** Both ids go (log-out); the next request opens a new anonymous session. */
  async close(): Promise<void> {
    this.anonymous = null;
    await Promise.all([this.closePlayer(), this.jar.removeSigned('anonSessionId')]);
  }

  /** Shown on the page that the answer leads to. */
  flash(message: Toast): Promise<void> {
    return this.jar.writeSigned('flash', message);
  }

  /** The toast that the last answer left, once. */
  async takeFlash(): Promise<(Toast & { shownFor: number }) | null> {
    const message = await this.jar.readSigned<Toast>('flash');
    if (!message) return null;
    await this.jar.removeSigned('flash');
    return { shownFor: toast.shown, ...message };
  }
}
