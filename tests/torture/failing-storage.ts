/**
 * The storage fails in the middle of a money call, at each of its statements in turn: nothing of the call stands then, and the same
 * call again has its one effect. Runs inside workerd, on the product's own stores.
 */
import { perLanguage } from 'contract/per-language';
import { hashOfSeed } from '../../casino-api/src/games/fairness';
import { openRound } from '../../casino-api/src/games/table/schedule';
import { tableOf } from '../../casino-api/src/games/registry';
import { sampleOffers } from '../../casino-api/src/features/bonuses/sample-offers';
import type { PlayRequest } from '../../casino-api/src/features/rounds/round-requests';
import type { PlayerMoney } from './player-money';
import { derivedId } from '../../casino-api/src/ledger/stored-answers';
import { done, type Outcome } from '../../casino-api/src/kernel/outcome';

type Storage = Pick<DurableObjectStorage, 'sql' | 'transactionSync'>;

/** A storage whose statements fail when they are told to. */
class FailingStorage implements Storage {
  readonly sql: SqlStorage;
  /** Statements since `watch`. */
  count = 0;
  private failsAt: number | null = null;

  constructor(private readonly storage: Storage) {
    const exec = (query: string, ...bindings: unknown[]) => {
      this.count += 1;
      if (this.count === this.failsAt) throw new Error('The storage failed.');
      return storage.sql.exec(query, ...bindings);
    };
    this.sql = { exec } as unknown as SqlStorage;
  }

  transactionSync<T>(work: () => T): T {
    return this.storage.transactionSync(work);
  }

  /** Counts anew. @param failsAt the statement that fails, from 1; null for none */
  watch(failsAt: number | null): void {
    this.count = 0;
    this.failsAt = failsAt;
  }
}

const at = 1_700_000_000_000;
const playerId = 'model-player';
const ids = {
  deposit: `${playerId}.${derivedId(playerId, 'deposit:in')}`,
  withdrawal: derivedId(playerId, 'withdraw:out'),
  bonus: derivedId(playerId, 'bonus:gift'),
};
const names = perLanguage(() => '');
const outside = {
  provider: 'outside',
  roundId: 'r',
  gameid: 'outside-game',
  gametitle: 'Outside',
  mode: 'real' as const,
};
const seed = '5e'.repeat(32);
const match = {
  id: 'm',
  sport: 'football' as const,
  source: 'drawn',
  league: 'L',
  home: 'H',
  away: 'A',
  startsAt: at + 1_000,
  endsAt: at + 2_000,
  seedHash: hashOfSeed(seed),
  expected: { home: 1_500, away: 1_000 },
};
const roulette = tableOf('lamplight-roulette')!;
const round = openRound(roulette.table.schedule!, at);

/** Throws what a preparation must not be refused. */
function sure<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`A preparation was refused: ${outcome.code}.`);
  return outcome.data;
}

const welcome = sampleOffers(at).find(({ url }) => url === 'welcome')!;
const open = ({ deposits }: PlayerMoney) =>
  deposits.open({ method: 'card', amount: 100_00, requestId: 'in', bonus: 'welcome' }, [welcome], at);
const settle = ({ deposits }: PlayerMoney, outcome: 'succeeded' | 'failed') =>
  deposits.settle('card', { paymentId: 'p', orderId: ids.deposit, amount: 100_00, currency: 'EUR', outcome, at }, at);
/** 100.00 of cash, by a deposit without a bonus. */
function credited({ deposits }: PlayerMoney): void {
  sure(deposits.open({ method: 'card', amount: 100_00, requestId: 'in' }, [], at));
  sure(
    deposits.settle(
      'card',
      { paymentId: 'p', orderId: ids.deposit, amount: 100_00, currency: 'EUR', outcome: 'succeeded', at },
      at,
    ),
  );
}
function withBonus(money: PlayerMoney): void {
  credited(money);
  money.bonuses.grant(
    {
      key: 'gift',
      names,
      amount: 20_00,
      multiplier: 30,
      freeSpins: { gameid: 'lantern-festival', count: 2, value: 20 },
      validFor: 1_000,
    },
    at,
  );
}
function playingBonus(money: PlayerMoney): void {
  withBonus(money);
  sure(money.bonuses.start(ids.bonus, at));
}
/** 2.00 of cash and the bonus are left. */
function nearlyOut(money: PlayerMoney): void {
  withBonus(money);
  const lost = { ...outside, roundId: 'lost' };
  sure(money.wallet.bet({ ...lost, transactionId: 'lost', amount: 98_00 }, at));
  sure(money.wallet.win({ ...lost, transactionId: 'nothing', amount: 0, closes: true }, at));
  sure(money.bonuses.start(ids.bonus, at));
}
const openCoins = ({ deposits }: PlayerMoney) =>
  deposits.open({ method: 'crypto', chain: 'BTC', amount: 100_00, requestId: 'in' }, [], at);
const withdraw = ({ withdrawals }: PlayerMoney, method = 'card') =>
  withdrawals.request({ method, amount: 40_00, requestId: 'out' }, at);
function withdrawing(money: PlayerMoney, method = 'card'): void {
  credited(money);
  sure(withdraw(money, method));
}
const decide = ({ cryptoWithdrawals }: PlayerMoney, step: 'approve' | 'pay' | 'reject') =>
  cryptoWithdrawals.decide(ids.withdrawal, step, { actor: 'op', reason: null, note: '' }, at);
const stake = ({ wallet }: PlayerMoney, amount: number) =>
  wallet.bet({ ...outside, transactionId: 'b', amount, category: 'slots' }, at);
const play = ({ rounds }: PlayerMoney, request: Partial<PlayRequest> = {}) =>
  rounds.play(
    {
      gameid: 'lantern-festival',
      gametitle: 'A game',
      mode: 'real',
      stake: 1_00,
      requestId: 'play',
      category: 'slots',
      bonusId: undefined,
      ...request,
    },
    at,
  );
const mines = (money: PlayerMoney) => play(money, { gameid: 'buried-light', choice: { kind: 'mines', mines: 1 } });
const leg = { matchId: match.id, marketId: 'match-result', selectionId: 'home', odds: 2_000 };
const betOnMatch = ({ sports }: PlayerMoney) =>
  sports.place(
    { kind: 'singles', legs: [{ ...leg, stake: 5_00 }], priceChange: 'ask', requestId: 'bet' },
    [{ ...leg, match, state: 'open', inPlay: false, delay: 0, limits: { stake: 1_000_00, payout: 25_000_00 } }],
    at,
  );
const betAtTable = ({ tables }: PlayerMoney) =>
  tables.place(
    {
      gameid: 'lamplight-roulette',
      gametitle: 'Lamplight Roulette',
      category: 'livecasino',
      round,
      mode: 'real',
      stake: 5_00,
      choice: { kind: 'bets', bets: [{ spot: 'red', amount: 5_00 }] },
      requestId: 'table',
    },
    { known: { round: round - 1, hash: hashOfSeed(seed) }, opensAt: at, closesAt: at + 1, resultAt: at + 2 },
    at,
  );

interface MoneyCall {
  name: string;
  before?: (money: PlayerMoney) => unknown;
  call: (money: PlayerMoney) => unknown;
}

const calls: readonly MoneyCall[] = [
  { name: 'a deposit with a bonus is ordered', call: open },
  {
    name: 'it is credited, and the bonus with it',
    before: (money) => sure(open(money)),
    call: (money) => settle(money, 'succeeded'),
  },
  { name: 'it fails', before: (money) => sure(open(money)), call: (money) => settle(money, 'failed') },
  { name: 'a deposit by coins is ordered', call: openCoins },
  {
    name: 'a deposit is paid before its player is known',
    call: ({ deposits }) =>
      deposits.creditInstant(
        { orderId: 'o', amount: 30_00, currency: 'EUR', ordered: { amount: 30_00, currency: 'EUR' }, paymentId: 'p' },
        at,
      ),
  },
  { name: 'a withdrawal is asked for', before: credited, call: (money) => withdraw(money) },
  {
    name: 'the pending ones are cancelled',
    before: withdrawing,
    call: ({ withdrawals }) => withdrawals.cancelPending([ids.withdrawal], at),
  },
  { name: 'they are locked', before: withdrawing, call: ({ withdrawals }) => withdrawals.lock([ids.withdrawal]) },
  { name: 'one is approved', before: withdrawing, call: (money) => decide(money, 'approve') },
  {
    name: 'one is paid',
    before: (money) => {
      withdrawing(money);
      sure(decide(money, 'approve'));
    },
    call: (money) => decide(money, 'pay'),
  },
  { name: 'one is rejected', before: withdrawing, call: (money) => decide(money, 'reject') },
  {
    name: 'one by coins is approved',
    before: (money) => withdrawing(money, 'crypto'),
    call: (money) => decide(money, 'approve'),
  },
  { name: 'an outside bet', before: credited, call: (money) => stake(money, 10_00) },
  { name: 'an outside bet with a bonus', before: playingBonus, call: (money) => stake(money, 3_00) },
  { name: 'an outside bet of all cash and of the bonus', before: nearlyOut, call: (money) => stake(money, 4_00) },
  {
    name: 'an outside win',
    before: (money) => {
      playingBonus(money);
      sure(stake(money, 3_00));
    },
    call: ({ wallet }) => wallet.win({ ...outside, transactionId: 'w', amount: 77_00, closes: true }, at),
  },
  {
    name: 'an outside rollback',
    before: (money) => {
      playingBonus(money);
      sure(stake(money, 3_00));
    },
    call: ({ wallet }) => wallet.rollback({ ...outside, transactionId: 'x', betTransactionId: 'b' }, at),
  },
  {
    name: 'a bonus is granted',
    before: credited,
    call: ({ bonuses }) =>
      bonuses.grant({ key: 'gift', names, amount: 20_00, multiplier: 30, freeSpins: null, validFor: null }, at),
  },
  {
    name: 'a promotion is redeemed',
    before: credited,
    call: ({ bonuses }) =>
      bonuses.redeem({ code: 'LIGHT', names, amount: 20_00, multiplier: 30, freeSpins: null, validFor: null }, at),
  },
  { name: 'a bonus is started', before: withBonus, call: ({ bonuses }) => bonuses.start(ids.bonus, at) },
  { name: 'a bonus is given up', before: playingBonus, call: ({ bonuses }) => bonuses.forfeit(ids.bonus, at) },
  { name: 'a bonus expires', before: playingBonus, call: ({ bonuses }) => bonuses.expire(ids.bonus, at + 1_001) },
  { name: 'a slot is played', before: credited, call: (money) => play(money) },
  { name: 'a slot is played with a bonus', before: playingBonus, call: (money) => play(money) },
  {
    name: 'a free spin is played',
    before: playingBonus,
    call: (money) => play(money, { stake: 20, bonusId: ids.bonus }),
  },
  { name: 'a game with decisions begins', before: credited, call: mines },
  {
    name: 'a decision is taken',
    before: (money) => {
      credited(money);
      sure(mines(money));
    },
    call: (money) =>
      money.rounds.decide({ roundId: sure(mines(money)).id, decision: 'cell-7', step: 0, requestId: 'decide' }, at),
  },
  { name: 'a bet on a match', before: credited, call: betOnMatch },
  {
    name: 'a bet on a match is cashed out',
    before: (money) => {
      credited(money);
      sure(betOnMatch(money));
    },
    call: ({ sports }) => {
      const [bet] = sports.page('open', 1, 0).bets;
      return sports.cashOut({ betId: bet?.id ?? '', amount: 1, share: 50, requestId: 'cash' }, done([1_900]), at);
    },
  },
  {
    name: 'the match ends',
    before: (money) => {
      credited(money);
      sure(betOnMatch(money));
    },
    call: ({ sports }) =>
      sports.settle([{ matchId: match.id, isPlayed: true, seed, result: null, voided: [] }], at + 3_000),
  },
  { name: 'a bet at a table', before: credited, call: betAtTable },
  {
    name: 'the table tells the result',
    before: (money) => {
      credited(money);
      sure(betAtTable(money));
    },
    call: ({ tables }) => tables.settle({ gameid: 'lamplight-roulette', round, secret: seed }, at + 60_000),
  },
];

/** All that is stored, as text; secrets are random and left out. */
function everything(sql: SqlStorage): string {
  const tables = sql
    .exec<{ name: string }>(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name NOT LIKE 'sqlite%' ORDER BY name",
    )
    .toArray();
  const asText = (row: unknown) =>
    JSON.stringify(row, (_, value: unknown) => (value instanceof ArrayBuffer ? [...new Uint8Array(value)] : value));
  const text = tables
    .map(({ name }) => [name, ...sql.exec(`SELECT * FROM "${name}"`).toArray().map(asText).sort()].join('\n'))
    .join('\n');
  return text.replace(/[0-9a-f]{64}|[A-Za-z0-9_-]{43}/g, '*');
}

export interface FailingResult {
  failure: string | null;
  calls: number;
  /** How often the storage failed. */
  failures: number;
}

/** @param onFreshBooks runs its argument on empty books over a storage and forgets them */
export function everyStatementFails(
  storage: Storage,
  onFreshBooks: <T>(over: Storage, work: (money: PlayerMoney) => T) => T,
): FailingResult {
  const findings: string[] = [];
  let failures = 0;
  for (const { name, before, call } of calls) {
    const say = (what: string) => findings.push(`${name}: ${what}`);
    const failing = new FailingStorage(storage);
    const answered = (money: PlayerMoney) => JSON.stringify(call(money) ?? null);
    const clean = onFreshBooks(failing, (money) => {
      before?.(money);
      const empty = everything(storage.sql);
      failing.watch(null);
      const answer = answered(money);
      const statements = failing.count;
      const stands = everything(storage.sql);
      if (stands === empty) say(`has no effect, it answered ${answer}`);
      answered(money);
      if (everything(storage.sql) !== stands) say('has another effect the second time');
      return { answer, statements, stands };
    });
    for (let statement = 1; statement <= clean.statements; statement += 1) {
      onFreshBooks(failing, (money) => {
        failing.watch(null);
        before?.(money);
        const empty = everything(storage.sql);
        failing.watch(statement);
        let answer: string | null = null;
        try {
          answer = answered(money);
        } catch {
          failures += 1;
        }
        failing.watch(null);
        if (answer !== null) return say(`answers ${answer} though statement ${statement} failed`);
        if (everything(storage.sql) !== empty)
          say(`leaves something behind when statement ${statement} of ${clean.statements} fails`);
        if (answered(money) !== clean.answer) say(`answers otherwise after statement ${statement} had failed`);
        if (everything(storage.sql) !== clean.stands) say(`stands otherwise after statement ${statement} had failed`);
        money.reconcile().findings.forEach(say);
      });
    }
  }
  return {
    failure: findings.length > 0 ? `${findings.length} findings, such as:\n${findings.slice(0, 8).join('\n')}` : null,
    calls: calls.length,
    failures,
  };
}
