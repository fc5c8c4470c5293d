import { inHouseProvider } from 'contract/constants';
import { launchGame } from 'contract/games';
import { fromEuro, type MoneyUnit } from 'contract/money';
import { knownDetails } from '../catalogue';
import type { Env } from '../../kernel/env';
import { engineOf } from '../../games/registry';
import { jackpotCalls } from '../jackpots';
import { log } from '../../kernel/log';
import { done, refused, type Outcome } from '../../kernel/outcome';
import { canLaunch, frameAddress } from './providers';
import { firstLaunch, type LaunchedGame, type LaunchMoney, roundsPort, signedReceipt } from '../rounds';
import { writeWalletToken } from './wallet-token';
import { isGameOff } from '../../kernel/switches';
import { lookerOf, mayPlay, type CallContext, type PlayerContext } from '../../kernel/http/request';
import { mount, type Handler, type Mounts } from '../../kernel/http/mount';
import { ownAddress } from '../../kernel/http/own-address';

export function launchRoutes(mounts: Mounts): void {
  mount(mounts, launchGame, launch, { barredTerritory: 'refused' });
}

const launch: Handler<typeof launchGame> = async (context) => {
  const { env, params, query, sessions, settings } = context;
  const mode = query.play_for_fun === 'true' ? 'fun' : 'real';
  if ((!sessions.player && !sessions.anonymousId) || !mayPlay(context, mode)) return refused('session_expired');
  const places = {
    homeUrl: ownAddress(query.homeUrl, settings.SITE_ORIGIN) ?? '/',
    cashierUrl: ownAddress(query.cashierUrl, settings.SITE_ORIGIN) ?? '/cashier/deposit',
  };
  if (!engineOf(params.id)) return launchOutside(context, { id: params.id, mode, ...places });
  const isOff = isGameOff(context.switches, params.id, inHouseProvider);
  const [money, pool] = await Promise.all([
    launchMoney(context, params.id, mode, { isOutside: false, isOff, round: query.round }),
    poolOf(env, params.id, mode),
  ]);
  if (!money.ok) return money;
  const { round } = money.data;
  return done({
    mode,
    ...money.data,
    round: round && (await signedReceipt(round, settings.SESSION_SECRET)),
    jackpot: pool === null ? null : inUnit(pool, money.data.currency),
    ...places,
    frame: null,
  });
};

/** A visitor who has not played is shown what everybody starts with. */
async function launchMoney(
  context: PlayerContext,
  id: string,
  mode: 'real' | 'fun',
  launched: LaunchedGame,
): Promise<Outcome<LaunchMoney>> {
  const looker = await lookerOf(context);
  if (!looker) return refused('session_expired');
  return looker === 'new' ? firstLaunch(id, launched) : looker.as(roundsPort).launchGame(id, mode, launched);
}

interface Wanted {
  id: string;
  mode: 'real' | 'fun';
  homeUrl: string;
  cashierUrl: string;
}

/** A game that its provider runs. For real money it is given a token of this player and session, good for the wallet alone. */
async function launchOutside(
  context: CallContext,
  { id, mode, ...places }: Wanted,
): Promise<Outcome<typeof launchGame.data._output>> {
  const { env, language, sessions, settings } = context;
  const game = await knownDetails(context, id);
  if (!game) return refused('not_found');
  if (!canLaunch(game.system, env)) return refused('game_not_available');
  const money = await launchMoney(context, id, mode, { isOutside: true, isOff: game.isOff });
  if (!money.ok) return money;
  const playerToken =
    mode === 'real' && sessions.player
      ? await writeWalletToken(sessions.player, game.system, settings.SESSION_SECRET)
      : null;
  const frame = frameAddress(
    { system: game.system, gameid: id, mode, language, currency: money.data.currency, ...places, playerToken },
    env,
  );
  return done({ mode, ...money.data, jackpot: null, ...places, frame });
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
