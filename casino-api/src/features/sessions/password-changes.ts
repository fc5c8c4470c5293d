import type { Language } from 'contract/constants';
import { newPasswordFault, type NewPassword } from './new-password';
import { LoginFailures } from '../guard';
import type { LinkMail } from '../mail';
import type { Messages } from '../messages';
import { done, refused, type Outcome } from '../../kernel/outcome';
import type { OwnStorage } from '../../kernel/storage/own-storage';
import { hashOf, randomSecret } from '../../kernel/tokens';
import type { Sessions } from './sessions';
import type { PasswordHash } from '../../kernel/password-hash';
import { ResetLinks, usernameKey, type Identity } from '../accounts';

interface Parts {
  own: OwnStorage;
  identity: Identity;
  sessions: Sessions;
  passwordHash: PasswordHash;
  messages: Messages;
  mailOut: (mail: LinkMail, at: number) => void;
}

/** How a password becomes another: by the old one, or by a mailed link. Times are epoch ms. */
export class PasswordChanges {
  private readonly links: ResetLinks;
  private readonly failures: LoginFailures;

  constructor(private readonly parts: Parts) {
    this.links = new ResetLinks(parts.own.sql);
    this.failures = new LoginFailures(parts.own.sql);
  }

  /**
   * Changes the password: the other sessions end, this one goes on under a new secret. Refusals: `password_policy`, `passwords_must_match`, `invalid_old_password`, `too_many_requests`.
   * @param session the hash of the session that asks
   */
  change(
    session: string,
    { oldPassword, ...wanted }: NewPassword & { oldPassword: string },
    at: number,
  ): Outcome<{ playerId: string; secret: string }> {
    const { sessions, identity } = this.parts;
    const { account, ownPassword } = identity;
    const fault = newPasswordFault(wanted);
    if (fault) return refused(fault.code, { errors: [fault] });
    const proven = ownPassword.prove(oldPassword, at);
    if (!proven.ok && proven.code === 'invalid_password')
      return refused('invalid_old_password', { errors: [{ field: 'oldPassword', code: 'invalid_old_password' }] });
    if (!proven.ok) return proven;
    const owner = account.read();
    if (!owner) return refused('session_expired');
    const secret = randomSecret();
    this.set(wanted.newPassword, at, () => {
      sessions.closeOthers(session, at);
      sessions.rename(session, hashOf(secret));
    });
    return done({ playerId: owner.playerId, secret });
  }

  /** Mails a link that sets a new password, where there is an account and none was mailed just now. */
  forgotten(language: Language, at: number): void {
    const owner = this.parts.identity.account.read();
    if (!owner) return;
    const { playerId, email, username } = owner;
    this.parts.own.asOneStep(() => {
      const secret = this.links.issue(at);
      if (secret) this.parts.mailOut({ template: 'reset', playerId, secret, email, username, language }, at);
    });
  }

  /**
   * Sets a new password by a link's secret, which counts once; all sessions end. Who reads the account's mail has confirmed its
   * address too. Refusals: `invalid_reset_link`, `password_policy`, `passwords_must_match`.
   */
  reset(secret: string, wanted: NewPassword, at: number): Outcome<{ username: string }> {
    const { sessions, identity } = this.parts;
    const { account } = identity;
    const owner = account.read();
    if (!owner || !this.links.isGood(secret, at)) return refused('invalid_reset_link');
    const fault = newPasswordFault(wanted);
    if (fault) return refused(fault.code, { errors: [fault] });
    this.set(wanted.newPassword, at, () => {
      sessions.closeAll();
      this.failures.forget(usernameKey(owner.username));
      account.confirm(at);
    });
    return done({ username: owner.username });
  }

  /** Overwrites the password where it is another: nobody is told. For the ready-made player of a local product. */
  overwrite(password: string): void {
    const { identity, passwordHash } = this.parts;
    const { account } = identity;
    const owner = account.read();
    if (owner && !passwordHash.verify(password, owner.passwordHash))
      account.setPasswordHash(passwordHash.hash(password));
  }

  private set(password: string, at: number, besides: () => void): void {
    const { own, identity, messages } = this.parts;
    const passwordHash = this.parts.passwordHash.hash(password);
    own.asOneStep(() => {
      identity.account.setPasswordHash(passwordHash);
      identity.ownPassword.forgive();
      this.links.revokeAll();
      identity.emails.withdraw();
      messages.write('password_changed', {}, at);
      identity.changes.note('password', at);
      besides();
    });
  }
}
