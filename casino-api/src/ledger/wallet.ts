import type { MoneyUnit } from 'contract/money';
import type { RoundState } from 'contract/receipt';
import { fundStake, type Funding } from './rounds/bonus-funding';
import { accounts, type Account } from './ledger';
import { postMove, type Purse } from './rounds/post-move';
import { highestStake, longestRest, shortestRoundOf } from '../kernel/licence-profile';
import { afterEvent, payoutOf, stakeOf, stateOf, type Round, type RoundEvent, type RoundMove } from './rounds/rounds';
import { worthOf, type SettledRound } from './rounds/settlement';
import { done, refused, type Outcome } from '../kernel/outcome';
import type { Ledger } from './ledger-store';
import type { Owner } from './owner';
import { newRound, type RoundRow, type RoundRows } from './rounds/round-rows';
import type { AnswersOnce } from './stored-answers';
import {
  type PlayMode,
  type Instruction,
  type BetInstruction,
  type WinInstruction,
  type RevokeInstruction,
  type RollbackInstruction,
  type WalletAnswer,
  instructionKey,
  type Wallet,
} from './wallet-instructions';

/** The player's bonuses, as far as rounds are played with their money. Part of the round's step. */
export interface BonusFunding {
  active(): { id: string } | null;
  /** The bonus that a bet made now belongs to, and the most that a round with it may be staked with. @param at epoch ms */
  inPlay(at: number): { id: string; maximumStake: number } | null;
  /** Where a bonus's money lies, or went to when it ended. */
  accountOf(id: string): Account;
  /** Counts what a step of a round did to its bonuses. */
  follow(place: Instruction & { odds?: number }, before: Round, after: Round, at: number): void;
}

/** Of rounds that others run: what their wins and silences leave to people. Part of the round's step. */
export interface OutsideFollowing {
  follow(before: RoundRow, after: RoundRow, isForeign: boolean, at: number): void;
  isBuried(provider: string, transactionId: string): boolean;
  isPlacedElsewhere(provider: string, transactionId: string, roundId: string, key: string): boolean;
  bury(provider: string, transactionId: string): void;
}

/** A game of an open round, by which it can be found. */
export type OpenGame = Record<'provider' | 'gameid' | 'gametitle', string>;

/** Of somebody's open rounds so many games are named. */
const gamesNamed = 3;

/** Whether a stake of the round stands and it is not settled: one that was opened may be played to its end. */
const isUnderWay = (books: Round): boolean =>
  stateOf(books) === 'open' && books.bets.some(({ state }) => state === 'taken');

interface KnownRound {
  row: RoundRow;
  /** This is the first that is heard of it. */
  isNew: boolean;
}

/** The seamless wallet of one player (DOMAIN §2): judges each bet, win and rollback by its round, and writes round, ledger and bonus in one step. */
export class PlayerWallet implements Wallet {
  constructor(
    private readonly sql: SqlStorage,
    private readonly rows: RoundRows,
    private readonly ledger: Ledger,
    private readonly bonuses: BonusFunding,
    private readonly answers: AnswersOnce,
    private readonly facts: () => Owner,
    /** Told in the same step of every real-money round that is settled, or was and changes. */
    private readonly settled: (round: SettledRound, at: number) => void,
    /** Of rounds that others run: what their wins and silences leave to people. */
    private readonly outside: OutsideFollowing | null = null,
  ) {}

  balance(mode: PlayMode): { amount: number; bonus: number; currency: MoneyUnit } {
    const purse = this.purse(mode);
    const { cash, bonus } = this.heldNow(purse);
    return { amount: cash + bonus, bonus, currency: purse.currency };
  }

  highestRound(mode: PlayMode, at: number): number {
    const licensed = highestStake(this.facts().stakeCap(at), this.purse(mode).currency);
    return mode === 'fun' ? licensed : Math.min(licensed, this.bonuses.inPlay(at)?.maximumStake ?? Infinity);
  }

  rest(at: number): number {
    const { licence } = this.facts();
    const longest = longestRest(licence);
    if (longest === 0) return 0;
    const begun = this.sql
      .exec<{ category: string | null; started_at: number }>(
        "SELECT category, started_at FROM rounds WHERE currency <> 'FUN' AND started_at > ?",
        at - longest,
      )
      .toArray();
    return begun.reduce(
      (rest, { category, started_at: startedAt }) =>
        Math.max(rest, startedAt + shortestRoundOf(licence, category ?? '') - at),
      0,
    );
  }

  bet(bet: BetInstruction, at: number): Outcome<WalletAnswer> {
    return this.once('bet', bet, at, (purse, round) => {
      const { provider, transactionId: id, gameid, amount, limits } = bet;
      if (this.outside?.isBuried(provider, id)) return refused('round_closed');
      if (round.row.gameid !== gameid) return refused('game_not_available');
      const bonus = bet.mode === 'real' ? this.bonuses.inPlay(at) : null;
      const funding = fundStake(bet.amount, this.held(purse, bonus?.id ?? null));
      const share = bonus
        ? {
            bonus: {
              id: bonus.id,
              amount: funding?.bonus ?? 0,
              ...(bet.freeSpinOf === bonus.id ? { isFree: true as const } : {}),
            },
          }
        : {};
      const step = afterEvent(round.row.books, { kind: 'bet', id, amount, ...(limits && { limits }), ...share });
      if (step.refused) return refused('round_closed');
      if (bet.mode === 'real' && this.facts().frozen) return refused('account_frozen');
      const opens = bet.mode === 'real' && !isUnderWay(round.row.books);
      if (opens && at >= (this.facts().realityCheckDueAt ?? Infinity)) return refused('reality_check_due');
      // Doubles, splits, several bets and several calls of a provider are one round's stake.
      const staked = stakeOf(step.round);
      if (staked > highestStake(this.facts().stakeCap(at), purse.currency)) return refused('stake_not_offered');
      if (bonus && staked > bonus.maximumStake) return refused('bonus_stake_too_high', { maximum: bonus.maximumStake });
      const wait = opens && bet.category !== 'sportsbook' ? this.rest(at) : 0;
      if (wait > 0) return refused('round_too_soon', { wait });
      if (!funding) return refused('insufficient_funds');
      return done(this.write(bet, purse, round, step, at));
    });
  }

  win(win: WinInstruction, at: number): Outcome<WalletAnswer> {
    return this.always('win', win, { kind: 'win', id: win.transactionId, amount: win.amount, closes: win.closes }, at);
  }

  revoke(revoke: RevokeInstruction, at: number): Outcome<WalletAnswer> {
    return this.always('revoke', revoke, { kind: 'revoke', winId: revoke.winTransactionId }, at);
  }

  rollback(rollback: RollbackInstruction, at: number): Outcome<WalletAnswer> {
    const { provider, roundId, betTransactionId: betId } = rollback;
    return this.always('rollback', rollback, { kind: 'rollback', betId }, at, ({ bets }) => {
      if (!this.outside || bets.some(({ id }) => id === betId)) return null;
      if (this.outside.isPlacedElsewhere(provider, betId, roundId, instructionKey(provider, betId)))
        return refused('not_found');
      this.outside.bury(provider, betId);
      return null;
    });
  }

  void(instruction: Instruction & { odds?: number }, at: number): Outcome<WalletAnswer> {
    return this.always('void', instruction, { kind: 'void' }, at);
  }

  /** What an operator says of a known round for real money; in the step of the decision. */
  decide(
    provider: string,
    roundId: string,
    event: RoundEvent & { kind: 'decide' | 'end' | 'void' },
    at: number,
  ): WalletAnswer {
    const row = this.rows.read(provider, roundId);
    const step = row && afterEvent(row.books, event);
    if (!row || !step || step.refused) throw new Error('An operator decided about a round that is not there.');
    const { gameid, gametitle, category } = row;
    const isReleased = event.kind === 'decide' && event.decision === 'release';
    return this.write(
      {
        provider,
        transactionId: '',
        roundId,
        gameid,
        gametitle,
        mode: 'real',
        category: category ?? undefined,
        isReleased,
      },
      this.purse('real'),
      { row, isNew: false },
      step,
      at,
    );
  }

  /** The open rounds with bonus money in them, whose win would partly be the bonus's: how many, and the games of the latest (DOMAIN §2). */
  openBonusRounds(): { count: number; games: OpenGame[] } {
    const rows = this.sql
      .exec<OpenGame & { books: string }>(
        "SELECT provider, gameid, gametitle, books FROM rounds WHERE state = 'open' AND currency <> 'FUN' ORDER BY started_at DESC, gameid",
      )
      .toArray()
      .filter(({ books }) =>
        (JSON.parse(books) as Round).bets.some(
          ({ state, bonus }) => state === 'taken' && bonus !== undefined && (bonus.amount > 0 || bonus.isFree),
        ),
      );
    const games = new Map(
      rows.map(({ provider, gameid, gametitle }) => [`${provider}:${gameid}`, { provider, gameid, gametitle }]),
    );
    return { count: rows.length, games: [...games.values()].slice(0, gamesNamed) };
  }

  /** Null for a round that was never heard of. */
  stateOf(provider: string, roundId: string): RoundState | null {
    const [row] = this.sql.exec<{ state: RoundState }>(
      'SELECT state FROM rounds WHERE provider = ? AND id = ?',
      provider,
      roundId,
    );
    return row?.state ?? null;
  }

  private always(
    kind: 'win' | 'revoke' | 'rollback' | 'void',
    instruction: Instruction & { odds?: number },
    event: RoundEvent,
    at: number,
    refusal: (books: Round) => Outcome<never> | null = () => null,
  ): Outcome<WalletAnswer> {
    return this.once(kind, instruction, at, (purse, round) => {
      const no = refusal(round.row.books);
      if (no) return no;
      const step = afterEvent(round.row.books, event);
      if (step.refused) throw new Error(`The rules refused a ${kind}.`);
      return done(this.write(instruction, purse, round, step, at));
    });
  }

  private once(
    kind: string,
    instruction: Instruction,
    at: number,
    work: (purse: Purse, round: KnownRound) => Outcome<WalletAnswer>,
  ): Outcome<WalletAnswer> {
    const key = instructionKey(instruction.provider, instruction.transactionId);
    // What the catalogue says may change between two deliveries of one instruction.
    return this.answers.once(
      key,
      { kind, ...instruction, gametitle: undefined, category: undefined, isForeign: undefined, limits: undefined },
      at,
      () => {
        const purse = this.purse(instruction.mode);
        const round = this.read(kind, instruction, purse.currency, at);
        return round ? work(purse, round) : refused('duplicate_transaction');
      },
    );
  }

  private purse(mode: PlayMode): Purse {
    if (mode === 'fun') return { currency: 'FUN', cash: accounts.playCash, house: accounts.playGames };
    const { currency } = this.facts();
    if (!currency) throw new Error('A visitor has play money only.');
    return { currency, cash: accounts.cash, house: accounts.houseGames };
  }

  private held({ cash, currency }: Purse, bonusId: string | null): Funding {
    return {
      cash: this.ledger.balanceOf(cash, currency),
      bonus: bonusId === null ? 0 : this.ledger.balanceOf(accounts.bonus(bonusId), currency),
    };
  }

  private heldNow(purse: Purse): Funding {
    const active = purse.currency === 'FUN' ? null : this.bonuses.active();
    return this.held(purse, active?.id ?? null);
  }

  private playable(purse: Purse): number {
    const { cash, bonus } = this.heldNow(purse);
    return cash + bonus;
  }

  /** Null when the round is known in another currency: its id was used twice. */
  private read(
    kind: string,
    { provider, roundId, gameid, gametitle, category }: Instruction,
    currency: MoneyUnit,
    at: number,
  ): KnownRound | null {
    const row = this.rows.read(provider, roundId);
    if (!row)
      return {
        row: newRound({ provider, id: roundId, gameid, gametitle, category: category ?? null, currency }, at),
        isNew: true,
      };
    if (row.currency !== currency) return null;
    // Wins and rollbacks follow their round's game, which its first bet names.
    const isNamed = kind !== 'bet' || row.books.bets.some(({ state, amount }) => state === 'taken' || amount > 0);
    return { row: isNamed ? row : { ...row, gameid, gametitle, category: category ?? null }, isNew: false };
  }

  private write(
    instruction: Instruction & Partial<Pick<BetInstruction, 'odds'>> & Pick<SettledRound, 'isReleased'>,
    purse: Purse,
    { row: before, isNew }: KnownRound,
    step: { round: Round; moves: RoundMove[] },
    at: number,
  ): WalletAnswer {
    const uncollected = step.moves.reduce(
      (sum, move) => sum + postMove(this.ledger, this.bonuses, before.provider, purse, move, sum, at),
      before.uncollected,
    );
    const { gameid, gametitle } = before;
    const place = {
      ...instruction,
      gameid,
      gametitle,
      category: gameid === instruction.gameid ? instruction.category : (before.category ?? undefined),
    };
    if (instruction.mode === 'real')
      this.tellIfSettled(
        {
          ...place,
          startedAt: before.startedAt,
          settledAt: before.settledAt,
          before: worthOf(before.books),
          after: worthOf(step.round),
        },
        at,
      );
    const balance = this.playable(purse);
    const state = stateOf(step.round);
    const row = {
      ...before,
      state,
      stake: stakeOf(step.round),
      payout: payoutOf(step.round),
      books: step.round,
      uncollected,
      balanceAfter: balance,
      settledAt: state === 'open' ? null : at,
    };
    this.rows.write(row, isNew);
    this.outside?.follow(before, row, instruction.isForeign === true, at);
    if (!step.round.bets.some(({ bonus }) => bonus !== undefined)) return { state, balance, currency: purse.currency };
    // What a bonus comes to depends on which rounds are open, so it is looked at once this one is written.
    this.rows.flush();
    this.bonuses.follow(place, before.books, step.round, at);
    const left = this.playable(purse);
    if (left !== balance) this.rows.write({ ...row, balanceAfter: left }, false);
    return { state, balance: left, currency: purse.currency };
  }

  private tellIfSettled(
    {
      provider,
      roundId,
      gameid,
      gametitle,
      category,
      odds,
      startedAt,
      settledAt,
      isReleased,
      before,
      after,
    }: SettledRound,
    at: number,
  ): void {
    if (before.isSettled || after.isSettled)
      this.settled(
        {
          provider,
          roundId,
          gameid,
          gametitle,
          category,
          odds,
          startedAt,
          settledAt,
          ...(isReleased && { isReleased }),
          before,
          after,
        },
        at,
      );
  }
}
