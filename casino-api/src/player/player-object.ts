import { DurableObject } from 'cloudflare:workers';
import type { Env } from '../env';
import { done, refused, type Outcome } from '../outcome';
import { hashOf } from '../session/tokens';
import { bringUpToDate } from './schema';
import { Sessions } from './sessions';

/**
 * Who calls, and when (epoch ms, the Worker's clock). A player proves it by the session's secret; an anonymous visitor was
 * checked by the Worker, which alone names the object `anon:<id>`.
 */
export type By = { as: 'player'; secret: string; at: number } | { as: 'anonymous'; at: number };

/** One player: the only writer of that player's sessions, money and rounds (DESIGN §6). Thin; the work is in the modules beside it. */
export class PlayerObject extends DurableObject<Env> {
  private readonly sessions: Sessions;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    bringUpToDate(ctx.storage);
    this.sessions = new Sessions(ctx.storage.sql);
  }

  /** Whether a player session is still good. */
  async checkSession(by: By): Promise<Outcome<null>> {
    return this.signedIn(by, () => done(null));
  }

  /** Runs `work` for a session that is still good, else refuses with `session_expired`. `loginId` is 0 for visitors. */
  private async signedIn<Data>(by: By, work: (loginId: number) => Outcome<Data>): Promise<Outcome<Data>> {
    if (by.as === 'anonymous') return work(0);
    const session = this.sessions.use(await hashOf(by.secret), by.at);
    return session ? work(session.loginId) : refused('session_expired');
  }
}
