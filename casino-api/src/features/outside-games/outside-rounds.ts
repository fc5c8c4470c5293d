import { inHouseProvider, unattendedRound } from 'contract/constants';
import type { MoneyUnit } from 'contract/money';
import type { ExceptionKind, ExceptionMessage } from '../desk';
import type { Round, WinEntry } from '../../ledger/rounds/rounds';
import { log } from '../../kernel/log';
import type { Sends } from '../../kernel/outbox';
import type { RoundRow } from '../../ledger/rounds/round-rows';

/** A win that waits for an operator. Amount in minor units of `currency`, times epoch ms. */
export interface HeldWin {
  id: string;
  provider: string;
  roundId: string;
  gameid: string;
  gametitle: string;
  /** What the round was staked with, and what it has paid besides. */
  stake: number;
  payout: number;
  amount: number;
  currency: MoneyUnit;
  raisedAt: number;
}

/** A round that its provider leaves open. `parked`: wins whose bet never came. */
export interface OpenOutsideRound {
  provider: string;
  roundId: string;
  gameid: string;
  gametitle: string;
  stake: number;
  payout: number;
  parked: number;
  currency: MoneyUnit;
  startedAt: number;
  raisedAt: number;
}

type OpenRow = Omit<OpenOutsideRound, 'parked' | 'raisedAt'> & { books: string };

const parkedIn = ({ wins }: Round): number =>
  wins.reduce((sum, { state, amount }) => sum + (state === 'parked' ? amount : 0), 0);
/** Whether anybody's money hangs on an open round: a stake, or a win without one. */
const hangs = (books: Round): boolean => books.bets.some(({ state }) => state === 'taken') || parkedIn(books) > 0;
const waits = ({ state, books }: Pick<RoundRow, 'state' | 'books'>): boolean => state === 'open' && hangs(books);
const heldId = (provider: string, { id, turn }: WinEntry): string =>
  turn === undefined ? `${provider}:${id}` : `${provider}:${id}:${turn}`;
const openColumns =
  'provider, id AS roundId, gameid, gametitle, stake, payout, currency, started_at AS startedAt, books';

/** Rounds of outside providers as far as people have to look at them (DOMAIN §2): wins above what may be paid, and rounds left open. Part of the wallet's steps. */
export class OutsideRounds {
  constructor(
    private readonly has: {
      sql: SqlStorage;
      outbox: Sends<ExceptionMessage>;
      playerId: () => string;
      /** Sees to it that a round that is open since then (epoch ms) is looked at in its time. */
      plan: (since: number) => void;
    },
  ) {}

  /** Follows what a message or a decision did to a round. @param isForeign it named a game that is not its provider's */
  follow(before: RoundRow, after: RoundRow, isForeign: boolean, at: number): void {
    this.followWins(before, after, at);
    if (waits(after) && isForeign && after.books.bets.length === 0) this.report(after, at);
    else if (waits(after) && !waits(before)) this.has.plan(after.startedAt);
    else if (waits(before) && !waits(after)) this.closeReport(after);
  }

  /** The oldest first. */
  heldWins(): HeldWin[] {
    return this.has.sql
      .exec<HeldWin & Record<string, SqlStorageValue>>(
        `SELECT h.id, h.provider, h.round_id AS roundId, r.gameid, r.gametitle, r.stake, r.payout, h.amount, h.currency, h.raised_at AS raisedAt
         FROM held_wins h JOIN rounds r ON r.provider = h.provider AND r.id = h.round_id WHERE h.state = 'waiting' ORDER BY h.raised_at, h.id`,
      )
      .toArray();
  }

  /** Which win of which round it is, and what became of it; null for one that was never held. */
  heldWin(id: string): {
    provider: string;
    roundId: string;
    winId: string;
    state: 'waiting' | 'released' | 'void' | 'rolled_back';
  } | null {
    const [row] = this.has.sql.exec<{
      provider: string;
      roundId: string;
      winId: string;
      state: 'waiting' | 'released' | 'void' | 'rolled_back';
    }>('SELECT provider, round_id AS roundId, win_id AS winId, state FROM held_wins WHERE id = ?', id);
    return row ?? null;
  }

  /** Those that were reported and still wait, the oldest first. */
  reported(): OpenOutsideRound[] {
    return this.has.sql
      .exec<OpenRow & { raisedAt: number }>(
        `SELECT o.raised_at AS raisedAt, r.* FROM reported_rounds o JOIN (SELECT ${openColumns} FROM rounds) r ON r.provider = o.provider AND r.roundId = o.round_id ORDER BY o.raised_at, r.roundId`,
      )
      .toArray()
      .map(({ books, ...row }) => ({ ...row, parked: parkedIn(JSON.parse(books) as Round) }));
  }

  isReported(provider: string, roundId: string): boolean {
    return (
      this.has.sql
        .exec('SELECT 1 FROM reported_rounds WHERE provider = ? AND round_id = ?', provider, roundId)
        .toArray().length > 0
    );
  }

  /** Reports the rounds that are open for too long. @returns since when the oldest of the others is open, epoch ms; null when there is none */
  reportOverdue(at: number): number | null {
    const open = this.has.sql
      .exec<OpenRow>(
        `SELECT ${openColumns} FROM rounds WHERE state = 'open' AND currency <> 'FUN' AND provider <> ?`,
        inHouseProvider,
      )
      .toArray()
      .map(({ books, ...row }) => ({ ...row, id: row.roundId, books: JSON.parse(books) as Round }))
      .filter(({ books, provider, id }) => hangs(books) && !this.isReported(provider, id));
    const isOverdue = ({ startedAt }: OpenRow | { startedAt: number }) => startedAt + unattendedRound <= at;
    for (const round of open) if (isOverdue(round)) this.report(round, at);
    const rest = open.filter((round) => !isOverdue(round));
    return rest.length > 0 ? Math.min(...rest.map(({ startedAt }) => startedAt)) : null;
  }

  /** Whether a bet lies in another round than the one that is named. @param betKey under which a bet's answer is kept */
  isPlacedElsewhere(provider: string, betId: string, roundId: string, betKey: string): boolean {
    const { sql } = this.has;
    // A bet that was never answered is in no round: nobody has to look through them.
    if (sql.exec('SELECT 1 FROM stored_answers WHERE key = ?', betKey).toArray().length === 0) return false;
    return sql
      .exec<{ books: string }>(
        'SELECT books FROM rounds WHERE provider = ? AND id <> ? AND instr(books, ?) > 0',
        provider,
        roundId,
        `"id":${JSON.stringify(betId)}`,
      )
      .toArray()
      .some(({ books }) =>
        (JSON.parse(books) as Round).bets.some(
          ({ id, amount, state }) => id === betId && (state === 'taken' || amount > 0),
        ),
      );
  }

  bury(provider: string, betId: string): void {
    this.has.sql.exec('INSERT OR IGNORE INTO tombstones (provider, bet_id) VALUES (?, ?)', provider, betId);
  }

  isBuried(provider: string, betId: string): boolean {
    return (
      this.has.sql.exec('SELECT 1 FROM tombstones WHERE provider = ? AND bet_id = ?', provider, betId).toArray()
        .length > 0
    );
  }

  private followWins(before: RoundRow, after: RoundRow, at: number): void {
    const { sql } = this.has;
    const heldIn = ({ books }: RoundRow) => books.wins.filter(({ state }) => state === 'held');
    const { provider, id: roundId, gameid, currency } = after;
    const [was, is] = [
      new Map(heldIn(before).map((win) => [heldId(provider, win), win])),
      new Set(heldIn(after).map((win) => heldId(provider, win))),
    ];
    for (const win of heldIn(after)) {
      const id = heldId(provider, win);
      if (was.has(id)) continue;
      sql.exec(
        "INSERT INTO held_wins (id, provider, round_id, win_id, amount, currency, raised_at, state) VALUES (?, ?, ?, ?, ?, ?, ?, 'waiting')",
        id,
        provider,
        roundId,
        win.id,
        win.amount,
        currency,
        at,
      );
      log('error', {
        event: 'held_win',
        kind: 'held_win',
        provider,
        game: gameid,
        round: roundId,
        amount: win.amount,
        stake: after.stake,
        code: currency,
      });
      this.raise('held_win', id, win.amount, currency, at);
    }
    for (const [id, { id: winId, amount }] of was) {
      if (is.has(id)) continue;
      const decided = after.books.wins.find((win) => win.id === winId)?.decided;
      sql.exec(
        'UPDATE held_wins SET state = ?, decided_at = ? WHERE id = ?',
        decided === undefined ? 'rolled_back' : decided === 'release' ? 'released' : 'void',
        at,
        id,
      );
      this.raise('held_win', id, amount, currency, at, true);
    }
  }

  private report(
    { provider, id, stake, currency, books }: Pick<RoundRow, 'provider' | 'id' | 'stake' | 'currency' | 'books'>,
    at: number,
  ): void {
    if (this.isReported(provider, id)) return;
    this.has.sql.exec('INSERT INTO reported_rounds (provider, round_id, raised_at) VALUES (?, ?, ?)', provider, id, at);
    log('warn', { event: 'open_outside_round', provider, round: id });
    this.raise('open_outside_round', `${provider}:${id}`, stake + parkedIn(books), currency, at);
  }

  private closeReport({ provider, id, currency }: RoundRow): void {
    const [reported] = this.has.sql.exec<{ at: number }>(
      'DELETE FROM reported_rounds WHERE provider = ? AND round_id = ? RETURNING raised_at AS at',
      provider,
      id,
    );
    if (reported) this.raise('open_outside_round', `${provider}:${id}`, 0, currency, reported.at, true);
  }

  private raise(
    kind: ExceptionKind,
    subject: string,
    amount: number,
    currency: MoneyUnit,
    at: number,
    isOver = false,
  ): void {
    this.has.outbox.write(
      {
        kind: 'exception',
        exception: { playerId: this.has.playerId(), kind, subject, amount, currency, raisedAt: at, isOver },
      },
      at,
    );
  }
}
