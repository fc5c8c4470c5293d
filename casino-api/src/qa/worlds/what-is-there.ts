import type { Deposit, Withdrawal } from 'contract/cashier';
import type { PeriodKind } from '../../kernel/periods';
import type { KeptDocument } from '../../features/documents/documents';
import type { NamedBonus } from '../../features/bonuses/bonuses';
import type { Life } from './life';

/** A world as its player finds it, read from where the screens read it. Money in minor units. */
export type WhatIsThere = Awaited<ReturnType<typeof whatIsThere>>;

/** @param secret of a session that is open at `life.now` */
export async function whatIsThere(life: Life, secret: string) {
  const { calls, now } = life;
  const by = { as: 'player' as const, secret, at: now };
  const [player, { transactions }, rounds, bonuses, loyalty, cashback, { documents }, { messages }, limits, cashier] =
    await Promise.all([
      life.must(calls.player(by)),
      life.must(calls.transactions(by, { type: 'all', limit: 100, offset: 0 })),
      life.must(calls.gamingHistory(by, { limit: 1, offset: 0 })),
      life.must(calls.bonuses(by)),
      life.must(calls.loyalty(by)),
      life.must(calls.cashback(by)),
      life.must(calls.ownDocuments(by)),
      life.must(calls.ownMessages(by)),
      life.must(calls.getLimits(by)),
      life.must(calls.cashier(by, [])),
    ]);
  const moved = (type: 'deposit' | 'withdraw') =>
    transactions
      .filter((row) => row.type === type)
      .map(({ status, amount }) => ({ status: status as (Deposit | Withdrawal)['state'], amount }));
  return {
    balance: player.balance,
    kycStatus: player.kycStatus,
    excluded: limits.selfExclusion !== null,
    deposits: moved('deposit'),
    withdrawals: moved('withdraw'),
    /** What a withdrawal of the smallest amount would be refused for. */
    withdrawalBlockers: cashier.withdrawBlockers.map(({ code }) => code),
    rounds: rounds.total,
    favourites: [...player.favourites].sort(),
    messages: messages.map(({ key }) => key),
    loyalty: {
      cashPoints: loyalty.totalCP,
      level: loyalty.current?.level ?? null,
      tier: loyalty.current?.category ?? null,
      rewards: loyalty.rewards.filter(({ grantedAt }) => grantedAt !== null).length,
    },
    cashback: Object.fromEntries(cashback.pots.map(({ period, available }) => [period, available])) as Record<
      PeriodKind,
      number
    >,
    bonuses: bonuses.map(shownBonus).sort(byState),
    documents: documents.map(shownDocument),
  };
}

const shownBonus = ({ names, state, amount, balance, pointsGained, pointsNeeded, freeSpins }: NamedBonus) => ({
  name: names.en,
  state,
  amount,
  balance,
  pointsGained,
  pointsNeeded,
  freeSpinsLeft: freeSpins?.left ?? 0,
});

const stateOrder = ['active', 'queued', 'completed', 'forfeited', 'expired'] as const satisfies NamedBonus['state'][];
/** Bonuses of one moment stand in no order of their own. */
const byState = (one: ReturnType<typeof shownBonus>, other: typeof one): number =>
  stateOrder.indexOf(one.state) - stateOrder.indexOf(other.state) || one.name.localeCompare(other.name);

const shownDocument = ({ type, status, reason }: KeptDocument) => ({ type, status, reason });
