import { inHouseProvider } from 'contract/constants';
import type { Seeds } from 'contract/fairness';
import { euroWorth, type MoneyUnit } from 'contract/money';
import type { Position, RoundReceipt } from 'contract/receipt';
import { gameFacts } from '../catalogue';
import { accounts, transfer } from '../../ledger/ledger';
import { highestStake } from '../../kernel/licence-profile';
import { opening, type GameEngine, type Played } from '../../games/engine';
import { engineOf } from '../../games/registry';
import { isTable } from '../../games/table/table-engine';
import { done, refused, type Outcome } from '../../kernel/outcome';
import type { FreeSpins } from '../bonuses';
import type { FairnessSeeds, NextRound } from './fairness-seeds';
import type { Jackpots } from '../jackpots';
import type { Ledger } from '../../ledger/ledger-store';
import type { Played as ArchivedPlay } from '../../ledger/archive/round-archive';
import type { Owner } from '../../ledger/owner';
import { lastRounds } from './last-rounds';
import { modeOf, receiptOf } from './round-receipt';
import type { RoundRow, RoundRows } from '../../ledger/rounds/round-rows';
import { sharedHalf, type TablePart, type TableParts } from './table-parts';
import { timedId, type RunAsOneStep, type StoredAnswers } from '../../ledger/stored-answers';
import type { BetInstruction, PlayMode, Wallet } from '../../ledger/wallet-instructions';
import type { AnsweredRound, DecideRequest, LaunchedGame, LaunchMoney, PlayRequest } from './round-requests';
import { isStakeOffered, offeredDecisions, offeredStakes } from './stake-offer';
import type { WinFeed } from '../winners';

/** The provider whose rounds we run ourselves. */
export const inHouse = inHouseProvider;
/** What a play-money account starts with and is refilled to: 1,000.00 FUN. */
export const playMoneyGrant = 1_000_00;

/** The least that a game takes of play money, minor units; never nothing. */
const lowestFun = (engine: GameEngine): number => Math.max(1, engine.stakes('FUN')[0] ?? 0);

/** What the archive has of a round: what it was played by, or the player's part in a shared one. */
type ArchivedRound = ArchivedPlay | TablePart;

/** What the wallet has to know of a round in each of its messages. */
type Instruction = Omit<BetInstruction, 'amount' | 'transactionId'>;

const instructionOf = ({ id, gameid, gametitle, currency }: RoundRow): Instruction => ({
  provider: inHouse,
  roundId: id,
  gameid,
  gametitle,
  mode: modeOf(currency),
  category: gameFacts(gameid).category,
});

/** In-house rounds: stake, outcome and payout in one step, through the wallet that outside games use too. */
export class Rounds {
  constructor(
    private readonly parts: {
      sql: SqlStorage;
      asOneStep: RunAsOneStep;
      ledger: Ledger;
      answers: StoredAnswers;
      /** Its instructions are part of the round's step and need no keys. */
      wallet: Wallet;
      rows: RoundRows;
      shared: TableParts;
      freeSpins: FreeSpins;
      seeds: FairnessSeeds;
      jackpots: Jackpots;
      winFeed: WinFeed;
      facts: () => Owner;
      /** Sees to it that rounds which wait since `at` (epoch ms) are looked at in time. */
      planUnattended: (at: number) => void;
    },
  ) {}

  /** What the play page opens with. It writes nothing: play money that no longer pays the lowest stake is shown as it will be refilled by the next bet. */
  launch(gameid: string, mode: PlayMode, at: number, { isOutside, isOff }: LaunchedGame): Outcome<LaunchMoney> {
    const engine = engineOf(gameid);
    if (!engine && (!isOutside || isOff)) return refused('game_not_available');
    if (mode === 'real' && this.parts.facts().frozen) return refused('account_frozen');
    const { amount: held, bonus, currency } = this.parts.wallet.balance(mode);
    // Its provider asks for stakes by the wallet, as it sees fit.
    if (!engine) {
      const none = { stakes: [], defaultStake: 0, openRound: null, round: null, lastRounds: [], sitting: null };
      return done({ currency, balance: held, bonus, ...none });
    }
    const amount = mode === 'fun' && held < lowestFun(engine) ? playMoneyGrant : held;
    const stakes = offeredStakes(engine, currency, this.highest(currency, at));
    const waiting = engine.hasDecisions ? this.waitingRound(gameid, currency) : null;
    const openRound = waiting === null ? null : this.receipt(waiting);
    // What has begun can be finished.
    if (isOff && !openRound?.ok) return refused('game_not_available');
    return done({
      currency,
      balance: amount,
      bonus,
      stakes,
      defaultStake: Math.min(engine.defaultStake(currency), stakes.at(-1) ?? 0),
      openRound: openRound?.ok ? openRound.data : null,
      round: null,
      lastRounds: mode === 'real' ? lastRounds(this.parts.sql, gameid) : [],
      sitting: null,
    });
  }

  /**
   * Plays a round; the same `requestId` again gives the stored answer.
   * Refusals: `game_not_available`, `stake_not_offered`, `choice_not_offered`, `round_open`, `round_too_soon`, `insufficient_funds`, `account_frozen`,
   * `bonus_stake_too_high`, `bonus_not_available`, `duplicate_transaction`.
   */
  play(
    { gameid, gametitle, mode, stake, requestId, choice, category, bonusId, isOff }: PlayRequest,
    at: number,
  ): Outcome<RoundReceipt> {
    const { answers, wallet, freeSpins, jackpots, facts, rows } = this.parts;
    const engine = engineOf(gameid);
    // The rounds of tables are everybody's: bets are laid at the table.
    if (!engine || isTable(engine)) return refused('game_not_available');
    return this.inOneGo(() => {
      const { currency } = wallet.balance(mode);
      if (!isStakeOffered(engine, stake, choice ?? null, currency, this.highest(currency, at)))
        return refused('stake_not_offered');
      const played = answers.once<AnsweredRound>(
        `round:${requestId}`,
        { gameid, mode, stake, bonusId, choice },
        at,
        () => {
          if (isOff) return refused('game_not_available');
          if (engine.hasDecisions && this.waitingRound(gameid, currency)) return refused('round_open');
          if (mode === 'fun') this.refillPlayMoney(engine, at);
          const roundId = timedId(facts().playerId, requestId, at);
          rows.isUnknown(inHouse, roundId);
          const offered =
            bonusId === undefined ? done(null) : freeSpins.check({ bonusId, gameid, mode, value: stake }, at);
          if (!offered.ok) return offered;
          const drawn = this.parts.seeds.next(at);
          const { position, played } = this.open(engine, drawn, opening(stake, choice), currency);
          if (!played) return refused('choice_not_offered');
          const instruction = { provider: inHouse, roundId, gameid, gametitle, mode, category };
          const paid = bonusId === undefined ? { amount: stake } : { amount: 0, freeSpinOf: bonusId };
          const bet = wallet.bet({ ...instruction, ...paid, transactionId: `${roundId}:bet` }, at);
          if (!bet.ok) return bet;
          this.parts.seeds.useUp(drawn);
          if (bonusId !== undefined) freeSpins.use(bonusId, played.payout ?? 0);
          if (position.jackpot && mode === 'real') jackpots.staked(gameid, position.jackpot.euroStake);
          if (played.hitsPool) jackpots.hit(roundId, gameid, bonusId ?? null, at);
          this.settle(engine, instruction, played, at, position.jackpot?.prize ?? 0);
          this.keep(roundId, {
            seedId: drawn.seedId,
            nonce: drawn.nonce,
            outcome: played.outcome,
            position,
            options: this.decisions(engine, mode, drawn, position, played, at),
          });
          if (played.payout === null && engine.unattended) this.parts.planUnattended(at);
          return done(this.answered(roundId));
        },
      );
      return played.ok ? this.receiptOf(played.data) : played;
    });
  }

  /**
   * Decides in an open round and plays it on; the same `requestId` again gives the stored answer.
   * Refusals: `not_found`, `decision_not_offered`, `decision_out_of_turn`, `round_closed`, and, when the decision raises the stake, those of a bet.
   */
  decide({ roundId, decision, step, requestId }: DecideRequest, at: number): Outcome<RoundReceipt> {
    const { answers, wallet, seeds, rows } = this.parts;
    return this.inOneGo(() => {
      const row = rows.read(inHouse, roundId);
      const engine = row && engineOf(row.gameid);
      const key = `decision:${requestId}`;
      // Of a round in the archive a request that was answered is answered so again.
      if (!row || !engine || !(row.played?.position || answers.isAnswered(key))) return refused('not_found');
      const decided = answers.once<AnsweredRound>(key, { roundId, decision, step }, at, () => {
        if (!row.played?.position) return refused('not_found');
        const { seedId, nonce, position: before } = row.played;
        if (row.state !== 'open') return refused('round_closed');
        if (before.jackpot) return refused('decision_not_offered');
        if (before.decisions.length !== step) return refused('decision_out_of_turn');
        const position = {
          ...before,
          decisions: [...before.decisions, { what: decision, after: Math.max(0, at - row.startedAt) }],
        };
        const played = engine.play(position, seeds.again(seedId, nonce));
        if (!played) return refused('decision_not_offered');
        const instruction = instructionOf(row);
        const raise = played.stake - row.stake;
        if (raise > 0) {
          const bet = wallet.bet({ ...instruction, amount: raise, transactionId: `${roundId}:bet:${step}` }, at);
          if (!bet.ok) return bet;
        }
        this.settle(engine, instruction, played, at);
        this.keep(roundId, {
          seedId,
          nonce,
          outcome: played.outcome,
          position,
          options: this.decisions(engine, instruction.mode, { seedId, nonce }, position, played, at),
        });
        return done(this.answered(roundId));
      });
      return decided.ok ? this.receiptOf(decided.data) : decided;
    });
  }

  /**
   * Ends rounds that nobody goes on with: by the move that the game's rules publish, and where nothing was decided yet the stake returns (DOMAIN §2).
   * @param since untouched since then, epoch ms
   * @returns when the next of those that stay open was touched last; null when none stays
   */
  endUnattended(since: number, at: number): number | null {
    const waiting = this.parts.sql
      .exec<{ id: string }>(
        "SELECT id FROM rounds WHERE state = 'open' AND provider = ? AND options IS NOT NULL",
        inHouse,
      )
      .toArray();
    const touched = waiting.flatMap(({ id }) => {
      const row = this.parts.rows.read(inHouse, id);
      if (!row?.played?.position) return [];
      const last = row.startedAt + (row.played.position.decisions.at(-1)?.after ?? 0);
      if (last > since) return [last];
      this.endByRule(row, row.played.position, at);
      return [];
    });
    return touched.length > 0 ? Math.min(...touched) : null;
  }

  private endByRule(row: RoundRow, before: Position, at: number): void {
    const { seeds, wallet } = this.parts;
    const engine = engineOf(row.gameid);
    if (!engine?.unattended || !row.played) return;
    const { seedId, nonce } = row.played;
    const instruction = instructionOf(row);
    this.inOneGo(() => {
      let position = before;
      let played = engine.play(position, seeds.again(seedId, nonce));
      while (played && played.payout === null) {
        const what = engine.unattended!(played.options);
        if (what === null) {
          wallet.void({ ...instruction, transactionId: `${row.id}:unattended` }, at);
          return this.keep(row.id, { seedId, nonce, outcome: played.outcome, position, options: [] });
        }
        position = {
          ...position,
          decisions: [...position.decisions, { what, after: Math.max(0, at - row.startedAt), byRule: true }],
        };
        played = engine.play(position, seeds.again(seedId, nonce));
      }
      if (!played) throw new Error(`${row.gameid} does not offer the move that ends its rounds.`);
      this.settle(engine, instruction, played, at);
      this.keep(row.id, { seedId, nonce, outcome: played.outcome, position, options: [] });
    });
  }

  /** Pays a round that has won its pool; told again, nothing happens. @param euroPrize what the pool held, euro minor units */
  payJackpot(roundId: string, euroPrize: number, at: number): void {
    const { jackpots, freeSpins, seeds, rows } = this.parts;
    this.inOneGo(() => {
      const answered = jackpots.answered(roundId, euroPrize);
      if (!answered) return;
      const row = rows.read(inHouse, roundId);
      const engine = row && engineOf(row.gameid);
      if (!engine || !row.played?.position?.jackpot) throw new Error(`Round ${roundId} can’t have won a jackpot.`);
      const { seedId, nonce, position: before } = row.played;
      const position = { ...before, jackpot: { ...row.played.position.jackpot, prize: answered.paid } };
      const played = engine.play(position, seeds.again(seedId, nonce));
      if (!played || played.payout === null) throw new Error(`Round ${roundId} does not end with its jackpot.`);
      if (answered.bonusId !== null) freeSpins.won(answered.bonusId, played.payout);
      this.settle(engine, instructionOf(row), played, at, answered.paid);
      jackpots.bear(roundId, row.gameid, answered.paid, at);
      this.keep(roundId, { seedId, nonce, outcome: played.outcome, position, options: played.options });
    });
  }

  /** One step, whose round and whose transactions are written once, at its end. */
  private inOneGo<T>(work: () => T): T {
    const { asOneStep, ledger, rows } = this.parts;
    return asOneStep(() => ledger.atOnce(() => rows.atOnce(work)));
  }

  /** What the player may know of the seeds. */
  seedsOverview(): Seeds {
    return this.parts.asOneStep(() => this.parts.seeds.overview());
  }

  /**
   * Reveals the seed in use and begins with the next. While a round waits for a decision its seed stays secret: `round_open`. The same
   * `requestId` again rotates nothing.
   */
  rotateSeeds({ clientSeed, requestId }: { clientSeed?: string; requestId: string }, at: number): Outcome<Seeds> {
    const rotated = this.parts.answers.once<null>(`seeds:${requestId}`, { clientSeed }, at, () => {
      const [waiting] = this.parts.sql.exec(
        "SELECT 1 FROM rounds WHERE state = 'open' AND provider = ? AND seed_id IS NOT NULL LIMIT 1",
        inHouse,
      );
      if (waiting) return refused('round_open');
      this.parts.seeds.rotate(clientSeed, at);
      return done(null);
    });
    return rotated.ok ? done(this.seedsOverview()) : rotated;
  }

  /** `not_found` for a round that isn't this player's. @param archived what the archive has of it */
  receipt(id: string, archived?: ArchivedRound): Outcome<RoundReceipt> {
    const kept = this.parts.rows.read(inHouse, id);
    if (!kept) return refused('not_found');
    const row = archived && 'seedId' in archived ? { ...kept, played: archived } : kept;
    const ofTable = archived && 'roundId' in archived ? archived : null;
    const shared = row.played ? null : (ofTable ?? this.parts.shared.read(id));
    return done({
      ...receiptOf(row, row.played && this.parts.seeds.find(row.played.seedId)),
      ...(shared && sharedHalf(shared)),
    });
  }

  /** What a step is answered with, for whoever sends it again: a round that goes on, as it stood then. To be called in the step, at its end. */
  answered(roundId: string): AnsweredRound {
    const receipt = this.receipt(roundId);
    const isDrawn = receipt.ok && receipt.data.state !== 'open' && receipt.data.outcome !== null;
    // One that has won a pool ends before its answer goes out.
    return receipt.ok && !isDrawn && !receipt.data.position?.jackpot ? { roundId, receipt: receipt.data } : { roundId };
  }

  receiptOf({ roundId, receipt }: AnsweredRound): Outcome<RoundReceipt> {
    return receipt ? done(receipt) : this.receipt(roundId);
  }

  /** The id of the round that waits for a decision, or null. */
  private waitingRound(gameid: string, currency: MoneyUnit): string | null {
    const [row] = this.parts.sql.exec<{ id: string }>(
      "SELECT id FROM rounds WHERE state = 'open' AND currency = ? AND gameid = ? AND provider = ? LIMIT 1",
      currency,
      gameid,
      inHouse,
    );
    return row?.id ?? null;
  }

  private highest(currency: MoneyUnit, at: number): number {
    return highestStake(this.parts.facts().stakeCap(at), currency);
  }

  /** What is on offer of the decisions that `played` leaves. */
  private decisions(
    engine: GameEngine,
    mode: PlayMode,
    { seedId, nonce }: Pick<NextRound, 'seedId' | 'nonce'>,
    position: Position,
    { options }: Played,
    at: number,
  ): readonly string[] {
    return offeredDecisions(engine, options, position, this.parts.wallet.highestRound(mode, at), () =>
      this.parts.seeds.again(seedId, nonce),
    );
  }

  /** Plays the opening. Play money never touches a pool: where a stake would have won it, it wins a fixed prize at once. */
  private open(
    engine: GameEngine,
    { random, seedId, nonce }: NextRound,
    opened: Position,
    currency: MoneyUnit,
  ): { position: Position; played: Played | null } {
    if (!engine.jackpot) return { position: opened, played: engine.play(opened, random) };
    const part = { euroStake: euroWorth(opened.stake, currency), prize: null };
    const position = { ...opened, jackpot: part };
    const played = engine.play(position, random);
    if (!played?.hitsPool || currency !== 'FUN') return { position, played };
    const won = { ...position, jackpot: { ...part, prize: engine.jackpot.funPrize } };
    return { position: won, played: engine.play(won, this.parts.seeds.again(seedId, nonce)) };
  }

  /** Pays a round that is over; one that waits for a decision stays open, and so does one that has won a pool. @param prize the part of the payout that is a jackpot's, minor units */
  settle(engine: GameEngine, round: Instruction, { stake, payout }: Played, at: number, prize = 0): void {
    if (payout === null) return;
    const { gameid, gametitle, roundId, mode } = round;
    if (!Number.isSafeInteger(payout) || payout < 0 || payout - prize > stake * engine.maxWinMultiple) {
      throw new Error(`${gameid} came to a payout of ${payout} for a stake of ${stake}.`);
    }
    const win = this.parts.wallet.win({ ...round, transactionId: `${roundId}:win`, amount: payout, closes: true }, at);
    if (!win.ok) throw new Error(`The wallet refused a win: ${win.code}.`);
    if (mode === 'real' && payout > stake) this.parts.winFeed.tell({ roundId, gameid, gametitle, amount: payout }, at);
  }

  /** Notes what an in-house round was played by; its money was moved before. */
  private keep(roundId: string, played: NonNullable<RoundRow['played']>): void {
    const { rows } = this.parts;
    const row = rows.read(inHouse, roundId);
    if (!row) throw new Error(`There is no round ${roundId}.`);
    rows.write({ ...row, played }, false);
  }

  /** Play money is granted at first, and refilled when it no longer pays the lowest stake of a game that is played. To be called in the step of its bet. */
  refillPlayMoney(engine: GameEngine, at: number): void {
    const { ledger } = this.parts;
    const balance = ledger.balanceOf(accounts.playCash, 'FUN');
    if (balance >= lowestFun(engine)) return;
    const lines = transfer(accounts.playPromotions, accounts.playCash, playMoneyGrant - balance);
    ledger.post({ id: `play_money:${ledger.nextSequence()}`, kind: 'play_money', currency: 'FUN', lines }, at);
  }
}
