/** One round told in every order and with every event twice, through the real wallet: all orders come to one result. */
import { perLanguage } from 'contract/per-language';
import { houseContribution } from '../../casino-api/src/features/bonuses/contribution';
import type { PlayerMoney } from './player-money';

type Event = 'bet' | 'win' | 'rollback';
const at = 1_700_000_000_000;
const round = {
  provider: 'outside',
  roundId: 'r',
  gameid: 'outside-game',
  gametitle: 'Outside',
  mode: 'real' as const,
};

/** What a round is played with: `cash` and `bonus` lie ready, the stake takes `stake` of them, the win brings `payout`. */
interface Means {
  cash: number;
  bonus: number;
  stake: { cash: number; bonus: number };
  payout: { cash: number; bonus: number };
}
const means: readonly Means[] = [
  { cash: 500_00, bonus: 0, stake: { cash: 100_00, bonus: 0 }, payout: { cash: 260_00, bonus: 0 } },
  { cash: 50_00, bonus: 20_00, stake: { cash: 4_00, bonus: 0 }, payout: { cash: 10_01, bonus: 0 } },
  { cash: 1_00, bonus: 20_00, stake: { cash: 1_00, bonus: 2_00 }, payout: { cash: 3_34, bonus: 6_66 } },
  { cash: 0, bonus: 20_00, stake: { cash: 0, bonus: 4_00 }, payout: { cash: 0, bonus: 10_40 } },
];

const results: { events: readonly Event[]; state: string; staked: boolean; paid: boolean }[] = [
  { events: ['bet'], state: 'open', staked: true, paid: false },
  { events: ['win'], state: 'open', staked: false, paid: false },
  { events: ['rollback'], state: 'rolled_back', staked: false, paid: false },
  { events: ['bet', 'win'], state: 'settled', staked: true, paid: true },
  { events: ['bet', 'rollback'], state: 'rolled_back', staked: false, paid: false },
  { events: ['win', 'rollback'], state: 'rolled_back', staked: false, paid: false },
  { events: ['bet', 'win', 'rollback'], state: 'rolled_back', staked: false, paid: false },
];

function orders<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, index) =>
    orders(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  );
}

/** Pays 500 in and plays it down to what the means say, then starts the bonus. */
function prepare({ deposits, wallet, bonuses }: PlayerMoney, { cash, bonus }: Means): void {
  const opening = 500_00;
  const deposit = deposits.open({ method: 'card', amount: opening, requestId: 'opening' }, [], at);
  if (!deposit.ok) throw new Error(deposit.code);
  const { id: orderId, amount, currency } = deposit.data;
  deposits.settle('card', { paymentId: 'p', orderId, amount, currency, outcome: 'succeeded', at }, at);
  const before = { ...round, roundId: 'before' };
  if (cash < opening) {
    wallet.bet({ ...before, transactionId: 'before-bet', amount: opening - cash }, at);
    wallet.win({ ...before, transactionId: 'before-win', amount: 0, closes: true }, at);
  }
  if (bonus === 0) return;
  const names = perLanguage(() => '');
  const { id } = bonuses.grant(
    {
      key: 'bonus',
      names,
      amount: bonus,
      multiplier: 30,
      freeSpins: null,
      validFor: null,
      contribution: houseContribution,
    },
    at,
  );
  bonuses.start(id, at);
}

const sum = ({ cash, bonus }: { cash: number; bonus: number }) => cash + bonus;

function tell({ wallet }: PlayerMoney, event: Event, { stake, payout }: Means): string {
  const outcome =
    event === 'bet'
      ? wallet.bet({ ...round, transactionId: 'b', amount: sum(stake), category: 'slots' }, at)
      : event === 'win'
        ? wallet.win({ ...round, transactionId: 'w', amount: sum(payout), closes: true }, at)
        : wallet.rollback({ ...round, transactionId: 'x', betTransactionId: 'b' }, at);
  return outcome.ok ? outcome.data.state : outcome.code;
}

/** @param onFreshBooks runs its argument on empty books and forgets them */
export function everyOrder(onFreshBooks: (work: (money: PlayerMoney) => void) => void): {
  failure: string | null;
  lists: number;
  commands: number;
} {
  let lists = 0;
  let commands = 0;
  const failures: string[] = [];
  for (const mean of means) {
    for (const { events, state, staked, paid } of results) {
      const held = (of: 'cash' | 'bonus') => mean[of] - (staked ? mean.stake[of] : 0) + (paid ? mean.payout[of] : 0);
      const points = staked && mean.bonus > 0 ? sum(mean.stake) : 0;
      const expected = JSON.stringify({ state, cash: held('cash'), bonus: held('bonus'), points });
      for (const order of orders([...events, ...events])) {
        lists += 1;
        commands += order.length;
        onFreshBooks((money) => {
          prepare(money, mean);
          const say = (what: string) => failures.push(`${JSON.stringify(mean)}, ${order.join(' ')}: ${what}`);
          const answers = new Map<Event, string>();
          for (const event of order) {
            const answer = tell(money, event, mean);
            const before = answers.get(event) ?? answer;
            if (before !== answer) say(`${event} answered ${before}, then ${answer}`);
            answers.set(event, before);
            if (event !== 'bet' && !['open', 'settled', 'rolled_back'].includes(answer))
              say(`${event} refused with ${answer}`);
          }
          const { cash, bonus } = money.balance();
          const [own] = money.bonuses.list(at);
          const real = JSON.stringify({
            state: money.wallet.stateOf(round.provider, round.roundId),
            cash,
            bonus,
            points: own?.pointsGained ?? 0,
          });
          if (real !== expected) say(`${real} instead of ${expected}`);
          money.reconcile().findings.forEach(say);
        });
      }
    }
  }
  return {
    failure: failures.length > 0 ? `${failures.length} failures, such as: ${failures.slice(0, 5).join('\n')}` : null,
    lists,
    commands,
  };
}
