import { inHouseProvider, instantCashback } from 'contract/constants';
import type { Cashback, CashbackPaid, CashbackPot, MyChallenges, Loyalty as LoyaltyView } from 'contract/loyalty';
import { fromEuro, type Currency } from 'contract/money';
import { vipLevels } from 'contract/vip-ladder';
import { keptTitle, type Title } from '../../kernel/title';
import { gameFacts } from '../catalogue';
import { levelSpins, spinsTitle, type SpinsReward } from './level-spins';
import {
  claimedPeriod,
  claimRefusal,
  closedPeriodPays,
  instantAfter,
  instantOf,
  instantPayable,
  isOffered,
  type PaidPeriod,
} from './cashback';
import { cashPointsOf, qualifyingOf } from './cash-points';
import { challengeHit, challengeTiers, type ChallengeTier } from './challenges';
import { accounts, transfer } from '../../ledger/ledger';
import { maskedName } from '../winners';
import { periodKinds, periodOf, type Period, type PeriodKind } from '../../kernel/periods';
import type { SettledRound } from '../../ledger/rounds/settlement';
import { isVip, levelAfter, levelsCrossed, standingOf } from './vip-levels';
import { done, type Outcome } from '../../kernel/outcome';
import type { Ledger } from '../../ledger/ledger-store';
import type { Sends } from '../../kernel/outbox';
import type { LoyaltyMessage } from './receivers';
import type { OwnStorage, Remembered } from '../../kernel/storage/own-storage';
import type { Owner } from '../../ledger/owner';
import type { Tell } from '../messages';
import type { Levels } from './levels';
import { PlayedDays } from './played-days';
import { type EarnedReward, Rewards } from './rewards';
import { type SetTerms, termsAt } from './terms';

const levelKey = (level: number) => `level:${level}` as const;
const levelOf = (key: string): number => Number(key.slice('level:'.length));
const challengeKey = (month: string, multiplier: number) => `challenge:${month}:${multiplier}` as const;

/** Cash points, levels, cashback and challenges of one player (DOMAIN §4). Amounts in minor units, times epoch ms. */
export class Loyalty {
  private readonly rewards: Rewards;
  private readonly days: PlayedDays;
  /** By kind, the period whose pot is planned to be told of. */
  private readonly planned: Remembered<Map<PeriodKind, string>>;

  constructor(
    private readonly parts: {
      own: OwnStorage;
      levels: Levels;
      ledger: Ledger;
      outbox: Sends<LoyaltyMessage>;
      facts: () => Owner;
      giveSpins: (spins: SpinsReward, at: number) => void;
      tell: Tell;
      /** What operators set of the programme. */
      terms: () => readonly SetTerms[];
      /** Sees to it that a pot is told of when it opens, epoch ms. */
      planCashback: (kind: PeriodKind, at: number) => void;
      gameFacts?: typeof gameFacts;
    },
  ) {
    const { sql, remember } = parts.own;
    this.rewards = new Rewards(sql, parts.ledger);
    this.days = new PlayedDays(sql);
    this.planned = remember(() => new Map());
  }

  /** Counts a settled round, part of the step that settled it. A round that changes afterwards counts by the difference; what it was paid for stays. */
  take(
    { roundId, gameid, gametitle, category: listedIn, odds = 0, settledAt, isReleased, before, after }: SettledRound,
    at: number,
  ): void {
    const { category, rtp } = (this.parts.gameFacts ?? gameFacts)(gameid, listedIn);
    const stake = after.cashStake - before.cashStake;
    const loss = stake - (after.cashPayout - before.cashPayout);
    const kept = this.parts.levels.read();
    const currency = this.currency();
    const qualifying = kept.qualifying + qualifyingOf({ cashStake: stake, category, odds: Math.round(odds * 1_000) });
    const level = levelAfter(kept.level, cashPointsOf(qualifying, currency));
    const instant = instantOf(stake, rtp);
    this.parts.levels.keep({ qualifying, instant: kept.instant + instant, level });
    // Of a round that is taken back the day that it was settled on has one round less.
    this.days.count(at, { loss, instant, rounds: !before.isSettled && after.cashStake > 0 ? 1 : 0 });
    if (!after.isSettled && before.cashStake > 0) this.days.count(settledAt ?? at, { loss: 0, instant: 0, rounds: -1 });
    if (stake > 0) this.planCashback(level, at);
    if (level > kept.level) this.rise(kept.level, level, roundId, at);
    const hit = before.isSettled && !isReleased ? null : challengeHit({ category, ...after }, this.tiers(at));
    if (hit) this.hit(hit, { roundId, gameid, gametitle }, at);
    if (hit || level > kept.level) this.payDue(at);
  }

  /** As the books have it, without paying what is due. */
  /** As it stands, whatever would be due by now. */
  standing(): { level: number; points: number } {
    const { level, qualifying } = this.parts.levels.read();
    return { level, points: cashPointsOf(qualifying, this.currency()) };
  }

  view(at: number): LoyaltyView {
    this.payDue(at);
    const { qualifying, level } = this.parts.levels.read();
    const currency = this.currency();
    const totalCP = cashPointsOf(qualifying, currency);
    const earned = this.rewards.earned('level:');
    return {
      currency,
      totalCP,
      ...standingOf(level, totalCP),
      vip: isVip(level),
      rewards: vipLevels.map(({ level: rung, requiredCP, reward }) => {
        const mine = earned.get(levelKey(rung));
        const { freeSpins, cash } = reward;
        return {
          level: rung,
          requiredPoints: requiredCP,
          freeSpins,
          gametitle: mine && freeSpins > 0 ? spinsTitle(mine.spins) : null,
          cash: fromEuro(cash, currency),
          earnedAt: mine?.earnedAt ?? null,
          grantedAt: mine?.givenAt ?? null,
        };
      }),
    };
  }

  cashback(at: number): Cashback {
    const { qualifying, level } = this.parts.levels.read();
    const currency = this.currency();
    const totalCP = cashPointsOf(qualifying, currency);
    const reached = vipLevels[level - 1]?.requiredCP ?? 0;
    const pots = periodKinds.map((kind) => this.pot(kind, at));
    return {
      currency,
      totalCP,
      currentLevel: level === 0 ? null : level,
      cpGained: Math.max(0, totalCP - reached),
      pots,
    };
  }

  /** Refusals: those of `claimCashback` in the contract. */
  claim(kind: PeriodKind, at: number): Outcome<CashbackPaid> {
    const {
      own: { sql, asOneStep },
      ledger,
      facts,
    } = this.parts;
    return asOneStep(() => {
      const { key, offered, available, claimedAt } = this.pot(kind, at);
      const refusal = claimRefusal({
        offered,
        frozen: facts().frozen !== null,
        alreadyClaimed: claimedAt !== null,
        available,
      });
      if (refusal) return refusal;
      const currency = this.currency();
      sql.exec('INSERT INTO cashback_claims (kind, period, paid, at) VALUES (?, ?, ?, ?)', kind, key, available, at);
      ledger.post(
        {
          id: `cashback:${kind}:${key}`,
          kind: 'cashback',
          currency,
          lines: transfer(accounts.housePromotions, accounts.cash, available),
        },
        at,
      );
      const kept = this.parts.levels.read();
      if (kind === 'daily') this.parts.levels.keep({ ...kept, instant: instantAfter(kept.instant, available) });
      return done({ paid: available, currency, balance: ledger.balanceOf(accounts.cash, currency) });
    });
  }

  challenges(at: number): MyChallenges {
    this.payDue(at);
    const month = periodOf('monthly', at).key;
    const currency = this.currency();
    const hits = [...this.rewards.earned(`challenge:${month}:`).values()].flatMap((hit) => this.hitTier(hit));
    const isHit = ({ multiplier }: ChallengeTier) => hits.some((hit) => hit.multiplier === multiplier);
    const open = this.tiers(at)
      .filter((tier) => !isHit(tier))
      .map((tier) => ({ ...tier, hitAt: null, paidAt: null, roundId: null, hasReceipt: false }));
    return { currency, month, tiers: [...open, ...hits].sort((one, other) => one.multiplier - other.multiplier) };
  }

  /** A tier that was hit, as it stood then. */
  private hitTier({ key, roundId, earnedAt, givenAt }: EarnedReward): MyChallenges['tiers'] {
    const tier = this.tiers(earnedAt).find(({ multiplier }) => key.endsWith(`:${multiplier}`));
    return tier ? [{ ...tier, hitAt: earnedAt, paidAt: givenAt, roundId, hasReceipt: this.hasReceipt(roundId) }] : [];
  }

  private pot(kind: PeriodKind, at: number): CashbackPot {
    const { instant, level } = this.parts.levels.read();
    const period = claimedPeriod(kind, at);
    const [claim] = this.parts.own.sql.exec<{ at: number }>(
      'SELECT at FROM cashback_claims WHERE kind = ? AND period = ?',
      kind,
      period.key,
    );
    const offered = isOffered(kind, level);
    const { share, pays, reward } =
      kind === 'daily'
        ? { share: instantCashback.shareOfEdge, pays: instantPayable(instant), reward: 0 }
        : this.closedPeriod(kind, period);
    return {
      period: kind,
      key: period.key,
      offered,
      share,
      available: offered && !claim ? pays : 0,
      reward,
      claimedAt: claim?.at ?? null,
      nextClaimAt: claim ? periodOf(kind, at).until : null,
      closesAt: periodOf(kind, at).until,
    };
  }

  /** A week or month that is over is paid by the terms that it began with: they were shown to whoever played in it. */
  private closedPeriod(kind: PaidPeriod, period: Period): { share: number; pays: number; reward: number } {
    const terms = termsAt(this.parts.terms(), kind, period.from);
    const end = { ...this.days.sumOf(period), level: this.levelBefore(period.until) };
    return { share: terms.percent, ...closedPeriodPays(kind, terms, end, this.currency()) };
  }

  private hasReceipt(roundId: string): boolean {
    return (
      this.parts.own.sql.exec('SELECT 1 FROM rounds WHERE provider = ? AND id = ?', inHouseProvider, roundId).toArray()
        .length > 0
    );
  }

  private tiers(at: number): ChallengeTier[] {
    const terms = termsAt(this.parts.terms(), 'challenges', at);
    return challengeTiers(terms, this.currency(), this.parts.facts().stakeCap(at));
  }

  private hit(
    { multiplier, prize }: ChallengeTier,
    { roundId, gameid, gametitle }: Pick<SettledRound, 'roundId' | 'gameid' | 'gametitle'>,
    at: number,
  ): void {
    const month = periodOf('monthly', at).key;
    if (
      !this.rewards.earn(
        { key: challengeKey(month, multiplier), kind: 'challenge_prize', cash: prize, freeSpins: 0, roundId },
        at,
      )
    )
      return;
    this.parts.tell('challenge_hit', { multiplier, prize: { amount: prize, currency: this.currency() } }, at);
    const { playerId, username } = this.parts.facts();
    const player = maskedName(username);
    this.parts.outbox.write(
      {
        kind: 'challenge_hit',
        hit: {
          id: `${playerId}:${month}:${multiplier}`,
          month,
          multiplier,
          player,
          gameid,
          gametitle,
          prize,
          currency: this.currency(),
          at,
        },
      },
      at,
    );
  }

  private rise(from: number, to: number, roundId: string, at: number): void {
    const currency = this.currency();
    const spins = termsAt(this.parts.terms(), 'spins', at);
    const sum = { cash: 0, spins: 0 };
    for (const { level, reward } of levelsCrossed(from, to)) {
      const cash = fromEuro(reward.cash, currency);
      if (
        !this.rewards.earn(
          { key: levelKey(level), kind: 'level_reward', cash, freeSpins: reward.freeSpins, spins, roundId },
          at,
        )
      )
        continue;
      sum.cash += cash;
      sum.spins += reward.freeSpins;
    }
    this.tellLevel(to, sum, at);
    if (isVip(from) || !isVip(to)) return;
    const { playerId, username } = this.parts.facts();
    this.parts.own.sql.exec('UPDATE loyalty SET vip_since = ?', at);
    this.parts.outbox.write(
      {
        kind: 'host_task',
        task: { id: `${playerId}:new_vip`, kind: 'new_vip', playerId, username, level: to, createdAt: at },
      },
      at,
    );
  }

  /** Several levels at once are one message, with what they bring together. */
  private tellLevel(level: number, { cash, spins }: { cash: number; spins: number }, at: number): void {
    const money = { amount: cash, currency: this.currency() };
    if (cash > 0 && spins > 0) this.parts.tell('level_cash_and_spins', { level, cash: money, spins }, at);
    else if (cash > 0) this.parts.tell('level_cash', { level, cash: money }, at);
    else if (spins > 0) this.parts.tell('level_spins', { level, spins }, at);
  }

  /** Once a period; a round that adds to a pot that is planned already costs nothing. */
  private planCashback(level: number, at: number): void {
    for (const kind of periodKinds) {
      const { key, until } = periodOf(kind, at);
      if (
        this.planned.read().get(kind) === key ||
        !isOffered(kind, level) ||
        (kind === 'daily' && instantPayable(this.parts.levels.read().instant) === 0)
      )
        continue;
      this.planned.read().set(kind, key);
      this.parts.planCashback(kind, until);
    }
  }

  /** Gives what a race has won, once a race; `told` is done in the same step. `cash` in minor units. */
  awardRacePrize(
    { raceId, title, place, cash }: { raceId: string; title: Title; place: number; cash: number },
    at: number,
    notify: () => void,
  ): void {
    this.parts.own.asOneStep(() => {
      if (
        !this.rewards.earn(
          {
            key: `race:${raceId}`,
            kind: 'race_prize',
            cash,
            freeSpins: 0,
            roundId: raceId,
            race: { title: keptTitle(title), place },
          },
          at,
        )
      )
        return;
      notify();
      this.payDue(at);
    });
  }

  /** Pays what was earned, unless the account is frozen: then it waits until it no longer is. */
  payDue(at: number): void {
    const {
      own: { asOneStep },
      facts,
    } = this.parts;
    if (facts().frozen !== null || !this.rewards.hasDue()) return;
    asOneStep(() => {
      const currency = this.currency();
      const late = {
        cash: this.rewards.payDue(currency, at),
        spins: this.rewards.giveSpins(
          (key, count, spins) => this.parts.giveSpins(levelSpins(levelOf(key), count, spins, currency), at),
          at,
        ),
      };
      if (late.cash > 0) this.parts.tell('rewards_paid', { cash: { amount: late.cash, currency } }, at);
      if (late.spins > 0) this.parts.tell('spins_given', { spins: late.spins }, at);
    });
  }

  /** The level held just before a moment: each level's reward keeps when it was reached, for good. */
  private levelBefore(moment: number): number {
    return Math.max(
      0,
      ...[...this.rewards.earned('level:').values()]
        .filter(({ earnedAt }) => earnedAt < moment)
        .map(({ key }) => levelOf(key)),
    );
  }

  private currency(): Currency {
    const { currency } = this.parts.facts();
    if (!currency) throw new Error('A visitor has no rewards.');
    return currency;
  }
}
