import type { Currency } from 'contract/money';
import { ranked, withRound, type Entrant, type RaceScore, type ScoredRound, type Standing } from './race-rules';
import type { ReportedEntrant, ReportedScore } from './reports';

/** Who is in the race, as others may see it. */
interface BoardEntrant extends Entrant {
  /** The masked name. */
  player: string;
}
export type Scorer = BoardEntrant & { standing: Standing };

type EntrantRow = {
  player_id: string;
  player: string;
  currency: Currency;
  joined_at: number;
  stake: number | null;
  payout: number | null;
  reached_at: number | null;
};
type RoundRow = { revision: number; stake: number; payout: number; settled_at: number | null };

const entrantOf = ({
  player_id: playerId,
  player,
  currency,
  joined_at: joinedAt,
  stake,
  payout,
  reached_at: reachedAt,
}: EntrantRow): BoardEntrant => ({
  playerId,
  player,
  currency,
  joinedAt,
  standing: stake === null || payout === null || reachedAt === null ? null : { stake, payout, reachedAt },
});

/** The board of one race. What is told twice, or out of order, ends as if told once and in order. */
export class Board {
  /** Undefined: to be worked out anew. */
  private standings: { entrants: number; places: readonly Scorer[] } | undefined;

  constructor(
    private readonly sql: SqlStorage,
    private readonly score: RaceScore,
  ) {}

  /** Takes an entrant, and whatever was told of their rounds before. */
  enter({ playerId, player, currency, joinedAt }: ReportedEntrant): void {
    const { rowsWritten } = this.sql.exec(
      'INSERT OR IGNORE INTO entrants (player_id, player, currency, joined_at) VALUES (?, ?, ?, ?)',
      playerId,
      player,
      currency,
      joinedAt,
    );
    if (rowsWritten > 0) this.recount(playerId);
  }

  take({ playerId, round, revision, stake, payout, settledAt }: ReportedScore): void {
    const [known] = this.sql.exec<RoundRow>(
      'SELECT revision, stake, payout, settled_at FROM rounds WHERE player_id = ? AND round = ?',
      playerId,
      round,
    );
    if (!known) {
      this.sql.exec(
        'INSERT INTO rounds (player_id, round, revision, stake, payout, settled_at) VALUES (?, ?, ?, ?, ?, ?)',
        playerId,
        round,
        revision,
        stake,
        payout,
        settledAt,
      );
      if (settledAt !== null) this.add(playerId, { stake, payout, at: settledAt });
      return;
    }
    const isLater = revision > known.revision;
    if (!isLater && (settledAt === null || known.settled_at !== null)) return;
    const now = isLater ? { revision, stake, payout } : known;
    this.sql.exec(
      'UPDATE rounds SET revision = ?, stake = ?, payout = ?, settled_at = ? WHERE player_id = ? AND round = ?',
      now.revision,
      now.stake,
      now.payout,
      known.settled_at ?? settledAt,
      playerId,
      round,
    );
    this.recount(playerId);
  }

  /** How many take part, and those who scored, the first place first. */
  ranking(): { entrants: number; places: readonly Scorer[] } {
    if (!this.standings) {
      const entrants = this.sql.exec<EntrantRow>('SELECT * FROM entrants').toArray().map(entrantOf);
      this.standings = { entrants: entrants.length, places: ranked(this.score, entrants) };
    }
    return this.standings;
  }

  private add(playerId: string, round: ScoredRound): void {
    const [row] = this.sql.exec<EntrantRow>('SELECT * FROM entrants WHERE player_id = ?', playerId);
    if (row) this.keep(playerId, withRound(this.score, entrantOf(row).standing, round));
  }

  /** A round that changes is rare, so all are gone through. */
  private recount(playerId: string): void {
    const rounds = this.sql.exec<{ stake: number; payout: number; at: number }>(
      'SELECT stake, payout, settled_at AS at FROM rounds WHERE player_id = ? AND settled_at IS NOT NULL',
      playerId,
    );
    let standing: Standing | null = null;
    for (const round of rounds) standing = withRound(this.score, standing, round);
    this.keep(playerId, standing);
  }

  private keep(playerId: string, standing: Standing | null): void {
    this.sql.exec(
      'UPDATE entrants SET stake = ?, payout = ?, reached_at = ? WHERE player_id = ?',
      standing?.stake ?? null,
      standing?.payout ?? null,
      standing?.reachedAt ?? null,
      playerId,
    );
    this.standings = undefined;
  }
}
