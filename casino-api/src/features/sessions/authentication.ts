import type { Language } from 'contract/constants';
import { LoginFailures } from '../guard';
import { done, refused, type Outcome } from '../../kernel/outcome';
import type { OwnStorage } from '../../kernel/storage/own-storage';
import { hashOf, randomSecret } from '../../kernel/tokens';
import { Logins, type Login } from './logins';
import type { Sessions } from './sessions';
import type { PasswordHash } from '../../kernel/password-hash';
import { usernameKey, type AccountRecord, type Identity } from '../accounts';

/** Where and when somebody comes in. `at` in epoch ms. */
export interface Visit {
  language: Language;
  at: number;
  ip: string;
  country: string;
}

export interface LoginAttempt extends Visit {
  username: string;
  password: string;
  /** What became of the captcha that came along, if one did. */
  captcha?: 'right' | 'wrong' | undefined;
  /** The browser that it comes from, where the player has logged in with it before. */
  device?: string | null;
}

export interface OpenedSession {
  playerId: string;
  secret: string;
  previousLogin: Login | null;
}

/** How a player proves who he is, and what opens when he has: log-ins and sessions of one object. */
export class Authentication {
  readonly logins: Logins;
  private readonly failures: LoginFailures;

  constructor(
    private readonly parts: { own: OwnStorage; identity: Identity; sessions: Sessions; passwordHash: PasswordHash },
  ) {
    const { sql } = parts.own;
    this.logins = new Logins(sql);
    this.failures = new LoginFailures(sql);
  }

  /**
   * Judges a log-in. It is one synchronous step, so that attempts made at the same time count one by one. A name that nobody
   * has is judged by `judgeUnknown`, alike in words and in time.
   */
  logIn({ username, password, captcha, device, language, at, ip, country }: LoginAttempt): Outcome<OpenedSession> {
    // A known browser's failures and everybody else's are counted apart: neither holds up the other. No user name has a space.
    const name = device ? `device ${device}` : usernameKey(username);
    const unjudged = this.failures.before(name, captcha, at);
    if (unjudged) return unjudged;
    const account = this.owner();
    if (!this.parts.passwordHash.verify(password, account?.passwordHash ?? null) || !account)
      return this.failures.failed(name, at);
    this.failures.forget(name);
    return this.enter(account, { language, at, ip, country });
  }

  /** A log-in that somebody else vouches for. Refusals: `not_found`, `email_not_confirmed`. */
  logInVouched(visit: Visit): Outcome<OpenedSession> {
    const account = this.owner();
    return account ? this.enter(account, visit) : refused('not_found');
  }

  /** Who may come in; null where there is no account, or none any more. */
  private owner(): AccountRecord | null {
    const account = this.parts.identity.account.read();
    return account?.erasedAt === null ? account : null;
  }

  /** Opens a session once it is sure who comes; the address has to be confirmed first, and a fresh link goes out. */
  private enter(account: AccountRecord, visit: Visit): Outcome<OpenedSession> {
    if (account.confirmedAt !== null)
      return this.parts.own.asOneStep(() => done(this.openSession(account.playerId, visit)));
    this.parts.identity.remind(account, visit.at);
    return refused('email_not_confirmed');
  }

  /** A log-in by a payment instead of a password; each order opens one session. Refusal: `order_already_used`. */
  exchange(orderId: string, visit: Visit): Outcome<OpenedSession> {
    const account = this.owner();
    if (!account) return refused('order_not_paid');
    return this.parts.own.asOneStep(() => {
      const { rowsWritten } = this.parts.own.sql.exec(
        'INSERT OR IGNORE INTO exchanged_orders (order_id, at) VALUES (?, ?)',
        orderId,
        visit.at,
      );
      return rowsWritten > 0 ? done(this.openSession(account.playerId, visit)) : refused('order_already_used');
    });
  }

  private openSession(playerId: string, { language, at, ip, country }: Visit): OpenedSession {
    const secret = randomSecret();
    const loginId = this.logins.note({ at, ip, country });
    this.parts.sessions.open(hashOf(secret), loginId, at, ip);
    this.parts.identity.account.setLanguage(language);
    this.parts.identity.account.restartRealityCheck(at);
    return { playerId, secret, previousLogin: this.logins.before(loginId) };
  }
}
