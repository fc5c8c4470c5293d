import { DurableObject } from 'cloudflare:workers';
import { seconds } from 'contract/constants';
import { measure } from 'contract/metrics';
import type { TableResult } from 'contract/play';
import { resultsOnTile, type Flight, type LiveEvent, type TableRound, type TableView } from 'contract/tables';
import type { Position } from 'contract/receipt';
import { bringUpToDate } from '../../kernel/storage/schema-steps';
import { systemClock } from '../../kernel/clock';
import type { Env } from '../../kernel/env';
import type { KnownLink } from '../../games/table/chain';
import { closedRound, openRound, phaseAt, shownRound, timesOf } from '../../games/table/schedule';
import { tableRandom, type TableEngine, type TableFlight } from '../../games/table/table-engine';
import { tableOf } from '../../games/registry';
import { log } from '../../kernel/log';
import { Alarm } from '../../kernel/schedule/alarm';
import { momentOf } from '../../kernel/moment';
import { Board, type Debt } from './board';
import { Chains } from './chains';
import { liveEvent, Live, mostConnections } from '../../kernel/http/live';
import { ownName } from './own-name';
import { Seats } from './seats';
import { tableObjectTables } from './object-schema';
import type { ReportedBet } from './reports';
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
 * how each round ended. It decides about no money. When what happens is `schedule`'s to say, so a table where nobody sits sleeps.
 */
export class TableObject extends DurableObject<Env> {
  private readonly engine: TableEngine;
  private readonly chains: Chains;
  private readonly board: Board;
  private readonly seats = new Seats();
  private readonly live = new Live();
  private readonly wakeUp: Alarm;
  private telling: Promise<void> | null = null;
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

  /** A link of the chain of `round` that is public at `at`: what a bet on it is promised. @param at epoch ms */
  async knownLink(round: number, at: number): Promise<KnownLink> {
    await this.answering();
    return this.chains.publicLink(round, Math.min(shownRound(this.schedule, at), round - 1), at);
  }

  /** The secret of a round that has closed, for the house alone until its result is shown. @throws before that, and for no round */
  async secretOf(round: number, at: number): Promise<string> {
    await this.answering();
    if (round > closedRound(this.schedule, at)) throw new Error(`Round ${round} takes bets.`);
    return this.chains.secrets(round, 1, at)[0]!;
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
    const shown = shownRound(this.schedule, at);
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

  override async alarm(): Promise<void> {
    measure(this.env, { kind: 'alarm', object: 'table', late: this.wakeUp.rang() });
    const at = await this.now();
    this.tellLive(at);
    await this.tellPlayers(at);
    this.plan(await this.now());
  }

  private get schedule() {
    return this.engine.table.schedule;
  }

  /**
   * Sets the alarm for what somebody waits for: the end of a round that was bet on, or the next phase while people look on.
   * @param overdue after how many ms those are told who should know already
   */
  private plan(at: number, overdue = tellRetry): void {
    const unreported = this.board.untoldRounds(shownRound(this.schedule, at));
    if (unreported.overdue) this.wakeUp.within(overdue);
    if (unreported.next !== null) this.wakeUp.within(timesOf(this.schedule, unreported.next).resultAt - at);
    if (this.live.size > 0) this.wakeUp.within(this.nextMoment(at) - at);
  }

  private tellLive(at: number): void {
    if (this.live.size === 0) {
      this.shown = null;
      return;
    }
    const fresh = this.historyAt(at)
      .filter(({ round }) => round > (this.shown ?? round))
      .reverse();
    this.shown = shownRound(this.schedule, at);
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
    const shown = shownRound(this.schedule, at);
    const debts = this.board.unreported(shown);
    for (let from = 0; from < debts.length; from += reportedAtOnce) {
      await Promise.all(debts.slice(from, from + reportedAtOnce).map((debt) => this.tellPlayer(debt, at)));
    }
    this.board.forget(shown);
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
    const { phase, round, endsAt } = phaseAt(this.schedule, at);
    const { opensAt: _, ...next } = timesOf(this.schedule, openRound(this.schedule, at));
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
      phase,
      round,
      endsAt,
      next,
      now: at,
      history,
      bets,
      betsTotal: total,
      seats: this.seated(at, coming),
      flight: flying?.flight ?? null,
      chain: {
        ...this.chains.published(next.round, at),
        firstPlayed: this.chains.firstPlayed(next.round, this.schedule, at),
      },
    };
  }

  /**
   * The flight of the round that the table is about, null at tables that have none; `endsAt` epoch ms. Its secret is for reckoning alone: what
   * is shown of a round that flies is where it stands, and that it has crashed, once it has.
   */
  private flightAt(
    at: number,
  ): { flies: TableFlight; flight: Flight; secret: string | undefined; endsAt: number } | null {
    const { id: gameid, table } = this.engine;
    if (!table.flight) return null;
    const { phase, round } = phaseAt(this.schedule, at);
    const { closesAt: startedAt } = timesOf(this.schedule, round);
    if (phase === 'betting')
      return {
        flies: table.flight,
        flight: { startedAt, multiple: 100, crashed: false },
        secret: undefined,
        endsAt: startedAt,
      };
    const secret = this.chains.secrets(round, 1, at)[0]!;
    const result = table.resultOf(tableRandom(gameid, round, secret));
    return {
      flies: table.flight,
      flight: { startedAt, ...table.flight.at(result, at - startedAt) },
      secret,
      endsAt: startedAt + table.flight.lasts(result),
    };
  }

  /** When something changes that people who look on have to be told: the phase, or a flight that ends. @returns epoch ms */
  private nextMoment(at: number): number {
    const { endsAt } = phaseAt(this.schedule, at);
    const crashes = this.flightAt(at)?.endsAt ?? 0;
    return crashes > at ? Math.min(endsAt, crashes) : endsAt;
  }

  /** Newest first; nothing that is not public at `at`. */
  private historyAt(at: number): TableRound[] {
    const last = shownRound(this.schedule, at);
    if (this.shownUpTo === last) return this.history;
    this.shownUpTo = last;
    const { id: gameid, table } = this.engine;
    const rounds = this.chains.secrets(last, historyShown, at).map((secret, back) => {
      const round = last - back;
      return {
        round,
        secret,
        shownAt: timesOf(this.schedule, round).resultAt,
        result: table.resultOf(tableRandom(gameid, round, secret)),
      };
    });
    // A chain that was made in the midst of its rounds has secrets for those before it, which nobody could play.
    this.history = rounds.filter(({ round }) => round >= this.chains.firstPlayed(round, this.schedule, at));
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
