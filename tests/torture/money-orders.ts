/** One round told in every order and with every event twice, through the real wallet: all orders come to one result. */
import type { PlayerMoney } from '../../casino-api/src/player/player-money';

type Event = 'bet' | 'win' | 'rollback';
const opening = 500_00;
const stake = 100_00;
const payout = 260_00;
const at = 1_700_000_000_000;
const round = { provider: 'outside', roundId: 'r', gameid: 'outside-game', gametitle: 'Outside', mode: 'real' as const };

const results: { events: readonly Event[]; state: string; cash: number }[] = [
  { events: ['bet'], state: 'open', cash: opening - stake },
  { events: ['win'], state: 'open', cash: opening },
  { events: ['rollback'], state: 'rolled_back', cash: opening },
  { events: ['bet', 'win'], state: 'settled', cash: opening - stake + payout },
  { events: ['bet', 'rollback'], state: 'rolled_back', cash: opening },
  { events: ['win', 'rollback'], state: 'rolled_back', cash: opening },
  { events: ['bet', 'win', 'rollback'], state: 'rolled_back', cash: opening },
];

function orders<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, index) => orders(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]));
}

function credit({ cashier }: PlayerMoney): void {
  const deposit = cashier.deposit({ method: 'card', amount: opening, requestId: 'opening' }, at);
  if (!deposit.ok) throw new Error(deposit.code);
  const { id: orderId, amount, currency } = deposit.data;
  cashier.settleDeposit('card', { paymentId: 'p', orderId, amount, currency, outcome: 'succeeded', at }, at);
}

function tell({ wallet }: PlayerMoney, event: Event): string {
  const outcome =
    event === 'bet' ? wallet.bet({ ...round, transactionId: 'b', amount: stake }, at)
    : event === 'win' ? wallet.win({ ...round, transactionId: 'w', amount: payout, closes: true }, at)
    : wallet.rollback({ ...round, transactionId: 'x', betTransactionId: 'b' }, at);
  return outcome.ok ? outcome.data.state : outcome.code;
}

/** @param onFreshBooks runs its argument on empty books and forgets them */
export function everyOrder(onFreshBooks: (work: (money: PlayerMoney) => void) => void): { failure: string | null; lists: number; commands: number } {
  let lists = 0;
  let commands = 0;
  const failures: string[] = [];
  for (const { events, state, cash } of results) {
    for (const order of orders([...events, ...events])) {
      lists += 1;
      commands += order.length;
      onFreshBooks((money) => {
        credit(money);
        const answers = new Map<Event, string>();
        for (const event of order) {
          const answer = tell(money, event);
          const before = answers.get(event) ?? answer;
          if (before !== answer) failures.push(`${order.join(' ')}: ${event} answered ${before}, then ${answer}`);
          answers.set(event, before);
          if (event !== 'bet' && !['open', 'settled', 'rolled_back'].includes(answer)) failures.push(`${order.join(' ')}: ${event} refused with ${answer}`);
        }
        const real = { state: money.wallet.stateOf(round.provider, round.roundId), cash: money.balance().cash };
        if (real.state !== state || real.cash !== cash) failures.push(`${order.join(' ')}: ${JSON.stringify(real)} instead of ${JSON.stringify({ state, cash })}`);
        failures.push(...money.reconcile().findings.map((finding) => `${order.join(' ')}: ${finding}`));
      });
    }
  }
  return { failure: failures.length > 0 ? `${failures.length} failures, such as: ${failures.slice(0, 5).join('\n')}` : null, lists, commands };
}
