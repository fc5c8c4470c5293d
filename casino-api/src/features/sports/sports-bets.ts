import type { Currency } from 'contract/money';
import { sportsbookGameId, type MarketId, type Score, type SelectionId } from 'contract/sports';
import { highestStake } from '../../kernel/licence-profile';
import type { Match } from './sports-rules';
import { betRefusal, resultOf, stakesAt, type BetState, type Offer } from './bet-rules';
import { hashOfSeed } from '../../games/fairness';
import { log } from '../../kernel/log';
import { done, refused, type Outcome } from '../../kernel/outcome';
import { scoreOf, type MatchEnd } from './results';
import type { Owner } from '../../ledger/owner';
import { inHouse } from '../rounds';
import { timedId, type RunAsOneStep, type StoredAnswers } from '../../ledger/stored-answers';
import type { PlayerWallet } from '../../ledger/wallet';

/** A single bet as the player asks for it: odds in thousandths, as they were seen, the stake in minor units. */
export interface SportsBetOrder {
  eventId: string;
  marketId: MarketId;
  selectionId: SelectionId;
  odds: number;
  stake: number;
  requestId: string;
}

/** A bet without its texts, which depend on the reader's language. */
export interface KeptBet {
  id: string;
  match: Match;
  marketId: MarketId;
  selectionId: SelectionId;
  odds: number;
  stake: number;
  currency: Currency;
  state: BetState;
  payout: number | null;
  /** Null until the bet is settled. */
  seed: string | null;
  score: Score | null;
  placedAt: number;
  settledAt: number | null;
}

type BetRow = {
  id: string;
  match: string;
  market_id: MarketId;
  selection_id: SelectionId;
  odds: number;
  stake: number;
  currency: Currency;
  state: BetState;
  payout: number | null;
  seed: string | null;
  home_goals: number | null;
  away_goals: number | null;
  placed_at: number;
  settled_at: number | null;
};

/** Sees to it that somebody asks for the end of a match, from a time on (epoch ms), until it is known. */
export interface ResultPlans {
  plan(eventId: string, at: number): void;
  cancel(eventId: string): void;
}

/** A player's bets on sports. Each is an in-house round, open until its match has ended: money, bonuses and rewards see to it as to any other. */
export class SportsBets {
  constructor(
    private readonly parts: {
      sql: SqlStorage;
      asOneStep: RunAsOneStep;
      answers: StoredAnswers;
      /** Its instructions are part of the bet's step and need no keys. */
      wallet: PlayerWallet;
      facts: () => Owner;
      plans: ResultPlans;
    },
  ) {}

  /**
   * Takes a bet; the same `requestId` again gives the stored one, whatever has changed since.
   * @param offer what stands on offer for that selection now, null for nothing
   * Refusals: those of `placeSportsBet` in the contract.
   */
  place({ requestId, ...order }: SportsBetOrder, offer: Offer | null, at: number): Outcome<KeptBet> {
    const { sql, asOneStep, answers, wallet, plans } = this.parts;
    return asOneStep(() => {
      const placed = answers.once<{ betId: string }>(`sports:${requestId}`, order, at, () => {
        if (!offer) return refused('not_found');
        const { playerId, currency, stakeCap } = this.owner();
        const { stake, odds, marketId, selectionId } = order;
        const refusal = betRefusal(order, offer, stakesAt(odds, currency, highestStake(stakeCap(at), currency)), at);
        if (refusal) return refusal;
        const { match } = offer;
        const id = timedId(playerId, `sports:${requestId}`, at);
        const bet = wallet.bet(
          { ...instructionOf({ id, match, odds }), transactionId: betOf(id), amount: stake, category: 'sportsbook' },
          at,
        );
        if (!bet.ok) return bet;
        sql.exec(
          'INSERT INTO sports_bets (id, event_id, match, market_id, selection_id, odds, stake, currency, placed_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
          id,
          match.id,
          JSON.stringify(match),
          marketId,
          selectionId,
          odds,
          stake,
          currency,
          at,
        );
        plans.plan(match.id, match.endsAt);
        return done({ betId: id });
      });
      if (!placed.ok) return placed;
      const [bet] = this.rows('WHERE id = ?', placed.data.betId);
      return bet ? done(bet) : refused('not_found');
    });
  }

  /** The events whose ends open bets wait for. */
  awaited(): string[] {
    return this.parts.sql
      .exec<{ id: string }>("SELECT DISTINCT event_id AS id FROM sports_bets WHERE state = 'open'")
      .toArray()
      .map(({ id }) => id);
  }

  isAwaited(eventId: string): boolean {
    return (
      this.parts.sql.exec("SELECT 1 FROM sports_bets WHERE state = 'open' AND event_id = ? LIMIT 1", eventId).toArray()
        .length > 0
    );
  }

  /** Settles the open bets on matches that have ended; told again, nothing changes. Neither session nor freeze stops it. */
  settle(ends: readonly MatchEnd[], at: number): void {
    const { asOneStep, plans } = this.parts;
    for (const end of ends) {
      asOneStep(() => {
        for (const bet of this.rows("WHERE state = 'open' AND event_id = ?", end.eventId)) this.settleBet(bet, end, at);
        if (!this.isAwaited(end.eventId)) plans.cancel(end.eventId);
      });
    }
  }

  /** Newest first. */
  list({ limit, offset }: { limit: number; offset: number }): { total: number; bets: KeptBet[] } {
    const total = this.parts.sql.exec<{ n: number }>('SELECT count(*) AS n FROM sports_bets').one().n;
    return { total, bets: this.rows('ORDER BY placed_at DESC, id DESC LIMIT ? OFFSET ?', limit, offset) };
  }

  private settleBet(bet: KeptBet, { isPlayed, seed }: MatchEnd, at: number): void {
    const { sql, wallet } = this.parts;
    const { id, match, selectionId: selection, stake, odds } = bet;
    // The score is drawn from what the bet was shown. Another seed is nobody's result: the bet stays open, for people to look at.
    if (hashOfSeed(seed) !== match.seedHash) {
      log('error', { event: 'sports_seed_not_the_promised_one', eventId: match.id, betId: id });
      return;
    }
    const score = isPlayed ? scoreOf(seed, match.id, match.expectedGoals) : null;
    const { state, payout } = resultOf({ selection, stake, odds }, score);
    const instruction = { ...instructionOf(bet), transactionId: `${id}:${score ? 'win' : 'void'}` };
    const settled = score
      ? wallet.win({ ...instruction, amount: payout, closes: true }, at)
      : wallet.void(instruction, at);
    if (!settled.ok) throw new Error(`The wallet refused to settle a bet: ${settled.code}.`);
    sql.exec(
      'UPDATE sports_bets SET state = ?, payout = ?, seed = ?, home_goals = ?, away_goals = ?, settled_at = ? WHERE id = ?',
      state,
      payout,
      seed,
      score?.home ?? null,
      score?.away ?? null,
      at,
      id,
    );
  }

  private rows(where: string, ...bindings: (string | number)[]): KeptBet[] {
    return this.parts.sql
      .exec<BetRow>(`SELECT * FROM sports_bets ${where}`, ...bindings)
      .toArray()
      .map(keptBet);
  }

  private owner(): Owner & { currency: Currency } {
    const { currency, ...facts } = this.parts.facts();
    if (!currency) throw new Error('A visitor has no bets.');
    return { ...facts, currency };
  }
}

const betOf = (id: string): string => `${id}:bet`;

/** The round of a bet; the wallet wants decimal odds. */
const instructionOf = ({ id, match, odds }: Pick<KeptBet, 'id' | 'match' | 'odds'>) => ({
  provider: inHouse,
  roundId: id,
  gameid: sportsbookGameId,
  gametitle: `${match.home} – ${match.away}`,
  mode: 'real' as const,
  odds: odds / 1_000,
});

const keptBet = ({
  match,
  market_id,
  selection_id,
  home_goals,
  away_goals,
  placed_at,
  settled_at,
  ...row
}: BetRow): KeptBet => ({
  id: row.id,
  match: JSON.parse(match) as Match,
  marketId: market_id,
  selectionId: selection_id,
  odds: row.odds,
  stake: row.stake,
  currency: row.currency,
  state: row.state,
  payout: row.payout,
  seed: row.seed,
  score: home_goals === null || away_goals === null ? null : { home: home_goals, away: away_goals },
  placedAt: placed_at,
  settledAt: settled_at,
});
