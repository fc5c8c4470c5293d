import { listJackpots } from 'contract/jackpots';
import { jackpotCalls } from './jackpot-calls';
import { jackpots } from './jackpot-terms';
import { done } from '../../kernel/outcome';
import { mount, type Mounts } from '../../kernel/http/mount';

export function jackpotRoutes(mounts: Mounts): void {
  mount(mounts, listJackpots, async ({ env }) => {
    const pools = await Promise.all(Object.keys(jackpots).map((gameid) => jackpotCalls(env, gameid).view()));
    return done({ currency: 'EUR' as const, jackpots: pools.sort((a, b) => b.amount - a.amount) });
  });
}
