import type { Balance } from 'contract/player';
import type { Clock } from '../kernel/clock';
import { accounts } from '../ledger/ledger';
import type { OfferRule } from '../features/bonuses/offer-rules';
import type { SettledRound } from '../ledger/rounds/settlement';
import type { GatewayName } from '../features/cashier/gateways/gateway';
import type { Payout, RefundOrder } from '../features/cashier/payment-provider';
import { BonusStore } from '../features/bonuses/bonus-store';
import { Bonuses } from '../features/bonuses/bonuses';
import { cashierView, type CashierView } from '../features/cashier/cashier';
import { BooksReports } from '../ledger/books/reports';
import { CashierStanding } from '../features/cashier/cashier-standing';
import { CryptoOrders } from '../features/cashier/methods/crypto/crypto-orders';
import { ExceptionDesk } from '../features/cashier/desk/exception-desk';
import { FreeSpins } from '../features/bonuses/free-spins';
import { GatewayOrders } from '../features/cashier/gateways/gateway-orders';
import { GatewayPayments, type GatewayPlans } from '../features/cashier/gateways/gateway-payments';
import { CryptoWithdrawals, type WithdrawalDecision } from '../features/cashier/methods/crypto/crypto-withdrawals';
import { DepositBonuses } from '../features/bonuses/deposit-bonuses';
import { Deposits, type DepositRefusal } from '../features/cashier/deposits';
import { FairnessSeeds, type RandomBytes } from '../features/rounds/fairness-seeds';
import { History } from '../features/history/history';
import { Jackpots, type JackpotPlans } from '../features/jackpots/jackpots';
import { Ledger } from '../ledger/ledger-store';
import { Loyalty } from '../features/loyalty/loyalty';
import type { DepositLimitView } from '../features/limits/limits';
import { OutsideDesk } from '../features/outside-games/outside-desk';
import { OutsideRounds } from '../features/outside-games/outside-rounds';
import { OutsideWallet } from '../features/outside-games/outside-wallet';
import { Offers } from '../features/bonuses/offers';
import { Outbox, type Receiver } from '../kernel/outbox';
import type { OwnStorage } from '../kernel/storage/own-storage';
import { PlayCounts } from '../features/catalogue/play-counts';
import type { Tell } from '../features/messages/notices';
import type { PeriodKind } from '../kernel/periods';
import { PayoutConflicts, type PayoutConflictNews } from '../features/cashier/payout-conflicts';
import { PaymentIncidents, type PaymentIncident } from '../features/cashier/payment-incidents';
import type { PlayerFacts } from './player-facts';
import { RaceEntries } from '../features/races/race-entries';
import { Refunds } from '../features/cashier/refunds';
import { reconcile, type Reconciliation } from '../ledger/reconciliation';
import { Archive, type ArchivedFile } from '../ledger/archive/archive';
import { archivedBooks, type ArchivedBooks } from '../ledger/archive/archive-proof';
import { longAnswers } from '../ledger/archive/answer-archive';
import { roundTransactions } from '../ledger/archive/ledger-archive';
import { fileOfRound, playedRounds, sharedParts } from '../ledger/archive/round-archive';
import { RoundRows } from '../ledger/rounds/round-rows';
import { Rounds } from '../features/rounds/rounds';
import { SportsBets, type ResultPlans } from '../features/sports/sports-bets';
import { TableBets, type TablePlans } from '../features/tables/table-bets';
import { partOfKeyedStep, StoredAnswers } from '../ledger/stored-answers';
import { PlayerWallet } from '../ledger/wallet';
import { Unallocated, type UnallocatedNews } from '../features/cashier/unallocated';
import { WinFeed } from '../features/winners/win-feed';
import { TableParts } from '../features/tables/table-parts';
import { WithdrawalLinks } from '../features/cashier/methods/crypto/withdrawal-links';
import { WithdrawalTimeline } from '../features/cashier/withdrawal-timeline';
import { Withdrawals } from '../features/cashier/withdrawals';

/** What a player's money is made of. */
export interface PlayerMoneyParts {
  /** Reads the owner. */
  facts: () => PlayerFacts;
  receive: Receiver;
  /** The id of the player's object, which names its database. */
  books: string;
  /** Sees to it that the house is told what the books have come to, epoch ms. */
  planBooks: (at: number) => void;
  /** The machine's, which is the one that alarms go by. */
  clock: Clock;
  randomBytes: RandomBytes;
  depositRefusal: DepositRefusal;
  /** The same, asked when money arrives. */
  creditRefusal: DepositRefusal;
  /** The same of a payout that was told failed and then paid. */
  payoutConflictNews: (news: PayoutConflictNews, at: number) => void;
  /** The same of payments that went otherwise than their orders say, or do so no more. */
  incidentNews: (incident: PaymentIncident, isOver: boolean, at: number) => void;
  /** Sees to it that a payout is looked at that nobody has told of by then, epoch ms. */
  planPayoutLate: (id: string, at: number) => void;
  /** What follows when money is set aside, or decided about, in its step. */
  unallocatedNews: (news: UnallocatedNews, at: number) => void;
  /** Sees to it that an order for coins is over then, epoch ms. */
  planDepositEnd: (id: string, at: number) => void;
  tell: Tell;
  /** Sees to it that a pot is told of when it opens, epoch ms. */
  planCashback: (kind: PeriodKind, at: number) => void;
  /** Sees to it that the end of a joined race is told of, epoch ms. */
  planRaceEnd: (raceId: string, endsAt: number, at: number) => void;
  /** Sees to it that a bonus is told when it expires, epoch ms. */
  planExpiry: (bonusId: string, at: number) => void;
  /** Sees to it that a round which waits for a decision since then, epoch ms, ends in its time. */
  planUnattended: (at: number) => void;
  /** Sees to it that an outside provider's round that is open since then, epoch ms, is looked at in its time. */
  planOutside: (since: number) => void;
  /** Sees to it that an hour's plays are reported, both epoch ms. */
  planReport: (hour: number, at: number) => void;
  resultPlans: ResultPlans;
  tablePlans: TablePlans;
  jackpotPlans: JackpotPlans;
  gatewayPlans: GatewayPlans;
  /** By which gateway coins are paid out; null: by the sandbox. */
  payoutGateway: () => GatewayName | null;
  /** What follows a decision about a withdrawal, in its step. */
  withdrawalDecided: (decision: WithdrawalDecision, at: number) => void;
}

/** All of a player's money over the storage of the player's object. Synchronous: a decision and its posting are one step. */
export class PlayerMoney {
  readonly ledger: Ledger;
  /** For games whose rounds others run; each of their instructions has a key of its own. */
  readonly wallet: PlayerWallet;
  /** The same for providers that ask over HTTP. */
  readonly outsideWallet: OutsideWallet;
  /** What outside providers' rounds leave to operators, and what those decide. */
  readonly outside: OutsideRounds;
  readonly outsideDesk: OutsideDesk;
  readonly rounds: Rounds;
  readonly sports: SportsBets;
  readonly tables: TableBets;
  readonly deposits: Deposits;
  readonly unallocated: Unallocated;
  readonly refunds: Refunds;
  readonly withdrawals: Withdrawals;
  readonly cryptoWithdrawals: CryptoWithdrawals;
  readonly payoutConflicts: PayoutConflicts;
  /** What operators decide about any of it. */
  readonly exceptions: ExceptionDesk;
  readonly gateways: GatewayPayments;
  readonly bonuses: Bonuses;
  readonly offers: Offers;
  readonly history: History;
  readonly loyalty: Loyalty;
  readonly races: RaceEntries;
  readonly outbox: Outbox;
  readonly plays: PlayCounts;
  readonly booksReports: BooksReports;
  readonly jackpots: Jackpots;
  readonly archive: Archive;
  readonly answers: StoredAnswers;
  private readonly bonusStore: BonusStore;
  private readonly depositBonuses: DepositBonuses;
  private readonly standing: CashierStanding;
  private readonly sql: SqlStorage;
  private readonly facts: () => PlayerFacts;

  constructor(
    own: OwnStorage,
    {
      facts,
      receive,
      books,
      planBooks,
      clock,
      randomBytes,
      depositRefusal,
      creditRefusal,
      unallocatedNews,
      payoutConflictNews,
      incidentNews,
      planPayoutLate,
      planDepositEnd,
      tell,
      planCashback,
      planRaceEnd,
      planExpiry,
      planReport,
      planUnattended,
      planOutside,
      resultPlans,
      tablePlans,
      jackpotPlans,
      gatewayPlans,
      payoutGateway,
      withdrawalDecided,
    }: PlayerMoneyParts,
  ) {
    const { sql, asOneStep } = own;
    const answers = new StoredAnswers(sql, asOneStep);
    this.answers = answers;
    this.sql = sql;
    this.facts = facts;
    this.ledger = new Ledger(own, (at) => this.booksReports.note(at));
    this.outbox = new Outbox(own, receive, clock);
    this.booksReports = new BooksReports({
      own,
      ledger: this.ledger,
      outbox: this.outbox,
      books,
      playerId: () => facts().playerId,
      plan: planBooks,
    });
    this.loyalty = new Loyalty({
      own,
      ledger: this.ledger,
      outbox: this.outbox,
      facts,
      tell,
      planCashback,
      giveBonus: (grant, at) => this.bonuses.grant(grant, at),
    });
    const tier = () => this.loyalty.tier();
    this.plays = new PlayCounts({ own, outbox: this.outbox, playerId: () => facts().playerId, plan: planReport });
    this.races = new RaceEntries({ own, ledger: this.ledger, outbox: this.outbox, facts, planEnd: planRaceEnd });
    this.jackpots = new Jackpots({ own, ledger: this.ledger, outbox: this.outbox, facts, plans: jackpotPlans });
    const settled = (round: SettledRound, at: number) => {
      this.loyalty.take(round, at);
      this.races.take(round, at);
      if (!round.before.isSettled) this.plays.note(at);
    };
    this.bonusStore = new BonusStore(own, this.ledger);
    const rows = new RoundRows(sql);
    const winFeed = new WinFeed(this.outbox, facts);
    const settledOutside = (round: SettledRound, at: number) => {
      settled(round, at);
      winFeed.takeOutside(round, at);
    };
    this.outside = new OutsideRounds({ sql, outbox: this.outbox, playerId: () => facts().playerId, plan: planOutside });
    this.wallet = new PlayerWallet(
      sql,
      rows,
      this.ledger,
      this.bonusStore,
      answers,
      facts,
      settledOutside,
      this.outside,
    );
    this.outsideDesk = new OutsideDesk({ asOneStep, rows, wallet: this.wallet, outside: this.outside });
    this.outsideWallet = new OutsideWallet(this.wallet, answers);
    const shared = { sql, asOneStep, ledger: this.ledger, answers, facts, bonuses: this.bonusStore };
    const inHouseWallet = new PlayerWallet(sql, rows, this.ledger, this.bonusStore, partOfKeyedStep, facts, settled);
    const freeSpins = new FreeSpins(sql, this.bonusStore);
    const tableParts = new TableParts(sql);
    this.rounds = new Rounds({
      ...shared,
      rows,
      shared: tableParts,
      wallet: inHouseWallet,
      freeSpins,
      seeds: new FairnessSeeds(own, randomBytes),
      jackpots: this.jackpots,
      winFeed,
      planUnattended,
    });
    this.sports = new SportsBets({ ...shared, wallet: inHouseWallet, plans: resultPlans });
    this.tables = new TableBets({
      ...shared,
      parts: tableParts,
      rows,
      wallet: inHouseWallet,
      rounds: this.rounds,
      outbox: this.outbox,
      plans: tablePlans,
    });
    const links = new WithdrawalLinks(sql);
    const gatewayOrders = new GatewayOrders(sql);
    this.standing = new CashierStanding({ ...shared, wallet: this.wallet });
    this.depositBonuses = new DepositBonuses({
      sql,
      facts,
      tier,
      standing: this.standing,
      bonusStore: this.bonusStore,
      bonuses: () => this.bonuses,
    });
    const incidents = new PaymentIncidents({ ...shared, tell: incidentNews });
    // What a gateway took has to be sent back there by hand.
    const orderRefund = (refund: RefundOrder, at: number) => {
      if (gatewayOrders.read(refund.orderId)) return false;
      this.outbox.write({ kind: 'refund', refund }, at);
      return true;
    };
    this.refunds = new Refunds({ ...shared, incidents, order: orderRefund });
    this.unallocated = new Unallocated({
      ...shared,
      refunds: this.refunds,
      bonuses: this.depositBonuses,
      creditRefusal,
      tell: unallocatedNews,
    });
    this.deposits = new Deposits({
      ...shared,
      incidents,
      refunds: this.refunds,
      standing: this.standing,
      bonuses: this.depositBonuses,
      orders: new CryptoOrders(sql),
      pages: gatewayOrders,
      depositRefusal,
      unallocated: this.unallocated,
      planEnd: planDepositEnd,
    });
    this.withdrawals = new Withdrawals({
      ...shared,
      incidents,
      standing: this.standing,
      links,
      outbox: this.outbox,
      timeline: new WithdrawalTimeline(sql),
    });
    this.payoutConflicts = new PayoutConflicts({ ...shared, tell: payoutConflictNews });
    const orderPayout = (payout: Payout, at: number) => {
      const gateway = payoutGateway();
      if (gateway) this.gateways.orderPayout(gateway, payout, at);
      else this.outbox.write({ kind: 'payout', payout }, at);
    };
    this.cryptoWithdrawals = new CryptoWithdrawals({
      asOneStep,
      withdrawals: this.withdrawals,
      conflicts: this.payoutConflicts,
      incidents,
      planLate: planPayoutLate,
      links,
      outbox: this.outbox,
      orderPayout,
      decided: withdrawalDecided,
      facts,
    });
    this.exceptions = new ExceptionDesk({
      sql,
      asOneStep,
      outside: this.outside,
      outsideDesk: this.outsideDesk,
      unallocated: this.unallocated,
      payoutConflicts: this.payoutConflicts,
      incidents,
      withdrawals: this.withdrawals,
      refunds: this.refunds,
    });
    this.gateways = new GatewayPayments({
      asOneStep,
      orders: gatewayOrders,
      deposits: this.deposits,
      withdrawals: this.withdrawals,
      cryptoWithdrawals: this.cryptoWithdrawals,
      plans: gatewayPlans,
      clock,
    });
    this.bonuses = new Bonuses({ ...shared, tier, planExpiry });
    this.offers = new Offers({ sql, asOneStep, bonuses: this.bonuses, depositBonuses: this.depositBonuses, facts });
    this.history = new History(sql);
    const { chain } = this.ledger;
    this.archive = new Archive({
      own,
      chain,
      playerId: () => facts().playerId,
      kinds: [
        playedRounds(own, chain),
        sharedParts(own, chain, tableParts),
        longAnswers(own, chain),
        roundTransactions(own, chain),
      ],
    });
  }

  /** Real money, minor units. `bonus`: what the active bonus holds. */
  balance(): Balance {
    const { currency } = this.facts();
    if (!currency) throw new Error('A visitor has play money only.');
    return {
      currency,
      cash: this.ledger.balanceOf(accounts.cash, currency),
      bonus: this.bonusStore.balance(),
      held: this.ledger.sumOf('player:hold:', currency),
    };
  }

  /** What the cashier offers, and what stands in the way. */
  cashier(limit: Pick<DepositLimitView, 'current' | 'left'>, offers: readonly OfferRule[], at: number): CashierView {
    return cashierView(
      this.standing,
      this.ledger,
      limit,
      this.depositBonuses.offers(offers, at),
      this.unallocated.list(at),
      at,
    );
  }

  /** The proof of what is here; what lies in the archive has to agree with `archived`. */
  reconcile(): Reconciliation {
    return reconcile(this.sql, this.ledger);
  }

  archived(): ArchivedBooks {
    return archivedBooks(this.sql);
  }

  /** The file that holds the rest of a round; null for one that is whole. */
  fileOfRound(roundId: string): ArchivedFile | null {
    return fileOfRound(this.sql, roundId);
  }
}
