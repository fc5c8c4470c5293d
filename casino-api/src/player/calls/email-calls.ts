import { moveEmail } from '../../features/accounts/claims';
import type { FreezeReason } from '../../features/exclusion/freeze';
import { missingOf, type MissingItem } from '../../features/accounts/completeness';
import { log } from '../../kernel/log';
import { done, refused, type Outcome } from '../../kernel/outcome';
import { AccountCalls } from './account-calls';
import type { Contact } from '../../features/accounts/account';
import type { WantedEmail } from '../../features/accounts/email-change';
import { playerCalls } from '../player-calls';
import type { By } from '../player-object';

/** How a player gets another email address or name (DOMAIN §5): a part of the player's object. */
export abstract class EmailCalls extends AccountCalls {
  /** Does `work` after what is overdue at `at`, epoch ms. */
  protected abstract touched<T>(at: number, work: () => T): T;

  /** Why the account is frozen, or null. */
  protected abstract frozen(): FreezeReason | null;

  /**
   * Open to who excluded himself, whom support has to reach. Refusals: those of `updateEmail` in the contract.
   * @param isTaken whether the address belongs to anybody
   */
  async updateEmail(by: By, wanted: WantedEmail, isTaken: boolean): Promise<Outcome<{ emailExpected: true }>> {
    const asked = this.inSession(by, (hash) =>
      this.frozen() === 'operator' ? refused('account_frozen') : this.identity.emails.ask(hash, wanted, isTaken, by.at),
    );
    this.sendOutbox();
    return asked;
  }

  /**
   * Saves what the cashier demands; open to who excluded himself, because withdrawals demand it too. Refusals: `account_frozen`; `name_bound` for another
   * name than an approved document's.
   */
  async updateContact(by: By, contact: Contact): Promise<Outcome<{ missing: MissingItem[] }>> {
    return this.signedIn(by, () => {
      if (this.frozen() === 'operator') return refused('account_frozen');
      const { kycVerified, fname, lname } = this.owner();
      if (kycVerified && (contact.fname !== fname || contact.lname !== lname)) return refused('name_bound');
      this.identity.account.saveContact(contact);
      return done({ missing: missingOf(this.owner()) });
    });
  }

  /** Open to who excluded himself. Refusals: those of `updateName` in the contract. */
  async updateName(by: By, wanted: { fname: string; lname: string; password: string }): Promise<Outcome<null>> {
    const renamed = this.signedIn(by, () =>
      this.frozen() === 'operator' ? refused('account_frozen') : this.identity.rename(wanted, by.at),
    );
    this.sendOutbox();
    return renamed;
  }

  async emailChange(by: By): Promise<Outcome<{ pending: { email: string; validUntil: number } | null }>> {
    return this.signedIn(by, () => done({ pending: this.identity.emails.pending(by.at) }));
  }

  /** Takes the secret of a mailed link. Refusals: those of `confirmEmail` in the contract. @param at epoch ms */
  async confirmEmail(secret: string, at: number): Promise<Outcome<{ email: string }>> {
    const opened = this.touched(at, () => {
      if (!this.identity.account.read()) return refused('token_expired');
      return this.frozen() === 'operator' ? refused('account_frozen') : this.identity.emails.open(secret, at);
    });
    if (!opened.ok || opened.data.isDone) return opened.ok ? done({ email: opened.data.email }) : opened;
    return this.claimEmail(at);
  }

  /** A claim that was cut off goes on; the plan stands until it is settled. */
  protected emailClaimed(at: number): void {
    this.identity.emails.planClaim(at);
    this.ctx.waitUntil(
      this.claimEmail(at).catch((error: unknown) =>
        log('error', { event: 'email_not_claimed', reason: String(error) }),
      ),
    );
  }

  private async claimEmail(at: number): Promise<Outcome<{ email: string }>> {
    const claim = this.identity.emails.claiming();
    if (!claim) return refused('token_expired');
    const isClaimed = await moveEmail(
      this.env.DB,
      claim,
      (playerId) => playerCalls(this.env, playerId).hasAccount(),
      at,
    );
    const settled = this.touched(at, () => this.identity.emails.settle(claim.email, isClaimed, at));
    this.sendOutbox();
    return settled;
  }
}
