import { emailLinkValid, minutes } from 'contract/constants';
import { done, type Outcome, refused, retryAfter } from '../../kernel/outcome';
import { emailKey } from './account-keys';
import { hashOf, randomSecret } from '../../kernel/tokens';
import type { Account } from './account';
import type { Plans } from '../../kernel/schedule/schedule';
import type { LinkMail } from '../mail';
import type { Messages } from '../messages';
import type { OwnPassword } from './own-password';
import type { OwnStorage } from '../../kernel/storage/own-storage';
import { ResetLinks } from './reset-links';
import type { SecurityChanges } from './security-changes';

/** A claim that was cut off is taken up again after this long. */
const claimAgainAfter = 1 * minutes;

interface Parts {
  own: OwnStorage;
  account: Account;
  ownPassword: OwnPassword;
  messages: Messages;
  changes: SecurityChanges;
  mailOut: (mail: LinkMail, at: number) => void;
  schedule: Pick<Plans, 'plan' | 'cancel'>;
  closeOtherSessions: (session: string, at: number) => void;
}

export interface WantedEmail {
  email: string;
  password: string;
}

type Row = {
  email: string;
  link_hash: string;
  session_hash: string;
  issued_at: number;
  state: 'asked' | 'claiming' | 'done';
};

/**
 * How an address becomes another (DOMAIN §5): asked for with the password, confirmed by a link to the new address, claimed in the
 * database that all players share. One change at a time: the link asked for last is the good one. Times are epoch ms.
 */
export class EmailChange {
  private readonly links: ResetLinks;

  constructor(private readonly parts: Parts) {
    this.links = new ResetLinks(parts.own.sql);
  }

  /**
   * Mails the link to the new address and a notice to the old one. Who asks can't tell an address that is taken from a free one: all
   * that differs is what its own mailbox gets. Refusals: `too_many_requests`, `invalid_password`, `email_unchanged`.
   * @param session the hash of the session that asks
   */
  context(
    session: string,
    { email, password }: WantedEmail,
    isTaken: boolean,
    at: number,
  ): Outcome<{ emailExpected: true }> {
    const { own, account, ownPassword, mailOut } = this.parts;
    const proven = ownPassword.prove(password, at);
    if (!proven.ok) return proven;
    const owner = account.read();
    if (!owner) return refused('session_expired');
    if (emailKey(email) === emailKey(owner.email))
      return refused('email_unchanged', { errors: [{ field: 'email', code: 'email_unchanged' }] });
    if (this.row()?.state === 'claiming') return refused('too_many_requests', retryAfter(claimAgainAfter));
    const { playerId, username, language } = owner;
    own.asOneStep(() => {
      const secret = randomSecret();
      own.sql.exec(
        "INSERT OR REPLACE INTO email_change (only, email, link_hash, session_hash, issued_at, state) VALUES (1, ?, ?, ?, ?, 'asked')",
        email,
        hashOf(secret),
        session,
        at,
      );
      mailOut({ template: isTaken ? 'email_taken' : 'email', playerId, secret, email, username, language }, at);
      mailOut(
        { template: 'email_asked', playerId, secret: randomSecret(), email: owner.email, username, language },
        at,
      );
    });
    return done({ emailExpected: true });
  }

  /** What waits for its link to be opened. */
  pending(at: number): { email: string; validUntil: number } | null {
    const row = this.row();
    if (!row || row.state === 'done' || !this.isGood(row, at)) return null;
    return { email: row.email, validUntil: row.issued_at + emailLinkValid };
  }

  /** A link that was not opened yet is good no more: the password has become another. */
  withdraw(): void {
    this.parts.own.sql.exec("DELETE FROM email_change WHERE state = 'asked'");
  }

  /**
   * Opens a link: from here on the address is being claimed, and will be however often that is cut off. `isDone` for a link whose
   * change was made before. Refusal: `token_expired`.
   */
  open(secret: string, at: number): Outcome<{ email: string; isDone: boolean }> {
    const row = this.row();
    if (!row || row.link_hash !== hashOf(secret) || (row.state === 'asked' && !this.isGood(row, at)))
      return refused('token_expired');
    if (row.state === 'asked') {
      this.parts.own.asOneStep(() => {
        this.parts.own.sql.exec("UPDATE email_change SET state = 'claiming'");
        this.planClaim(at);
      });
    }
    return done({ email: row.email, isDone: row.state === 'done' });
  }

  /** What is to be claimed. */
  claiming(): { playerId: string; email: string } | null {
    const [row, owner] = [this.row(), this.parts.account.read()];
    return owner && row?.state === 'claiming' ? { playerId: owner.playerId, email: row.email } : null;
  }

  planClaim(at: number): void {
    this.parts.schedule.plan('email_claimed', '', at + claimAgainAfter);
  }

  /**
   * Ends a claim, once: the account has the new address, the old one is told, links that were mailed to it are void and all sessions end
   * but the one that asked. Refusals: `email_exists` when somebody else holds the address, `token_expired` when nothing was being claimed.
   */
  settle(email: string, isClaimed: boolean, at: number): Outcome<{ email: string }> {
    const { own, account, closeOtherSessions, messages, mailOut, schedule } = this.parts;
    const [row, owner] = [this.row(), account.read()];
    if (!row || !owner || row.email !== email) return refused('token_expired');
    if (row.state === 'done') return done({ email });
    return own.asOneStep(() => {
      schedule.cancel('email_claimed', '');
      if (!isClaimed) {
        own.sql.exec('DELETE FROM email_change');
        return refused('email_exists');
      }
      own.sql.exec("UPDATE email_change SET state = 'done'");
      account.setEmail(email);
      this.links.revokeAll();
      closeOtherSessions(row.session_hash, at);
      messages.write('email_changed', {}, at);
      this.parts.changes.note('email', at);
      const { playerId, username, language } = owner;
      mailOut(
        { template: 'email_changed', playerId, secret: randomSecret(), email: owner.email, username, language },
        at,
      );
      return done({ email });
    });
  }

  private isGood({ issued_at }: Row, at: number): boolean {
    return at < issued_at + emailLinkValid;
  }

  private row(): Row | undefined {
    return this.parts.own.sql
      .exec<Row>('SELECT email, link_hash, session_hash, issued_at, state FROM email_change')
      .toArray()[0];
  }
}
