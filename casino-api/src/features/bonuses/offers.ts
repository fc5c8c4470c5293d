import type { OwnOffer } from 'contract/offers';
import { withheldCode } from '../exclusion';
import { claimGrant, isOfferOpen, offerKey, type OfferRule } from './offer-rules';
import { refused, type Outcome } from '../../kernel/outcome';
import type { Bonuses, NamedBonus } from './bonuses';
import type { DepositBonuses } from './deposit-bonuses';
import type { Owner } from '../../ledger/owner';
import type { RunAsOneStep } from '../../ledger/stored-answers';

type Given = { id: string; grantedAt: number };

/** What the operator offers, as it stands for one player (DOMAIN §3). Times are epoch ms. */
export class Offers {
  constructor(
    private readonly parts: {
      sql: SqlStorage;
      asOneStep: RunAsOneStep;
      bonuses: Pick<Bonuses, 'grant' | 'get'>;
      depositBonuses: Pick<DepositBonuses, 'situation'>;
      facts: () => Owner;
    },
  ) {}

  of(rules: readonly OfferRule[], at: number): OwnOffer[] {
    const situation = this.parts.depositBonuses.situation(at);
    return rules.map((rule) => {
      const given = this.given(offerKey(rule, at));
      return {
        url: rule.url,
        open: isOfferOpen(rule, situation, at),
        takenAt: given?.grantedAt ?? null,
        bonusId: given?.id ?? null,
      };
    });
  }

  /**
   * Gives what is claimed, once. What was shown a moment ago may be over by now, so everything is asked again here.
   * Refusals: `account_frozen`, `offers_withheld`, `not_found`, `offer_taken`, `offer_not_open`.
   */
  claim(rule: OfferRule | null, at: number): Outcome<NamedBonus> {
    const { asOneStep, bonuses, depositBonuses, facts } = this.parts;
    return asOneStep(() => {
      const { offersWithheld, currency } = facts();
      const reason = offersWithheld(at);
      if (!currency) throw new Error('A visitor claims no offers.');
      if (reason) return refused(withheldCode(reason));
      if (!rule) return refused('not_found');
      if (this.given(offerKey(rule, at))) return refused('offer_taken');
      if (rule.way !== 'claim' || !isOfferOpen(rule, depositBonuses.situation(at), at))
        return refused('offer_not_open');
      return bonuses.get(bonuses.grant(claimGrant(rule, currency, at), at).id);
    });
  }

  private given(key: string): Given | null {
    return (
      this.parts.sql
        .exec<Given>('SELECT id, granted_at AS grantedAt FROM bonuses WHERE grant_key = ?', key)
        .toArray()[0] ?? null
    );
  }
}
