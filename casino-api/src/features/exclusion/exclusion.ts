import { afterExclusionEvent, isExcluded, movesOnAt, type Exclusion, type ExclusionChoice } from './self-exclusion';
import { done, refused, type Outcome } from '../../kernel/outcome';
import { hashOf, randomSecret } from '../../kernel/tokens';
import type { Schedule } from '../../kernel/schedule/schedule';
import type { OwnStorage, Remembered } from '../../kernel/storage/own-storage';

interface Kept {
  exclusion: Exclusion;
  /** Of the mailed link; null before it is mailed. */
  linkHash: string | null;
  choice: ExclusionChoice | null;
  /** When it was over; null while it stands. */
  overAt: number | null;
}

type Row = {
  phase: Exclusion['phase'];
  since: number;
  freeze_ends: number;
  until: number | null;
  link_hash: string | null;
  choice: ExclusionChoice | null;
  over_at: number | null;
};

/** The player's self-exclusion (DOMAIN §6). Times are epoch ms. */
export class SelfExclusion {
  private readonly kept: Remembered<Kept | null>;

  constructor(
    private readonly parts: {
      own: OwnStorage;
      schedule: Pick<Schedule, 'plan' | 'cancel'>;
      /** For how long the licence has an exclusion last at the least; null: the player is asked. */
      months: () => number | null;
      /** Mails the choice that follows the freeze, in the same step. */
      mailChoice: (secret: string, at: number) => void;
      /** What else an exclusion ends, in the same step. */
      ends: (at: number) => void;
    },
  ) {
    this.kept = parts.own.remember(() => this.find());
  }

  /** The exclusion that stands, or null. */
  current(): Exclusion | null {
    const kept = this.kept.read();
    return kept && isExcluded(kept.exclusion) ? kept.exclusion : null;
  }

  /** When the last exclusion was over; null when there was none, or while one stands. */
  overAt(): number | null {
    return this.kept.read()?.overAt ?? null;
  }

  /** Excludes the player; who is excluded already stays so, as long as before. */
  exclude(at: number): Exclusion {
    return this.parts.own.asOneStep(() => {
      const before = this.kept.read();
      const exclusion = afterExclusionEvent(
        before?.exclusion ?? null,
        { kind: 'exclude', months: this.parts.months() },
        at,
      );
      if (!exclusion) throw new Error('An exclusion came to nothing.');
      if (exclusion !== before?.exclusion) this.save({ exclusion, linkHash: null, choice: null, overAt: null });
      this.parts.ends(at);
      return exclusion;
    });
  }

  /** Moves on by time: mails the choice when the freeze is over, and lets the player back when the months are. */
  moveOn(at: number): void {
    const before = this.kept.read();
    if (!before) return;
    const exclusion = afterExclusionEvent(before.exclusion, { kind: 'time' }, at);
    if (!exclusion || exclusion === before.exclusion) return;
    if (exclusion.phase === 'over') return this.save({ ...before, exclusion, overAt: exclusion.until ?? at });
    const secret = randomSecret();
    this.save({ exclusion, linkHash: hashOf(secret), choice: null, overAt: null });
    this.parts.mailChoice(secret, at);
  }

  /**
   * Takes the choice of a mailed link. It counts once; the same choice again gives the same answer, for a caller that lost it.
   * @param prove whether whoever holds the link knows the password; asked before the choice is taken
   * Refusals: `token_expired`, and those of `prove`.
   */
  answer(
    secret: string,
    choice: ExclusionChoice,
    prove: () => Outcome<unknown>,
    at: number,
  ): Outcome<{ until: number | null }> {
    return this.parts.own.asOneStep(() => {
      const before = this.kept.read();
      if (!before || before.linkHash !== hashOf(secret)) return refused('token_expired');
      if (before.choice !== null)
        return before.choice === choice ? done({ until: before.exclusion.until }) : refused('token_expired');
      const proven = prove();
      if (!proven.ok) return proven;
      const exclusion = afterExclusionEvent(before.exclusion, { kind: 'choose', choice }, at);
      if (!exclusion || exclusion === before.exclusion) return refused('token_expired');
      this.save({ ...before, exclusion, choice, overAt: null });
      return done({ until: exclusion.until });
    });
  }

  private find(): Kept | null {
    const [row] = this.parts.own.sql.exec<Row>(
      'SELECT phase, since, freeze_ends, until, link_hash, choice, over_at FROM self_exclusion',
    );
    if (!row) return null;
    const { phase, since, freeze_ends: freezeEnds, until, link_hash: linkHash, choice, over_at: overAt } = row;
    return { exclusion: { phase, since, freezeEnds, until }, linkHash, choice, overAt };
  }

  private save(kept: Kept): void {
    const { own, schedule } = this.parts;
    const {
      exclusion: { phase, since, freezeEnds, until },
      linkHash,
      choice,
      overAt,
    } = kept;
    own.sql.exec(
      'INSERT OR REPLACE INTO self_exclusion (only, phase, since, freeze_ends, until, link_hash, choice, over_at) VALUES (1, ?, ?, ?, ?, ?, ?, ?)',
      phase,
      since,
      freezeEnds,
      until,
      linkHash,
      choice,
      overAt,
    );
    this.kept.is(kept);
    const next = movesOnAt({ phase, since, freezeEnds, until });
    if (next === null) schedule.cancel('exclusion_moves_on', '');
    else schedule.plan('exclusion_moves_on', '', next);
  }
}
