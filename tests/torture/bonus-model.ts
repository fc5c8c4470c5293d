/** The bonuses of the money model: plain numbers again, written apart from the product. */
export interface ModelGrant {
  amount: number;
  multiplier: number;
  spins: number;
  /** How long it is good, ms; null: for good. */
  validFor: number | null;
}

export interface ModelBonus {
  state: 'queued' | 'active' | 'completed' | 'forfeited' | 'expired';
  amount: number;
  multiplier: number;
  balance: number;
  points: number;
  spins: number;
  validFor: number | null;
  /** Null while it waits. */
  expiresAt: number | null;
}

/** A bet's tie to the bonus that was active: what the bonus paid of it, and the points it brought. */
export interface Tie {
  key: string;
  part: number;
  points: number;
}

export const bonusStakeCap = 5_00;

export class BonusModel {
  readonly all = new Map<string, ModelBonus>();

  /** @param openBets how many bets of a bonus are open @param cash moves cash */
  constructor(
    readonly openBets: (key: string) => number,
    private readonly cash: (amount: number) => void,
  ) {}

  get active(): [string, ModelBonus] | null {
    return [...this.all].find(([, { state }]) => state === 'active') ?? null;
  }

  /** The active one, while its time is not up. */
  inPlay(at: number): [string, ModelBonus] | null {
    const active = this.active;
    return active && (active[1].expiresAt === null || at < active[1].expiresAt) ? active : null;
  }

  grant(key: string, { amount, multiplier, spins, validFor }: ModelGrant): void {
    if (this.all.has(key)) return;
    this.all.set(key, { state: 'queued', amount, multiplier, balance: 0, points: 0, spins, validFor, expiresAt: null });
  }

  start(key: string, isFrozen: boolean, at: number): string {
    const bonus = this.all.get(key);
    if (bonus?.state === 'active') return 'ok';
    if (isFrozen) return 'account_frozen';
    if (bonus?.state !== 'queued') return 'bonus_not_available';
    if (this.active) return 'bonus_already_active';
    bonus.state = 'active';
    bonus.balance = bonus.amount;
    bonus.expiresAt = bonus.validFor === null ? null : at + bonus.validFor;
    return 'ok';
  }

  forfeit(key: string): string {
    const bonus = this.all.get(key);
    if (bonus?.state === 'forfeited') return 'ok';
    if (bonus?.state !== 'active' && bonus?.state !== 'queued') return 'bonus_not_available';
    if (this.openBets(key) > 0) return 'open_rounds';
    bonus.state = 'forfeited';
    bonus.balance = 0;
    return 'ok';
  }

  /** Moves money that belongs to a bonus, wherever the bonus has gone; what is not there can't be taken. */
  move(key: string, amount: number): void {
    const bonus = this.all.get(key)!;
    if (bonus.state === 'active') bonus.balance = Math.max(0, bonus.balance + amount);
    else if (bonus.state === 'completed') this.cash(amount);
  }

  /** The same for what a bonus gives back. @param cash the player's, for a bonus whose money became cash @returns what could not be taken: it was spent */
  takeBack(key: string, amount: number, cash: number): number {
    const { state, balance } = this.all.get(key)!;
    this.move(key, -amount);
    return state === 'active' ? Math.max(0, amount - balance) : state === 'completed' ? Math.max(0, amount - cash) : 0;
  }

  /** What ends by itself, ends. */
  passTime(at: number): void {
    for (const [key, bonus] of this.all) {
      if (bonus.state !== 'active' || this.openBets(key) > 0) continue;
      if (bonus.spins === 0 && bonus.points >= bonus.amount * bonus.multiplier) {
        bonus.state = 'completed';
        this.cash(bonus.balance);
        bonus.balance = 0;
      } else if (bonus.expiresAt !== null && at >= bonus.expiresAt) {
        bonus.state = 'expired';
        bonus.balance = 0;
      }
    }
  }
}
