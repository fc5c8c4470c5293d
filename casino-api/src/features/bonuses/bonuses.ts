import type { z } from 'zod';
import type { Bonus, BonusBet, bonusHistory } from 'contract/bonuses';
import { days, type Language } from 'contract/constants';
import type { Currency } from 'contract/money';
import { contributionsOf, limitedTo, namedContributions } from './contributions';
import type { ContributionTable } from './contribution';
import { accounts } from '../../ledger/ledger';
import { withheldCode } from '../exclusion';
import type { RewardTier } from '../loyalty';
import { grantOf, type BonusGrant, type Promotion } from './promotions';
import { highestStakeIn, pointsNeeded } from './wagering';
import { done, refused, type Outcome } from '../../kernel/outcome';
import type { Sends } from '../../kernel/outbox';
import { costOfGrant, type OfferMessage } from './offer-costs';
import { isInSegment } from './offer-segments';
import type { BonusRow, BonusStore } from './bonus-store';
import { daysBetween } from '../../kernel/periods';
import type { Ledger } from '../../ledger/ledger-store';
import type { Owner } from '../../ledger/owner';
import { derivedId, type RunAsOneStep } from '../../ledger/stored-answers';
import { type Page, pageIn, pageWith, type Place } from '../../kernel/paged-list';

/** A bonus with its name in every language; the caller picks the reader's. */
export type NamedBonus = Omit<Bonus, 'name'> & { names: Record<Language, string> };

export type BonusBetFilter = z.output<NonNullable<(typeof bonusHistory)['body']>>;

/** A bet with its bonus's name in every language. */
export type NamedBet = Omit<BonusBet, 'bonusName'> & { names: Record<Language, string> };

type BetRow = Omit<BonusBet, 'isRolledBack' | 'bonusName'> & { isRolledBack: number; names: string };

const endedShownFor = 30 * days;

/** A player's bonuses: given, started, given up and looked at (DOMAIN §3). Times are epoch ms. */
export class Bonuses {
  constructor(
    private readonly parts: {
      sql: SqlStorage;
      asOneStep: RunAsOneStep;
      ledger: Ledger;
      bonuses: BonusStore;
      facts: () => Owner;
      tier: () => RewardTier;
      /** Sees to it that a bonus is told when it expires, epoch ms. */
      planExpiry: (bonusId: string, at: number) => void;
      outbox: Sends<OfferMessage>;
      /** Whether the player has ever deposited. */
      hasDeposited: () => boolean;
    },
  ) {}

  /** Puts a bonus into the queue. `isNew` is false when its key was granted before. */
  grant(grant: BonusGrant, at: number): { id: string; isNew: boolean } {
    const { sql, asOneStep, bonuses, facts, tier, outbox } = this.parts;
    return asOneStep(() => {
      const id = derivedId(facts().playerId, `bonus:${grant.key}`);
      if (bonuses.row(id)) return { id, isNew: false };
      const currency = this.currency();
      const { names, amount, freeSpins, validFor } = grant;
      const multiplier = Math.min(grant.multiplier, facts().licence.wageringCap ?? grant.multiplier);
      sql.exec(
        `INSERT INTO bonuses (id, grant_key, names, state, currency, granted, multiplier, maximum_stake, contribution, spins_gameid, spins_value, spins_left, granted_at, valid_for)
         VALUES (?, ?, ?, 'queued', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        id,
        grant.key,
        JSON.stringify(names),
        currency,
        amount,
        multiplier,
        highestStakeIn(currency),
        JSON.stringify(grant.contribution ?? limitedTo(contributionsOf(multiplier, tier()), grant.games ?? [])),
        freeSpins?.gameid ?? null,
        freeSpins?.value ?? 0,
        freeSpins?.count ?? 0,
        at,
        validFor,
      );
      if (grant.offer !== undefined) {
        const cost = { url: grant.offer, key: grant.key, playerId: facts().playerId };
        outbox.write({ kind: 'offer_given', ...cost, amount: costOfGrant(grant, currency), at }, at);
      }
      return { id, isNew: true };
    });
  }

  /**
   * Takes what a promotion code stands for; null for a code that stands for nothing.
   * Refusals: `account_frozen`, `offers_withheld`, `invalid_promotion_code`, `offer_not_open`, `promotion_code_used`.
   */
  redeem(promotion: Promotion | null, at: number): Outcome<NamedBonus> {
    return this.parts.asOneStep(() => {
      const reason = this.parts.facts().offersWithheld(at);
      if (reason) return refused(withheldCode(reason));
      if (!promotion) return refused('invalid_promotion_code');
      const { hasDeposited, tier } = this.parts;
      const situation = { hasDeposited: hasDeposited(), tier: tier() };
      if (promotion.isUsedUp || !isInSegment(promotion.segment ?? 'everybody', situation))
        return refused('offer_not_open');
      const { id, isNew } = this.grant(grantOf(promotion, this.currency()), at);
      return isNew ? this.get(id) : refused('promotion_code_used');
    });
  }

  /**
   * Makes a queued bonus the active one, and its days begin; asked again while it is active, nothing changes.
   * Refusals: `account_frozen`, `bonus_not_available`, `bonus_already_active` when another one is.
   */
  start(id: string, at: number): Outcome<NamedBonus> {
    const { asOneStep, bonuses, facts, planExpiry } = this.parts;
    return asOneStep(() => {
      bonuses.conclude(id, at);
      const row = bonuses.row(id);
      if (row?.state === 'active') return this.get(id);
      if (facts().frozen) return refused('account_frozen');
      if (row?.state !== 'queued') return refused('bonus_not_available');
      if (bonuses.active()) return refused('bonus_already_active');
      bonuses.start(row, at);
      if (row.valid_for !== null) planExpiry(id, at + row.valid_for);
      return this.get(id);
    });
  }

  /**
   * Gives a bonus up: its balance goes, bonus-funded winnings in it, the cash share stays. Asked again, nothing changes.
   * Refusals: `bonus_not_available`, `open_rounds` while bets of it are open.
   */
  forfeit(id: string, at: number): Outcome<NamedBonus> {
    const { asOneStep, bonuses } = this.parts;
    return asOneStep(() => {
      bonuses.conclude(id, at);
      const row = bonuses.row(id);
      if (row?.state === 'forfeited') return this.get(id);
      if (row?.state !== 'active' && row?.state !== 'queued') return refused('bonus_not_available');
      const { openBets } = bonuses.wagering(row);
      if (openBets > 0) return refused('open_rounds', { count: openBets });
      bonuses.end(row, 'forfeited', at);
      return this.get(id);
    });
  }

  /** The active one first, then the queue in the order of the grants, then what has ended in the last 30 days, latest first. */
  list(at: number): NamedBonus[] {
    return this.parts.sql
      .exec<BonusRow>(
        `SELECT * FROM bonuses WHERE ended_at IS NULL OR ended_at > ?
         ORDER BY ended_at IS NOT NULL, state = 'queued', ended_at DESC, granted_at, id`,
        at - endedShownFor,
      )
      .toArray()
      .map((row) => this.named(row));
  }

  /** A page of all there ever were, the latest grant first. */
  page(place: Place | null, size: number): Page<NamedBonus> {
    const list = { columns: '*', from: 'bonuses', keys: ['granted_at', 'id'], isDescending: true };
    return pageWith(pageIn<BonusRow>(this.parts.sql, list, place, size), (row) => this.named(row));
  }

  /** When the latest bonus was granted, epoch ms; null without any. */
  lastGrantedAt(): number | null {
    return this.parts.sql.exec<{ at: number | null }>('SELECT max(granted_at) AS at FROM bonuses').one().at;
  }

  /** Ends a bonus whose time is up; open bets hold that up, and the last of them ends it. */
  expire(id: string, at: number): void {
    this.parts.asOneStep(() => this.parts.bonuses.conclude(id, at));
  }

  /** Bets of bonuses with their receipts, newest first. */
  bets({ bonusId, roundId, limit, offset, ...days }: BonusBetFilter): { total: number; bets: NamedBet[] } {
    const { from, until } = daysBetween(days);
    const where =
      "FROM bonus_bets b JOIN bonuses ON bonuses.id = b.bonus_id WHERE b.at >= ?1 AND b.at < ?2 AND (?3 = '' OR b.bonus_id = ?3) AND (?4 = '' OR b.round_id = ?4)";
    const bindings = [from, until, bonusId ?? '', roundId ?? ''];
    const [count] = this.parts.sql.exec<{ n: number }>(`SELECT count(*) AS n ${where}`, ...bindings);
    const rows = this.parts.sql
      .exec<BetRow>(
        `SELECT b.round_id AS roundId, b.bonus_id AS bonusId, bonuses.names, b.gameid, b.gametitle, b.category AS gamegroup, b.provider, currency, b.stake,
           b.stake - b.bonus_share AS cashShare, b.bonus_share AS bonusShare, b.percent AS contributionPercent, b.rule,
           b.points AS pointContribution, b.points_before AS pointsBefore, b.points_before + b.points AS pointsAfter,
           b.is_rolled_back AS isRolledBack, b.at
         ${where} ORDER BY b.at DESC, b.bet_id DESC LIMIT ?5 OFFSET ?6`,
        ...bindings,
        limit,
        offset,
      )
      .toArray();
    return {
      total: count?.n ?? 0,
      bets: rows.map((row) => ({
        ...row,
        names: JSON.parse(row.names) as NamedBet['names'],
        isRolledBack: row.isRolledBack === 1,
      })),
    };
  }

  /** Refusal: `bonus_not_available`. */
  get(id: string): Outcome<NamedBonus> {
    const row = this.parts.bonuses.row(id);
    return row ? done(this.named(row)) : refused('bonus_not_available');
  }

  private named(row: BonusRow): NamedBonus {
    const { state, amount, multiplier, pointsGained, openBets, freeSpinsLeft, expiresAt } =
      this.parts.bonuses.wagering(row);
    const contribution = JSON.parse(row.contribution) as ContributionTable;
    return {
      id: row.id,
      names: JSON.parse(row.names) as Record<Language, string>,
      state,
      currency: row.currency,
      amount,
      balance: this.parts.ledger.balanceOf(accounts.bonus(row.id), row.currency),
      wageringRequirement: multiplier,
      pointsNeeded: pointsNeeded({ amount, multiplier }),
      pointsGained,
      openBets,
      contribution: contribution.categories,
      gameContribution: namedContributions(contribution),
      maximumStake: row.maximum_stake,
      freeSpins:
        row.spins_gameid === null ? null : { gameid: row.spins_gameid, left: freeSpinsLeft, value: row.spins_value },
      grantedAt: row.granted_at,
      startedAt: row.started_at,
      endedAt: row.ended_at,
      validFor: row.valid_for,
      expiresAt,
    };
  }

  private currency(): Currency {
    const { currency } = this.parts.facts();
    if (!currency) throw new Error('A visitor has no bonuses.');
    return currency;
  }
}
