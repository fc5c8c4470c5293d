import type { Sitting } from 'contract/games';
import { accountsFeature } from '../features/accounts';
import { exceptionsFeature } from '../features/exceptions';
import { careFeature } from '../features/care';
import { gameFacts } from '../features/catalogue';
import { documentsFeature } from '../features/documents';
import { exclusionFeature } from '../features/exclusion';
import { historyFeature } from '../features/history';
import { jackpotsFeature } from '../features/jackpots';
import { limitsFeature } from '../features/limits';
import { messagesFeature } from '../features/messages';
import { playerDeskFeature } from '../features/player-desk';
import { retentionFeature } from '../features/retention';
import { roundsFeature, wholeReceipts } from '../features/rounds';
import { sessionsFeature } from '../features/sessions';
import { supportFeature } from '../features/support';
import { tablesFeature } from '../features/tables';
import { argon2id } from '../kernel/argon2';
import type { Feature, Ground, Session } from '../kernel/feature';
import { shortestRoundOf } from '../kernel/licence-profile';
import { refused, type Outcome } from '../kernel/outcome';
import type { PlayMode } from '../ledger/wallet-instructions';
import type { PlayerMessage } from './deliveries';
import type { playerMoney } from './money';
import type { Person } from './person';

/** What a player's object answers, feature by feature, and what it asks the world for by itself. */
export function playerFeatures(
  ground: Ground<PlayerMessage>,
  person: Person,
  money: ReturnType<typeof playerMoney>,
  pace: () => Promise<void> | null,
) {
  const { identity, messages, documents, limits, exclusion, blocks, stopped, record, facts } = person;
  const { account } = identity;
  const { care } = person;
  const { logins } = person.authentication;
  const { books, bonuses, loyalty, catalogue, cashier, rounds, sports } = money;
  const { games } = catalogue;
  const provePassword = (password: string, at: number) => identity.ownPassword.prove(password, at);
  // Rounds for real money see to a freeze themselves: one that was played before it still answers for its request.
  const refusal = (mode: PlayMode): Outcome<never> | null =>
    mode === 'fun' && facts().frozen ? refused('account_frozen') : null;
  const played = (gameid: string, at: number) => games.notePlayed(gameid, at);

  const sessions = sessionsFeature(ground, person);
  // What was withheld while the account was frozen: an exclusion ends every session, so its end is followed by a log-in.
  sessions.loggedIn.listen((at) => loyalty.loyalty.payDue(at));
  sessions.loggedIn.listen((at) => ground.turns.later(books.archiving.move(at)));
  sessions.loggedIn.listen((at) => care.look(at));
  const retention = retentionFeature(ground);
  sessions.loggedIn.listen(retention.plan);
  const pools = jackpotsFeature(ground, money.jackpots, rounds);
  const whole = wholeReceipts(rounds, (roundId) => books.archiving.played(roundId));
  const tables = tablesFeature(ground, money.tables, { refusal, played, whole });

  const sitting = (gameid: string, session: Session): Sitting => ({
    ...money.playTime(session),
    pace: {
      shortestRound: shortestRoundOf(facts().licence, gameFacts(gameid).category),
      wait: money.wallet.rest(session.at),
    },
  });

  const play = roundsFeature(ground, rounds, {
    refusal,
    played,
    sitting,
    pace,
    settleShared: tables.ask,
    pools,
    whole,
  });
  // What a table has drawn by now, or draws next, ends by itself.
  stopped.listen(play.endAll);
  stopped.listen((at) => money.tables.leaveAll(at));

  const deskForPlayer = playerDeskFeature(ground, {
    record,
    facts,
    ledger: books.ledger,
    balance: money.balance,
    setBlock: (block, at) => blocks.set(block, at),
    sessions: { closeAll: () => person.sessions.closeAll(), open: (at) => person.sessions.countOpen(at) },
    accountChanged: account.changed,
    messages,
    erasure: {
      files: () => documents.files(),
      barred() {
        const { frozen } = facts();
        if (frozen === 'operator') return { until: null };
        // Until the player was asked what follows the freeze, it has no end.
        return frozen && { until: exclusion.current()?.until ?? null };
      },
      eraseAccount: (at) => account.erase(at),
    },
    limits,
    exclude: (at) => void exclusion.exclude(at),
    mailAgain: {
      confirmation: (at) => identity.remind(record(), at),
      reset: (at) => person.passwords.forgotten(record().language, at),
    },
    rest: (at) => ({
      offersWithheld: facts().offersWithheld(at),
      limit: limits.view(at),
      excluded: exclusion.current(),
      loyalty: loyalty.loyalty.standing(),
      care: care.standing(),
      askedDocuments: documents.asked(),
    }),
    lists: {
      rounds: (place, size) => money.history.roundsPage(place, size),
      bonuses: (place, size) => bonuses.bonuses.page(place, size),
      logins: (place, size) => logins.page(place, size),
      documents: (place, size) => documents.page(place, size),
      messages: (place, size) => messages.page(place, size),
    },
  });

  const features = {
    'player-desk': deskForPlayer,
    messages: messagesFeature(messages),
    accounts: accountsFeature(ground, {
      identity,
      record,
      facts,
      balance: money.balance,
      passwordHash: argon2id,
      standing: () => ({
        firstDeposit: cashier.deposits.first(),
        favourites: games.favourites(),
        recent: games.recent(),
        pendingWithdrawals: cashier.withdrawals.pending().length,
        messages: messages.standing(),
      }),
    }),
    sessions,
    documents: documentsFeature(ground, documents, () => account.read()),
    limits: limitsFeature({
      limits,
      account,
      record,
      facts,
      provePassword,
      exclusion() {
        const stands = exclusion.current();
        return stands && { since: stands.since, until: stands.until, freezeEnds: stands.freezeEnds };
      },
      tell: (limit, at) => messages.write('limit_confirmable', { limit }, at),
      raised: (at) => care.limitRaised(at),
    }),
    retention,
    care: careFeature(ground, { care, username: () => account.read()?.username ?? null }),
    exclusion: exclusionFeature(ground, { exclusion, blocks, facts, provePassword }),
    books,
    bonuses,
    loyalty,
    races: money.races,
    catalogue,
    history: historyFeature(money.history, () => record().currency),
    rounds: play,
    tables,
    jackpots: pools,
    sports,
    'outside-games': money.outsideGames,
    cashier,
    exceptions: exceptionsFeature(ground, { desk: money.desk, facts, cash: () => money.balance().cash, messages }),
    support: supportFeature(ground, {
      record,
      logins,
      money: () => ({
        balance: money.balance(),
        lastDepositAt: cashier.deposits.last()?.at ?? null,
        lastBonusAt: bonuses.bonuses.lastGrantedAt() ?? null,
      }),
    }),
  } satisfies Record<string, Feature>;

  return {
    features: features as Readonly<Record<string, Feature>>,
    /** What the alarm asks for besides, each with what its answer leads to. Never rejects. @param at epoch ms */
    async reconcileWithOthers(at: number): Promise<void> {
      await sports.asked();
      await tables.ask(at);
      await pools.ask(at);
      await cashier.gatewaysAnswered();
    },
    termsKnown: loyalty.termsKnown,
  };
}
