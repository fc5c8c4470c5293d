import type { MoneyUnit } from 'contract/money';
import type { RoundState } from 'contract/rounds';
import { accounts, transfer, type Account } from '../domain/ledger';
import { highestStake } from '../domain/licence-profile';
import { afterEvent, payoutOf, stakeOf, stateOf, unknownRound, type Round, type RoundEvent, type RoundMove } from '../domain/rounds';
import { worthOf, type SettledRound } from '../domain/settlement';
import { done, refused, type Outcome } from '../outcome';
import type { Ledger } from './ledger-store';
import type { PlayerFacts } from './player-facts';
import type { AnswersOnce } from './stored-answers';

export type PlayMode = 'real' | 'fun';

/** Which round an instruction is about. `provider` and `transactionId` together are the instruction's outside key. */
interface Instruction {
  provider: string;
  transactionId: string;
  roundId: string;
  gameid: string;
  gametitle: string;
  mode: PlayMode;
}
/** Amounts in minor units of the player's currency, or of play money. */
export type BetInstruction = Instruction & { amount: number };
/** `closes`: no more wins will come. A lost round is closed by a win of 0. */
export type WinInstruction = Instruction & { amount: number; closes: boolean };
export type RollbackInstruction = Instruction & { betTransactionId: string };

export interface WalletAnswer {
  state: RoundState;
  balance: number;
  currency: MoneyUnit;
}

/** Under which an instruction's answer is kept. */
export const instructionKey = (provider: string, transactionId: string): string => `wallet:${provider}:${transactionId}`;

/** The seamless wallet: the one way by which any game, ours or a provider's, moves a player's money (DESIGN §6). Times are epoch ms. */
export interface Wallet {
  balance(mode: PlayMode): { amount: number; currency: MoneyUnit };
  /** Refusals: `account_frozen`, `stake_not_offered`, `insufficient_funds`, `round_closed`, `duplicate_transaction`. */
  bet(bet: BetInstruction, at: number): Outcome<WalletAnswer>;
  /** Refused only as `duplicate_transaction`: neither session nor freeze nor limit stops a win. */
  win(win: WinInstruction, at: number): Outcome<WalletAnswer>;
  /** The same. A rollback of an unknown bet succeeds and refuses that bet for good. */
  rollback(rollback: RollbackInstruction, at: number): Outcome<WalletAnswer>;
}

/** Where a mode's money lies, and who stands on the other side. */
interface Purse {
  currency: MoneyUnit;
  cash: Account;
  house: Account;
}

interface KnownRound {
  books: Round;
  uncollected: number;
  isNew: boolean;
}

export class PlayerWallet implements Wallet {
  constructor(
    private readonly sql: SqlStorage,
    private readonly ledger: Ledger,
    private readonly answers: AnswersOnce,
    private readonly facts: () => PlayerFacts,
    /** Told in the same step of every real-money round that is settled, or was and changes. */
    private readonly settled: (round: SettledRound, at: number) => void,
  ) {}

  balance(mode: PlayMode): { amount: number; currency: MoneyUnit } {
    const { cash, currency } = this.purse(mode);
    return { amount: this.ledger.balanceOf(cash, currency), currency };
  }

  bet(bet: BetInstruction, at: number): Outcome<WalletAnswer> {
    return this.once('bet', bet, at, (purse, round) => {
      const step = afterEvent(round.books, { kind: 'bet', id: bet.transactionId, amount: bet.amount });
      if (step.refused) return refused('round_closed');
      if (bet.mode === 'real' && this.facts().frozen) return refused('account_frozen');
      if (bet.amount > highestStake(this.facts().licence, purse.currency)) return refused('stake_not_offered');
      if (this.ledger.balanceOf(purse.cash, purse.currency) < bet.amount) return refused('insufficient_funds');
      return done(this.write(bet, purse, round, step, at));
    });
  }

  win(win: WinInstruction, at: number): Outcome<WalletAnswer> {
    return this.always('win', win, { kind: 'win', id: win.transactionId, amount: win.amount, closes: win.closes }, at);
  }

  rollback(rollback: RollbackInstruction, at: number): Outcome<WalletAnswer> {
    return this.always('rollback', rollback, { kind: 'rollback', betId: rollback.betTransactionId }, at);
  }

  /** The number of real-money rounds whose stake is still at risk. */
  openRounds(): number {
    const [row] = this.sql.exec<{ n: number }>("SELECT count(*) AS n FROM rounds WHERE state = 'open' AND currency <> 'FUN' AND stake > 0");
    return row?.n ?? 0;
  }

  /** Null for a round that was never heard of. */
  stateOf(provider: string, roundId: string): RoundState | null {
    const [row] = this.sql.exec<{ state: RoundState }>('SELECT state FROM rounds WHERE provider = ? AND id = ?', provider, roundId);
    return row?.state ?? null;
  }

  private always(kind: 'win' | 'rollback', instruction: Instruction, event: RoundEvent, at: number): Outcome<WalletAnswer> {
    return this.once(kind, instruction, at, (purse, round) => {
      const step = afterEvent(round.books, event);
      if (step.refused) throw new Error(`The rules refused a ${kind}.`);
      return done(this.write(instruction, purse, round, step, at));
    });
  }

  private once(kind: string, instruction: Instruction, at: number, work: (purse: Purse, round: KnownRound) => Outcome<WalletAnswer>): Outcome<WalletAnswer> {
    const key = instructionKey(instruction.provider, instruction.transactionId);
    // The title is for the player's eyes and may be reworded between two deliveries of one instruction.
    return this.answers.once(key, { kind, ...instruction, gametitle: undefined }, at, () => {
      const purse = this.purse(instruction.mode);
      const round = this.read(instruction, purse.currency);
      return round ? work(purse, round) : refused('duplicate_transaction');
    });
  }

  private purse(mode: PlayMode): Purse {
    if (mode === 'fun') return { currency: 'FUN', cash: accounts.playCash, house: accounts.playGames };
    const { currency } = this.facts();
    if (!currency) throw new Error('A visitor has play money only.');
    return { currency, cash: accounts.cash, house: accounts.houseGames };
  }

  /** Null when the round is known in another currency: its id was used twice. */
  private read({ provider, roundId }: Instruction, currency: MoneyUnit): KnownRound | null {
    const [row] = this.sql.exec<{ books: string; uncollected: number; currency: string }>(
      'SELECT books, uncollected, currency FROM rounds WHERE provider = ? AND id = ?', provider, roundId,
    );
    if (!row) return { books: unknownRound, uncollected: 0, isNew: true };
    return row.currency === currency ? { books: JSON.parse(row.books) as Round, uncollected: row.uncollected, isNew: false } : null;
  }

  private write(
    instruction: Instruction,
    purse: Purse,
    before: KnownRound,
    step: { round: Round; moves: RoundMove[] },
    at: number,
  ): WalletAnswer {
    const { provider, roundId, gameid, gametitle } = instruction;
    const uncollected = before.uncollected + step.moves.reduce((sum, move) => sum + this.move(provider, purse, move, at), 0);
    if (instruction.mode === 'real') this.tellIfSettled({ ...instruction, before: worthOf(before.books), after: worthOf(step.round) }, at);
    const balance = this.ledger.balanceOf(purse.cash, purse.currency);
    const state = stateOf(step.round);
    const values = [state, stakeOf(step.round), payoutOf(step.round), JSON.stringify(step.round), uncollected, balance, state === 'open' ? null : at];
    if (before.isNew) {
      this.sql.exec(
        `INSERT INTO rounds (state, stake, payout, books, uncollected, balance_after, settled_at, provider, id, gameid, gametitle, currency, started_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        ...values, provider, roundId, gameid, gametitle, purse.currency, at,
      );
    } else {
      this.sql.exec(
        `UPDATE rounds SET state = ?, stake = ?, payout = ?, books = ?, uncollected = ?, balance_after = ?, settled_at = ? WHERE provider = ? AND id = ?`,
        ...values, provider, roundId,
      );
    }
    return { state, balance, currency: purse.currency };
  }

  private tellIfSettled({ provider, roundId, gameid, before, after }: SettledRound, at: number): void {
    if (before.isSettled || after.isSettled) this.settled({ provider, roundId, gameid, before, after }, at);
  }

  /** Posts a move; gives what a reversal could not take back because the player had spent it: a player's account never goes below zero. */
  private move(provider: string, { cash, house, currency }: Purse, { kind, entryId, amount }: RoundMove, at: number): number {
    const taken = amount < 0 && kind === 'rollback' ? -Math.min(-amount, this.ledger.balanceOf(cash, currency)) : amount;
    const lines = taken < 0 ? transfer(cash, house, -taken) : transfer(house, cash, taken);
    if (taken !== 0) this.ledger.post({ id: `${provider}:${entryId}:${kind}`, kind, currency, lines }, at);
    return taken - amount;
  }
}
