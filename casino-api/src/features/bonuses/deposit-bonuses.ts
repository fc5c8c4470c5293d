import type { DepositBonus, DepositState } from 'contract/cashier';
import type { Language } from 'contract/constants';
import type { Currency } from 'contract/money';
import { contributionsOf, limitedTo } from './contributions';
import { boundState, grantFor, offersFor, type PlayersOffer } from './deposit-offers';
import type { RewardTier } from '../loyalty';
import type { OfferRule, OfferSituation } from './offer-rules';
import type { BonusGrant } from './promotions';
import { done, refused, type Outcome } from '../../kernel/outcome';
import type { BonusStore } from './bonus-store';
import type { Bonuses } from './bonuses';
import type { Owner } from '../../ledger/owner';

/** What offers ask of the cashier. */
export interface CashierNeeds {
  read(): { hasDeposited: boolean };
  currency(): Currency;
}

type Row = { deposit_id: string; offer: string; terms: string; bonus_id: string | null };

/** The bonus of a deposit with its name in every language; the caller picks the reader's. */
export type NamedDepositBonus = Omit<DepositBonus, 'name'> & { names: Record<Language, string> };

/** Bonuses that are chosen with a deposit, and given with its credit (DOMAIN §3, §8). Every method is part of its caller's step. Times are epoch ms. */
export class DepositBonuses {
  constructor(
    private readonly parts: {
      sql: SqlStorage;
      standing: CashierNeeds;
      bonusStore: BonusStore;
      bonuses: Pick<Bonuses, 'grant' | 'start'>;
      facts: () => Owner;
      tier: () => RewardTier;
    },
  ) {}

  /** What decides about an offer for this player now. */
  situation(at: number): OfferSituation {
    const { sql, standing, facts, tier } = this.parts;
    const { hasDeposited } = standing.read();
    return {
      withheld: facts().offersWithheld(at) !== null,
      hasDeposited,
      tier: tier(),
      isGiven: (key) => sql.exec('SELECT 1 FROM bonuses WHERE grant_key = ?', key).toArray().length > 0,
    };
  }

  /** What can be chosen with a deposit now. @param rules what the operator offers */
  offers(rules: readonly OfferRule[], at: number): PlayersOffer[] {
    const { standing, facts } = this.parts;
    return offersFor(
      { ...this.situation(at), currency: standing.currency(), wageringCap: facts().licence.wageringCap },
      at,
      rules,
    );
  }

  /** The offer that a deposit asks for. Refusals: `bonus_not_available`, `amount_below_bonus_minimum` (with `minimum`). */
  choose(id: string, amount: number, rules: readonly OfferRule[], at: number): Outcome<PlayersOffer> {
    const offer = this.offers(rules, at).find((each) => each.id === id);
    if (!offer) return refused('bonus_not_available');
    return amount < offer.minimum ? refused('amount_below_bonus_minimum', { minimum: offer.minimum }) : done(offer);
  }

  /** Binds an offer to a deposit with its terms of now. */
  bind(depositId: string, offer: PlayersOffer, amount: number): void {
    const terms: BonusGrant = {
      ...grantFor(offer, amount),
      contribution: limitedTo(contributionsOf(offer.multiplier, this.parts.tier()), offer.games),
    };
    this.parts.sql.exec(
      'INSERT INTO deposit_bonuses (deposit_id, offer, terms) VALUES (?, ?, ?)',
      depositId,
      offer.id,
      JSON.stringify(terms),
    );
  }

  /**
   * Gives the bonus of a deposit in the step that credits it, and starts it when no other one is active. Of several deposits that
   * chose one offer, the first that is paid brings it. Nothing is given to a frozen account, nor within days of an exclusion (DOMAIN §6);
   * a limit that this very deposit has used up takes nothing away.
   */
  give(depositId: string, at: number): void {
    const { sql, bonuses, bonusStore, facts } = this.parts;
    const row = this.row(depositId);
    if (!row || row.bonus_id !== null) return;
    const reason = facts().offersWithheld(at);
    if (reason === 'operator' || reason === 'self_excluded' || reason === 'returned') return;
    const { id, isNew } = bonuses.grant(JSON.parse(row.terms) as BonusGrant, at);
    if (!isNew) return;
    sql.exec('UPDATE deposit_bonuses SET bonus_id = ? WHERE deposit_id = ?', id, depositId);
    if (!bonusStore.active()) bonuses.start(id, at);
  }

  /** Null for a deposit without. */
  of(depositId: string, state: DepositState): NamedDepositBonus | null {
    const row = this.row(depositId);
    if (!row) return null;
    const { names, amount, multiplier } = JSON.parse(row.terms) as BonusGrant;
    return {
      offer: row.offer,
      names,
      amount,
      wageringRequirement: multiplier,
      state: boundState(state, row.bonus_id),
      id: row.bonus_id,
    };
  }

  private row(depositId: string): Row | undefined {
    return this.parts.sql.exec<Row>('SELECT * FROM deposit_bonuses WHERE deposit_id = ?', depositId).toArray()[0];
  }
}
