import { inHouseProvider } from 'contract/constants';
import { launchGame } from 'contract/games';
import { knownDetails } from '../catalogue';
import { engineOf } from '../../games/registry';
import { done, refused, type Outcome } from '../../kernel/outcome';
import { canLaunch, frameAddress } from './providers';
import { firstLaunch, type LaunchedGame, type LaunchMoney, openInHouse, roundsPort, signedReceipt } from '../rounds';
import { writeWalletToken } from './wallet-token';
import { isGameOff } from '../../kernel/switches';
import { lookerOf, mayPlay, type CallContext, type PlayerContext } from '../../kernel/http/request';
import { mount, type Handler, type Mounts } from '../../kernel/http/mount';
import { placesOf } from '../../kernel/http/own-address';

export function launchRoutes(mounts: Mounts): void {
  mount(mounts, launchGame, launch, { barredTerritory: 'refused' });
}

const launch: Handler<typeof launchGame> = async (context) => {
  const { params, query, sessions, settings } = context;
  const mode = query.play_for_fun === 'true' ? 'fun' : 'real';
  if ((!sessions.player && !sessions.anonymousId) || !mayPlay(context, mode)) return refused('session_expired');
  if (!engineOf(params.id))
    return launchOutside(context, { id: params.id, mode, ...placesOf(query, settings.SITE_ORIGIN) });
  const isOff = isGameOff(context.switches, params.id, inHouseProvider);
  const money = launchMoney(context, params.id, mode, { isOutside: false, isOff, round: query.round });
  const opened = await openInHouse(context, params.id, mode, money);
  if (!opened.ok || !opened.data.round) return opened;
  return done({ ...opened.data, round: await signedReceipt(opened.data.round, settings.SESSION_SECRET) });
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
