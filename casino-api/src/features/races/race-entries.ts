import { keptTitle, titleFrom, type Title } from '../../kernel/title';
import { withheldCode } from '../exclusion';
import { countedOf, opensInside, settlesAt, titleOf, type RaceDefinition, type RaceScore } from './race-rules';
import type { SettledRound } from '../../ledger/rounds/settlement';
import { maskedName } from '../winners';
import { done, refused, type Outcome } from '../../kernel/outcome';
import type { Ledger } from '../../ledger/ledger-store';
import type { Sends } from '../../kernel/outbox';
import type { RaceMessage } from './reports';
import type { OwnStorage, Remembered } from '../../kernel/storage/own-storage';
import type { Owner } from '../../ledger/owner';

interface Entry {
  raceId: string;
  /** Empty for races that were joined before titles were kept. */
  title: Title;
  score: RaceScore;
  startsAt: number;
  endsAt: number;
  games: ReadonlySet<string>;
  joinedAt: number;
}

type Row = {
  race_id: string;
  title: string;
  score: RaceScore;
  starts_at: number;
  ends_at: number;
  games: string;
  joined_at: number;
};

/** The races that a player takes part in. Times are epoch ms. */
export class RaceEntries {
  /** Kept in memory: a round of a player in no race costs nothing. */
  private readonly entries: Remembered<readonly Entry[]>;

  constructor(
    private readonly parts: {
      own: OwnStorage;
      ledger: Pick<Ledger, 'nextSequence'>;
      outbox: Sends<RaceMessage>;
      facts: () => Owner;
      /** Sees to it that the end of a joined race is told of, epoch ms. */
      planEnd: (raceId: string, endsAt: number, at: number) => void;
    },
  ) {
    this.entries = parts.own.remember(() =>
      parts.own.sql
        .exec<Row>('SELECT race_id, title, score, starts_at, ends_at, games, joined_at FROM race_entries')
        .toArray()
        .map((row) => ({
          raceId: row.race_id,
          title: titleFrom(row.title),
          score: row.score,
          startsAt: row.starts_at,
          endsAt: row.ends_at,
          games: new Set(JSON.parse(row.games) as string[]),
          joinedAt: row.joined_at,
        })),
    );
  }

  /** A race that the player joined; null when not. */
  entry(raceId: string): Pick<Entry, 'title' | 'joinedAt' | 'endsAt'> | null {
    return this.entries.read().find((entry) => entry.raceId === raceId) ?? null;
  }

  /** When the player joined a race; null when not. */
  joinedAt(raceId: string): number | null {
    return this.entry(raceId)?.joinedAt ?? null;
  }

  /** Opts in, once. Refusals: `race_over`, `account_frozen`, `offers_withheld`. */
  join(race: RaceDefinition, at: number): Outcome<{ joinedAt: number }> {
    const { id, revision, score, startsAt, endsAt, games } = race;
    const { own, outbox, facts } = this.parts;
    const joined = this.joinedAt(id);
    if (joined !== null) return done({ joinedAt: joined });
    const { playerId, username, currency, offersWithheld } = facts();
    if (!currency) throw new Error('A visitor joins no race.');
    if (at >= endsAt) return refused('race_over');
    const reason = offersWithheld(at);
    if (reason) return refused(withheldCode(reason));
    own.asOneStep(() => {
      own.sql.exec(
        'INSERT INTO race_entries (race_id, title, score, starts_at, ends_at, games, joined_at, revision) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
        id,
        keptTitle(titleOf(race)),
        score,
        startsAt,
        endsAt,
        JSON.stringify(games),
        at,
        revision,
      );
      outbox.write(
        { kind: 'race_entry', raceId: id, entrant: { playerId, player: maskedName(username), currency, joinedAt: at } },
        at,
      );
      this.entries.forget();
      this.parts.planEnd(id, endsAt, at);
    });
    return done({ joinedAt: at });
  }

  /** Takes a race as it was changed before its start; false where the player is in none, or has it as it is. Part of its caller's step. */
  change(race: RaceDefinition, at: number): boolean {
    const { id, revision, score, startsAt, endsAt, games } = race;
    this.entries.forget();
    const { rowsWritten } = this.parts.own.sql.exec(
      'UPDATE race_entries SET title = ?, score = ?, starts_at = ?, ends_at = ?, games = ?, revision = ? WHERE race_id = ? AND revision < ?',
      keptTitle(titleOf(race)),
      score,
      startsAt,
      endsAt,
      JSON.stringify(games),
      revision,
      id,
      revision,
    );
    if (rowsWritten > 0) this.parts.planEnd(id, endsAt, at);
    return rowsWritten > 0;
  }

  /** Takes a race out that was called off; false where the player was in none. Part of its caller's step. */
  leave(raceId: string): boolean {
    this.entries.forget();
    return this.parts.own.sql.exec('DELETE FROM race_entries WHERE race_id = ?', raceId).rowsWritten > 0;
  }

  /**
   * Tells the races of what a settled round counts, part of the step that settled it. A round that changes afterwards is told again
   * with what it counts then.
   */
  take({ provider, roundId, gameid, startedAt, before, after }: SettledRound, at: number): void {
    for (const entry of this.entries.read()) {
      if (!entry.games.has(gameid) || !opensInside(entry, entry.joinedAt, startedAt)) continue;
      const was = countedOf(entry.score, before);
      const is = countedOf(entry.score, after);
      if (was.stake === is.stake && was.payout === is.payout) continue;
      // What is settled after the end does not count; what was, and then changes, is corrected until the race is settled.
      if (at >= (before.isSettled ? settlesAt(entry) : entry.endsAt)) continue;
      const { playerId } = this.parts.facts();
      // Whatever changes what counts moves money, so a later state of a round has the higher number.
      const revision = this.parts.ledger.nextSequence();
      const score = {
        playerId,
        round: `${provider}:${roundId}`,
        revision,
        ...is,
        settledAt: before.isSettled ? null : at,
      };
      this.parts.outbox.write({ kind: 'race_score', raceId: entry.raceId, score }, at);
    }
  }
}
