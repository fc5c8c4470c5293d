import type { OwnOffer } from 'contract/offers';
import type { RewardTier } from '../../features/bonuses/net-edge';
import type { OfferRule } from '../../features/bonuses/offer-rules';
import type { BonusGrant, Promotion } from '../../features/bonuses/promotions';
import { done, refused, type Outcome } from '../../kernel/outcome';
import type { BonusBetFilter, NamedBet, NamedBonus } from '../../features/bonuses/bonuses';
import { LoyaltyCalls } from './loyalty-calls';
import type { By } from '../player-object';

/** What a player does with bonuses: a part of the player's object. */
export abstract class BonusCalls extends LoyaltyCalls {
  async bonuses(by: By): Promise<Outcome<NamedBonus[]>> {
    return this.signedIn(by, () => done(this.money.bonuses.list(by.at)));
  }

  /** Refusal: `not_found`. */
  async bonus(by: By, id: string): Promise<Outcome<NamedBonus>> {
    return this.signedIn(by, () => {
      const found = this.money.bonuses.get(id);
      return found.ok ? found : refused('not_found');
    });
  }

  /** Refusals: those of `startBonus` in the contract. */
  async startBonus(by: By, id: string): Promise<Outcome<NamedBonus>> {
    return this.signedIn(by, () => this.money.bonuses.start(id, by.at));
  }

  /** Refusals: those of `forfeitBonus` in the contract. */
  async forfeitBonus(by: By, id: string): Promise<Outcome<NamedBonus>> {
    return this.signedIn(by, () => this.money.bonuses.forfeit(id, by.at));
  }

  /** `promotion` is null for a code that stands for nothing. Refusals: those of `redeemCode` in the contract. */
  async redeemCode(by: By, promotion: Promotion | null): Promise<Outcome<NamedBonus>> {
    return this.signedIn(by, () => this.money.bonuses.redeem(promotion, by.at));
  }

  /** What became of the offers for this player, and the tier that decides what games count. @param rules all that the operator offers */
  async ownOffers(by: By, rules: readonly OfferRule[]): Promise<Outcome<{ items: OwnOffer[]; tier: RewardTier }>> {
    return this.signedIn(by, () =>
      done({ items: this.money.offers.of(rules, by.at), tier: this.money.loyalty.tier() }),
    );
  }

  /** `rule` is null where no such offer is. Refusals: those of `claimOffer` in the contract. */
  async claimOffer(by: By, rule: OfferRule | null): Promise<Outcome<NamedBonus>> {
    return this.signedIn(by, () => this.money.offers.claim(rule, by.at));
  }

  async bonusHistory(by: By, filter: BonusBetFilter): Promise<Outcome<{ total: number; bets: NamedBet[] }>> {
    return this.signedIn(by, () => done(this.money.bonuses.bets(filter)));
  }

  /** Gives a bonus on the house's own account. Refusal: `not_found` for no player. @param at epoch ms */
  async grantBonus(grant: BonusGrant, isStarted: boolean, at: number): Promise<Outcome<NamedBonus>> {
    if (!this.identity.account.read()) return refused('not_found');
    return this.touched(at, () => {
      const { id } = this.money.bonuses.grant(grant, at);
      return isStarted ? this.money.bonuses.start(id, at) : this.money.bonuses.get(id);
    });
  }
}
