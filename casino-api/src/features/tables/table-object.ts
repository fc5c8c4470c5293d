import { DurableObject } from 'cloudflare:workers';
import { seconds } from 'contract/constants';
import type { TableResult } from 'contract/play';
import { resultsOnTile, type Flight, type LiveEvent, type TableRound, type TableView } from 'contract/tables';
import type { Position } from 'contract/receipt';
import { bringUpToDate } from '../../kernel/storage/schema-steps';
import { systemClock } from '../../kernel/clock';
import type { Env } from '../../kernel/env';
import { clockOf, type RoundClock, type ToldTimes } from '../../games/table/schedule';
import { tableRandom, type TableEngine, type TableFlight } from '../../games/table/table-engine';
import { tableOf } from '../../games/registry';
import { log } from '../../kernel/log';
import { noteBehind } from '../../kernel/outbox-behind';
import { Alarm, atRing, type Ring } from '../../kernel/schedule/alarm';
import { momentOf } from '../../kernel/moment';
import { Board, type Debt } from './board';
import { Chains } from './chains';
import { FlightClock } from './flight-clock';
import { liveEvent, Live, mostConnections } from '../../kernel/http/live';
import { ownName } from './own-name';
import { Seats } from './seats';
import { tableObjectTables } from './object-schema';
import type { Opening, ReportedBet } from './reports';
import { randomBytes } from '../../kernel/randomness';
import { systemOf } from '../../kernel/player-client';
import { tablesPort } from './port';

const historyShown = 20;
/** After this long a player's object that could not be told is told again. */
const tellRetry = 15 * seconds;
/** So many players' objects are told at a time. */
const reportedAtOnce = 25;
/** Bets that come in together are shown together, ms. */
const betsPause = 600;

const eventText = (event: LiveEvent, data: unknown, id?: number): string => liveEvent(event, data, id);

/**
 * One shared table, named by its game (DOMAIN §11): keeps the secrets of its rounds, shows who bet what, and tells the players' objects
 * how each round ended. It decides about no money. When what happens is its clock's to say, so a table where nobody sits sleeps.
 */
export class TableObject extends DurableObject<Env> {
  private readonly engine: TableEngine;
  private readonly chains: Chains;
  private readonly clock: RoundClock;
  private readonly board: Board;
  private readonly seats = new Seats();
  private readonly live = new Live();
  private readonly wakeUp: Alarm;
  private telling: Promise<void> | null = null;
  /** Whether operators may still be shown that players wait; what an earlier life of the object noted is not known. */
  private isNoted = true;
  private saysBets = false;
  /** The last round whose result the live connections were told. */
  private shown: number | null = null;
  private history: TableRound[] = [];
  /** The last round that was shown when `history` was reckoned. */
  private shownUpTo: number | null = null;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    bringUpToDate(ctx.storage, tableObjectTables);
    const name = ownName(ctx);
    const engine = tableOf(name ?? '');
    if (!engine) throw new Error(`There is no table ${name}.`);
    this.engine = engine;
    this.chains = new Chains(ctx.storage.sql, randomBytes);
    const { table } = engine;
    this.clock = table.flight ? new FlightClock({ ...engine, table }, this.chains) : clockOf(table.schedule);
    this.board = new Board(ctx.storage.sql);
    this.wakeUp = new Alarm(ctx.storage, systemClock);
  }

  /** The table as anybody may see it at a time. @param visitor who looks takes a seat; @param at epoch ms */
  async view(visitor: string | null, at: number): Promise<TableView> {
    if (visitor !== null) this.seats.take(visitor, at);
    return this.viewAt(at);
  }

  /** What the lobby tells of the table; whoever asks takes no seat. @param at epoch ms */
  async glance(at: number): Promise<{ seats: number; latest: TableResult[] }> {
    return {
      seats: this.seated(at),
      latest: this.historyAt(at)
        .slice(0, resultsOnTile)
        .map(({ result }) => result),
    };
  }

  /** What the table does at a time, as anybody may know it. @param at epoch ms */
  async times(at: number): Promise<ToldTimes> {
    return this.clock.told(at);
  }

  /** What a bet on the round that takes bets is promised, and until when; null for any other round. @param at epoch ms */
  async opening(round: number, at: number): Promise<Opening | null> {
    await this.answering();
    const { round: open, opensAt, closesAt, resultAt } = this.clock.taking(at);
    if (round !== open) return null;
    const shown = Math.min(this.clock.shown(at), round - 1);
    return { known: this.chains.publicLink(round, shown, at), opensAt, closesAt, resultAt };
  }

  /** The secret of a round that may still be left, or was until just now: for the house alone. Else why nobody can leave it. @param at epoch ms */
  async secretToLeave(round: number, at: number): Promise<string | { refused: 'not_yet' | 'too_late' }> {
    await this.answering();
    const closed = this.clock.closed(at);
    if (round > closed) return { refused: 'not_yet' };
    return round < closed - 1 ? { refused: 'too_late' } : this.chains.secrets(round, 1, at)[0]!;
  }

  /** The secret of a round whose result is public; null before that. @param at epoch ms */
  async secretOf(round: number, at: number): Promise<string | null> {
    await this.answering();
    return round > this.clock.shown(at) ? null : this.chains.secrets(round, 1, at)[0]!;
  }

  /** Takes what the outboxes of the players' objects tell, at least once. */
  async register(bets: readonly ReportedBet[]): Promise<void> {
    this.ctx.storage.transactionSync(() => this.board.take(bets));
    const at = await this.now();
    this.plan(at, 0);
    if (this.live.size === 0 || this.saysBets) return;
    this.saysBets = true;
    this.ctx.waitUntil(
      scheduler.wait(betsPause).then(async () => {
        this.saysBets = false;
        this.live.tell(eventText('state', this.viewAt(await this.now())));
      }),
    );
  }

  /** A live connection: what was missed after the round of `last-event-id`, the state, and from then on all that happens. */
  override async fetch(request: Request): Promise<Response> {
    if (this.live.size >= mostConnections) return new Response(null, { status: 503, headers: { 'retry-after': '60' } });
    const at = await this.now();
    const shown = this.clock.shown(at);
    const after = Number(
      request.headers.get('last-event-id') ?? new URL(request.url).searchParams.get('after') ?? shown,
    );
    const missed = this.historyAt(at)
      .filter(({ round }) => Number.isSafeInteger(after) && round > after)
      .reverse();
    const greeting = [
      ...missed.map((round) => eventText('result', round, round.round)),
      eventText('state', this.viewAt(at, 1), shown),
    ].join('');
    const answer = this.live.open(greeting);
    this.shown ??= shown;
    this.plan(at);
    return answer;
  }

  override async alarm(ring: Ring): Promise<void> {
    await atRing({ env: this.env, object: 'table', alarm: this.wakeUp, ring }, async (at) => {
      this.tellLive(at);
      await this.tellPlayers(at);
      this.plan(await this.now());
    });
  }

  /**
   * Sets the alarm for what somebody waits for: the end of a round that was bet on, or the next phase while people look on.
   * @param overdue after how many ms those are told who should know already
   */
  private plan(at: number, overdue = tellRetry): void {
    const unreported = this.board.untoldRounds(this.clock.shown(at));
    if (unreported.overdue) this.wakeUp.within(overdue);
    const next = unreported.next === null ? null : this.clock.times(unreported.next);
    if (next) this.wakeUp.within(next.resultAt - at);
    if (this.live.size > 0) this.wakeUp.within(this.clock.phase(at).endsAt - at);
  }

  private tellLive(at: number): void {
    if (this.live.size === 0) {
      this.shown = null;
      return;
    }
    const fresh = this.historyAt(at)
      .filter(({ round }) => round > (this.shown ?? round))
      .reverse();
    this.shown = this.clock.shown(at);
    // In one piece: each costs a turn of every connection.
    this.live.tell(
      [...fresh.map((round) => eventText('result', round, round.round)), eventText('state', this.viewAt(at))].join(''),
    );
  }

  /** Tells the players' objects what they wait for. One that can't be told waits by itself, and asks when it has waited long enough. */
  private tellPlayers(at: number): Promise<void> {
    this.telling ??= this.tellAll(at).finally(() => {
      this.telling = null;
    });
    return this.telling;
  }

  private async tellAll(at: number): Promise<void> {
    const shown = this.clock.shown(at);
    const debts = this.board.unreported(shown);
    for (let from = 0; from < debts.length; from += reportedAtOnce) {
      await Promise.all(debts.slice(from, from + reportedAtOnce).map((debt) => this.tellPlayer(debt, at)));
    }
    this.board.forget(shown);
    await this.noteUntold(this.board.unreported(shown).flatMap(({ rounds }) => rounds));
  }

  /** For operators to see, as of an outbox that is behind. @param rounds that somebody is still to be told of, once for each */
  private async noteUntold(rounds: readonly number[]): Promise<void> {
    const isLate = rounds.length > 0;
    if (!isLate && !this.isNoted) return;
    this.isNoted = isLate;
    const oldestAt = isLate ? this.clock.times(Math.min(...rounds))?.resultAt : undefined;
    const behind = oldestAt === undefined ? null : { messages: ['rounds'], waiting: rounds.length, oldestAt };
    await noteBehind(this.env, this.ctx.id.toString(), 'table', behind);
  }

  private async tellPlayer(debt: Debt, at: number): Promise<void> {
    const rounds = debt.rounds.map((round) => ({
      gameid: this.engine.id,
      round,
      secret: this.chains.secrets(round, 1, at)[0]!,
    }));
    try {
      await systemOf(this.env, debt.playerId, tablesPort).takeTableRounds(rounds, at);
      this.board.markReported(debt, at);
    } catch (error) {
      log('error', { event: 'player_not_told', table: this.engine.id, rounds: debt.rounds, reason: String(error) });
    }
  }

  /** @param coming live connections that are about to open */
  private seated(at: number, coming = 0): number {
    return Math.max(this.seats.taken(at), this.live.size + coming);
  }

  private viewAt(at: number, coming = 0): TableView {
    const { id: gameid } = this.engine;
    const times = this.clock.told(at);
    const { round, next } = times;
    const history = this.historyAt(at);
    const flying = this.flightAt(at);
    const secret = flying?.secret ?? history.find((shown) => shown.round === round)?.secret;
    const payoutOf = (position: Position) => {
      const played = secret === undefined ? null : this.engine.play(position, tableRandom(gameid, round, secret));
      return played && flying?.secret ? flying.flies.known(played, flying.flight) : (played?.payout ?? null);
    };
    const { bets, total } = this.board.shown(round, payoutOf);
    return {
      id: gameid,
      ...times,
      now: at,
      history,
      bets,
      betsTotal: total,
      seats: this.seated(at, coming),
      flight: flying?.flight ?? null,
      chain: {
        ...this.chains.published(next.round, at),
        firstPlayed: this.chains.firstPlayed(next.round, this.clock, at),
      },
    };
  }

  /**
   * The flight of the round that the table is about, null at tables that have none. Its secret is for reckoning alone: what
   * is shown of a round that flies is where it stands, and that it has crashed, once it has.
   */
  private flightAt(at: number): { flies: TableFlight; flight: Flight; secret: string | undefined } | null {
    const { id: gameid, table } = this.engine;
    if (!table.flight) return null;
    const { phase, round } = this.clock.phase(at);
    const { closesAt: startedAt } = this.clock.times(round)!;
    if (phase === 'betting')
      return { flies: table.flight, flight: { startedAt, multiple: 100, crashed: false }, secret: undefined };
    const secret = this.chains.secrets(round, 1, at)[0]!;
    const result = table.resultOf(tableRandom(gameid, round, secret));
    return {
      flies: table.flight,
      flight: { startedAt, ...table.flight.at(result, at - startedAt) },
      secret,
    };
  }

  /** Newest first; nothing that is not public at `at`. */
  private historyAt(at: number): TableRound[] {
    const last = this.clock.shown(at);
    if (this.shownUpTo === last) return this.history;
    this.shownUpTo = last;
    const { id: gameid, table } = this.engine;
    const secrets = this.clock.times(last) ? this.chains.secrets(last, historyShown, at) : [];
    const rounds = secrets.flatMap((secret, back) => {
      const round = last - back;
      const times = this.clock.times(round);
      const result = table.resultOf(tableRandom(gameid, round, secret));
      return times ? [{ round, secret, shownAt: times.resultAt, result }] : [];
    });
    // A chain that was made in the midst of its rounds has secrets for those before it, which nobody could play.
    this.history = rounds.filter(({ round }) => round >= this.chains.firstPlayed(round, this.clock, at));
    return this.history;
  }

  /** A tester may have the table fail: its calls then never answer well. */
  private async answering(): Promise<void> {
    const { fault } = await this.moment();
    if (fault) throw new Error(`A tester made the table fail: ${fault.kind}.`);
  }

  private async now(): Promise<number> {
    return (await this.moment()).at;
  }

  private moment() {
    return momentOf(this.env, { method: 'TABLE', path: `/${this.engine.id}` }, systemClock());
  }
}
