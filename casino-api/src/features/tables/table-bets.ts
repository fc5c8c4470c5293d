import type { MoneyUnit } from 'contract/money';
import type { RoundChoice } from 'contract/play';
import type { Position, RoundReceipt } from 'contract/receipt';
import { gameFacts } from '../catalogue';
import { highestStake } from '../../kernel/licence-profile';
import { maskedName } from '../winners';
import { leadsTo } from '../../games/table/chain';
import { tableOf } from '../../games/registry';
import {
  tableRandom,
  withBets,
  type TableEngine,
  type TableFlight,
  type TableLimits,
} from '../../games/table/table-engine';
import { log } from '../../kernel/log';
import { done, refused, type Outcome } from '../../kernel/outcome';
import type { Opening, TableMessage, ReportedRound } from './reports';
import type { BonusStore } from '../bonuses';
import type { Sends } from '../../kernel/outbox';
import type { Owner } from '../../ledger/owner';
import type { RoundRows } from '../../ledger/rounds/round-rows';
import { type AnsweredRound, inHouse, type Rounds, type SharedRound, type TablePart, type TableParts } from '../rounds';
import { timedId, type RunAsOneStep, type StoredAnswers } from '../../ledger/stored-answers';
import type { PlayerWallet } from '../../ledger/wallet';
import type { PlayMode } from '../../ledger/wallet-instructions';

/** Bets on a shared round. `stake` is what they come to, minor units; `requestId` made by the client. */
export interface TableBetOrder {
  gameid: string;
  gametitle: string;
  category?: string;
  round: number;
  mode: PlayMode;
  stake: number;
  choice: RoundChoice;
  requestId: string;
  /** Operators have switched the table off. */
  isOff?: boolean;
}

/** Getting out of a flight that is under way. */
export interface CashOutOrder extends SharedRound {
  mode: PlayMode;
  requestId: string;
}

/** Sees to it that somebody asks for the result of a shared round, from a time on (epoch ms), until it is known. */
export interface TablePlans {
  plan(subject: string, at: number): void;
  cancel(subject: string): void;
}

/** After a result was shown the table has so long to tell it before it is asked. */
const patience = 10_000;

const subjectOf = ({ gameid, round }: SharedRound): string => `${gameid}:${round}`;

/**
 * A player's bets at tables. All bets on one shared round in one mode are one in-house round of the player, open until the table told
 * the round's secret: the result is reckoned here, from the secret and the position, as for any other game. Whether a bet came in time
 * is decided here too, by the round's times and the time of the request alone.
 */
export class TableBets {
  constructor(
    private readonly has: {
      asOneStep: RunAsOneStep;
      answers: StoredAnswers;
      /** Its instructions are part of the bet's step and need no keys. */
      wallet: PlayerWallet;
      rounds: Rounds;
      rows: RoundRows;
      parts: TableParts;
      bonuses: BonusStore;
      outbox: Sends<TableMessage>;
      facts: () => Owner;
      plans: TablePlans;
    },
  ) {}

  /** What may be laid at a table; null for a visitor and real money. */
  limits(gameid: string, mode: PlayMode, at: number): TableLimits | null {
    const table = tableOf(gameid);
    const unit = this.unitOf(mode);
    return table && unit ? this.limitsOf(table, unit, at) : null;
  }

  /**
   * Takes bets; the same `requestId` again gives the stored answer, whatever the time is by then.
   * @param opening of the round that is bet on; null when it takes no bets
   * Refusals: those of `betAtTable` in the contract.
   */
  place(order: TableBetOrder, opening: Opening | null, at: number): Outcome<RoundReceipt> {
    const { asOneStep, answers, rounds, rows } = this.has;
    const { requestId, gametitle: _title, category: _category, isOff: _off, ...body } = order;
    return asOneStep(() =>
      rows.atOnce(() => {
        const placed = answers.once<AnsweredRound>(`table:${requestId}`, body, at, () => this.take(order, opening, at));
        return placed.ok ? rounds.receiptOf(placed.data) : placed;
      }),
    );
  }

  /**
   * Gets out of a flight at the multiple of `at`, the moment at which the request had arrived, and is paid at once: the flight has reached that
   * multiple, so nothing that is still secret is needed. The receipt gets its outcome and its secret with the result, for others still fly.
   * Sent again, by whatever request, it changes nothing.
   * @param secret of the round, which has closed: it tells whether the flight was over by then
   * Refusals: those of `cashOut` in the contract.
   */
  cashOut({ requestId, ...order }: CashOutOrder, secret: string, at: number): Outcome<RoundReceipt> {
    const { asOneStep, answers, rounds, rows } = this.has;
    return asOneStep(() =>
      rows.atOnce(() => {
        const left = answers.once<AnsweredRound>(`cash_out:${requestId}`, order, at, () =>
          this.leave(order, secret, at),
        );
        return left.ok ? rounds.receiptOf(left.data) : left;
      }),
    );
  }

  /**
   * Gets out of every flight for real money that is under way, at the multiple of `at` (epoch ms): its player may play no more. Where nothing has risen yet
   * the stake returns. Bets on what is drawn stand: it is drawn within the minute.
   */
  leaveAll(at: number): void {
    const { asOneStep, rows, parts, wallet } = this.has;
    asOneStep(() =>
      rows.atOnce(() => {
        for (const part of parts.open('real')) {
          const flies = tableOf(part.gameid)?.table.flight;
          const row = rows.read(inHouse, part.roundId);
          if (!flies || !row || part.position.decisions.length > 0) continue;
          const elapsed = at - startOf(part, flies);
          const what = elapsed > 0 ? flies.leaving(elapsed) : null;
          if (what === null) {
            const instruction = this.instructionOf(part, row.gametitle);
            wallet.void({ ...instruction, transactionId: `${part.roundId}:unattended` }, at);
          } else
            parts.write({
              ...part,
              position: {
                ...part.position,
                decisions: [{ what, after: Math.max(0, at - row.startedAt), byRule: true }],
              },
            });
        }
      }),
    );
  }

  /** The shared rounds whose results are due by a time, or may be since they fly, and not known. @param at epoch ms */
  awaited(at: number): SharedRound[] {
    const { parts } = this.has;
    const flown = [...parts.open('real'), ...parts.open('fun')].filter((part) => {
      const flies = tableOf(part.gameid)?.table.flight;
      return flies && startOf(part, flies) < at && at < part.resultAt;
    });
    return [...parts.awaited(at), ...flown];
  }

  /** Whether a plan's result is still unknown. @param at epoch ms */
  isAwaited(subject: string, at: number): boolean {
    return this.awaited(at).some((shared) => subjectOf(shared) === subject);
  }

  /** Ends the open parts in a round by its secret; told again, nothing changes. Neither session nor freeze stops it. */
  settle({ secret, ...shared }: ReportedRound, at: number): void {
    const { asOneStep, rows, parts, plans } = this.has;
    asOneStep(() =>
      rows.atOnce(() => {
        for (const part of parts.waiting(shared)) this.end(part, secret, at);
        plans.cancel(subjectOf(shared));
      }),
    );
  }

  /** The latest parts at a table, newest first, with the numbers of the shared rounds. */
  latest(gameid: string, mode: PlayMode, count: number): { rounds: number[]; receipts: RoundReceipt[] } {
    const parts = this.has.parts.latest(gameid, mode, count);
    const receipts = parts.flatMap(({ roundId }) => {
      const receipt = this.has.rounds.receipt(roundId);
      return receipt.ok ? [receipt.data] : [];
    });
    return { rounds: parts.map(({ round }) => round), receipts };
  }

  private take(
    { gameid, gametitle, category, round, mode, stake, choice, requestId, isOff }: TableBetOrder,
    opening: Opening | null,
    at: number,
  ): Outcome<AnsweredRound> {
    const { wallet, rounds, parts, facts, plans } = this.has;
    const table = tableOf(gameid);
    const unit = this.unitOf(mode);
    if (!table || !unit) return refused('not_found');
    if (isOff) return refused('game_not_available');
    if (!opening || at < opening.opensAt || at >= opening.closesAt) return refused('betting_closed');
    const { known, opensAt, resultAt } = opening;
    const before = parts.find({ gameid, round }, mode);
    const position = positionWith(before?.position ?? null, choice, stake);
    if (!position) return refused('round_open');
    const refusal = this.refusalOf(table, position, unit, mode, at);
    if (refusal) return refusal;
    if (mode === 'fun') rounds.refillPlayMoney(table, at);
    const roundId = before?.roundId ?? timedId(facts().playerId, `table:${gameid}:${round}:${mode}`, opensAt);
    const bet = wallet.bet(
      {
        provider: inHouse,
        roundId,
        gameid,
        gametitle,
        mode,
        category,
        transactionId: `${roundId}:bet:${requestId}`,
        amount: stake,
      },
      at,
    );
    if (!bet.ok) return bet;
    const part: TablePart = {
      ...(before ?? { roundId, gameid, round, mode, known, resultAt, outcome: null, secret: null }),
      position,
    };
    parts.write(part);
    plans.plan(subjectOf(part), resultAt + patience);
    this.tell(part, unit, at);
    return done(this.has.rounds.answered(roundId));
  }

  private leave(
    { gameid, round, mode }: Omit<CashOutOrder, 'requestId'>,
    secret: string,
    at: number,
  ): Outcome<AnsweredRound> {
    const { parts, rows } = this.has;
    const table = tableOf(gameid);
    const unit = this.unitOf(mode);
    const part = parts.find({ gameid, round }, mode);
    const flies = table?.table.flight;
    if (!table || !unit || !part || !flies) return refused('nothing_to_cash_out');
    // A secret that was not promised ends the round with its stake given back.
    if (!leadsTo(secret, round, part.known)) return refused('nothing_to_cash_out');
    const { roundId, position } = part;
    const elapsed = at - startOf(part, flies);
    const random = () => tableRandom(gameid, round, secret);
    const flight = flies.at(table.table.resultOf(random()), elapsed);
    const before = table.play(position, random());
    if (before && flies.known(before, flight)) return done(this.has.rounds.answered(roundId));
    if (part.secret !== null || flight.crashed) return refused('cash_out_too_late');
    if (position.decisions.length > 0) return done(this.has.rounds.answered(roundId));
    if (elapsed <= 0) return refused('nothing_to_cash_out');
    const what = flies.leaving(elapsed) ?? flies.earliest;
    const row = rows.read(inHouse, roundId);
    const after = Math.max(0, at - (row?.startedAt ?? at));
    const left = { ...part, position: { ...position, decisions: [{ what, after }] } };
    const played = table.play(left.position, random());
    if (!row || !played) throw new Error(`Round ${roundId} at ${gameid} can’t be left by ${what}.`);
    parts.write(left);
    // Whoever asked before the lowest exit was reached is paid with the result: whether it is reached is still a secret.
    if (flies.known(played, flight) !== null)
      this.has.rounds.settle(table, this.instructionOf(left, row.gametitle), played, at);
    this.tell(left, unit, at);
    return done(this.has.rounds.answered(roundId));
  }

  /** What is wrong with all that would then lie on the table. */
  private refusalOf(
    table: TableEngine,
    position: Position,
    unit: MoneyUnit,
    mode: PlayMode,
    at: number,
  ): Outcome<never> | null {
    const { stake, choice } = position;
    // Any result tells whether the table takes such bets.
    if (!table.play(position, tableRandom(table.id, 0, ''))) return refused('choice_not_offered');
    const limits = this.limitsOf(table, unit, at);
    if (stake > limits.round || !table.accepts?.(stake, choice, unit)) return refused('stake_not_offered', limits);
    const bonus = mode === 'real' ? this.has.bonuses.inPlay(at) : null;
    return bonus && stake > bonus.maximumStake
      ? refused('bonus_stake_too_high', { maximum: bonus.maximumStake })
      : null;
  }

  private end(part: TablePart, secret: string, at: number): void {
    const { wallet, rounds, parts, rows } = this.has;
    const { roundId, gameid, round, known, position } = part;
    const engine = tableOf(gameid);
    const row = rows.read(inHouse, roundId);
    if (!engine || !row) throw new Error(`There is no round ${roundId} at ${gameid}.`);
    if (row.state !== 'open' && row.state !== 'settled') return parts.write({ ...part, secret });
    const instruction = this.instructionOf(part, row.gametitle);
    // Another secret than was promised is nobody's result: the round is not played, and the stake goes back.
    const played = leadsTo(secret, round, known) ? engine.play(position, tableRandom(gameid, round, secret)) : null;
    if (played) {
      // Who left while it flew has been paid.
      if (row.state === 'open') rounds.settle(engine, instruction, played, at);
    } else if (row.state === 'open') {
      log('error', { event: 'table_secret_not_the_promised_one', table: gameid, round, roundId });
      wallet.void({ ...instruction, transactionId: `${roundId}:void` }, at);
    }
    parts.write({ ...part, outcome: played?.outcome ?? null, secret });
  }

  private instructionOf({ roundId, gameid, mode }: TablePart, gametitle: string) {
    return { provider: inHouse, roundId, gameid, gametitle, mode, category: gameFacts(gameid).category };
  }

  private tell({ gameid, round, roundId, position }: TablePart, currency: MoneyUnit, at: number): void {
    const { playerId, username, shownToNeighbours } = this.has.facts();
    const player = shownToNeighbours ? maskedName(username) : '';
    this.has.outbox.write(
      { kind: 'table_bet', gameid, bet: { betId: roundId, round, playerId, player, currency, position } },
      at,
    );
  }

  /** Null for real money without an account. */
  private unitOf(mode: PlayMode): MoneyUnit | null {
    return mode === 'fun' ? 'FUN' : this.has.facts().currency;
  }

  private limitsOf(table: TableEngine, unit: MoneyUnit, at: number): TableLimits {
    const { chip, spot, round } = table.table.limits(unit);
    const highest = highestStake(this.has.facts().stakeCap(at), unit);
    return { chip, spot: Math.min(spot, highest), round: Math.min(round, highest) };
  }
}

/** When a part's flight started, or will: its result is known by the end of the longest there can be. @returns epoch ms */
const startOf = ({ resultAt }: Pick<TablePart, 'resultAt'>, { longest }: TableFlight): number => resultAt - longest;

/** What lies on the table once the new bets are added; null where only one bet is possible. */
function positionWith(before: Position | null, choice: RoundChoice, stake: number): Position | null {
  if (!before)
    return {
      stake,
      choice: choice.kind === 'bets' ? { kind: 'bets', bets: withBets([], choice.bets) } : choice,
      decisions: [],
    };
  if (before.choice?.kind !== 'bets' || choice.kind !== 'bets') return null;
  return {
    stake: before.stake + stake,
    choice: { kind: 'bets', bets: withBets(before.choice.bets, choice.bets) },
    decisions: [],
  };
}
