import { done, type Outcome } from '../../kernel/outcome';
import { Account, type AccountRecord, type Contact, type NewAccount } from './account';
import { Confirmation } from './confirmation';
import type { Plans } from '../../kernel/schedule/schedule';
import { EmailChange } from './email-change';
import type { LinkMail } from '../mail';
import { LoginFailures } from '../guard';
import type { Messages } from '../messages';
import { OwnPassword } from './own-password';
import type { OwnStorage } from '../../kernel/storage/own-storage';
import { SecurityChanges } from './security-changes';
import type { PasswordHash } from '../../kernel/password-hash';

/** How far an account is set up when it is opened. */
export interface Readiness {
  confirmed: boolean;
  contact: Contact | null;
  /** Of the password, where it was hashed before. */
  passwordHash?: string;
}

/** Who the player is: the account, how it is confirmed, and what of it is changed only with its password. */
export class Identity {
  readonly account: Account;
  private readonly confirmation: Confirmation;
  readonly emails: EmailChange;
  readonly ownPassword: OwnPassword;
  /** Changes after which money waits. */
  readonly changes: SecurityChanges;

  constructor(
    private readonly parts: {
      own: OwnStorage;
      /** Takes a mail in the same step as the change that asks for it. */
      mailOut: (mail: LinkMail, at: number) => void;
      messages: Messages;
      schedule: Pick<Plans, 'plan' | 'cancel'>;
      passwordHash: PasswordHash;
      /** Ends all sessions but the one of that hash. @param at epoch ms */
      closeOtherSessions: (session: string, at: number) => void;
    },
  ) {
    const { own, mailOut, passwordHash } = parts;
    const { sql } = own;
    this.account = new Account(own);
    this.confirmation = new Confirmation(sql, this.account);
    this.ownPassword = new OwnPassword(this.account, new LoginFailures(sql), passwordHash);
    this.changes = new SecurityChanges({ own, account: this.account, mailOut });
    const { account, ownPassword, changes } = this;
    this.emails = new EmailChange({ ...parts, account, ownPassword, changes });
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
    const passwordHash = ready.passwordHash ?? this.parts.passwordHash.hash(password);
    this.parts.own.asOneStep(() => {
      this.account.create(account, passwordHash, at);
      if (ready.contact) this.account.saveContact(ready.contact);
      if (ready.confirmed) this.account.confirm(at);
      else this.mailTo(account, this.confirmation.issue(at), at);
    });
  }

  /**
   * Another name. Where a document was approved for the one before, it asks for the password, is mailed, and the account has to be verified anew (DOMAIN §5).
   * Refusals: `too_many_requests`, `invalid_password`.
   */
  rename(
    { fname, lname, password }: Pick<Contact, 'fname' | 'lname'> & { password: string },
    at: number,
  ): Outcome<null> {
    return this.parts.own.asOneStep(() => {
      const proven = this.ownPassword.prove(password, at);
      if (!proven.ok) return proven;
      const before = this.account.read();
      if (!before || (before.fname === fname && before.lname === lname)) return done(null);
      this.account.rename(fname, lname);
      if (before.kycVerified) {
        this.account.unverify();
        this.parts.messages.write('name_changed', {}, at);
        this.changes.note('name', at);
      }
      return done(null);
    });
  }

  confirm(secret: string, at: number): Outcome<{ username: string }> {
    return this.confirmation.confirm(secret, at);
  }

  /** Mails a fresh confirmation link, unless one went out just now. @param at epoch ms */
  remind(account: AccountRecord, at: number): void {
    this.parts.own.asOneStep(() => {
      const secret = this.confirmation.reissue(at);
      if (secret) this.mailTo(account, secret, at);
    });
  }

  private mailTo({ playerId, email, username, language }: NewAccount, secret: string, at: number): void {
    this.parts.mailOut({ playerId, secret, email, username, language }, at);
  }
}
