import { minutes, registrationLinkValid } from 'contract/constants';
import { done, refused, type Outcome } from '../../kernel/outcome';
import { hashOf, randomSecret } from '../../kernel/tokens';
import type { Account } from './account';

/** A log-in before the confirmation sends a fresh link, at most this often. */
const confirmationMailEvery = 5 * minutes;

/** The mailed links that confirm an address. Only hashes of their secrets are kept. */
export class Confirmation {
  constructor(
    private readonly sql: SqlStorage,
    private readonly account: Account,
  ) {}

  /** The secret of a new link, valid for 24 hours from `at`. Earlier links stay valid for their own time. */
  issue(at: number): string {
    const secret = randomSecret();
    this.sql.exec('INSERT INTO confirmation_tokens (hash, issued_at) VALUES (?, ?)', hashOf(secret), at);
    this.account.noteConfirmationMail(at);
    return secret;
  }

  /** A secret for a fresh link, or null when the last one was mailed less than five minutes ago. */
  reissue(at: number): string | null {
    const last = this.account.read()?.confirmationMailedAt ?? null;
    return last !== null && at < last + confirmationMailEvery ? null : this.issue(at);
  }

  /** Confirms the account. A link confirms once; on a confirmed account any link of its own succeeds again. */
  confirm(secret: string, at: number): Outcome<{ username: string }> {
    const account = this.account.read();
    const [token] = this.sql.exec<{ issued_at: number }>(
      'SELECT issued_at FROM confirmation_tokens WHERE hash = ?',
      hashOf(secret),
    );
    if (!account || !token) return refused('token_expired');
    if (account.confirmedAt === null) {
      if (at >= token.issued_at + registrationLinkValid) return refused('token_expired');
      this.account.confirm(at);
    }
    return done({ username: account.username });
  }
}
