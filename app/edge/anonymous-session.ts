import { ApiUnavailable, type SessionApi } from '~/casino-api';
import type { EdgeSession } from './session';

/**
 * The anonymous session of a visitor (SPEC §4): reused while the API accepts it, opened anew otherwise. The work starts with
 * the request and runs beside the loaders; whoever needs its id waits for it.
 */
export class AnonymousSession {
  private work: Promise<void> | null = null;

  constructor(
    private readonly session: EdgeSession,
    private readonly api: () => SessionApi,
    private readonly log: (message: string, cause: unknown) => void,
  ) {}

  /** @throws ApiUnavailable, TerritoryRestricted */
  ensure(): Promise<void> {
    this.work ??= this.open();
    return this.work;
  }

  private async open(): Promise<void> {
    const { session } = this;
    const known = session.anonymousId;
    if (known && !session.needsRecheck) return;
    if (known) {
      const { valid } = await this.api().checkAnon();
      if (valid) return session.openAnonymous(known);
      session.closePlayer();
    }
    try {
      const { anonSessionId } = await this.api().anon();
      session.openAnonymous(anonSessionId);
    } catch (error) {
      const cause = error instanceof Error ? error.message || error.name : String(error);
      this.log(`${error instanceof ApiUnavailable ? 'No session id!' : 'Handle anon session error:'} ${cause}`, error);
      throw error;
    }
  }
}
