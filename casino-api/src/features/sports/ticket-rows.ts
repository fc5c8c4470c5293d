import type { Currency } from 'contract/money';
import type { BetKind, BetState, LegState, PriceChange } from 'contract/sports/bets';
import type { Score } from 'contract/sports/matches';
import type { Match } from './rules/match';

/** What a bet was laid on, as it was then. */
export type BetMatch = Match & { source: string };

export interface KeptLeg {
  match: BetMatch;
  marketId: string;
  selectionId: string;
  odds: number;
  state: LegState;
  /** Its match or market was called off: that is final. */
  isOff: boolean;
  /** Null until the match is over, and of one that is really played. */
  seed: string | null;
  score: Score | null;
}

/** A bet without its texts, which depend on the reader's language. Money in minor units, times in epoch ms. */
export interface KeptBet {
  id: string;
  kind: BetKind;
  system: string | null;
  legs: KeptLeg[];
  /** Of one combination, of all, and what of it was not cashed out. */
  unit: number;
  stake: number;
  left: number;
  currency: Currency;
  priceChange: PriceChange;
  state: BetState;
  /** What its settlement has paid, without what was cashed out before; null while it is open. */
  settledPayout: number | null;
  cashOuts: { at: number; stake: number; amount: number }[];
  corrections: { at: number; payout: number }[];
  placedAt: number;
  settledAt: number | null;
}

type TicketRow = {
  id: string;
  kind: BetKind;
  system: string | null;
  unit: number;
  stake: number;
  remaining: number;
  currency: Currency;
  price_change: PriceChange;
  state: BetState;
  settled_payout: number | null;
  cash_outs: string;
  corrections: string;
  placed_at: number;
  settled_at: number | null;
};

type LegRow = {
  ticket_id: string;
  leg: number;
  match_id: string;
  match: string;
  market_id: string;
  selection_id: string;
  odds: number;
  state: LegState;
  is_off: number;
  seed: string | null;
  home_score: number | null;
  away_score: number | null;
};

const keptLeg = (row: LegRow): KeptLeg => ({
  match: JSON.parse(row.match) as BetMatch,
  marketId: row.market_id,
  selectionId: row.selection_id,
  odds: row.odds,
  state: row.state,
  isOff: row.is_off === 1,
  seed: row.seed,
  score: row.home_score === null || row.away_score === null ? null : { home: row.home_score, away: row.away_score },
});

/** A player's bets as they are kept. */
export class TicketRows {
  constructor(private readonly sql: SqlStorage) {}

  insert(bet: KeptBet): void {
    this.sql.exec(
      'INSERT INTO sports_tickets (id, kind, system, unit, stake, remaining, currency, price_change, placed_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
      bet.id,
      bet.kind,
      bet.system,
      bet.unit,
      bet.stake,
      bet.left,
      bet.currency,
      bet.priceChange,
      bet.placedAt,
    );
    for (const [index, leg] of bet.legs.entries())
      this.sql.exec(
        'INSERT INTO sports_ticket_legs (ticket_id, leg, match_id, match, market_id, selection_id, odds) VALUES (?, ?, ?, ?, ?, ?, ?)',
        bet.id,
        index,
        leg.match.id,
        JSON.stringify(leg.match),
        leg.marketId,
        leg.selectionId,
        leg.odds,
      );
  }

  /** What changes of a bet: what is left of it, and how it stands. */
  update({ id, left, state, settledPayout, cashOuts, corrections, settledAt }: KeptBet): void {
    this.sql.exec(
      'UPDATE sports_tickets SET remaining = ?, state = ?, settled_payout = ?, cash_outs = ?, corrections = ?, settled_at = ? WHERE id = ?',
      left,
      state,
      settledPayout,
      JSON.stringify(cashOuts),
      JSON.stringify(corrections),
      settledAt,
      id,
    );
  }

  updateLeg(ticketId: string, leg: number, { state, isOff, seed, score }: KeptLeg): void {
    this.sql.exec(
      'UPDATE sports_ticket_legs SET state = ?, is_off = ?, seed = ?, home_score = ?, away_score = ? WHERE ticket_id = ? AND leg = ?',
      state,
      isOff ? 1 : 0,
      seed,
      score?.home ?? null,
      score?.away ?? null,
      ticketId,
      leg,
    );
  }

  byId(id: string): KeptBet | null {
    return this.read('WHERE id = ?', id)[0] ?? null;
  }

  byIds(ids: readonly string[]): KeptBet[] {
    return ids.flatMap((id) => this.byId(id) ?? []);
  }

  /** All bets with a leg on a match, open or not. */
  onMatch(matchId: string): KeptBet[] {
    return this.read('WHERE id IN (SELECT ticket_id FROM sports_ticket_legs WHERE match_id = ?)', matchId);
  }

  /** The matches that open bets wait for, and those that are really played whose result may be told otherwise still. @param since epoch ms */
  awaited(since: number): string[] {
    return this.sql
      .exec<{ id: string }>(
        `SELECT DISTINCT l.match_id AS id FROM sports_ticket_legs l JOIN sports_tickets t ON t.id = l.ticket_id WHERE l.state = 'open' AND t.state = 'open'
         UNION SELECT l.match_id FROM sports_tickets t JOIN sports_ticket_legs l ON l.ticket_id = t.id
           WHERE t.placed_at > ? AND l.state <> 'open' AND l.seed IS NULL AND l.is_off = 0`,
        since,
      )
      .toArray()
      .map(({ id }) => id);
  }

  /** A match that open bets wait for, as the first of them knew it; null when none does. */
  awaitedMatch(matchId: string): BetMatch | null {
    const [row] = this.sql.exec<{ match: string }>(
      `SELECT l.match FROM sports_ticket_legs l JOIN sports_tickets t ON t.id = l.ticket_id
       WHERE l.state = 'open' AND l.match_id = ? AND t.state = 'open' ORDER BY t.placed_at LIMIT 1`,
      matchId,
    );
    return row ? (JSON.parse(row.match) as BetMatch) : null;
  }

  /** Newest first. @param list which of them */
  page(list: keyof typeof lists, limit: number, offset: number): { total: number; bets: KeptBet[] } {
    const where = lists[list];
    const total = this.sql.exec<{ n: number }>(`SELECT count(*) AS n FROM sports_tickets ${where}`).one().n;
    return { total, bets: this.read(`${where} ORDER BY placed_at DESC, id DESC LIMIT ? OFFSET ?`, limit, offset) };
  }

  private read(where: string, ...bindings: (string | number)[]): KeptBet[] {
    const rows = this.sql.exec<TicketRow>(`SELECT * FROM sports_tickets ${where}`, ...bindings).toArray();
    const legs = this.legsOf(rows.map(({ id }) => id));
    return rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      system: row.system,
      legs: legs.get(row.id) ?? [],
      unit: row.unit,
      stake: row.stake,
      left: row.remaining,
      currency: row.currency,
      priceChange: row.price_change,
      state: row.state,
      settledPayout: row.settled_payout,
      cashOuts: JSON.parse(row.cash_outs) as KeptBet['cashOuts'],
      corrections: JSON.parse(row.corrections) as KeptBet['corrections'],
      placedAt: row.placed_at,
      settledAt: row.settled_at,
    }));
  }

  /** By their tickets, each ticket's in its order: all in one question, for a match may have decided many bets. */
  private legsOf(tickets: readonly string[]): Map<string, KeptLeg[]> {
    const legs = new Map<string, KeptLeg[]>();
    const rows = this.sql.exec<LegRow>(
      'SELECT * FROM sports_ticket_legs WHERE ticket_id IN (SELECT value FROM json_each(?)) ORDER BY ticket_id, leg',
      JSON.stringify(tickets),
    );
    for (const row of rows) legs.set(row.ticket_id, [...(legs.get(row.ticket_id) ?? []), keptLeg(row)]);
    return legs;
  }
}

const lists = {
  all: '',
  open: "WHERE state = 'open'",
  settled: "WHERE state IN ('won', 'lost', 'void')",
  cashed_out: "WHERE cash_outs <> '[]'",
} as const;
