import type { OwnStorage, Remembered } from '../../kernel/storage/own-storage';
import { tierOf } from './vip-levels';

/** What playing has brought so far. */
export type LoyaltyStanding = { qualifying: number; instant: number; level: number };

/** How far a player has come: what bonuses count by, and what loyalty counts on. */
export class Levels {
  private readonly sql: SqlStorage;
  private readonly kept: Remembered<Readonly<LoyaltyStanding>>;

  constructor({ sql, remember }: OwnStorage) {
    this.sql = sql;
    this.kept = remember(
      () =>
        sql.exec<LoyaltyStanding>('SELECT qualifying, instant, level FROM loyalty').toArray()[0] ?? {
          qualifying: 0,
          instant: 0,
          level: 0,
        },
    );
  }

  read(): Readonly<LoyaltyStanding> {
    return this.kept.read();
  }

  keep(kept: LoyaltyStanding): void {
    const { qualifying, instant, level } = kept;
    this.sql.exec(
      `INSERT INTO loyalty (only, qualifying, instant, level) VALUES (1, ?1, ?2, ?3)
       ON CONFLICT (only) DO UPDATE SET qualifying = ?1, instant = ?2, level = ?3`,
      qualifying,
      instant,
      level,
    );
    this.kept.is(kept);
  }

  /** The tier that the player holds now. */
  readonly tier = () => tierOf(this.read().level);
}
