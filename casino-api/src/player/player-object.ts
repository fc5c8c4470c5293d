import { measure } from 'contract/metrics';
import { DurableObject } from 'cloudflare:workers';
import { OnTheHeels } from '../features/rounds';
import { systemClock } from '../kernel/clock';
import type { Env } from '../kernel/env';
import { callInSession, callOf, featureOf, type Feature, type InSession } from '../kernel/feature';
import { Outbox, receiverOf } from '../kernel/outbox';
import { watched } from '../kernel/outbox-behind';
import { refused } from '../kernel/outcome';
import type { By, PlayerRpc } from '../kernel/player-client';
import { randomBytes } from '../kernel/randomness';
import { Alarm, atRing, type Ring } from '../kernel/schedule/alarm';
import { Schedule } from '../kernel/schedule/schedule';
import { OwnStorage } from '../kernel/storage/own-storage';
import { bringUpToDate } from '../kernel/storage/schema-steps';
import { hashOf } from '../kernel/tokens';
import { Turns } from '../kernel/turns';
import { playerReceivers, type PlayerMessage } from './deliveries';
import { playerFeatures } from './features';
import { playerMoney } from './money';
import { playerPerson, type Person } from './person';
import { declaredPlayerTables } from './declared-tables';
import { playerTables } from './schema';

/**
 * One player: the only writer of that player's sessions, money and rounds (DESIGN §6). It composes the features and knows two kinds of callers: the
 * player, whose session is checked here and nowhere else, and whoever has proved himself to the Worker.
 */
export class PlayerObject extends DurableObject<Env> implements PlayerRpc {
  private readonly features: Readonly<Record<string, Feature>>;
  private readonly person: Person;
  private readonly schedule: Schedule;
  private readonly outbox: Outbox<PlayerMessage>;
  private readonly wakeUp: Alarm;
  private readonly turns: Turns;
  /** An answer that was given years ago lies in the archive, and the call is taken again with it. */
  private readonly recalled: (take: () => unknown) => Promise<unknown>;
  private readonly reconcileWithOthers: (at: number) => Promise<void>;
  private readonly measureMoney: () => void;
  /** What levels, cashback and challenges go by is known, for all but the first call in a while: null. */
  private readonly termsKnown: () => Promise<void> | null;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    bringUpToDate(ctx.storage, playerTables, declaredPlayerTables);
    const own = new OwnStorage(ctx.storage);
    this.wakeUp = new Alarm(ctx.storage, systemClock);
    this.schedule = new Schedule(own.sql, own.asOneStep);
    this.outbox = new Outbox<PlayerMessage>(own, systemClock);
    const { schedule, outbox, wakeUp: alarm } = this;
    this.turns = new Turns({ schedule, outbox, alarm, later: (work) => ctx.waitUntil(work) });
    const { turns } = this;
    const ground = { env, own, schedule, outbox, turns, clock: systemClock };
    const heels = new OnTheHeels(systemClock, () => scheduler.wait(0));
    const pace = () => heels.wait();
    this.person = playerPerson(ground, ctx.id.name ?? ctx.id.toString(), turns.isBarred);
    const { facts } = this.person;
    outbox.deliversTo(
      receiverOf(env, playerReceivers, (at) => facts().offersWithheld(at) === null),
      watched(env, ctx, 'player'),
    );
    const money = playerMoney(ground, this.person, { books: ctx.id.toString(), randomBytes, pace });
    this.measureMoney = () => {
      for (const moved of money.books.moved.take()) measure(env, moved);
    };
    this.recalled = (take) => money.books.archiving.recalled(take);
    const { features, reconcileWithOthers, termsKnown } = playerFeatures(ground, this.person, money, pace);
    for (const { tasks } of Object.values(features)) if (tasks) schedule.take(tasks);
    this.features = features;
    this.reconcileWithOthers = reconcileWithOthers;
    this.termsKnown = termsKnown;
  }

  /** What a player may call, once the session is found good; else `session_expired`. */
  async asPlayer(by: By, name: string, call: string, args: readonly unknown[]): Promise<unknown> {
    const unknown = this.termsKnown();
    if (unknown) await unknown;
    return this.recalled(() => this.inSession(by, name, call, args)).finally(this.measureMoney);
  }

  private async inSession(by: By, name: string, call: string, args: readonly unknown[]): Promise<unknown> {
    if (by.as !== 'player') return refused('session_expired');
    const feature = featureOf(this.features, name);
    const { before } = feature;
    if (before && Object.hasOwn(before, call)) await before[call]!(by.at);
    const hash = hashOf(by.secret);
    const { sessions } = this.person;
    const inSession: InSession = (work) =>
      this.turns.step(
        by.at,
        () => {
          const session = sessions.use(hash, by.at);
          return session ? work(session.loginId) : refused('session_expired');
        },
        by.barred,
      );
    return callInSession({ at: by.at, hash }, inSession, (session) =>
      callOf(feature.player?.(session), name, call)(...args),
    );
  }

  /** What webhooks, operators, mailed links and other objects may call. */
  async asSystem(name: string, call: string, args: readonly unknown[]): Promise<unknown> {
    const unknown = this.termsKnown();
    if (unknown) await unknown;
    try {
      const answer = callOf(featureOf(this.features, name).system, name, call)(...args);
      this.turns.send();
      return await answer;
    } finally {
      this.measureMoney();
    }
  }

  override async alarm(ring: Ring): Promise<void> {
    await atRing({ env: this.env, object: 'player', alarm: this.wakeUp, ring }, async (at) => {
      await this.termsKnown();
      this.schedule.run(at);
      await this.reconcileWithOthers(at);
      this.measureMoney();
      await this.outbox.deliver();
      this.turns.setAlarm(at);
    });
  }
}
