import { DurableObject } from 'cloudflare:workers';
import type { Env } from '../env';
import { done, refused, type Outcome } from '../outcome';
import { hashOf } from '../session/tokens';
import type { NewAccount } from './account';
import { Identity, type ConfirmationMail, type LoginAttempt, type LoginOutcome } from './identity';
import type { Login } from './logins';
import { bringUpToDate } from './schema';

/**
 * Who calls, and when (epoch ms, the Worker's clock). A player proves it by the session's secret; an anonymous visitor was
 * checked by the Worker, which alone names the object `anon:<id>`.
 */
export type By = { as: 'player'; secret: string; at: number } | { as: 'anonymous'; at: number };

/** One player: the only writer of that player's sessions, money and rounds (DESIGN §6). Thin; the work is in the modules beside it. */
export class PlayerObject extends DurableObject<Env> {
  private readonly identity: Identity;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    bringUpToDate(ctx.storage);
    this.identity = new Identity(ctx.storage);
  }

  /** Opens the account of a new player; null when it was open already. */
  async openAccount(account: NewAccount, password: string, at: number): Promise<ConfirmationMail | null> {
    return this.identity.open(account, password, at);
  }

  async hasAccount(): Promise<boolean> {
    return this.identity.account.read() !== null;
  }

  /** Takes the secret of a mailed link. Refusal: `token_expired`. */
  async confirmRegistration(secret: string, at: number): Promise<Outcome<{ username: string }>> {
    return this.identity.confirm(secret, at);
  }

  /** Refusals: `too_many_requests`, `invalid_username_or_password`, `email_not_confirmed`. */
  async logIn(attempt: LoginAttempt): Promise<LoginOutcome> {
    return this.identity.logIn(attempt);
  }

  async logOut(by: By): Promise<Outcome<null>> {
    return this.signedIn(by, () => {
      if (by.as === 'player') this.identity.sessions.close(hashOf(by.secret));
      return done(null);
    });
  }

  async previousLogin(by: By): Promise<Outcome<{ previousLogin: Login | null }>> {
    return this.signedIn(by, (loginId) => done({ previousLogin: this.identity.logins.before(loginId) }));
  }

  /** Whether a player session is still good. */
  async checkSession(by: By): Promise<Outcome<null>> {
    return this.signedIn(by, () => done(null));
  }

  /** Runs `work` for a session that is still good, else refuses with `session_expired`. `loginId` is 0 for visitors. */
  private signedIn<Data>(by: By, work: (loginId: number) => Outcome<Data>): Outcome<Data> {
    if (by.as === 'anonymous') return work(0);
    const session = this.identity.sessions.use(hashOf(by.secret), by.at);
    return session ? work(session.loginId) : refused('session_expired');
  }
}
