import { inHouseProvider, unattendedRound } from 'contract/constants';
import type { PlayTime } from 'contract/games';
import type { Balance } from 'contract/player';
import { BonusStore, bonusesFeature, FreeSpins } from '../features/bonuses';
import { cashierFeature, CashierStanding } from '../features/cashier';
import { ExceptionDesk } from '../features/exceptions';
import { catalogueFeature } from '../features/catalogue';
import { History } from '../features/history';
import { Jackpots } from '../features/jackpots';
import { Levels, loyaltyFeature } from '../features/loyalty';
import { outsideFeature, OutsideRounds } from '../features/outside-games';
import { racesFeature } from '../features/races';
import { FairnessSeeds, type RandomBytes, Rounds, TableParts } from '../features/rounds';
import { sportsFeature } from '../features/sports';
import { TableBets } from '../features/tables';
import { WinFeed } from '../features/winners';
import type { Ground, Session } from '../kernel/feature';
import { accounts } from '../ledger/ledger';
import { playerBooks } from '../ledger/player-books';
import { partOfKeyedStep } from '../ledger/stored-answers';
import { PlayerWallet } from '../ledger/wallet';
import type { PlayerMessage } from './deliveries';
import type { Person } from './person';

/** What money has to know of whose it is. */
export type MoneyOwner = Pick<
  Person,
  'facts' | 'presence' | 'hasAccount' | 'timezone' | 'isSessionOpen' | 'hasIdentityWaiting'
> & {
  messages: Pick<Person['messages'], 'write'>;
  notices: Pick<Person['notices'], 'tell' | 'inBell'>;
  care: Pick<Person['care'], 'look'>;
  limits: Pick<Person['limits'], 'refusal' | 'creditRefusal'> & {
    view(at: number): { current: number | null; left: number | null };
  };
};

export interface MoneyParts {
  /** The id of the player's object, which names its database. */
  books: string;
  randomBytes: RandomBytes;
  /** What a call that follows closely on another waits for; null: nothing. */
  pace: () => Promise<void> | null;
}

/** All of a player's money, from the books up: each feature is given those below it. Synchronous: a decision and its posting are one step. */
export function playerMoney(
  ground: Ground<PlayerMessage>,
  owner: MoneyOwner,
  { books: name, randomBytes, pace }: MoneyParts,
) {
  const { own, schedule, outbox } = ground;
  const { sql, asOneStep } = own;
  const { facts, presence, notices, messages, limits, care, hasAccount, timezone, isSessionOpen, hasIdentityWaiting } =
    owner;
  const playerId = () => facts().playerId;

  const parts = new TableParts(sql);
  const books = playerBooks(ground, { books: name, playerId, shared: parts });
  const { ledger, answers, rows, settled } = books;
  const levels = new Levels(own);
  const store = new BonusStore(own, ledger);
  const planOutside = (since: number) => schedule.planFirst('outside_rounds_open', '', since + unattendedRound);
  const outside = new OutsideRounds({ sql, outbox, playerId, plan: planOutside });
  /** For providers that ask over HTTP; each of their instructions has a key of its own. */
  const wallet = new PlayerWallet(sql, rows, ledger, store, answers, facts, settled.tell, outside);
  const inHouseWallet = new PlayerWallet(sql, rows, ledger, store, partOfKeyedStep, facts, settled.tell);
  const standing = new CashierStanding({ sql, wallet, bonuses: store, facts });

  const shared = { ledger, facts, notices, timezone, settled };
  const bonuses = bonusesFeature(ground, { ...shared, store, standing, tier: levels.tier, hasAccount });
  const loyalty = loyaltyFeature(ground, {
    ...shared,
    levels,
    tell: notices.tell,
    giveSpins: bonuses.giveSpins,
  });
  const races = racesFeature(ground, { ...shared, loyalty: loyalty.loyalty });
  const catalogue = catalogueFeature(ground, { playerId, settled });
  const winFeed = new WinFeed(outbox, facts);
  settled.listen((round, at) => {
    if (round.provider !== inHouseProvider) winFeed.takeOutside(round, at);
  });

  const jackpots = new Jackpots({
    own,
    ledger,
    outbox,
    facts,
    plans: {
      tell: (gameid, at) => schedule.plan('jackpot_told', gameid, at),
      context: (roundId, at) => schedule.plan('jackpot_asked', roundId, at),
    },
  });
  const played = { sql, asOneStep, ledger, answers, facts, rows, bonuses: store, wallet: inHouseWallet };
  const rounds = new Rounds({
    ...played,
    shared: parts,
    freeSpins: new FreeSpins(sql, store),
    seeds: new FairnessSeeds(own, randomBytes),
    jackpots,
    winFeed,
    planUnattended: (at) => schedule.planFirst('rounds_unattended', '', at + unattendedRound),
  });
  const tables = new TableBets({
    ...played,
    parts,
    rounds,
    outbox,
    plans: {
      plan: (subject, at) => schedule.plan('table_round_ends', subject, at),
      cancel: (subject) => schedule.cancel('table_round_ends', subject),
    },
  });
  const history = new History(sql);
  const playTime = (session: Session): PlayTime => {
    const here = presence(session);
    return { ...here, ...history.playedSince(here.since) };
  };
  const sports = sportsFeature(ground, { ...played, messages, playTime });
  const outsideGames = outsideFeature(ground, { outside, wallet, rows, answers, hasAccount, isSessionOpen, pace });
  const cashier = cashierFeature(ground, {
    ledger,
    answers,
    standing,
    facts,
    limits,
    bonuses: bonuses.depositBonuses,
    messages,
    hasIdentityWaiting,
    moved: (at) => care.look(at),
  });
  const desk = new ExceptionDesk({
    sql,
    asOneStep,
    outside,
    outsideDesk: outsideGames.desk,
    unallocated: cashier.unallocated,
    payoutConflicts: cashier.conflicts,
    incidents: cashier.incidents,
    withdrawals: cashier.withdrawals,
    refunds: cashier.refunds,
  });

  return {
    books,
    wallet,
    bonuses,
    loyalty,
    races,
    catalogue,
    jackpots,
    rounds,
    tables,
    sports,
    outsideGames,
    outside,
    cashier,
    desk,
    history,
    playTime,

    /** Real money, minor units. `bonus`: what the active bonus holds. */
    balance(): Balance {
      const { currency } = facts();
      if (!currency) throw new Error('A visitor has play money only.');
      return {
        currency,
        cash: ledger.balanceOf(accounts.cash, currency),
        bonus: store.balance(),
        held: ledger.sumOf('player:hold:', currency),
      };
    },
  };
}
