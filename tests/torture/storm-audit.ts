/** Holds what the clients were told against what the players' histories, balances and books say. */
import { auditDirectory } from '../../scripts/audit-books';
import { essence, idOf, isUnkeyed, jackpotGame, type Entry, type Operation } from './journal';
import { handGames, type Leavers } from './leavers';
import type { MoneyOutside } from './money-outside';
import { until, type TorturedPlayer } from './players';
import type { ProvidersOutside, ProvidersRound } from './providers-outside';
import type { TorturedApi } from './tortured-api';

interface TransactionRow {
  id: string;
  type: 'deposit' | 'withdraw';
  method: string;
  status: string;
  amount: number;
}
/** As the feed of wins has it. */
type WonRound = Pick<RoundRow, 'id' | 'payout' | 'startedAt'>;
interface RoundRow {
  startedAt: number;
  id: string;
  provider: string;
  gameid: string;
  stake: number;
  payout: number;
  state: string;
}
interface Reconciliation {
  ok: boolean;
  findings: string[];
  transactions: number;
  balances: { account: string; currency: string; amount: number }[];
}

async function ask<T>(
  api: TorturedApi,
  player: TorturedPlayer,
  method: string,
  path: string,
  body?: unknown,
): Promise<T> {
  const reply = await api.send({ method, path, headers: player.headers, body });
  if (reply.code !== 'ok') throw new Error(`${method} ${path}: ${reply.status} ${reply.code}`);
  return reply.data as T;
}

async function onePass<Row>(api: TorturedApi, player: TorturedPlayer, path: string, list: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const page = await ask<Record<string, Row[]> & { total: number }>(api, player, 'POST', path, {
      limit: 100,
      offset: rows.length,
    });
    rows.push(...page[list]!);
    if (page[list]!.length < 100) return rows;
  }
}

/** Pages are counted off, so what moves money between two of them shifts a row past the reader: the list is read until it stays the same. */
async function allPages<Row>(api: TorturedApi, player: TorturedPlayer, path: string, list: string): Promise<Row[]> {
  let before = await onePass<Row>(api, player, path, list);
  for (;;) {
    const rows = await onePass<Row>(api, player, path, list);
    if (JSON.stringify(rows) === JSON.stringify(before)) return rows;
    before = rows;
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** What the audit goes by besides the API itself. */
export interface Evidence {
  players: readonly TorturedPlayer[];
  journal: Entry[];
  outside: MoneyOutside;
  providers: ProvidersOutside;
  leavers: Leavers;
}

export async function auditStorm(
  api: TorturedApi,
  { players, journal, outside, providers, leavers }: Evidence,
  patience = 120_000,
): Promise<{ findings: string[]; figures: Record<string, number> }> {
  const findings: string[] = [];
  const figures = {
    rounds: 0,
    'jackpot rounds': 0,
    deposits: 0,
    'by coins': 0,
    withdrawals: 0,
    hands: 0,
    'outside rounds': 0,
    'left open outside': 0,
    'paid after all': 0,
    'paid out': 0,
    'paid out in coins': 0,
    bonuses: 0,
    'ledger transactions': 0,
    'wins above stake': 0,
    webhooks: outside.webhooks,
  };
  // Whatever nobody told of is found by asking: two hours are enough for the longest wait but one.
  await api.send({ method: 'POST', path: '/__qa/clock', body: { advanceSeconds: 2 * 3_600 } });
  const wins: WonRound[] = [];
  let everything = 0;

  for (const player of players) {
    const say = (what: string) => findings.push(`player ${player.index}: ${what}`);
    const own = journal.filter((entry) => entry.player === player);
    const acknowledged = new Set(
      own
        .filter(({ operation, reply }) => (operation === 'deposit' || operation === 'coins') && reply?.code === 'ok')
        .map(({ reply }) => idOf(reply!)),
    );
    // Notifications that a kill interrupted come again by the acquirer's own clock. An order whose payment was never asked for,
    // because a kill came between and nobody repeated the request, waits for good and is worth nothing.
    const transactions = await until(
      'all acknowledged deposits to be decided',
      () => allPages<TransactionRow>(api, player, '/player/transactions', 'transactions'),
      (rows) =>
        rows
          .filter(({ type }) => type === 'deposit')
          .every(({ id, status, method }) =>
            method === 'crypto'
              ? status === 'unallocated' || isEnded(id, status, outside)
              : status !== 'pending' || !acknowledged.has(id),
          ),
      patience,
    ).catch(() => allPages<TransactionRow>(api, player, '/player/transactions', 'transactions'));
    // What came while its player was blocked is credited to nobody.
    const { unallocated } = await ask<{ unallocated: { id: string; reason: string }[] }>(
      api,
      player,
      'GET',
      '/cashier/methods',
    );
    const cameToBlocked = new Set(unallocated.filter(({ reason }) => reason === 'account_frozen').map(({ id }) => id));
    for (const { id, status, method, type, amount } of transactions) {
      const came = type === 'deposit' && method === 'crypto' && status === 'unallocated' ? outside.cameTo(id) : null;
      if (came !== null && came !== amount) say(`deposit ${id} has ${amount} set aside, its gateway got ${came}`);
      if (
        type === 'deposit' &&
        method === 'crypto' &&
        !isEnded(id, status, outside) &&
        !(cameToBlocked.has(id) && outside.expected(id) === 'credited')
      )
        say(`deposit ${id} is ${status}, its gateway says ${outside.expected(id)}`);
      if (type === 'deposit' && method === 'card' && status === 'pending' && acknowledged.has(id))
        say(`acknowledged deposit ${id} was never decided`);
    }
    const rounds = await allPages<RoundRow>(api, player, '/player/history/gaming', 'rounds');
    const deposits = transactions.filter(({ type }) => type === 'deposit');
    const withdrawals = transactions.filter(({ type }) => type === 'withdraw');

    const byCoins = (rows: readonly TransactionRow[], is: boolean) =>
      rows.filter(({ method }) => (method === 'crypto') === is);
    compare(own, 'deposit', byCoins(deposits, false), say);
    compare(own, 'coins', byCoins(deposits, true), say);
    compare(own, 'withdraw', withdrawals, say);
    const isJackpot = ({ gameid }: RoundRow) => gameid === jackpotGame;
    const [ofOurs, ofProviders] = [
      rounds.filter(({ provider }) => provider === 'lantern'),
      rounds.filter(({ provider }) => provider !== 'lantern'),
    ];
    const isHand = ({ gameid }: RoundRow) => handGames.some((game) => game.gameid === gameid);
    compare(own, 'hand', ofOurs.filter(isHand), say);
    compare(
      own,
      'round',
      ofOurs.filter((row) => !isJackpot(row) && !isHand(row)),
      say,
    );
    compareOutside(
      providers.rounds.filter(({ player: { id } }) => id === player.id),
      ofProviders,
      say,
    );
    compare(own, 'jackpot', rounds.filter(isJackpot), say);
    const ordered = new Set(outside.paidOut());
    let reversed = 0;
    for (const { id, status, amount } of byCoins(withdrawals, true)) {
      // Told to have failed and made all the same: the player has it back, and the house bears it until somebody decides.
      const isReversed = outside.reversed.has(`${player.id}.${id}`) && status === 'rejected';
      if (isReversed) reversed += amount;
      else if (ordered.has(`${player.id}.${id}`) !== (status === 'paid'))
        say(`withdrawal ${id} is ${status}, the gateway has ${ordered.has(`${player.id}.${id}`) ? '' : 'not '}paid it`);
    }
    const cancelled = new Set(withdrawals.filter(({ status }) => status === 'cancelled').map(({ id }) => id));
    for (const { reply } of own.filter(({ operation, reply }) => operation === 'cancel' && reply?.code === 'ok')) {
      for (const id of (reply!.data as { cancelled: string[] }).cancelled)
        if (!cancelled.has(id)) say(`acknowledged cancellation of ${id} is lost`);
    }

    const { bonuses } = await ask<{ bonuses: unknown[] }>(api, player, 'GET', '/bonuses');
    const granted = own.filter(({ operation, reply }) => operation === 'bonus' && reply?.code === 'ok').length;
    if (bonuses.length < granted) say(`${bonuses.length} bonuses, ${granted} acknowledged`);

    const inState = (...states: string[]) =>
      sum(withdrawals.filter(({ status }) => states.includes(status)).map(({ amount }) => amount));
    const held = inState('requested', 'approved');
    const credited = sum(deposits.filter(({ status }) => status === 'credited').map(({ amount }) => amount));
    const played = sum(rounds.map(({ payout, stake }) => payout - stake));

    const books = await ask<Reconciliation>(api, player, 'GET', `/__qa/reconcile/${player.id}`);
    if (!books.ok) say(`does not reconcile: ${books.findings.join('; ')}`);
    const balance = await ask<{ cash: number; bonus: number; held: number }>(api, player, 'GET', '/player/balance');
    // What the house has given as bonuses and rewards, less what was forfeited.
    const given = -(books.balances.find(({ account }) => account === 'house:promotions')?.amount ?? 0);
    const money = credited - held - inState('paid') + played + given;
    if (balance.cash + balance.bonus !== money || balance.held !== held)
      say(`balance ${JSON.stringify(balance)}, the history comes to ${money}, held ${held}`);
    if (balance.cash < 0 || balance.bonus < 0 || balance.held < 0) say(`negative: ${JSON.stringify(balance)}`);
    const bookedCash = books.balances.find(({ account }) => account === 'player:cash')?.amount ?? 0;
    if (bookedCash !== balance.cash) say(`the books say cash ${bookedCash}, the balance ${balance.cash}`);
    const suspended = books.balances.find(({ account }) => account === 'house:payout-suspense')?.amount ?? 0;
    if (suspended !== -reversed) say(`${reversed} was paid out after all, the books have ${suspended} in suspense`);
    figures['paid after all'] += reversed > 0 ? 1 : 0;
    everything += sum(books.balances.map(({ amount }) => amount));

    await resend(api, own, say);
    const after = await ask<{ cash: number }>(api, player, 'GET', '/player/balance');
    if (after.cash !== balance.cash)
      say(`asking for everything once more moved the balance from ${balance.cash} to ${after.cash}`);

    // The ids of a provider are its own, and not alone in the feed.
    const inFeed = (row: RoundRow) =>
      row.provider === 'lantern' ? row : { ...row, id: `${row.provider}:${player.id}:${row.id.split(':').at(-1)!}` };
    wins.push(...rounds.filter(({ payout, stake }) => payout > stake).map(inFeed));
    figures.rounds += rounds.length;
    figures.hands += ofOurs.filter(isHand).length;
    figures['outside rounds'] += ofProviders.length;
    figures['jackpot rounds'] += rounds.filter(isJackpot).length;
    figures.deposits += deposits.length;
    figures['by coins'] += byCoins(deposits, true).filter(({ status }) => status === 'credited').length;
    figures.withdrawals += withdrawals.length;
    figures['paid out'] += withdrawals.filter(({ status }) => status === 'paid').length;
    figures['paid out in coins'] += byCoins(withdrawals, true).filter(({ status }) => status === 'paid').length;
    figures.bonuses += own.filter(({ operation, reply }) => operation === 'bonus' && reply?.code === 'ok').length;
    figures['ledger transactions'] += books.transactions;
  }

  for (const order of outside.paidTwice()) findings.push(`${order} was paid out twice`);
  const jackpots = await auditDirectory(api.stateDir);
  findings.push(...jackpots.findings);
  if (everything !== 0) findings.push(`all accounts of all players sum to ${everything}`);
  figures['wins above stake'] = wins.length;
  wins.push(...leavers.wins);
  findings.push(...(await missingWinners(api, wins)));
  findings.push(...(await unreportedRounds(api, players, providers, patience)));
  figures['left open outside'] = providers.rounds.filter(({ isOpen }) => isOpen).length;
  return { findings, figures };
}

/** Whether a deposit of coins stands as its gateway has it. One that the gateway has not heard of waits, and is worth nothing. */
function isEnded(id: string, status: string, outside: MoneyOutside): boolean {
  const expected = outside.expected(id);
  return expected === null ? status === 'pending' || status === 'declined' : status === expected;
}

/** Every acknowledged operation is in the history, with what was acknowledged; nothing is there that nobody asked for. */
function compare(
  own: readonly Entry[],
  operation: Operation,
  rows: readonly { id: string; amount?: number; stake?: number; payout?: number; status?: string }[],
  say: (what: string) => void,
): void {
  const entries = own.filter((entry) => entry.operation === operation);
  const byId = new Map(rows.map((row) => [row.id, row]));
  if (byId.size !== rows.length) say(`${operation}: ${rows.length - byId.size} rows twice`);
  const acknowledged = entries.filter(({ reply }) => reply?.code === 'ok');
  for (const { reply } of acknowledged) {
    const row = byId.get(idOf(reply!));
    const told = reply!.data as { amount?: number; stake?: number; payout?: number; state?: string };
    if (!row) say(`acknowledged ${operation} ${idOf(reply!)} is lost`);
    // What was open then has gone on since.
    else if (operation === 'hand' && told.state === 'open') continue;
    // Held against the gateway, which knows what came.
    else if (operation === 'coins' && row.status === 'unallocated') continue;
    else if (row.amount !== told.amount || row.stake !== told.stake || row.payout !== told.payout)
      say(`${operation} ${row.id} is ${JSON.stringify(row)}, acknowledged was ${JSON.stringify(told)}`);
  }
  const neverTold = entries.filter(({ reply }) => reply === null).length;
  const extra = byId.size - new Set(acknowledged.map(({ reply }) => idOf(reply!))).size;
  if (extra < 0 || extra > neverTold)
    say(`${operation}: ${byId.size} in the history, ${acknowledged.length} acknowledged, ${neverTold} never told`);
}

/** What a provider leaves open for a day is reported to people, and nothing else is. */
async function unreportedRounds(
  api: TorturedApi,
  players: readonly TorturedPlayer[],
  { rounds }: ProvidersOutside,
  patience: number,
): Promise<string[]> {
  await api.send({ method: 'POST', path: '/__qa/clock', body: { advanceSeconds: 24 * 3_600 } });
  const open = new Set(rounds.filter(({ isOpen }) => isOpen).map(({ roundId }) => roundId));
  const read = async () => {
    // A call wakes the player's object, which then looks at what is due.
    for (const { headers } of players) await api.send({ method: 'GET', path: '/player/balance', headers });
    const { data } = await api.send({ method: 'GET', path: '/__qa/exceptions' });
    return (data as { exceptions: { kind: string; subject: string }[] }).exceptions
      .filter(({ kind }) => kind === 'open_outside_round')
      .map(({ subject }) => subject.split(':').at(-1)!);
  };
  const reported = await until(
    'rounds left open to be reported',
    read,
    (found) => [...open].every((id) => found.includes(id)),
    patience,
  ).catch(read);
  const missing = [...open].filter((id) => !reported.includes(id));
  const extra = reported.filter((id) => !open.has(id));
  return [
    ...(missing.length > 0 ? [`${missing.length} outside rounds left open were reported to nobody`] : []),
    ...(extra.length > 0 ? [`${extra.length} outside rounds were reported that are not open`] : []),
  ];
}

/** Each provider's round is in the history as the provider has it, and no other is. */
function compareOutside(told: readonly ProvidersRound[], rows: readonly RoundRow[], say: (what: string) => void): void {
  const byId = new Map(rows.map((row) => [row.id.split(':').at(-1)!, row]));
  for (const { roundId, fate, stake, payout } of told) {
    const row = byId.get(roundId);
    if (!row ? stake !== 0 || payout !== 0 : row.payout - row.stake !== payout - stake)
      say(`outside round ${roundId} (${fate}) is ${JSON.stringify(row)}, its provider has ${stake} and ${payout}`);
  }
  const known = new Set(told.map(({ roundId }) => roundId));
  for (const { id } of rows) if (!known.has(id.split(':').at(-1)!)) say(`outside round ${id} is nobody’s`);
}

/** Asked again with its key, each operation is told what it was told the first time. */
async function resend(api: TorturedApi, own: readonly Entry[], say: (what: string) => void): Promise<void> {
  const told = own.filter(({ operation, reply }) => !isUnkeyed(operation) && reply !== null);
  for (let from = 0; from < told.length; from += 32) {
    await Promise.all(
      told.slice(from, from + 32).map(async (entry) => {
        const again = await api.send({
          method: 'POST',
          path: entry.path,
          headers: entry.player.headers,
          body: entry.body,
        });
        const [first, now] = [essence(entry, entry.reply!), essence(entry, again)];
        if (first !== now)
          say(`${entry.operation} ${String(entry.body.requestId)}: told ${first}, after the storm ${now}`);
      }),
    );
  }
}

/** How many wins the lists show. */
const shown = 10;

/** The latest and the highest wins above their stakes are in the shared feed, and none that nobody had; the rest may have gone. */
async function missingWinners(api: TorturedApi, wins: readonly WonRound[]): Promise<string[]> {
  const database = await api.database();
  const due = [
    (a: WonRound, b: WonRound) => b.startedAt - a.startedAt,
    (a: WonRound, b: WonRound) => b.payout - a.payout || b.startedAt - a.startedAt,
  ]
    .flatMap((order) => [...wins].sort(order).slice(0, shown))
    .map(({ id }) => id);
  const read = async () =>
    (await database.prepare('SELECT round_id FROM winners').all<{ round_id: string }>()).results.map(
      (row) => row.round_id,
    );
  const fed = await until('the winners to be told', read, (ids) => due.every((id) => ids.includes(id)), 45_000).catch(
    read,
  );
  const missing = due.filter((id) => !fed.includes(id));
  const extra = fed.filter((id) => !wins.some((win) => win.id === id));
  return [
    ...(missing.length > 0 ? [`${missing.length} of the latest and highest wins never reached the feed`] : []),
    ...(extra.length > 0 ? [`${extra.length} wins in the feed that nobody had`] : []),
  ];
}
