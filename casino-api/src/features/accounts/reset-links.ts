import { hours, minutes } from 'contract/constants';
import { hashOf, randomSecret } from '../../kernel/tokens';

const resetLinkValid = 1 * hours;
/** However often somebody asks, an inbox gets a link at most this often. */
const resetMailEvery = 5 * minutes;

/** The mailed links that set a new password. Only hashes of their secrets are kept; times are epoch ms. */
export class ResetLinks {
  constructor(private readonly sql: SqlStorage) {}

  /** The secret of a new link, or null when the last one was issued less than five minutes ago. */
  issue(at: number): string | null {
    this.sql.exec('DELETE FROM reset_links WHERE issued_at <= ?', at - resetLinkValid);
    const [last] = this.sql.exec<{ at: number }>(
      'SELECT issued_at AS at FROM reset_links ORDER BY issued_at DESC LIMIT 1',
    );
    if (last && at < last.at + resetMailEvery) return null;
    const secret = randomSecret();
    this.sql.exec('INSERT INTO reset_links (hash, issued_at) VALUES (?, ?)', hashOf(secret), at);
    return secret;
  }

  isGood(secret: string, at: number): boolean {
    const [link] = this.sql.exec<{ at: number }>(
      'SELECT issued_at AS at FROM reset_links WHERE hash = ?',
      hashOf(secret),
    );
    return link !== undefined && at < link.at + resetLinkValid;
  }

  /** With a changed password all links are used up. */
  revokeAll(): void {
    this.sql.exec('DELETE FROM reset_links');
  }
}
