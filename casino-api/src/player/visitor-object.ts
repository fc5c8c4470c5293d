import { DurableObject } from 'cloudflare:workers';
import { playMoneyKept } from 'contract/constants';
import { firstLaunch, firstSeedOf, firstSeeds, roundsFeature, type RoundPlayerCalls } from '../features/rounds';
import { contactCalls, type ContactPlayerCalls } from '../features/support';
import { firstStanding, type TablePlayerCalls, tablesFeature, type TableSystemCalls } from '../features/tables';
import { systemClock } from '../kernel/clock';
import { settingsOf, type Env } from '../kernel/env';
import { callOf, featureOf, type Feature, type Session } from '../kernel/feature';
import { licenceProfiles, stakeCapAt } from '../kernel/licence-profile';
import { Outbox, receiverOf } from '../kernel/outbox';
import { watched } from '../kernel/outbox-behind';
import { done, refused, type Outcome } from '../kernel/outcome';
import { visitorName, type By, type PlayerRpc } from '../kernel/player-client';
import { Alarm, atRing, type Ring } from '../kernel/schedule/alarm';
import { Schedule } from '../kernel/schedule/schedule';
import { forgetPlayingVisitor } from '../kernel/session/playing-visitors';
import { OwnStorage } from '../kernel/storage/own-storage';
import { bringUpToDate } from '../kernel/storage/schema-steps';
import { Turns } from '../kernel/turns';
import type { Owner } from '../ledger/owner';
import type { PlayMode } from '../ledger/wallet-instructions';
import { playerReceivers, type PlayerMessage } from './deliveries';
import { nobody } from './person';
import { playMoney } from './play-money';
import { visitorTables } from './visitor-schema';

type Row = { visitor_id: string; since: number };

type Answering<Calls extends object> = Omit<Feature, 'player'> & { player: (session: Session) => Calls };

/** What a visitor can be asked: by the same ports as a player, for play money alone. */
type VisitorFeatures = {
  rounds: Answering<RoundPlayerCalls>;
  tables: Answering<TablePlayerCalls> & { system: TableSystemCalls };
  support: Answering<ContactPlayerCalls>;
};

/** A visitor who has played: whose object it is, and all that lives in it. */
interface Begun extends Row {
  features: VisitorFeatures;
  schedule: Schedule;
  outbox: Outbox<PlayerMessage>;
  turns: Turns;
  /** Settles shared rounds that are over. Never rejects. @param at epoch ms */
  askTables: (at: number) => Promise<void>;
}

/**
 * A visitor without an account who plays for play money (DOMAIN §13): the only writer of those rounds. Small, and for a while: it has the tables of play
 * money alone, none before something is written, and deletes all of them when nothing was played for thirty days.
 */
export class VisitorObject extends DurableObject<Env> implements PlayerRpc {
  private readonly wakeUp: Alarm;
  /** Null: nothing was written, or all of it is gone. */
  private begun: Begun | null = null;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.wakeUp = new Alarm(ctx.storage, systemClock);
    const { sql } = ctx.storage;
    if (sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'visitor'").toArray().length > 0) this.open();
  }

  /** Whose session it is was found by the Worker: a visitor's object is named by it. */
  async asPlayer(by: By, name: string, call: string, args: readonly unknown[]): Promise<unknown> {
    if (call === 'launchGame') await this.endInTime(by.at);
    const before = this.begun && featureOf({ ...this.begun.features }, name).before;
    if (before && Object.hasOwn(before, call)) await before[call]!(by.at);
    const features: Readonly<Record<string, Feature>> = { ...(this.begun?.features ?? this.untouched()) };
    const session: Session = {
      at: by.at,
      loginId: 0,
      hash: '',
      step: (work) => (this.begun ? this.begun.turns.step(by.at, work) : work()),
    };
    const answer = () => callOf(featureOf(features, name).player?.(session), name, call)(...args);
    return this.begun ? this.begun.turns.step(by.at, answer) : answer();
  }

  async asSystem(name: string, call: string, args: readonly unknown[]): Promise<unknown> {
    const features: Readonly<Record<string, Feature>> = { ...(this.begun?.features ?? this.untouched()) };
    const answer = callOf(featureOf(features, name).system, name, call)(...args);
    this.begun?.turns.send();
    return answer;
  }

  override async alarm(ring: Ring): Promise<void> {
    await atRing({ env: this.env, object: 'visitor', alarm: this.wakeUp, ring }, async (at) => {
      if (!this.begun) return;
      this.begun.schedule.run(at);
      await this.begun.askTables(at);
      await this.begun.outbox.deliver();
      await this.endInTime(at);
      this.begun?.turns.setAlarm(at);
    });
  }

  /**
   * Deletes everything when nothing was played for so long, and nothing waits. The alarm sees to it, or, should it be late, the next look.
   * @param at epoch ms
   */
  private async endInTime(at: number): Promise<void> {
    if (!this.begun || at < this.endsAt(this.begun)) return;
    this.begun.schedule.run(at);
    // Whatever waits here is told or done first; the alarm comes again for it.
    if (this.begun.outbox.nextTry() !== null || this.begun.schedule.next() !== null) return;
    // First the note, so that nobody is sent here any more: should the object die in between, the alarm does the rest.
    await forgetPlayingVisitor(this.env.DB, this.begun.visitor_id);
    this.begun = null;
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  /** Epoch ms. */
  private endsAt({ since }: Row): number {
    const { last } = this.ctx.storage.sql
      .exec<{ last: number | null }>('SELECT max(started_at) AS last FROM rounds')
      .one();
    return Math.max(since, last ?? 0) + playMoneyKept;
  }

  /** Real money is for players alone, and so is play money where the licence wants an age first. */
  private readonly refusal = (mode: PlayMode): Outcome<never> | null =>
    mode === 'fun' && licenceProfiles[settingsOf(this.env).LICENCE_PROFILE].funModeBeforeAgeCheck
      ? null
      : refused('session_expired');

  /** What is answered while nothing is written: a look writes nothing, and what is to be kept begins the object's tables. */
  private untouched(): VisitorFeatures {
    const { refusal } = this;
    const begin = <T>({ at }: Session, work: (features: VisitorFeatures) => T): T => {
      const { features, turns } = this.begin(at);
      return turns.step(at, () => work(features));
    };
    return {
      rounds: {
        player: (session) => ({
          launchGame: async (gameid, mode, game) => refusal(mode) ?? firstLaunch(gameid, game),
          playRound: async (request, wanted) =>
            refusal(request.mode) ?? begin(session, ({ rounds }) => rounds.player(session).playRound(request, wanted)),
          decideRound: async () => refused('not_found'),
          getRound: async () => refused('not_found'),
          seeds: () => done(firstSeeds(this.firstSeed())),
          rotateSeeds: (request) => begin(session, ({ rounds }) => rounds.player(session).rotateSeeds(request)),
        }),
      },
      tables: {
        player: (session) => ({
          betAtTable: async (order, known) =>
            refusal(order.mode) ?? begin(session, ({ tables }) => tables.player(session).betAtTable(order, known)),
          cashOut: async ({ mode }) => refused(mode === 'real' ? 'session_expired' : 'nothing_to_cash_out'),
          tableStanding: async (gameid, mode) => done(firstStanding(gameid, mode)),
        }),
        // A table may tell of a round whose visitor is gone: then nobody waits for it.
        system: { takeTableRounds: () => undefined },
      },
      support: {
        player: (session) => ({
          contactSupport: (message) => begin(session, ({ support }) => support.player(session).contactSupport(message)),
        }),
      },
    };
  }

  /** The tables, where there are none yet. */
  private begin(at: number): Begun {
    const { name } = this.ctx.id;
    if (name === undefined) throw new Error('A visitor’s object begins with a call that names it.');
    this.ctx.storage.transactionSync(() => {
      bringUpToDate(this.ctx.storage, visitorTables);
      this.ctx.storage.sql.exec(
        'INSERT INTO visitor (only, visitor_id, since) VALUES (1, ?, ?)',
        name.slice(visitorName('').length),
        at,
      );
    });
    const begun = this.open();
    begun.turns.setAlarm(at);
    return begun;
  }

  private open(): Begun {
    const { storage } = this.ctx;
    bringUpToDate(storage, visitorTables);
    const row = storage.sql.exec<Row>('SELECT visitor_id, since FROM visitor').one();
    const own = new OwnStorage(storage);
    const { sql, asOneStep } = own;
    const schedule = new Schedule(sql, asOneStep);
    // Nothing is offered to somebody without an account.
    const outbox = new Outbox<PlayerMessage>(own, systemClock);
    outbox.deliversTo(
      receiverOf(this.env, playerReceivers, () => false),
      watched(this.env, this.ctx, 'visitor'),
    );
    const turns = new Turns({
      schedule,
      outbox,
      alarm: this.wakeUp,
      later: (work) => this.ctx.waitUntil(work),
      wakesAt: () => this.begun && this.endsAt(this.begun),
    });
    const ground = { env: this.env, own, schedule, outbox, turns, clock: systemClock };
    const facts = () => this.facts(row);
    const firstSeed = firstSeedOf(row.visitor_id, settingsOf(this.env).SESSION_SECRET);
    const { rounds, tables } = playMoney(ground, facts, firstSeed);
    const { refusal } = this;
    // A visitor's rounds go before they are old.
    const whole = async <Answer>(outcome: Answer) => outcome;
    const atTables = tablesFeature(ground, tables, { refusal, played: () => undefined, whole });
    const features: VisitorFeatures = {
      rounds: roundsFeature(ground, rounds, {
        refusal,
        played: () => undefined,
        sitting: () => null,
        pace: () => null,
        settleShared: atTables.ask,
        pools: { known: async (session, play) => session.step(play), paid: async (outcome) => outcome },
        whole,
      }),
      tables: {
        ...atTables,
        player: (session) => {
          const calls = atTables.player(session);
          return {
            ...calls,
            cashOut: async (order, secret) =>
              order.mode === 'real' ? refused('session_expired') : calls.cashOut(order, secret),
            tableStanding: async (gameid, mode) =>
              mode === 'real' ? done(firstStanding(gameid, mode)) : calls.tableStanding(gameid, mode),
          };
        },
      },
      support: { player: (session) => contactCalls(ground, () => null, session) },
    };
    for (const { tasks } of Object.values<Feature>({ ...features })) if (tasks) schedule.take(tasks);
    this.begun = { ...row, features, schedule, outbox, turns, askTables: atTables.ask };
    return this.begun;
  }

  private firstSeed(): string {
    return firstSeedOf((this.ctx.id.name ?? '').slice(visitorName('').length), settingsOf(this.env).SESSION_SECRET);
  }

  private facts({ visitor_id: visitorId }: Row): Owner {
    const licence = licenceProfiles[settingsOf(this.env).LICENCE_PROFILE];
    return { ...nobody, playerId: visitorName(visitorId), licence, stakeCap: () => stakeCapAt(licence, null) };
  }
}
