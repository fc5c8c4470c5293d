import type { CryptoDestination } from 'contract/chains';
import { isLinkGood, linkExpiresAt } from './withdrawal-link-rules';
import { hashOf, randomSecret } from '../../../../kernel/tokens';

export interface GoodLink {
  withdrawalId: string;
  /** Epoch ms. */
  expiresAt: number;
}

type DestinationRow = { chain: CryptoDestination['chain']; address: string; tag: string | null };

/** The mailed links that ask where a withdrawal goes, and what was answered. Only hashes of their secrets are kept. */
export class WithdrawalLinks {
  constructor(private readonly sql: SqlStorage) {}

  /** The secret of a new link, good from `at` (epoch ms) on. */
  issue(withdrawalId: string, at: number): string {
    const secret = randomSecret();
    this.sql.exec(
      'INSERT INTO withdrawal_links (hash, withdrawal_id, issued_at) VALUES (?, ?, ?)',
      hashOf(secret),
      withdrawalId,
      at,
    );
    return secret;
  }

  /** Null for a link that is unknown or over. Whether its withdrawal still waits is not asked here. */
  read(secret: string, at: number): GoodLink | null {
    const [row] = this.sql.exec<{ withdrawal_id: string; issued_at: number }>(
      'SELECT withdrawal_id, issued_at FROM withdrawal_links WHERE hash = ?',
      hashOf(secret),
    );
    return row && isLinkGood(row.issued_at, at)
      ? { withdrawalId: row.withdrawal_id, expiresAt: linkExpiresAt(row.issued_at) }
      : null;
  }

  /** Whether the player still has a link to open for a withdrawal. */
  hasGoodLink(withdrawalId: string, at: number): boolean {
    const [row] = this.sql.exec<{ at: number | null }>(
      'SELECT max(issued_at) AS at FROM withdrawal_links WHERE withdrawal_id = ?',
      withdrawalId,
    );
    const issuedAt = row?.at ?? null;
    return issuedAt !== null && isLinkGood(issuedAt, at);
  }

  destination(withdrawalId: string): CryptoDestination | null {
    const [row] = this.sql.exec<DestinationRow>(
      'SELECT chain, address, tag FROM withdrawal_destinations WHERE withdrawal_id = ?',
      withdrawalId,
    );
    return row ? { chain: row.chain, address: row.address, destinationTag: row.tag } : null;
  }

  /** Written once: where money was sent is never changed. */
  settle(withdrawalId: string, { chain, address, destinationTag }: CryptoDestination, at: number): void {
    this.sql.exec(
      'INSERT INTO withdrawal_destinations (withdrawal_id, chain, address, tag, given_at) VALUES (?, ?, ?, ?, ?)',
      withdrawalId,
      chain,
      address,
      destinationTag,
      at,
    );
  }
}
