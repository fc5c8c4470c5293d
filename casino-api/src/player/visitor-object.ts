import { randomBytes } from '../kernel/randomness';
import { DurableObject } from 'cloudflare:workers';
import { playMoneyKept } from 'contract/constants';
import type { Seeds } from 'contract/fairness';
import type { RoundReceipt } from 'contract/receipt';
import { forgetPlayingVisitor } from '../features/rounds/playing-visitors';
import { systemClock } from '../kernel/clock';
import { licenceProfiles, stakeCapAt } from '../features/limits/licence-profile';
import { settingsOf, type Env } from '../kernel/env';
import type { KnownLink } from '../games/table/chain';
import type { ContactMessage } from '../features/mail/contact-mail';
import { done, refused, type Outcome } from '../kernel/outcome';
import { momentOf } from '../qa/moment';
import type { ToldRound } from '../features/tables/told';
import { Alarm } from '../kernel/schedule/alarm';
import { askTablesFor } from '../features/tables/ask-tables';
import { contactReference } from '../features/support/contact-reference';
import { deliveries } from './deliveries';
import { firstLaunch, firstSeedOf, firstSeeds, firstStanding } from '../features/rounds/first-look';
import { OwnStorage } from '../kernel/storage/own-storage';
import { visitorName, type PlayCalls } from './play-calls';
import { PlayMoney } from '../features/rounds/play-money';
import type { PlayerFacts } from './player-facts';
import type { By } from './player-object';
import type { DecideRequest, LaunchMoney, PlayRequest } from '../features/rounds/rounds';
import { bringUpToDate } from '../kernel/storage/schema-steps';
import type { CashOutOrder, TableBetOrder } from '../features/tables/table-bets';
import { askTableAgain, roundsShown, type TableStanding } from './calls/table-calls';
import { visitorTables } from './visitor-schema';
import type { PlayMode } from '../ledger/wallet';

type Owner = { visitor_id: string; since: number };

/**
 * A visitor without an account who plays for play money (DOMAIN §13): the only writer of those rounds. Small, and for a while: it has the tables of play
 * money alone, none before something is written, and deletes all of them when nothing was played for thirty days.
 */
export class VisitorObject extends DurableObject<Env> implements PlayCalls {
  private readonly wakeUp: Alarm;
  /** Null: nothing was written, or all of it is gone. */
  private begun: (Owner & { money: PlayMoney }) | null = null;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.wakeUp = new Alarm(ctx.storage, systemClock);
    const { sql } = ctx.storage;
    if (sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'visitor'").toArray().length > 0) this.open();
  }

  async launchGame(by: By, gameid: string, mode: PlayMode, isOutside = false): Promise<Outcome<LaunchMoney>> {
    await this.endInTime(by.at);
    await this.askTables(by.at);
    return this.look(
      mode,
      by.at,
      () => firstLaunch(gameid, isOutside),
      ({ rounds }) => rounds.launch(gameid, mode, by.at, isOutside),
    );
  }

  async playRound(by: By, request: PlayRequest): Promise<Outcome<RoundReceipt>> {
    return this.play(request.mode, by.at, ({ rounds }) => rounds.play(request, by.at));
  }

  async decideRound(by: By, request: DecideRequest): Promise<Outcome<RoundReceipt>> {
    return this.ofOwn(by.at, ({ rounds }) => rounds.decide(request, by.at)) ?? refused('not_found');
  }

  async getRound(by: By, id: string): Promise<Outcome<RoundReceipt>> {
    return this.ofOwn(by.at, ({ rounds }) => rounds.receipt(id)) ?? refused('not_found');
  }

  async seeds(by: By): Promise<Outcome<Seeds>> {
    return this.ofOwn(by.at, ({ rounds }) => done(rounds.seedsOverview())) ?? done(firstSeeds(this.firstSeed()));
  }

  async rotateSeeds(by: By, request: { clientSeed?: string; requestId: string }): Promise<Outcome<Seeds>> {
    return this.touched(this.begin(by.at), by.at, ({ rounds }) => rounds.rotateSeeds(request, by.at));
  }

  async betAtTable(by: By, order: TableBetOrder, known: KnownLink): Promise<Outcome<RoundReceipt>> {
    await this.askTables(by.at);
    return this.play(order.mode, by.at, ({ tables }) => tables.place(order, known, by.at));
  }

  async cashOut(by: By, order: CashOutOrder, secret: string): Promise<Outcome<RoundReceipt>> {
    if (order.mode === 'real') return refused('session_expired');
    return this.ofOwn(by.at, ({ tables }) => tables.cashOut(order, secret, by.at)) ?? refused('nothing_to_cash_out');
  }

  async tableStanding(by: By, gameid: string, mode: PlayMode): Promise<Outcome<TableStanding>> {
    await this.askTables(by.at);
    if (mode === 'real') return done(firstStanding(gameid, mode));
    return (
      this.ofOwn(by.at, ({ tables }) =>
        done({ limits: tables.limits(gameid, mode, by.at), ...tables.latest(gameid, mode, roundsShown) }),
      ) ?? done(firstStanding(gameid, mode))
    );
  }

  /** A table may tell of a round whose visitor is gone: then nobody waits for it. */
  async takeTableRounds(rounds: readonly ToldRound[], at: number): Promise<void> {
    this.ofOwn(at, ({ tables }) => rounds.forEach((round) => tables.settle(round, at)));
  }

  /** A message to support; it leaves by the outbox, so that none is lost. */
  async contactSupport(
    by: By,
    message: Omit<ContactMessage, 'reference' | 'playerId'>,
  ): Promise<Outcome<{ reference: string }>> {
    return this.touched(this.begin(by.at), by.at, ({ outbox }) => {
      const reference = contactReference();
      outbox.write({ kind: 'contact', contact: { ...message, reference, playerId: null }, at: by.at }, by.at);
      return done({ reference });
    });
  }

  override async alarm(): Promise<void> {
    this.wakeUp.rang();
    if (!this.begun) return;
    const { at } = await momentOf(settingsOf(this.env), this.env, { method: 'ALARM', path: '' }, systemClock());
    this.begun.money.due.run(at);
    await this.askTables(at);
    await this.begun.money.outbox.deliver();
    await this.endInTime(at);
    this.setAlarm(at);
  }

  /**
   * Deletes everything when nothing was played for so long, and nothing waits. The alarm sees to it, or, should it be late, the next look.
   * @param at epoch ms
   */
  private async endInTime(at: number): Promise<void> {
    if (!this.begun || at < this.endsAt(this.begun)) return;
    this.begun.money.due.run(at);
    // Whatever waits here is told or done first; the alarm comes again for it.
    if (this.begun.money.outbox.nextTry() !== null || this.begun.money.due.next() !== null) return;
    // First the note, so that nobody is sent here any more: should the object die in between, the alarm does the rest.
    await forgetPlayingVisitor(this.env.DB, this.begun.visitor_id);
    this.begun = null;
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  /** Epoch ms. */
  private endsAt({ since }: Owner): number {
    const { last } = this.ctx.storage.sql
      .exec<{ last: number | null }>('SELECT max(started_at) AS last FROM rounds')
      .one();
    return Math.max(since, last ?? 0) + playMoneyKept;
  }

  /** Something that is written. Real money is for players alone, and so is play money where the licence wants an age first. */
  private play<Data>(mode: PlayMode, at: number, work: (money: PlayMoney) => Outcome<Data>): Outcome<Data> {
    return this.mayPlay(mode) ? this.touched(this.begin(at), at, work) : refused('session_expired');
  }

  private look<Data>(
    mode: PlayMode,
    at: number,
    first: () => Outcome<Data>,
    work: (money: PlayMoney) => Outcome<Data>,
  ): Outcome<Data> {
    return this.mayPlay(mode) ? (this.ofOwn(at, work) ?? first()) : refused('session_expired');
  }

  private mayPlay = (mode: PlayMode): boolean =>
    mode === 'fun' && licenceProfiles[settingsOf(this.env).LICENCE_PROFILE].funModeBeforeAgeCheck;

  /** What is there, if anything. */
  private ofOwn<T>(at: number, work: (money: PlayMoney) => T): T | null {
    return this.begun && this.touched(this.begun.money, at, work);
  }

  private touched<T>(money: PlayMoney, at: number, work: (money: PlayMoney) => T): T {
    try {
      money.due.run(at);
      return work(money);
    } finally {
      if (money.due.hasChanged()) this.setAlarm(at);
      if (money.outbox.takeNews()) {
        this.setAlarm(at);
        this.ctx.waitUntil(money.outbox.deliver());
      }
    }
  }

  /** The alarm is the earliest of what is due, the next try of the outbox and the end. @param at the time, epoch ms, as the product has it */
  private setAlarm(at: number): void {
    if (!this.begun) return;
    const { due, outbox } = this.begun.money;
    const next = due.next();
    if (next !== null) this.wakeUp.within(next - at);
    const retry = outbox.nextTry();
    if (retry !== null) this.wakeUp.within(retry);
    this.wakeUp.within(this.endsAt(this.begun) - at);
  }

  private async askTables(at: number): Promise<void> {
    if (!this.begun) return;
    const { money } = this.begun;
    await askTablesFor(this.env, money.tables.awaited(at), at, (round) =>
      this.touched(money, at, ({ tables }) => tables.settle(round, at)),
    );
  }

  /** The tables, where there are none yet. */
  private begin(at: number): PlayMoney {
    if (this.begun) return this.begun.money;
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
    const money = this.open();
    this.setAlarm(at);
    return money;
  }

  private open(): PlayMoney {
    const { storage } = this.ctx;
    bringUpToDate(storage, visitorTables);
    const owner = storage.sql.exec<Owner>('SELECT visitor_id, since FROM visitor').one();
    const money: PlayMoney = new PlayMoney(new OwnStorage(storage), {
      facts: () => this.facts(owner),
      // Nothing is offered to somebody without an account.
      receive: deliveries(this.env, () => false),
      clock: systemClock,
      randomBytes,
      firstSeed: firstSeedOf(owner.visitor_id, settingsOf(this.env).SESSION_SECRET),
      tableRoundEnds: (subject, at) => {
        if (!money.tables.isAwaited(subject, at)) return;
        money.due.plan('table_round_ends', subject, at + askTableAgain);
        this.ctx.waitUntil(this.askTables(at));
      },
    });
    this.begun = { ...owner, money };
    return money;
  }

  private firstSeed(): string {
    return firstSeedOf((this.ctx.id.name ?? '').slice(visitorName('').length), settingsOf(this.env).SESSION_SECRET);
  }

  private facts({ visitor_id: visitorId }: Owner): PlayerFacts {
    const licence = licenceProfiles[settingsOf(this.env).LICENCE_PROFILE];
    return {
      playerId: visitorName(visitorId),
      currency: null,
      withdrawableFrom: null,
      frozen: null,
      offersWithheld: () => null,
      realityCheckDueAt: null,
      missing: [],
      username: '',
      email: '',
      language: 'en',
      identityApproved: false,
      licence,
      stakeCap: () => stakeCapAt(licence, null),
    };
  }
}
