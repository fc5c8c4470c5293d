import type { Language } from 'contract/constants';
import { usernameKey } from './signup';
import { done, refused, type Outcome } from '../../kernel/outcome';
import { hashOf, randomSecret } from '../../kernel/tokens';
import { Account, type AccountRecord, type Contact, type NewAccount } from './account';
import { Confirmation } from './confirmation';
import type { Plans } from '../../kernel/schedule/schedule';
import { EmailChange } from './email-change';
import type { LinkMail } from '../mail/link-mail';
import { LoginFailures } from '../sessions/guard/login-failures';
import { Logins, type Login } from '../sessions/logins';
import type { Messages } from '../messages/messages';
import { OwnPassword } from '../sessions/own-password';
import type { OwnStorage } from '../../kernel/storage/own-storage';
import { hashPassword, isPassword } from '../sessions/password';
import { PasswordChanges } from '../sessions/password-changes';
import { SecurityChanges } from './security-changes';
import { Sessions } from '../sessions/sessions';

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

/** How far an account is set up when it is opened. */
export interface Readiness {
  confirmed: boolean;
  contact: Contact | null;
}

/** Who the player is: account, confirmation, log-ins and sessions of one object. */
export class Identity {
  readonly account: Account;
  readonly sessions: Sessions;
  readonly logins: Logins;
  private readonly confirmation: Confirmation;
  readonly passwords: PasswordChanges;
  readonly emails: EmailChange;
  readonly ownPassword: OwnPassword;
  /** Changes after which money waits. */
  readonly changes: SecurityChanges;
  private readonly failures: LoginFailures;

  /** @param mailOut takes a mail in the same step as the change that asks for it */
  constructor(
    private readonly own: OwnStorage,
    private readonly mailOut: (mail: LinkMail, at: number) => void,
    private readonly messages: Messages,
    schedule: Pick<Plans, 'plan' | 'cancel'>,
  ) {
    const { sql } = own;
    this.account = new Account(own);
    this.sessions = new Sessions(own);
    this.logins = new Logins(sql);
    this.confirmation = new Confirmation(sql, this.account);
    this.failures = new LoginFailures(sql);
    this.ownPassword = new OwnPassword(this.account, this.failures);
    this.changes = new SecurityChanges({ own, account: this.account, mailOut });
    const { account, sessions, failures, ownPassword, changes } = this;
    this.emails = new EmailChange({ own, account, sessions, ownPassword, messages, changes, mailOut, schedule });
    this.passwords = new PasswordChanges({
      own,
      account,
      sessions,
      failures,
      ownPassword,
      messages,
      emails: this.emails,
      changes,
      mailOut,
    });
  }

  /**
   * Opens the account and mails its first confirmation link, unless `ready` says it is confirmed. Repeating it on an open account
   * changes nothing and mails nothing.
   */
  open(
    account: NewAccount,
    password: string,
    at: number,
    ready: Readiness = { confirmed: false, contact: null },
  ): void {
    if (this.account.read()) return;
    const passwordHash = hashPassword(password);
    this.own.asOneStep(() => {
      this.account.create(account, passwordHash, at);
      if (ready.contact) this.account.saveContact(ready.contact);
      if (ready.confirmed) this.account.confirm(at);
      else this.mailTo(account, this.confirmation.issue(at), at);
    });
  }

  setPassword(password: string): void {
    const account = this.account.read();
    if (account && !isPassword(password, account.passwordHash)) this.account.setPasswordHash(hashPassword(password));
  }

  /**
   * Another name. Where a document was approved for the one before, it asks for the password, is mailed, and the account has to be verified anew (DOMAIN §5).
   * Refusals: `too_many_requests`, `invalid_password`.
   */
  rename(
    { fname, lname, password }: Pick<Contact, 'fname' | 'lname'> & { password: string },
    at: number,
  ): Outcome<null> {
    return this.own.asOneStep(() => {
      const proven = this.ownPassword.prove(password, at);
      if (!proven.ok) return proven;
      const before = this.account.read();
      if (!before || (before.fname === fname && before.lname === lname)) return done(null);
      this.account.rename(fname, lname);
      if (before.kycVerified) {
        this.account.unverify();
        this.messages.write('name_changed', {}, at);
        this.changes.note('name', at);
      }
      return done(null);
    });
  }

  confirm(secret: string, at: number): Outcome<{ username: string }> {
    return this.confirmation.confirm(secret, at);
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
    const account = this.account.read();
    if (!isPassword(password, account?.passwordHash ?? null) || !account) return this.failures.failed(name, at);
    this.failures.forget(name);
    return this.enter(account, { language, at, ip, country });
  }

  /** A log-in that somebody else vouches for. Refusals: `not_found`, `email_not_confirmed`. */
  logInVouched(visit: Visit): Outcome<OpenedSession> {
    const account = this.account.read();
    return account ? this.enter(account, visit) : refused('not_found');
  }

  /** Opens a session once it is sure who comes; the address has to be confirmed first, and a fresh link goes out. */
  private enter(account: AccountRecord, visit: Visit): Outcome<OpenedSession> {
    if (account.confirmedAt !== null) return this.own.asOneStep(() => done(this.openSession(account.playerId, visit)));
    this.own.asOneStep(() => {
      const secret = this.confirmation.reissue(visit.at);
      if (secret) this.mailTo(account, secret, visit.at);
    });
    return refused('email_not_confirmed');
  }

  /** A log-in by a payment instead of a password; each order opens one session. Refusal: `order_already_used`. */
  exchange(orderId: string, visit: Visit): Outcome<OpenedSession> {
    const account = this.account.read();
    if (!account) return refused('order_not_paid');
    return this.own.asOneStep(() => {
      const { rowsWritten } = this.own.sql.exec(
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
    this.sessions.open(hashOf(secret), loginId, at, ip);
    this.account.setLanguage(language);
    this.account.restartRealityCheck(at);
    return { playerId, secret, previousLogin: this.logins.before(loginId) };
  }

  private mailTo({ playerId, email, username, language }: NewAccount, secret: string, at: number): void {
    this.mailOut({ playerId, secret, email, username, language }, at);
  }
}
