import { OwnStorage } from '../../casino-api/src/kernel/storage/own-storage';
import type { Owner } from '../../casino-api/src/ledger/owner';
import { reconcile, type Reconciliation } from '../../casino-api/src/ledger/reconciliation';
import { Outbox } from '../../casino-api/src/kernel/outbox';
import type { RandomBytes } from '../../casino-api/src/features/rounds';
import { playerMoney } from '../../casino-api/src/player/money';
import type { PlayerMessage } from '../../casino-api/src/player/deliveries';

/** The product's money as it is composed for a player, over any storage; of its features, what the rules of money are in. */
export type PlayerMoney = ReturnType<typeof moneyOver>;

const nothing = () => undefined;

const secret = 'x'.repeat(32);
/** No gateway is set, so payouts are the sandbox's. */
const env = {
  ...{ API_KEY: secret, SESSION_SECRET: secret, PAYMENT_SECRET: secret },
  ...{ MAIL: 'outbox', SITE_ORIGIN: 'https://model.example', ENVIRONMENT: 'local' },
} as never;

/** @param planExpiry is told when a bonus expires, epoch ms: nothing happens by itself here */
export function moneyOver(
  storage: Pick<DurableObjectStorage, 'sql' | 'transactionSync'>,
  facts: () => Owner,
  randomBytes: RandomBytes,
  planExpiry: (bonusId: string, at: number) => void,
) {
  const own = new OwnStorage(storage);
  const clock = () => 0;
  const outbox = new Outbox<PlayerMessage>(own, clock);
  const plan = (kind: string, subject: string, at: number) => {
    if (kind === 'bonus_expires') planExpiry(subject, at);
  };
  const out = async () => undefined;
  const turns = { step: <T>(_: number, work: () => T) => work(), later: nothing, delivered: out, mailsOut: out };
  const money = playerMoney(
    { env, own, schedule: { plan, planFirst: nothing, cancel: nothing }, outbox, turns, clock },
    {
      facts,
      presence: ({ at }) => ({ since: at, now: at, timezone: 'UTC', realityCheck: null }),
      hasAccount: () => true,
      timezone: () => 'UTC',
      isSessionOpen: () => true,
      hasIdentityWaiting: () => false,
      messages: { write: () => 0 },
      care: { look: () => undefined },
      notices: { tell: nothing, inBell: () => null },
      limits: { refusal: () => null, creditRefusal: () => null, view: () => ({ current: null, left: null }) },
    },
    { books: 'model', randomBytes, pace: () => null },
  );
  const { books, bonuses, cashier, loyalty, races, sports } = money;
  return {
    ...money,
    ...cashier,
    ledger: books.ledger,
    bonuses: bonuses.bonuses,
    offers: bonuses.offers,
    loyalty: loyalty.loyalty,
    races: races.races,
    sports: sports.sports,
    outsideDesk: money.outsideGames.desk,
    reconcile: (): Reconciliation => reconcile(own.sql, books.ledger),
  };
}
