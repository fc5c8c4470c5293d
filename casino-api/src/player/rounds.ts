import type { MoneyUnit } from 'contract/money';
import type { RoundOutcome, RoundReceipt, RoundState } from 'contract/rounds';
import { accounts, transfer } from '../domain/ledger';
import { highestStake } from '../domain/licence-profile';
import { maskedName } from '../domain/masked-name';
import type { GameEngine } from '../games/engine';
import { engineOf } from '../games/registry';
import { done, refused, type Outcome } from '../outcome';
import type { FreeSpins } from './free-spins';
import type { FairnessSeeds } from './fairness-seeds';
import type { Ledger } from './ledger-store';
import type { Outbox } from './outbox';
import type { PlayerFacts } from './player-facts';
import { timedId, type RunAsOneStep, type StoredAnswers } from './stored-answers';
import type { PlayMode, Wallet } from './wallet';

/** The provider whose rounds we run ourselves. */
export const inHouse = 'lantern';
/** What a play-money account starts with and is refilled to: 1,000.00 FUN. */
export const playMoneyGrant = 1_000_00;

/**
 * `stake` in minor units; `requestId` made by the client. `bonusId`: a free spin of that bonus, played at `stake` for nothing.
 * `category` says how much the stake counts toward a bonus.
 */
export interface PlayRequest {
  gameid: string;
  gametitle: string;
  mode: PlayMode;
  stake: number;
  requestId: string;
  category?: string;
  bonusId?: string;
}

/** Minor units of `currency`. */
export interface LaunchMoney {
  currency: MoneyUnit;
  balance: number;
  stakes: number[];
  defaultStake: number;
}

type ReceiptRow = {
  id: string;
  gameid: string;
  gametitle: string;
  currency: MoneyUnit;
  state: RoundState;
  stake: number;
  payout: number;
  balance_after: number;
  started_at: number;
  settled_at: number | null;
  outcome: string | null;
  nonce: number | null;
  server_seed: string | null;
  server_seed_hash: string | null;
  client_seed: string | null;
  rotated_at: number | null;
};

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
      freeSpins: FreeSpins;
      seeds: FairnessSeeds;
      outbox: Outbox;
      facts: () => PlayerFacts;
    },
  ) {}

  /** What the play page opens with. Play money is granted at first and refilled when it no longer pays the lowest stake. */
  launch(gameid: string, mode: PlayMode, at: number): Outcome<LaunchMoney> {
    const engine = engineOf(gameid);
    if (!engine) return refused('game_not_available');
    if (mode === 'real' && this.parts.facts().frozen) return refused('account_frozen');
    const lowest = (currency: MoneyUnit) => engine.stakes(currency)[0] ?? 0;
    if (mode === 'fun') this.refillPlayMoney(lowest('FUN'), at);
    const { amount, currency } = this.parts.wallet.balance(mode);
    const stakes = this.stakes(engine, currency);
    return done({ currency, balance: amount, stakes, defaultStake: Math.min(engine.defaultStake(currency), stakes.at(-1) ?? 0) });
  }

  /**
   * Plays a round; the same `requestId` again gives the stored one.
   * Refusals: `game_not_available`, `stake_not_offered`, `insufficient_funds`, `account_frozen`, `bonus_stake_too_high`,
   * `bonus_not_available`, `duplicate_transaction`.
   */
  play({ gameid, gametitle, mode, stake, requestId, category, bonusId }: PlayRequest, at: number): Outcome<RoundReceipt> {
    const { answers, wallet, freeSpins, facts, asOneStep } = this.parts;
    const engine = engineOf(gameid);
    if (!engine) return refused('game_not_available');
    return asOneStep(() => {
      const { currency } = wallet.balance(mode);
      if (!this.stakes(engine, currency).includes(stake)) return refused('stake_not_offered');
      const played = answers.once<{ roundId: string }>(`round:${requestId}`, { gameid, mode, stake, bonusId }, at, () => {
        if (mode === 'fun') this.grantFirstPlayMoney(at);
        const roundId = timedId(facts().playerId, requestId, at);
        const offered = bonusId === undefined ? done(null) : freeSpins.check({ bonusId, gameid, mode, value: stake }, at);
        if (!offered.ok) return offered;
        const instruction = { provider: inHouse, roundId, gameid, gametitle, mode, category };
        const paid = bonusId === undefined ? { amount: stake } : { amount: 0, freeSpinOf: bonusId };
        const bet = wallet.bet({ ...instruction, ...paid, transactionId: `${roundId}:bet` }, at);
        if (!bet.ok) return bet;
        const { seedId, nonce, random } = this.parts.seeds.next(at);
        const { payout, outcome } = engine.play(stake, random);
        if (!Number.isSafeInteger(payout) || payout < 0 || payout > stake * engine.maxWinMultiple) {
          throw new Error(`${gameid} came to a payout of ${payout} for a stake of ${stake}.`);
        }
        if (bonusId !== undefined) freeSpins.use(bonusId, payout);
        const win = wallet.win({ ...instruction, transactionId: `${roundId}:win`, amount: payout, closes: true }, at);
        if (!win.ok) throw new Error(`The wallet refused a win: ${win.code}.`);
        this.keepOutcome(roundId, seedId, nonce, outcome);
        if (mode === 'real' && payout > stake) this.tellOfWin(roundId, gameid, gametitle, payout, at);
        return done({ roundId });
      });
      return played.ok ? this.receipt(played.data.roundId) : played;
    });
  }

  /** `not_found` for a round that isn't this player's. */
  receipt(id: string): Outcome<RoundReceipt> {
    const [row] = this.parts.sql.exec<ReceiptRow>(
      `SELECT r.id, gameid, gametitle, currency, state, stake, payout, balance_after, started_at, settled_at, outcome, nonce,
         server_seed, server_seed_hash, client_seed, rotated_at
       FROM rounds r LEFT JOIN fairness_seeds s ON s.id = r.seed_id WHERE provider = ? AND r.id = ?`,
      inHouse, id,
    );
    return row ? done(receiptOf(row)) : refused('not_found');
  }

  /** What may be staked, minor units, the lowest first: the game's own stakes as far as the licence allows. */
  private stakes(engine: GameEngine, currency: MoneyUnit): number[] {
    const highest = highestStake(this.parts.facts().licence, currency);
    return engine.stakes(currency).filter((stake) => stake <= highest);
  }

  private keepOutcome(roundId: string, seedId: number, nonce: number, outcome: RoundOutcome): void {
    this.parts.sql.exec(
      'UPDATE rounds SET seed_id = ?, nonce = ?, outcome = ? WHERE provider = ? AND id = ?',
      seedId, nonce, JSON.stringify(outcome), inHouse, roundId,
    );
  }

  private tellOfWin(roundId: string, gameid: string, gametitle: string, amount: number, at: number): void {
    const { currency, username } = this.parts.facts();
    if (!currency) return;
    this.parts.outbox.write({ kind: 'winner', winner: { roundId, gameid, gametitle, player: maskedName(username), amount, currency, wonAt: at } }, at);
  }

  private grantFirstPlayMoney(at: number): void {
    if (!this.parts.ledger.wasTouched(accounts.playCash, 'FUN')) this.refillPlayMoney(1, at);
  }

  private refillPlayMoney(lowestStake: number, at: number): void {
    const { asOneStep, ledger } = this.parts;
    asOneStep(() => {
      const balance = ledger.balanceOf(accounts.playCash, 'FUN');
      if (balance >= lowestStake) return;
      const lines = transfer(accounts.playPromotions, accounts.playCash, playMoneyGrant - balance);
      ledger.post({ id: `play_money:${ledger.nextSequence()}`, kind: 'play_money', currency: 'FUN', lines }, at);
    });
  }
}

function receiptOf(row: ReceiptRow): RoundReceipt {
  const { server_seed_hash: serverSeedHash, client_seed: clientSeed, nonce } = row;
  const isRotated = row.rotated_at !== null;
  return {
    id: row.id,
    gameid: row.gameid,
    gametitle: row.gametitle,
    mode: row.currency === 'FUN' ? 'fun' : 'real',
    state: row.state,
    currency: row.currency,
    stake: row.stake,
    payout: row.payout,
    balanceAfter: row.balance_after,
    startedAt: row.started_at,
    settledAt: row.settled_at,
    fairness:
      serverSeedHash === null || clientSeed === null || nonce === null
        ? null
        : { serverSeedHash, serverSeed: isRotated ? row.server_seed : null, clientSeed, nonce },
    outcome: row.outcome === null ? null : (JSON.parse(row.outcome) as RoundOutcome),
  };
}
