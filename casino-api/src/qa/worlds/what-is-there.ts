import type { Deposit, Withdrawal } from 'contract/cashier';
import type { PeriodKind } from '../../kernel/periods';
import { documentsPort, type KeptDocument } from '../../features/documents';
import { bonusesPort, type NamedBonus } from '../../features/bonuses';
import { callerOf } from '../../kernel/player-client';
import { accountsPort } from '../../features/accounts';
import { cashierPort } from '../../features/cashier';
import { historyPort } from '../../features/history';
import { limitsPort } from '../../features/limits';
import { loyaltyPort } from '../../features/loyalty';
import { messagesPort } from '../../features/messages';
import type { Life } from './life';

/** A world as its player finds it, read from where the screens read it. Money in minor units. */
export type WhatIsThere = Awaited<ReturnType<typeof whatIsThere>>;

/** @param secret of a session that is open at `life.now` */
export async function whatIsThere(life: Life, secret: string) {
  const own = callerOf(life.env, life.person.playerId, { as: 'player', secret, at: life.now });
  const [player, { transactions }, rounds, bonuses, loyalty, cashback, { documents }, { messages }, limits, cashier] =
    await Promise.all([
      life.must(own.as(accountsPort).player()),
      life.must(own.as(historyPort).transactions({ type: 'all', limit: 100, offset: 0 })),
      life.must(own.as(historyPort).gamingHistory({ limit: 1, offset: 0 })),
      life.must(own.as(bonusesPort).bonuses()),
      life.must(own.as(loyaltyPort).loyalty()),
      life.must(own.as(loyaltyPort).cashback()),
      life.must(own.as(documentsPort).ownDocuments()),
      life.must(own.as(messagesPort).ownMessages()),
      life.must(own.as(limitsPort).getLimits()),
      life.must(own.as(cashierPort).cashier([], [])),
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
