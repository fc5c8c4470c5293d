import type { Limits } from 'contract/protection';
import { limitBorders } from '../../features/limits/deposit-limits';
import { licenceRules, type LicenceProfile } from '../../features/limits/licence-profile';
import type { ExclusionChoice } from '../../features/exclusion/self-exclusion';
import { done, refused, type Outcome } from '../../kernel/outcome';
import { EmailCalls } from './email-calls';
import type { SelfExclusion } from '../../features/exclusion/exclusion';
import type { DepositLimits } from '../../features/limits/limits';
import type { By } from '../player-object';

/** How a player is kept from harm: the calls of deposit limits and self-exclusion (DOMAIN §6). */
export abstract class ProtectionCalls extends EmailCalls {
  protected abstract readonly limits: DepositLimits;
  protected abstract readonly exclusion: SelfExclusion;

  /** The rules of where the player plays. */
  protected abstract licence(): LicenceProfile;
  protected abstract stakeCap(at: number): number | null;

  async getLimits(by: By): Promise<Outcome<Limits>> {
    return this.signedIn(by, () => this.limitsView(by.at));
  }

  /** Refusals: those of `setDepositLimit` in the contract. */
  async setDepositLimit(by: By, newLimit: number, password: string): Promise<Outcome<Limits>> {
    return this.unfrozen(by, () => {
      for (const refusal of [
        () => this.limits.fault(newLimit),
        () => this.identity.ownPassword.prove(password, by.at),
      ]) {
        const outcome = refusal();
        if (!outcome.ok) return outcome;
      }
      this.limits.wish(newLimit, by.at);
      return this.limitsView(by.at);
    });
  }

  /** Refusals: `nothing_pending`, `limit_wait_not_over`, `account_frozen`. */
  async confirmDepositLimit(by: By): Promise<Outcome<Limits>> {
    return this.unfrozen(by, () => {
      const confirmed = this.limits.confirm(by.at);
      return confirmed.ok ? this.limitsView(by.at) : confirmed;
    });
  }

  async withdrawPendingLimit(by: By): Promise<Outcome<Limits>> {
    return this.signedIn(by, () => {
      this.limits.withdrawRaise();
      return this.limitsView(by.at);
    });
  }

  /** Refusals: `invalid_password`, `too_many_requests`. */
  async selfExclude(by: By, password: string): Promise<Outcome<{ freezeEnds: number; until: number | null }>> {
    return this.signedIn(by, () => {
      const proven = this.identity.ownPassword.prove(password, by.at);
      if (!proven.ok) return proven;
      const { freezeEnds, until } = this.exclusion.exclude(by.at);
      return done({ freezeEnds, until });
    });
  }

  /** Takes the choice of a mailed link; no session stands behind it, so a return takes the password. Refusals: `token_expired`, `invalid_password`, `too_many_requests`. */
  async answerSelfExclusion(
    secret: string,
    { choice, password = '' }: { choice: ExclusionChoice; password?: string },
    at: number,
  ): Promise<Outcome<{ until: number | null }>> {
    const prove = () => (choice === 'return' ? this.identity.ownPassword.prove(password, at) : done(null));
    return this.touched(at, () => this.exclusion.answer(secret, choice, prove, at));
  }

  /** `signedIn`, for what a frozen account may not do: everything but looking, and taking the own money out. */
  protected unfrozen<Data>(by: By, work: (loginId: number) => Outcome<Data>): Outcome<Data> {
    return this.signedIn(by, (loginId) => (this.frozen() ? refused('account_frozen') : work(loginId)));
  }

  private limitsView(at: number): Outcome<Limits> {
    const { currency } = this.owner();
    const exclusion = this.exclusion.current();
    return done({
      currency,
      ...limitBorders(currency),
      deposit: this.limits.view(at),
      rules: licenceRules(this.licence(), this.stakeCap(at), currency),
      selfExclusion: exclusion && { since: exclusion.since, until: exclusion.until, freezeEnds: exclusion.freezeEnds },
    });
  }
}
