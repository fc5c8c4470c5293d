import { launchGame } from 'contract/games';
import { fromEuro, type MoneyUnit } from 'contract/money';
import { findGame } from '../catalog/games';
import type { Env } from '../env';
import { engineOf } from '../games/registry';
import { jackpotCalls } from '../jackpots/jackpot-calls';
import { done, refused } from '../outcome';
import { callerOf } from './ask';
import { mount, type Handler, type Mounts } from './mount';

export function launchRoutes(mounts: Mounts): void {
  mount(mounts, launchGame, launch, { barredTerritory: 'refused' });
}

const launch: Handler<typeof launchGame> = async (ask) => {
  const { env, params, query, language, sessions, settings } = ask;
  const mode = query.play_for_fun === 'true' ? 'fun' : 'real';
  const caller = callerOf(ask);
  if (!caller || (mode === 'real' && !sessions.player)) return refused('session_expired');
  const [game, money, pool] = await Promise.all([findGame(env.DB, params.id, language), caller.calls.launchGame(caller.by, params.id, mode), poolOf(env, params.id, mode)]);
  if (!game) return refused('not_found');
  if (!money.ok) return money;
  const engine = engineOf(game.id);
  if (!engine) return refused('game_not_available');
  return done({
    game,
    mode,
    ...money.data,
    jackpot: pool === null ? null : inUnit(pool, money.data.currency),
    homeUrl: ownAddress(query.homeUrl, settings.SITE_ORIGIN) ?? '/',
    cashierUrl: ownAddress(query.cashierUrl, settings.SITE_ORIGIN) ?? '/cashier/deposit',
  });
};

/** An address of this site as path and query, null for anything that leads elsewhere. */
function ownAddress(address: string | undefined, siteOrigin: string): string | null {
  if (!address) return null;
  try {
    const url = new URL(address, siteOrigin);
    return url.origin === siteOrigin ? `${url.pathname}${url.search}` : null;
  } catch {
    return null;
  }
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
    console.error(JSON.stringify({ level: 'error', event: 'pool_not_read', game: gameid, reason: String(error) }));
    return null;
  }
}
