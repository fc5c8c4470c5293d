import type { GameLaunch } from 'contract/games';
import { fromEuro, type MoneyUnit } from 'contract/money';
import { engineOf } from '../../games/registry';
import type { Env } from '../../kernel/env';
import { placesOf } from '../../kernel/http/own-address';
import type { CallContext } from '../../kernel/http/request';
import { log } from '../../kernel/log';
import { done, type Outcome } from '../../kernel/outcome';
import type { PlayMode } from '../../ledger/wallet-instructions';
import { jackpotCalls } from '../jackpots';
import type { LaunchMoney } from './round-requests';

type Asked = Pick<CallContext<unknown, Parameters<typeof placesOf>[0]>, 'env' | 'query' | 'settings'>;

/** A game of the house as its page opens it: what the caller's object says of it, and what its pool holds. */
export async function openInHouse(
  { env, query, settings }: Asked,
  gameid: string,
  mode: PlayMode,
  asked: Outcome<LaunchMoney> | Promise<Outcome<LaunchMoney>>,
): Promise<Outcome<GameLaunch>> {
  const [money, pool] = await Promise.all([asked, poolOf(env, gameid, mode)]);
  if (!money.ok) return money;
  return done({
    mode,
    ...money.data,
    jackpot: pool === null ? null : inUnit(pool, money.data.currency),
    ...placesOf(query, settings.SITE_ORIGIN),
    frame: null,
  });
}

const inUnit = (euro: number, unit: MoneyUnit): number => (unit === 'FUN' ? euro : fromEuro(euro, unit));

/** What a game's pool holds, or is played for with play money, euro minor units. A pool that is away keeps nobody from playing. */
async function poolOf(env: Env, gameid: string, mode: 'real' | 'fun'): Promise<number | null> {
  const terms = engineOf(gameid)?.jackpot;
  if (!terms) return null;
  if (mode === 'fun') return terms.funPrize;
  try {
    return (await jackpotCalls(env, gameid).view()).amount;
  } catch (error) {
    log('error', { event: 'pool_not_read', game: gameid, reason: String(error) });
    return null;
  }
}
