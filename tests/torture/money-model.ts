/**
 * A small model of a player's money, written apart from the product: plain numbers, no ledger, no tables. The model test
 * runs the same commands against it and against the real stores and compares what each answers and holds.
 */
export type RoundFate = 'open' | 'settled' | 'rolled_back';

interface ModelRound {
  bets: Map<string, { amount: number; isRolledBack: boolean }>;
  wins: Map<string, number>;
  isClosed: boolean;
  /** What of the round's wins has reached the player. */
  paid: number;
}

type Answer = 'ok' | 'insufficient_funds' | 'account_frozen' | 'round_closed' | 'duplicate_transaction' | 'no_deposit_yet' | 'profile_incomplete' | 'open_rounds' | 'nothing_to_cancel' | 'invalid_request' | 'not_found';
type WithdrawalFate = 'requested' | 'approved' | 'paid' | 'rejected' | 'cancelled';

export class MoneyModel {
  cash = 0;
  isFrozen = false;
  isComplete = true;
  readonly deposits = new Map<string, { amount: number; state: 'pending' | 'credited' | 'declined' }>();
  readonly withdrawals = new Map<string, { amount: number; state: WithdrawalFate }>();
  readonly rounds = new Map<string, ModelRound>();
  private readonly told = new Map<string, { body: string; answer: Answer }>();

  get held(): number {
    return [...this.withdrawals.values()].filter(({ state }) => state === 'requested' || state === 'approved').reduce((sum, { amount }) => sum + amount, 0);
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
    if (amount !== deposit.amount) return 'invalid_request';
    if (outcome === 'succeeded' && deposit.state !== 'credited') {
      deposit.state = 'credited';
      this.cash += deposit.amount;
    } else if (outcome === 'failed' && deposit.state === 'pending') deposit.state = 'declined';
    return 'ok';
  }

  withdraw(key: string, amount: number): Answer {
    return this.once(`withdraw ${key}`, amount, () => {
      if (![...this.deposits.values()].some(({ state }) => state === 'credited')) return 'no_deposit_yet';
      if (!this.isComplete) return 'profile_incomplete';
      if ([...this.rounds.values()].some((round) => this.fate(round) === 'open' && this.stake(round) > 0)) return 'open_rounds';
      if (this.cash < amount) return 'insufficient_funds';
      this.cash -= amount;
      this.withdrawals.set(key, { amount, state: 'requested' });
      return 'ok';
    });
  }

  cancel(keys: readonly string[]): Answer {
    const seen = keys.map((key) => this.withdrawals.get(key)).filter((found) => found !== undefined);
    if (seen.some(({ state }) => state === 'requested')) {
      for (const withdrawal of this.withdrawals.values()) if (withdrawal.state === 'requested') this.giveBack(withdrawal, 'cancelled');
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
    else if (step === 'reject' && (state === 'requested' || state === 'approved')) this.giveBack(withdrawal, 'rejected');
    else if (state !== { approve: 'approved', pay: 'paid', reject: 'rejected' }[step]) return 'invalid_request';
    return 'ok';
  }

  bet(roundId: string, id: string, amount: number): Answer {
    return this.once(`wallet ${id}`, ['bet', roundId, amount], () => {
      const round = this.round(roundId);
      if (round.bets.has(id) || this.fate(round) !== 'open') return this.keep(roundId, round, 'round_closed');
      if (this.isFrozen) return 'account_frozen';
      if (this.cash < amount) return 'insufficient_funds';
      this.cash -= amount;
      round.bets.set(id, { amount, isRolledBack: false });
      return this.keep(roundId, round, 'ok');
    });
  }

  win(roundId: string, id: string, amount: number, closes: boolean): Answer {
    return this.once(`wallet ${id}`, ['win', roundId, amount, closes], () => {
      const round = this.round(roundId);
      round.wins.set(id, amount);
      round.isClosed ||= closes;
      return this.keep(roundId, round, 'ok');
    });
  }

  rollback(roundId: string, id: string, betId: string): Answer {
    return this.once(`wallet ${id}`, ['rollback', roundId, betId], () => {
      const round = this.round(roundId);
      const bet = round.bets.get(betId);
      if (bet && !bet.isRolledBack) this.cash += bet.amount;
      round.bets.set(betId, { amount: bet?.amount ?? 0, isRolledBack: true });
      return this.keep(roundId, round, 'ok');
    });
  }

  /** Whether an in-house round may be played. */
  mayPlay(key: string, stake: number): Answer {
    return this.once(`play ${key}`, stake, () => {
      if (this.isFrozen) return 'account_frozen';
      return this.cash < stake ? 'insufficient_funds' : 'ok';
    });
  }

  /** What a round came to, once for each that was played. */
  played(stake: number, payout: number): void {
    this.cash += payout - stake;
  }

  private giveBack(withdrawal: { amount: number; state: WithdrawalFate }, state: WithdrawalFate): void {
    withdrawal.state = state;
    this.cash += withdrawal.amount;
  }

  private round(id: string): ModelRound {
    return this.rounds.get(id) ?? { bets: new Map(), wins: new Map(), isClosed: false, paid: 0 };
  }

  private stake = ({ bets }: ModelRound): number => [...bets.values()].reduce((sum, bet) => sum + (bet.isRolledBack ? 0 : bet.amount), 0);

  private fate({ bets, isClosed }: ModelRound): RoundFate {
    const standing = [...bets.values()].filter(({ isRolledBack }) => !isRolledBack).length;
    if (bets.size > 0 && standing === 0) return 'rolled_back';
    return isClosed && standing > 0 ? 'settled' : 'open';
  }

  /** Wins belong to the player exactly while a bet of theirs stands; what was spent meanwhile stays lost to the house. */
  private keep(id: string, round: ModelRound, answer: Answer): Answer {
    const due = this.stake(round) > 0 ? [...round.wins.values()].reduce((sum, amount) => sum + amount, 0) : 0;
    this.cash = Math.max(0, this.cash + due - round.paid);
    round.paid = due;
    this.rounds.set(id, round);
    return answer;
  }
}
