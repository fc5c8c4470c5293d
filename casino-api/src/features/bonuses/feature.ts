import type { OwnOffer } from 'contract/offers';
import { toldBeforeEnd, type Notices } from '../messages';
import { port, type Ground, type PlayerCallsOf, type Session, type SystemCallsOf } from '../../kernel/feature';
import { done, refused, type Outcome } from '../../kernel/outcome';
import type { Ledger } from '../../ledger/ledger-store';
import type { Owner } from '../../ledger/owner';
import type { BonusStore } from './bonus-store';
import { Bonuses, type BonusBetFilter, type NamedBet, type NamedBonus } from './bonuses';
import { DepositBonuses, type CashierNeeds } from './deposit-bonuses';
import type { RewardTier } from '../loyalty';
import type { OfferMessage } from './offer-costs';
import type { OfferRule } from './offer-rules';
import { Offers } from './offers';
import { withheldCode } from '../exclusion';
import { inCurrency, spinsGrant, type BonusGrant, type Promotion } from './promotions';
import { bonusTables } from './schema';

export interface BonusParts {
  ledger: Ledger;
  store: BonusStore;
  standing: CashierNeeds;
  facts: () => Owner;
  tier: () => RewardTier;
  notices: Pick<Notices, 'inBell'>;
  hasAccount: () => boolean;
  timezone: () => string;
}

/** Bonuses and the offers that bring them (DOMAIN §3). */
export function bonusesFeature(
  {
    own: { sql, asOneStep },
    outbox,
    schedule,
    turns,
  }: Pick<Ground<OfferMessage>, 'own' | 'outbox' | 'schedule' | 'turns'>,
  { ledger, store, standing, facts, tier, notices, hasAccount, timezone }: BonusParts,
) {
  const planExpiry = (id: string, at: number) => {
    schedule.plan('bonus_expires', id, at);
    schedule.plan('bonus_ends_soon', id, at - toldBeforeEnd);
  };
  const bonuses = new Bonuses({
    ...{ sql, asOneStep, ledger, bonuses: store, facts, tier, planExpiry, outbox },
    hasDeposited: () => standing.read().hasDeposited,
  });
  const depositBonuses = new DepositBonuses({ sql, facts, tier, standing, bonusStore: store, bonuses });
  const offers = new Offers({ sql, asOneStep, bonuses, depositBonuses, facts });

  /** A bonus that is played and ends before long. One that was given for no longer than that needs no reminder. */
  function endsSoon(id: string, at: number): void {
    const found = bonuses.get(id);
    if (!found.ok || found.data.state !== 'active') return;
    const { names, startedAt, expiresAt, freeSpins } = found.data;
    if (expiresAt === null || at >= expiresAt || expiresAt - (startedAt ?? at) <= toldBeforeEnd) return;
    const values = { bonus: { names }, time: { at: expiresAt, zone: timezone() } };
    if (freeSpins && freeSpins.left > 0)
      notices.inBell('free_spins_end_soon', { ...values, count: freeSpins.left }, at);
    else notices.inBell('bonus_ends_soon', values, at);
  }

  return {
    bonuses,
    depositBonuses,
    offers,
    /** Gives free spins that were earned by rule, once a key. @param at epoch ms */
    giveSpins: (spins: Parameters<typeof spinsGrant>[0], at: number) => bonuses.grant(spinsGrant(spins), at),

    tasks: { bonus_expires: (id: string, at: number) => bonuses.expire(id, at), bonus_ends_soon: endsSoon },

    player: ({ at }: Session) => ({
      bonuses: (): Outcome<NamedBonus[]> => done(bonuses.list(at)),

      /** Refusal: `not_found`. */
      bonus(id: string): Outcome<NamedBonus> {
        const found = bonuses.get(id);
        return found.ok ? found : refused('not_found');
      },

      /** Refusals: those of `startBonus` in the contract. */
      startBonus: (id: string): Outcome<NamedBonus> => bonuses.start(id, at),

      /** Refusals: those of `forfeitBonus` in the contract. */
      forfeitBonus: (id: string): Outcome<NamedBonus> => bonuses.forfeit(id, at),

      /** `promotion` is null for a code that stands for nothing. Refusals: those of `redeemCode` in the contract. */
      redeemCode: (promotion: Promotion | null): Outcome<NamedBonus> => bonuses.redeem(promotion, at),

      /** What became of the offers for this player, and the tier that decides what games count. @param rules all that the operator offers */
      ownOffers: (rules: readonly OfferRule[]): Outcome<{ items: OwnOffer[]; tier: RewardTier }> =>
        done({ items: offers.of(rules, at), tier: tier() }),

      /** `rule` is null where no such offer is. Refusals: those of `claimOffer` in the contract. */
      claimOffer: (rule: OfferRule | null): Outcome<NamedBonus> => offers.claim(rule, at),

      bonusHistory: (filter: BonusBetFilter): Outcome<{ total: number; bets: NamedBet[] }> =>
        done(bonuses.bets(filter)),
    }),

    system: {
      /** Gives a bonus on the house's own account. Refusal: `not_found` for no player. @param at epoch ms */
      grantBonus(grant: BonusGrant, isStarted: boolean, at: number): Outcome<NamedBonus> {
        if (!hasAccount()) return refused('not_found');
        return turns.step(at, () => {
          const { id } = bonuses.grant(grant, at);
          return isStarted ? bonuses.start(id, at) : bonuses.get(id);
        });
      },

      /** Why nothing is offered to this player now (DOMAIN §14), or null. Refusal: `not_found` for no player. @param at epoch ms */
      whyWithheld: (at: number): Outcome<{ reason: string | null }> =>
        hasAccount() ? done({ reason: facts().offersWithheld(at) }) : refused('not_found'),

      /** Gives a bonus of an operator's, money in euro minor units, once a key. Refusals: `not_found`, `account_frozen`, `offers_withheld`. @param at epoch ms */
      giftBonus(grant: BonusGrant, at: number): Outcome<{ id: string; isNew: boolean }> {
        if (!hasAccount()) return refused('not_found');
        return turns.step(at, () => {
          const reason = facts().offersWithheld(at);
          const { currency } = facts();
          if (reason || !currency) return refused(reason ? withheldCode(reason) : 'not_found');
          return done(bonuses.grant(inCurrency(grant, currency), at));
        });
      },
    },
  };
}
bonusesFeature.schema = bonusTables;

export const bonusesPort = port<PlayerCallsOf<typeof bonusesFeature>, SystemCallsOf<typeof bonusesFeature>>('bonuses');
