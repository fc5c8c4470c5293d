import type { Cashback, CashbackPaid, MyChallenges, Loyalty } from 'contract/loyalty';
import type { PeriodKind } from '../../kernel/periods';
import { done, type Outcome } from '../../kernel/outcome';
import type { By } from '../player-object';
import { UnallocatedCalls } from './unallocated-calls';

/** What playing brings besides wins: the calls of levels, cashback and challenges (DOMAIN §4). */
export abstract class LoyaltyCalls extends UnallocatedCalls {
  async loyalty(by: By): Promise<Outcome<Loyalty>> {
    return this.signedIn(by, () => done(this.money.loyalty.view(by.at)));
  }

  async cashback(by: By): Promise<Outcome<Cashback>> {
    return this.signedIn(by, () => done(this.money.loyalty.cashback(by.at)));
  }

  /** Refusals: those of `claimCashback` in the contract. */
  async claimCashback(by: By, period: PeriodKind): Promise<Outcome<CashbackPaid>> {
    return this.signedIn(by, () => this.money.loyalty.claim(period, by.at));
  }

  async challenges(by: By): Promise<Outcome<MyChallenges>> {
    return this.signedIn(by, () => done(this.money.loyalty.challenges(by.at)));
  }
}
