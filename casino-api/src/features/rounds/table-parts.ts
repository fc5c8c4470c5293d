import type { RoundOutcome } from 'contract/play';
import type { Position, RoundReceipt } from 'contract/receipt';
import { hashOfSeed } from '../../games/fairness';
import type { KnownLink } from '../../games/table/chain';
import { roundName } from '../../games/table/table-engine';
import type { PlayMode } from '../../ledger/wallet-instructions';

/** A shared round of a table. */
export interface SharedRound {
  gameid: string;
  round: number;
}

/** The player's part in a shared round: what was bet, and what came of it. `resultAt` epoch ms. */
export interface TablePart extends SharedRound {
  roundId: string;
  mode: PlayMode;
  known: KnownLink;
  resultAt: number;
  position: Position;
  /** Null until the part is over. */
  outcome: RoundOutcome | null;
  /** Null until the table told it. */
  secret: string | null;
}

type Row = {
  round_id: string;
  gameid: string;
  round: number;
  mode: PlayMode;
  known_round: number;
  known_hash: string;
  result_at: number;
  position: string;
  outcome: string | null;
  secret: string | null;
};

/** The player's parts in shared rounds, beside the rounds that hold their money. To be written in the step that moves it. */
export class TableParts {
  constructor(private readonly sql: SqlStorage) {}

  /** Null for a round that is no part of a shared one. */
  read(roundId: string): TablePart | null {
    return this.rows('WHERE round_id = ?', roundId)[0] ?? null;
  }

  find({ gameid, round }: SharedRound, mode: PlayMode): TablePart | null {
    return this.rows('WHERE gameid = ? AND round = ? AND mode = ?', gameid, round, mode)[0] ?? null;
  }

  /** The latest at a table, newest first. */
  latest(gameid: string, mode: PlayMode, count: number): TablePart[] {
    return this.rows('WHERE gameid = ? AND mode = ? ORDER BY round DESC LIMIT ?', gameid, mode, count);
  }

  /** Those in a mode whose results are not known. */
  open(mode: PlayMode): TablePart[] {
    return this.rows('WHERE secret IS NULL AND mode = ?', mode);
  }

  waiting({ gameid, round }: SharedRound): TablePart[] {
    return this.rows('WHERE gameid = ? AND round = ? AND secret IS NULL', gameid, round);
  }

  /** The shared rounds whose results are due by a time, and not known. @param at epoch ms */
  awaited(at: number): SharedRound[] {
    return this.sql
      .exec<{ gameid: string; round: number }>(
        'SELECT DISTINCT gameid, round FROM table_rounds WHERE secret IS NULL AND result_at <= ?',
        at,
      )
      .toArray();
  }

  write({ roundId, gameid, round, mode, known, resultAt, position, outcome, secret }: TablePart): void {
    this.sql.exec(
      `INSERT INTO table_rounds (round_id, gameid, round, mode, known_round, known_hash, result_at, position, outcome, secret) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (round_id) DO UPDATE SET position = excluded.position, outcome = excluded.outcome, secret = excluded.secret`,
      roundId,
      gameid,
      round,
      mode,
      known.round,
      known.hash,
      resultAt,
      JSON.stringify(position),
      outcome && JSON.stringify(outcome),
      secret,
    );
  }

  private rows(where: string, ...bindings: (string | number)[]): TablePart[] {
    return this.sql
      .exec<Row>(`SELECT * FROM table_rounds ${where}`, ...bindings)
      .toArray()
      .map(
        ({
          round_id: roundId,
          known_round,
          known_hash,
          result_at: resultAt,
          position,
          outcome,
          ...row
        }): TablePart => ({
          ...row,
          roundId,
          resultAt,
          known: { round: known_round, hash: known_hash },
          position: JSON.parse(position) as Position,
          outcome: outcome === null ? null : (JSON.parse(outcome) as RoundOutcome),
        }),
      );
  }
}

/** What a receipt says beyond the money. At a table the server seed is the round's secret. */
export const sharedHalf = ({
  gameid,
  round,
  known,
  position,
  outcome,
  secret,
}: TablePart): Pick<RoundReceipt, 'fairness' | 'position' | 'outcome'> => {
  // Its hash is the secret of the round before, which is not public while that one runs.
  const serverSeedHash = secret === null ? (known.round === round - 1 ? known.hash : null) : hashOfSeed(secret);
  return {
    position,
    outcome,
    fairness:
      serverSeedHash === null
        ? null
        : { serverSeedHash, serverSeed: secret, clientSeed: roundName(gameid, round), nonce: 0 },
  };
};
