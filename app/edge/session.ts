import { days, minutes, mostDevices, toast } from 'contract/constants';
import type { MessageKey } from '~/i18n/messages';
import type { Values } from '~/i18n/translator';
import type { CookieJar } from './cookies';

/** A short message on the next page: one of ours by its key, or the API's own words. `shownFor` in milliseconds. */
export type Toast = {
  kind: 'success' | 'warning' | 'error';
  shownFor?: number;
} & ({ key: MessageKey; values?: Values; text?: undefined } | { text: string });

/** How long an anonymous session is believed before the API is asked again whether it still accepts it. */
const recheckAfter = 15 * minutes;
const year = (365 * days) / 1000;

/** How long it is remembered where somebody was going who had to log in first, in seconds: as long as a log-in takes, forgotten password included. */
const wayBackLasts = (15 * minutes) / 1000;

interface AnonymousCookie {
  id: string;
  checkedAt: number;
}

/** The visitor's session as the cookies tell it (SPEC §4). Ids never reach a page or a script. */
export class EdgeSession {
  private anonymous: AnonymousCookie | null;
  private playerSessionId: string | null;

  constructor(
    private readonly jar: CookieJar,
    private readonly now: () => number,
  ) {
    this.anonymous = jar.readSigned('anonSessionId') as AnonymousCookie | null;
    this.playerSessionId = jar.readSigned('playerSessionId') as string | null;
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

  openAnonymous(id: string): void {
    this.anonymous = { id, checkedAt: this.now() };
    this.jar.writeSigned('anonSessionId', this.anonymous, year);
  }

  openPlayer(sessionId: string): void {
    this.playerSessionId = sessionId;
    this.jar.writeSigned('playerSessionId', sessionId);
    if (this.wayBack !== null) this.jar.removeSigned('wayBack');
  }

  /** What the API gave this browser at earlier log-ins, the last one first: by it a stranger's failures are not held against whoever uses it. */
  get devices(): readonly string[] {
    const kept = this.jar.readSigned('device');
    return Array.isArray(kept) ? kept.filter((token): token is string => typeof token === 'string') : [];
  }

  /** Stays when the player logs out: that is what it is for. */
  rememberDevice(token: string): void {
    this.jar.writeSigned(
      'device',
      [token, ...this.devices.filter((other) => other !== token)].slice(0, mostDevices),
      year,
    );
  }

  /** Where somebody was going who had to log in first: a path of ours without locale prefix, or null. */
  get wayBack(): string | null {
    const path = this.jar.readSigned('wayBack');
    return typeof path === 'string' ? path : null;
  }

  rememberWay(path: string): void {
    this.jar.writeSigned('wayBack', path, wayBackLasts);
  }

  closePlayer(): void {
    this.playerSessionId = null;
    this.jar.removeSigned('playerSessionId');
  }

  /** Both ids go (log-out); the next request opens a new anonymous session. */
  close(): void {
    this.anonymous = null;
    this.closePlayer();
    this.jar.removeSigned('anonSessionId');
  }

  /** Shown on the page that the answer leads to. */
  flash(message: Toast): void {
    this.jar.writeSigned('flash', message);
  }

  /** The toast that the last answer left, once. */
  takeFlash(): (Toast & { shownFor: number }) | null {
    const message = this.jar.readSigned('flash') as Toast | null;
    if (!message) return null;
    this.jar.removeSigned('flash');
    return { shownFor: toast.shown, ...message };
  }
}
