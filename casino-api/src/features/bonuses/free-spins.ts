import { done, refused, type Outcome } from '../../kernel/outcome';
import type { BonusStore } from './bonus-store';

/** `value`: what the spin is played at, minor units. */
export interface FreeSpin {
  bonusId: string;
  gameid: string;
  mode: 'real' | 'fun';
  value: number;
}

/** The free spins of a player's active bonus. Both methods are part of the round's step. */
export class FreeSpins {
  constructor(
    private readonly sql: SqlStorage,
    private readonly bonuses: BonusStore,
  ) {}

  /**
   * Whether a spin can be played. Refusals: `bonus_not_available` when the bonus is not active or has none left for the game,
   * `stake_not_offered` at another value.
   * @param at epoch ms
   */
  check({ bonusId, gameid, mode, value }: FreeSpin, at: number): Outcome<null> {
    const row = mode === 'real' && this.bonuses.inPlay(at)?.id === bonusId ? this.bonuses.row(bonusId) : undefined;
    if (!row || row.spins_left === 0 || row.spins_gameid !== gameid) return refused('bonus_not_available');
    return row.spins_value === value ? done(null) : refused('stake_not_offered');
  }

  /** What a spin won that was used up before. @param payout minor units */
  won(bonusId: string, payout: number): void {
    this.sql.exec('UPDATE bonuses SET won = won + ? WHERE id = ?', payout, bonusId);
  }

  /** Uses up a spin; what it won is the bonus's amount from now on, to be wagered like any other. @param payout minor units */
  use(bonusId: string, payout: number): void {
    this.sql.exec('UPDATE bonuses SET spins_left = spins_left - 1, won = won + ? WHERE id = ?', payout, bonusId);
  }
}
