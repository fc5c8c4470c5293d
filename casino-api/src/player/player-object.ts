import { ageAt, readBirthdate } from 'contract/birthdate';
import type { Withdrawal } from 'contract/cashier';
import { seconds, unattendedRound } from 'contract/constants';
import type { GamingRow } from 'contract/history';
import type { Balance, Player } from 'contract/player';
import { territoryOf } from 'contract/territory';
import { systemClock } from '../kernel/clock';
import { missingOf } from '../features/accounts/completeness';
import { freezeReason, type FreezeReason } from '../features/exclusion/freeze';
import { licenceProfiles, stakeCapAt, type LicenceProfile } from '../features/limits/licence-profile';
import { withheld, type WithheldReason } from '../features/exclusion/may-be-offered';
import type { OfferRule } from '../features/bonuses/offer-rules';
import type { PeriodKind } from '../kernel/periods';
import { realityCheckDue } from '../features/limits/reality-check';
import { settingsOf, type Env } from '../kernel/env';
import { done, refused, type Outcome } from '../kernel/outcome';
import { gatewayOf } from '../features/cashier/gateways/configured';
import { momentOf } from '../qa/moment';
import { hashOf } from '../kernel/tokens';
import type { NewAccount } from '../features/accounts/account';
import { Alarm } from '../kernel/schedule/alarm';
import type { CashierView } from '../features/cashier/cashier';
import type { MoneyRequest } from '../features/cashier/cashier-standing';
import { deliveries } from './deliveries';
import { Documents } from '../features/documents/documents';
import { Due } from '../kernel/schedule/schedule';
import { ExceptionCalls } from './calls/exception-calls';
import { SelfExclusion } from '../features/exclusion/exclusion';
import type { GamingFilter, TransactionFilter, TransactionPage } from '../features/history/history';
import { Identity, type LoginAttempt, type OpenedSession, type Readiness } from '../features/accounts/identity';
import type { NamedDeposit } from '../features/cashier/deposits';
import { DepositLimits } from '../features/limits/limits';
import type { LinkMail } from '../features/mail/link-mail';
import type { Login } from '../features/sessions/logins';
import { Messages } from '../features/messages/messages';
import { Notices } from '../features/messages/notices';
import { OwnGames } from '../features/catalogue/own-games';
import { OwnStorage } from '../kernel/storage/own-storage';
import type { PlayerFacts } from './player-facts';
import { PlayerMoney } from './player-money';
import { playerView } from '../features/accounts/player-view';
import { bringUpToDate } from '../kernel/storage/schema-steps';
import { playerTables } from './schema';
import type { PlayMode } from '../ledger/wallet';
import type { Cancellation } from '../features/cashier/withdrawals';
import { randomBytes } from '../kernel/randomness';

/**
 * Who calls, and when (epoch ms, the Worker's clock). A player proves it by the session's secret; an anonymous visitor was
 * checked by the Worker, and has an object of another class. `barred`: the call comes from a territory that is barred from play.
 */
export type By = { as: 'player'; secret: string; at: number; barred?: boolean } | { as: 'anonymous'; at: number };

const longestMailWait = 1 * seconds;
/** How long a bet whose match is over waits for the next try to learn of its end. */
const resultRetry = 30 * seconds;

/** One player: the only writer of that player's sessions, money and rounds (DESIGN §6). Thin; the work is in the modules beside it. */
export class PlayerObject extends ExceptionCalls {
  protected readonly identity: Identity;
  protected readonly games: OwnGames;
  protected readonly messages: Messages;
  protected readonly limits: DepositLimits;
  protected readonly exclusion: SelfExclusion;
  protected readonly money: PlayerMoney;
  protected readonly documents: Documents;
  protected readonly notices: Notices;
  protected readonly due: Due;
  private readonly wakeUp: Alarm;
  /** Of the call in hand. */
  private isCallBarred = false;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    bringUpToDate(ctx.storage, playerTables);
    const own = new OwnStorage(ctx.storage);
    const { sql, asOneStep } = own;
    const mailOut = (mail: LinkMail, at: number) => this.money.outbox.write({ kind: 'mail', mail, at }, at);
    this.wakeUp = new Alarm(ctx.storage, systemClock);
    this.messages = new Messages(own);
    this.identity = new Identity(own, mailOut, this.messages, () => this.due);
    this.games = new OwnGames(sql);
    this.notices = new Notices({
      messages: this.messages,
      due: { plan: (kind, subject, at) => this.due.plan(kind, subject, at) },
      money: () => this.money,
      account: () => this.owner(),
      offersWithheld: (at) => this.offersWithheld(at),
    });
    this.due = new Due(sql, asOneStep, {
      exclusion_moves_on: (_, at) => this.exclusion.moveOn(at),
      limit_confirmable: (_, at) => this.tellOfRaise(at),
      bonus_expires: (id, at) => this.money.bonuses.expire(id, at),
      bonus_ends_soon: (id, at) => this.notices.bonusEndsSoon(id, at),
      race_ends_soon: (raceId, at) => this.notices.raceEndsSoon(raceId, at),
      rounds_unattended: (_, at) => this.endUnattended(at - unattendedRound, at),
      outside_rounds_open: (_, at) => this.reportOutsideRounds(at),
      books_told: (_, at) => this.money.booksReports.tell(at),
      cashback_told: (kind, at) => this.notices.cashbackReady(kind as PeriodKind, at),
      plays_reported: (hour, at) => this.money.plays.report(Number(hour), at),
      match_ends: (eventId, at) => this.matchEnds(eventId, at),
      table_round_ends: (subject, at) => this.tableRoundEnds(subject, at),
      jackpot_told: (gameid, at) => this.money.jackpots.tell(gameid, at),
      jackpot_asked: (roundId, at) => this.poolAsked(roundId, at),
      gateway_asked: (orderId, at) => this.gatewayAsked(orderId, at),
      payout_late: (id, at) => this.money.cryptoWithdrawals.reportLate(id, at),
      deposit_expires: (id, at) => this.money.deposits.expire(id, at),
      email_claimed: (_, at) => this.emailClaimed(at),
    });
    const { due } = this;
    this.limits = new DepositLimits({
      sql,
      asOneStep,
      due,
      currency: () => this.owner().currency,
      wait: () => this.licence().limitWait,
    });
    this.exclusion = new SelfExclusion({
      own,
      due,
      months: () => this.licence().exclusionMonths,
      mailChoice: (secret, at) => mailOut({ template: 'exclusion', secret, ...this.addressee() }, at),
      ends: (at) => {
        this.identity.sessions.closeAll();
        this.limits.withdrawRaise();
        this.stopPlay(at);
      },
    });
    this.money = new PlayerMoney(own, {
      facts: () => this.facts(),
      receive: deliveries(env, (at) => this.offersWithheld(at) === null),
      clock: systemClock,
      randomBytes,
      depositRefusal: (amount, at) => this.limits.refusal(amount, at),
      creditRefusal: (amount, at) => this.limits.creditRefusal(amount, at),
      unallocatedNews: (news, at) => this.unallocatedNews(news, at),
      payoutConflictNews: (news, at) => this.payoutConflictNews(news, at),
      incidentNews: (incident, isOver, at) => this.incidentNews(incident, isOver, at),
      planPayoutLate: (id, at) => due.plan('payout_late', id, at),
      planDepositEnd: (id, at) => due.plan('deposit_expires', id, at),
      tell: this.notices.tell,
      planCashback: (kind, at) => due.plan('cashback_told', kind, at),
      planRaceEnd: this.notices.planRaceEnd,
      planExpiry: (id, at) => {
        due.plan('bonus_expires', id, at);
        this.notices.planBonusEnd(id, at);
      },
      books: ctx.id.toString(),
      planBooks: (at) => due.plan('books_told', '', at),
      planUnattended: (at) => due.planFirst('rounds_unattended', '', at + unattendedRound),
      planOutside: (since) => due.planFirst('outside_rounds_open', '', since + unattendedRound),
      planReport: (hour, at) => due.plan('plays_reported', String(hour), at),
      resultPlans: {
        plan: (eventId, at) => due.plan('match_ends', eventId, at),
        cancel: (eventId) => due.cancel('match_ends', eventId),
      },
      jackpotPlans: {
        tell: (gameid, at) => due.plan('jackpot_told', gameid, at),
        ask: (roundId, at) => due.plan('jackpot_asked', roundId, at),
      },
      gatewayPlans: {
        ask: (orderId, at) => due.plan('gateway_asked', orderId, at),
        cancel: (orderId) => due.cancel('gateway_asked', orderId),
      },
      withdrawalDecided: (decision, at) => this.withdrawalDecided(decision, at),
      payoutGateway: () => gatewayOf(settingsOf(env), 'crypto'),
      tablePlans: {
        plan: (subject, at) => due.plan('table_round_ends', subject, at),
        cancel: (subject) => due.cancel('table_round_ends', subject),
      },
    });
    this.documents = new Documents({
      own,
      account: this.identity.account,
      messages: this.messages,
      outbox: this.money.outbox,
    });
  }

  /** Opens the account of a new player and mails the confirmation link. Nothing happens when it was open already. */
  async openAccount(account: NewAccount, password: string, at: number, ready?: Readiness): Promise<void> {
    this.identity.open(account, password, at, ready);
    await this.mailsOut();
  }

  /** For the ready-made player of a local product. */
  async setPassword(password: string): Promise<void> {
    this.identity.setPassword(password);
  }

  /** For a player whose name a tester gives to another. */
  async endAllSessions(): Promise<void> {
    this.identity.sessions.closeAll();
  }

  async hasAccount(): Promise<boolean> {
    return this.identity.account.read() !== null;
  }

  /** Takes the secret of a mailed link. Refusal: `token_expired`. */
  async confirmRegistration(secret: string, at: number): Promise<Outcome<{ username: string }>> {
    return this.identity.confirm(secret, at);
  }

  /** Refusals: `too_many_requests`, `invalid_username_or_password`, `email_not_confirmed`. */
  async logIn(attempt: LoginAttempt): Promise<Outcome<OpenedSession>> {
    const outcome = this.touched(attempt.at, () => {
      const judged = this.identity.logIn(attempt);
      // What was withheld while the account was frozen: an exclusion ends every session, so its end is followed by a log-in.
      if (judged.ok) this.money.loyalty.payDue(attempt.at);
      return judged;
    });
    if (!outcome.ok && outcome.code === 'email_not_confirmed') await this.mailsOut();
    if (outcome.ok) this.ctx.waitUntil(this.archiveOld(attempt.at));
    return outcome;
  }

  async logOut(by: By): Promise<Outcome<null>> {
    return this.signedIn(by, () => {
      if (by.as === 'player') this.identity.sessions.close(hashOf(by.secret));
      return done(null);
    });
  }

  async previousLogin(by: By): Promise<Outcome<{ previousLogin: Login | null }>> {
    return this.signedIn(by, (loginId) => done({ previousLogin: this.identity.logins.before(loginId) }));
  }

  async player(by: By): Promise<Outcome<Player>> {
    return this.signedIn(by, () =>
      done(
        playerView(
          this.owner(),
          { isFrozen: this.frozen() !== null, mayBeOffered: this.offersWithheld(by.at) === null },
          this.money,
          this.games,
          this.messages,
        ),
      ),
    );
  }

  /** Whether a player session is still good. */
  async checkSession(by: By): Promise<Outcome<null>> {
    return this.signedIn(by, () => done(null));
  }

  async balance(by: By): Promise<Outcome<Balance>> {
    return this.signedIn(by, () => done(this.money.balance()));
  }

  /** @param offers what the operator offers with deposits */
  async cashier(by: By, offers: readonly OfferRule[]): Promise<Outcome<CashierView>> {
    return this.signedIn(by, () => done(this.money.cashier(this.limits.view(by.at), offers, by.at)));
  }

  /** `offers`: what the operator offers, for a request that names one. Refusals: those of `deposit` in the contract. */
  async deposit(by: By, request: MoneyRequest, offers: readonly OfferRule[]): Promise<Outcome<NamedDeposit>> {
    return this.signedIn(by, () => this.money.deposits.open(request, offers, by.at));
  }

  /** Refusal: `not_found`. */
  async getDeposit(by: By, id: string): Promise<Outcome<NamedDeposit>> {
    return this.signedIn(by, () => this.money.deposits.get(id, by.at));
  }

  /** Refusals: those of `withdraw` in the contract. */
  async withdraw(by: By, request: MoneyRequest): Promise<Outcome<Withdrawal>> {
    const outcome = this.signedIn(by, () => this.money.withdrawals.request(request, by.at));
    this.sendOutbox();
    return outcome;
  }

  async pendingWithdrawals(by: By): Promise<Outcome<{ withdrawals: Withdrawal[] }>> {
    return this.signedIn(by, () => done({ withdrawals: this.money.withdrawals.pending() }));
  }

  /** Refusal: `nothing_to_cancel`. */
  async cancelPendingWithdrawals(by: By, seen: string[]): Promise<Outcome<Cancellation>> {
    const outcome = this.signedIn(by, () => this.money.withdrawals.cancelPending(seen, by.at));
    this.sendOutbox();
    return outcome;
  }

  async transactions(by: By, filter: TransactionFilter): Promise<Outcome<TransactionPage>> {
    return this.signedIn(by, () => done(this.money.history.transactions(filter, this.owner().currency)));
  }

  async gamingHistory(by: By, filter: GamingFilter): Promise<Outcome<{ total: number; rounds: GamingRow[] }>> {
    return this.signedIn(by, () => done(this.money.history.rounds(filter)));
  }

  /** Whether anything may be offered, or written, to the player (DOMAIN §14). @param at epoch ms */
  async mayBeOffered(at: number): Promise<boolean> {
    return this.touched(at, () => this.offersWithheld(at) === null);
  }

  /** A decision of the back office. Whoever is frozen has no round left open. */
  async setFrozen(isFrozen: boolean, at: number): Promise<void> {
    this.touched(at, () => {
      this.identity.account.setFrozen(isFrozen);
      if (isFrozen) this.stopPlay(at);
    });
    this.sendOutbox();
  }

  override async alarm(): Promise<void> {
    this.wakeUp.rang();
    const { at } = await momentOf(settingsOf(this.env), this.env, { method: 'ALARM', path: '' }, systemClock());
    this.due.run(at);
    await this.askForResults(at);
    await this.askTables(at);
    await this.askPools(at);
    await this.gatewaysAnswered();
    await this.money.outbox.deliver();
    this.setAlarm(at);
  }

  /** The alarm is the earliest of what is due and the next try of the outbox. @param at the time, epoch ms, as the product has it */
  private setAlarm(at: number): void {
    const next = this.due.next();
    if (next !== null) this.wakeUp.within(next - at);
    const retry = this.money.outbox.nextTry();
    if (retry !== null) this.wakeUp.within(retry);
  }

  /**
   * Delivers what a call left in the outbox once it is answered. The alarm is set in the same turn as the message was written,
   * so both are kept or neither: should this object die before the delivery, the alarm does it.
   */
  protected sendOutbox(): void {
    if (!this.money.outbox.takeNews()) return;
    const retry = this.money.outbox.nextTry();
    if (retry === null) return;
    this.wakeUp.within(retry);
    this.ctx.waitUntil(this.money.outbox.deliver());
  }

  /** Resolves when the mails of this call are out, or after a second: a slow mail service keeps nobody waiting. */
  protected async mailsOut(): Promise<void> {
    this.money.outbox.hurry();
    this.sendOutbox();
    await Promise.race([this.money.outbox.deliver(), scheduler.wait(longestMailWait)]);
  }

  private facts(): PlayerFacts {
    const account = this.identity.account.read();
    if (!account)
      return {
        playerId: this.ctx.id.name ?? this.ctx.id.toString(),
        currency: null,
        frozen: null,
        offersWithheld: () => null,
        realityCheckDueAt: null,
        missing: [],
        username: '',
        email: '',
        language: 'en',
        identityApproved: false,
        withdrawableFrom: null,
        licence: this.licence(),
        stakeCap: (at) => this.stakeCap(at),
      };
    const { changes } = this.identity;
    const { playerId, currency, username, email, language, kycVerified: identityApproved } = account;
    // A round asks for its owner's facts several times and never for what the cashier wants to know.
    return {
      playerId,
      currency,
      frozen: this.frozen(account),
      offersWithheld: (at) => this.offersWithheld(at),
      realityCheckDueAt: realityCheckDue(account),
      get missing() {
        return missingOf(account);
      },
      username,
      email,
      language,
      identityApproved,
      get withdrawableFrom() {
        return changes.withdrawableFrom();
      },
      licence: this.licence(),
      stakeCap: (at) => this.stakeCap(at),
    };
  }

  protected frozen({ frozen } = this.owner()): FreezeReason | null {
    return freezeReason(frozen, this.exclusion.current() !== null);
  }

  /** Asked by whatever is offered, and again when it is sent (DOMAIN §14). @param at epoch ms */
  protected offersWithheld(at: number): WithheldReason | null {
    const account = this.owner();
    const breakSince = realityCheckDue(account);
    return withheld(
      {
        frozen: this.frozen(account),
        exclusionOverAt: this.exclusion.overAt(),
        barred: this.isCallBarred || territoryOf({ country: this.identity.logins.latestCountry() }).barred,
        // Who has gone is not on a break: the interval begins anew with the next log-in.
        breakSince: breakSince !== null && this.identity.sessions.isInUse(at) ? breakSince : null,
        limitLeft: this.limits.left(at),
      },
      at,
    );
  }

  protected licence(): LicenceProfile {
    return licenceProfiles[settingsOf(this.env).LICENCE_PROFILE];
  }

  /** What the licence lets somebody of the player's age stake in a round, euro minor units. @param at epoch ms */
  protected stakeCap(at: number): number | null {
    const birth = readBirthdate(this.identity.account.read()?.birthdate ?? '');
    return stakeCapAt(this.licence(), birth && ageAt(birth, at));
  }

  private addressee(): Pick<LinkMail, 'playerId' | 'email' | 'username' | 'language'> {
    const { playerId, email, username, language } = this.owner();
    return { playerId, email, username, language };
  }

  /** The end of a match is known elsewhere and has to be asked for; the plan stands until it was told. */
  private matchEnds(eventId: string, at: number): void {
    if (!this.money.sports.isAwaited(eventId)) return;
    this.due.plan('match_ends', eventId, at + resultRetry);
    this.ctx.waitUntil(this.askForResults(at));
  }

  private tellOfRaise(at: number): void {
    const amount = this.limits.pendingRaise();
    if (amount !== null)
      this.messages.write('limit_confirmable', { limit: { amount, currency: this.owner().currency } }, at);
  }

  /**
   * Real money is for players alone: a visitor who asks for it has no session of the kind it needs. Nor has one who asks for play
   * money where the licence wants an age first.
   */
  protected playing<Data>(by: By, mode: PlayMode, work: (loginId: number) => Outcome<Data>): Outcome<Data> {
    if (by.as === 'anonymous')
      return mode === 'real' || !this.licence().funModeBeforeAgeCheck
        ? refused('session_expired')
        : this.signedIn(by, work);
    // Rounds for real money see to a freeze themselves: one that was played before it still answers for its request.
    return mode === 'real' ? this.signedIn(by, work) : this.unfrozen(by, work);
  }

  protected signedIn<Data>(by: By, work: (loginId: number) => Outcome<Data>): Outcome<Data> {
    if (by.as === 'anonymous') return work(0);
    this.isCallBarred = by.barred === true;
    return this.touched(by.at, () => {
      const session = this.identity.sessions.use(hashOf(by.secret), by.at);
      return session ? work(session.loginId) : refused('session_expired');
    });
  }

  protected touched<T>(at: number, work: () => T): T {
    try {
      this.due.run(at);
      return work();
    } finally {
      this.isCallBarred = false;
      if (this.due.hasChanged()) {
        this.setAlarm(at);
        this.sendOutbox();
      }
    }
  }
}
