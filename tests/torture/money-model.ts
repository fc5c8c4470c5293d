/**
 * A small model of a player's money, written apart from the product: plain numbers, no ledger, no tables. The model test
 * runs the same commands against it and against the real stores and compares what each answers and holds.
 */
import { BonusModel, bonusStakeCap, type Tie } from './bonus-model';

export type RoundFate = 'open' | 'settled' | 'rolled_back';

interface ModelRound {
  bets: Map<string, { amount: number; isRolledBack: boolean; isPlaced: boolean; tie?: Tie }>;
  /** `paid`: what of it has reached the player, and which part of that is a bonus's. */
  wins: Map<string, { amount: number; wasPaid?: true; paid?: { cash: number; bonus: number; key: string } }>;
  isClosed: boolean;
  /** What was taken back of its wins and was spent by then: the house bears it until the round pays again. */
  owed: number;
}

type Answer =
  | 'ok'
  | 'insufficient_funds'
  | 'account_frozen'
  | 'round_closed'
  | 'duplicate_transaction'
  | 'no_deposit_yet'
  | 'profile_incomplete'
  | 'open_rounds'
  | 'nothing_to_cancel'
  | 'invalid_request'
  | 'not_found'
  | 'bonus_active'
  | 'bonus_stake_too_high'
  | 'bonus_not_available';
type WithdrawalFate = 'requested' | 'approved' | 'paid' | 'rejected' | 'cancelled';

export class MoneyModel {
  cash = 0;
  isFrozen = false;
  private readonly prizes = new Set<string>();
  isComplete = true;
  readonly deposits = new Map<string, { amount: number; state: 'pending' | 'credited' | 'declined' | 'unallocated' }>();
  readonly withdrawals = new Map<string, { amount: number; state: WithdrawalFate }>();
  readonly rounds = new Map<string, ModelRound>();
  readonly bonuses = new BonusModel(
    (key) => this.openBetsOf(key),
    (amount) => {
      this.cash = Math.max(0, this.cash + amount);
    },
  );
  /** Bets that were taken back before they came. */
  private readonly buried = new Set<string>();
  private readonly told = new Map<string, { body: string; answer: Answer }>();

  get held(): number {
    return [...this.withdrawals.values()]
      .filter(({ state }) => state === 'requested' || state === 'approved')
      .reduce((sum, { amount }) => sum + amount, 0);
  }

  /** The same key and body is answered as before; another body is a duplicate. */
  private once(key: string, body: unknown, work: () => Answer): Answer {
    const text = JSON.stringify(body);
    const before = this.told.get(key);
    if (before) return before.body === text ? before.answer : 'duplicate_transaction';
    const answer = work();
    this.told.set(key, { body: text, answer });
    return answer;
  }

  /** A prize is paid once by its key. */
  prize(key: string, amount: number): void {
    if (this.prizes.has(key)) return;
    this.prizes.add(key);
    this.cash += amount;
  }

  deposit(key: string, amount: number): Answer {
    return this.once(`deposit ${key}`, amount, () => {
      if (this.isFrozen) return 'account_frozen';
      if (!this.isComplete) return 'profile_incomplete';
      this.deposits.set(key, { amount, state: 'pending' });
      return 'ok';
    });
  }

  notify(key: string, outcome: 'succeeded' | 'failed', amount: number): Answer {
    const deposit = this.deposits.get(key);
    if (!deposit) return 'not_found';
    if (deposit.state === 'credited' || deposit.state === 'unallocated') return 'ok';
    if (outcome === 'succeeded') {
      // Who is frozen gets nothing credited, and nobody another amount than was ordered: it is set aside.
      deposit.state = this.isFrozen || amount !== deposit.amount ? 'unallocated' : 'credited';
      if (deposit.state === 'credited') this.cash += deposit.amount;
    } else if (outcome === 'failed' && deposit.state === 'pending') deposit.state = 'declined';
    return 'ok';
  }

  withdraw(key: string, amount: number): Answer {
    return this.once(`withdraw ${key}`, amount, () => {
      if (![...this.deposits.values()].some(({ state }) => state === 'credited')) return 'no_deposit_yet';
      if (!this.isComplete) return 'profile_incomplete';
      const holdsBonus = ({ bets }: ModelRound) =>
        [...bets.values()].some(({ isRolledBack, tie }) => !isRolledBack && tie !== undefined && tie.part > 0);
      if ([...this.rounds.values()].some((round) => this.fate(round) === 'open' && holdsBonus(round)))
        return 'open_rounds';
      if (this.bonuses.active) return 'bonus_active';
      if (this.cash < amount) return 'insufficient_funds';
      this.cash -= amount;
      this.withdrawals.set(key, { amount, state: 'requested' });
      return 'ok';
    });
  }

  cancel(keys: readonly string[]): Answer {
    const seen = keys.map((key) => this.withdrawals.get(key)).filter((found) => found !== undefined);
    if (seen.some(({ state }) => state === 'requested')) {
      for (const withdrawal of this.withdrawals.values())
        if (withdrawal.state === 'requested') this.giveBack(withdrawal, 'cancelled');
      return 'ok';
    }
    return seen.some(({ state }) => state === 'cancelled') ? 'ok' : 'nothing_to_cancel';
  }

  step(key: string, step: 'approve' | 'pay' | 'reject'): Answer {
    const withdrawal = this.withdrawals.get(key);
    if (!withdrawal) return 'not_found';
    const { state } = withdrawal;
    if (step === 'approve' && state === 'requested') withdrawal.state = 'approved';
    else if (step === 'pay' && state === 'approved') withdrawal.state = 'paid';
    else if (step === 'reject' && (state === 'requested' || state === 'approved'))
      this.giveBack(withdrawal, 'rejected');
    else if (state !== { approve: 'approved', pay: 'paid', reject: 'rejected' }[step]) return 'invalid_request';
    return 'ok';
  }

  bet(roundId: string, id: string, amount: number, at: number): Answer {
    return this.once(`wallet ${id}`, ['bet', roundId, amount], () => {
      const round = this.round(roundId);
      if (round.bets.has(id) || this.buried.has(id)) return 'round_closed';
      const refusal = this.refusesStake(amount, at, this.stake(round));
      if (refusal) return refusal;
      round.bets.set(id, { amount, isRolledBack: false, isPlaced: true, tie: this.stakeNow(amount, at) });
      return this.keep(roundId, round, 'ok');
    });
  }

  win(roundId: string, id: string, amount: number, closes: boolean): Answer {
    return this.once(`wallet ${id}`, ['win', roundId, amount, closes], () => {
      const round = this.round(roundId);
      round.wins.set(id, { amount });
      round.isClosed ||= closes;
      return this.keep(roundId, round, 'ok');
    });
  }

  rollback(roundId: string, id: string, betId: string): Answer {
    return this.once(`wallet ${id}`, ['rollback', roundId, betId], () => {
      const round = this.round(roundId);
      const bet = round.bets.get(betId);
      if (!bet && [...this.rounds.values()].some(({ bets }) => bets.get(betId)?.isPlaced)) return 'not_found';
      if (!bet) this.buried.add(betId);
      if (bet && !bet.isRolledBack) {
        this.cash += bet.amount - (bet.tie?.part ?? 0);
        if (bet.tie) {
          this.bonuses.move(bet.tie.key, bet.tie.part);
          this.bonuses.all.get(bet.tie.key)!.points -= bet.tie.points;
        }
      }
      round.bets.set(betId, { ...bet, amount: bet?.amount ?? 0, isRolledBack: true, isPlaced: bet?.isPlaced ?? false });
      return this.keep(roundId, round, 'ok');
    });
  }

  /** Whether an in-house round may be played; `spinOf`: as a free spin of that bonus. */
  mayPlay(key: string, stake: number, spinOf: string | null, at: number): Answer {
    return this.once(`play ${key}`, [stake, spinOf], () => {
      if (spinOf === null) return this.refusesStake(stake, at) ?? 'ok';
      const inPlay = this.bonuses.inPlay(at);
      if (inPlay?.[0] !== spinOf || inPlay[1].spins === 0) return 'bonus_not_available';
      return this.isFrozen ? 'account_frozen' : 'ok';
    });
  }

  /** What a round came to, once for each that was played. */
  played(stake: number, payout: number, spinOf: string | null, at: number): void {
    if (spinOf !== null) {
      const bonus = this.bonuses.all.get(spinOf)!;
      bonus.spins -= 1;
      bonus.amount += payout;
      bonus.balance += payout;
      return;
    }
    const tie = this.stakeNow(stake, at);
    const part = tie ? Math.floor((payout * tie.part) / stake) : 0;
    this.cash += payout - part;
    if (tie) this.bonuses.move(tie.key, part);
  }

  /** @param staked what its round was staked with before: the cap is for all of it */
  private refusesStake(amount: number, at: number, staked = 0): Answer | null {
    if (this.isFrozen) return 'account_frozen';
    const bonus = this.bonuses.inPlay(at)?.[1];
    if (bonus && staked + amount > bonusStakeCap) return 'bonus_stake_too_high';
    return this.cash + (bonus?.balance ?? 0) < amount ? 'insufficient_funds' : null;
  }

  /** Takes a stake: cash, then the bonus. All stakes of the test count in full. */
  private stakeNow(amount: number, at: number): Tie | undefined {
    const inPlay = this.bonuses.inPlay(at);
    const part = Math.max(0, amount - this.cash);
    this.cash -= amount - part;
    if (!inPlay) return undefined;
    const [key, bonus] = inPlay;
    bonus.balance -= part;
    bonus.points += amount;
    return { key, part, points: amount };
  }

  private openBetsOf(key: string): number {
    const open = [...this.rounds.values()].filter((round) => this.fate(round) === 'open');
    return open
      .flatMap(({ bets }) => [...bets.values()])
      .filter(({ isRolledBack, tie }) => !isRolledBack && tie?.key === key).length;
  }

  private giveBack(withdrawal: { amount: number; state: WithdrawalFate }, state: WithdrawalFate): void {
    withdrawal.state = state;
    this.cash += withdrawal.amount;
  }

  private round(id: string): ModelRound {
    return this.rounds.get(id) ?? { bets: new Map(), wins: new Map(), isClosed: false, owed: 0 };
  }

  private stake = ({ bets }: ModelRound): number =>
    [...bets.values()].reduce((sum, bet) => sum + (bet.isRolledBack ? 0 : bet.amount), 0);

  private fate({ bets, isClosed }: ModelRound): RoundFate {
    const standing = [...bets.values()].filter(({ isRolledBack }) => !isRolledBack).length;
    if (bets.size > 0 && standing === 0) return 'rolled_back';
    return isClosed && standing > 0 ? 'settled' : 'open';
  }

  /** Wins belong to the player exactly while a bet of theirs stands; what was spent meanwhile stays lost to the house. */
  private keep(id: string, round: ModelRound, answer: Answer): Answer {
    const stake = this.stake(round);
    for (const win of round.wins.values()) {
      if (stake > 0 && !win.paid) {
        const ties = [...round.bets.values()]
          .filter(({ isRolledBack }) => !isRolledBack)
          .flatMap(({ tie }) => (tie && tie.part > 0 ? [tie] : []));
        const part = Math.floor((win.amount * ties.reduce((sum, tie) => sum + tie.part, 0)) / stake);
        win.paid = { cash: win.amount - part, bonus: part, key: ties[0]?.key ?? '' };
        const madeUpFor = win.wasPaid ? Math.min(round.owed, win.paid.cash) : 0;
        round.owed -= madeUpFor;
        this.cash += win.paid.cash - madeUpFor;
        win.wasPaid = true;
        if (part > 0) this.bonuses.move(win.paid.key, part);
      } else if (stake === 0 && win.paid) {
        round.owed += Math.max(0, win.paid.cash - this.cash);
        this.cash = Math.max(0, this.cash - win.paid.cash);
        if (win.paid.bonus > 0) round.owed += this.bonuses.takeBack(win.paid.key, win.paid.bonus, this.cash);
        win.paid = undefined;
      }
    }
    this.rounds.set(id, round);
    return answer;
  }
}
