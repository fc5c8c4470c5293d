import { done, type Outcome, refused, retryAfter } from '../../kernel/outcome';
import type { Account } from './account';
import type { LoginFailures } from '../guard';
import type { PasswordHash } from '../../kernel/password-hash';

/** Under what wrong passwords within a session are counted; no user name has a space. */
const counted = 'own password';

/** The password of a player who is signed in, asked for again before what can't be undone. */
export class OwnPassword {
  constructor(
    private readonly account: Account,
    private readonly failures: LoginFailures,
    private readonly passwordHash: PasswordHash,
  ) {}

  /**
   * Whether the password is the account's. Somebody who found a session open can't try passwords without end.
   * Refusals: `too_many_requests`, `invalid_password`. @param at epoch ms
   */
  prove(password: string, at: number): Outcome<null> {
    const wait = this.failures.waitFor(counted, at);
    if (wait > 0) return refused('too_many_requests', retryAfter(wait));
    if (!this.passwordHash.verify(password, this.account.read()?.passwordHash ?? null)) {
      this.failures.note(counted, at);
      return refused('invalid_password', { errors: [{ field: 'password', code: 'invalid_password' }] });
    }
    this.forgive();
    return done(null);
  }

  /** Forgets the wrong ones. */
  forgive(): void {
    this.failures.forget(counted);
  }
}
