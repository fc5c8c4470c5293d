import { redirect, type AppLoadContext } from '@remix-run/cloudflare';
import type { GameDetails, GameLaunch } from 'contract/games';
import type { GameFamilyKind } from 'contract/play';
import type { RoundReceipt } from 'contract/receipt';
import { newRequestId } from '~/forms/request-id';
import { isRoundGame } from './families';

export type PlayMode = 'real' | 'fun';

interface Common {
  title: string;
  game: GameDetails;
  mode: PlayMode;
}

export type PlayData =
  | (Common & { screen: 'soon' })
  /** The API refuses to open the game for this player; `message` is its reason in the reader's language. */
  | (Common & { screen: 'refused'; message: string })
  | (Common & { screen: 'table'; family: GameFamilyKind; launch: GameLaunch; round: RoundReceipt | null; requestId: string });

/** As the address asks, else real money for players and play money for visitors. */
function modeOf(url: URL, loggedIn: boolean): PlayMode {
  const asked = url.searchParams.get('mode');
  return asked === 'real' || asked === 'fun' ? asked : loggedIn ? 'real' : 'fun';
}

/** A round of `?round=` belongs on the page only when it was played there; an old address is no reason for an error. */
async function askedRound(context: AppLoadContext, gameid: string, mode: PlayMode): Promise<RoundReceipt | null> {
  const id = context.url.searchParams.get('round');
  if (!id) return null;
  try {
    const round = await context.api.rounds.get(id);
    return round.gameid === gameid && round.mode === mode ? round : null;
  } catch (error) {
    if (error instanceof Response && error.status === 404) return null;
    throw error;
  }
}

/**
 * What the play page shows (SPEC §2). Visitors play for fun; asking for real money leads them to the log-in and back.
 * @throws Response 404 for an unknown game, a redirect for a visitor who wants real mode.
 */
export async function loadPlay(context: AppLoadContext, where: { system: string; title: string; device: 'pc' | 'mobile' }): Promise<PlayData> {
  const loggedIn = context.session.playerId !== null;
  const mode = modeOf(context.url, loggedIn);
  const open = mode === 'fun' || loggedIn;
  const [game, launched, asked] = await Promise.all([
    context.api.games.ofSystem(where.system, where.title),
    open ? context.api.games.launch(where.title, { fun: mode === 'fun', homeUrl: '/', cashierUrl: '/cashier/deposit' }) : null,
    open ? askedRound(context, where.title, mode) : null,
  ]);
  if (!game.availability[where.device]) throw new Response(null, { status: 404 });
  const common = { title: game.title, game, mode };
  const { rules } = game;
  if (!game.playable || !rules || !isRoundGame(rules.kind)) return { ...common, screen: 'soon' };
  if (!launched) {
    context.session.flash({ kind: 'warning', key: 'common.pleaseLogIn' });
    throw redirect(`/login?redirect=${encodeURIComponent(context.path)}`, 303);
  }
  if (!launched.ok) {
    return launched.code === 'game_not_available' ? { ...common, screen: 'soon' } : { ...common, screen: 'refused', message: launched.message };
  }
  // A round that waits for a decision comes before any other (DOMAIN §11).
  return { ...common, screen: 'table', family: rules.kind, launch: launched.data, round: launched.data.openRound ?? asked, requestId: newRequestId() };
}
