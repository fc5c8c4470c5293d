import { redirect, type AppLoadContext } from '@remix-run/cloudflare';
import type { GameDetails, GameLaunch } from 'contract/games';
import type { GameFamilyKind, TableFamilyKind } from 'contract/play';
import type { RoundReceipt } from 'contract/receipt';
import { respond } from '~/edge/respond';
import { newRequestId } from '~/forms/request-id';
import { isTable } from '~/tables/families';
import type { Refresh } from '~/layout/refresh';
import { refreshOf, type TableData } from '~/tables/load-table';
import { isRoundGame } from './families';
import { frameSourceOf } from './outside-frame';

export type PlayMode = 'real' | 'fun';

interface Common {
  title: string;
  game: GameDetails;
  mode: PlayMode;
}

type GameDevice = keyof GameDetails['availability'];

export type PlayData =
  /** The API refuses to open the game for this player; `message` is its reason in the reader's language. */
  | (Common & { screen: 'refused'; message: string })
  /** The game doesn't run on the device that the address is for; `device` is the one it runs on. */
  | (Common & { screen: 'elsewhere'; device: GameDevice })
  | (Common & {
      screen: 'table';
      family: GameFamilyKind;
      launch: GameLaunch;
      round: RoundReceipt | null;
      requestId: string;
    })
  /** A game that an outside provider runs; `frame` is its address, null where the configuration does not let in its `source`. */
  | (Common & { screen: 'outside'; launch: GameLaunch; frame: string | null; source: string | null })
  | (Common & {
      screen: 'shared';
      family: TableFamilyKind;
      launch: GameLaunch;
      at: TableData;
      requestId: string;
      refresh: Refresh | null;
    });

/** The play page with what it lets in: nothing but the frame of an outside provider's game. */
export const respondPlay = (play: PlayData) =>
  respond(play, 'source' in play && play.source !== null ? { letIn: { frames: play.source } } : {});

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
export async function loadPlay(
  context: AppLoadContext,
  where: { system: string; title: string; device: GameDevice },
): Promise<PlayData> {
  const loggedIn = context.session.playerId !== null;
  const mode = modeOf(context.url, loggedIn);
  const open = mode === 'fun' || loggedIn;
  // What a game is stands in the edge's cache: asking for the table waits for it, and for nothing else.
  const described = context.api.games.ofSystem(where.system, where.title);
  const seated = described.then((game) =>
    open && game.rules && isTable(game.rules.kind) ? context.api.tables.get(game.id, mode) : null,
  );
  const [game, at, launched, asked] = await Promise.all([
    described,
    seated,
    open
      ? context.api.games.launch(where.title, { fun: mode === 'fun', homeUrl: '/', cashierUrl: '/cashier/deposit' })
      : null,
    open ? askedRound(context, where.title, mode) : null,
  ]);
  const { rules } = game;
  const common = { title: game.title, game, mode };
  if (!game.availability[where.device])
    return { ...common, screen: 'elsewhere', device: where.device === 'pc' ? 'mobile' : 'pc' };
  if (!launched) {
    context.session.flash({ kind: 'warning', key: 'common.pleaseLogIn' });
    throw redirect(`/login?redirect=${encodeURIComponent(context.path)}`, 303);
  }
  if (!launched.ok) return { ...common, screen: 'refused', message: launched.message };
  const { frame } = launched.data;
  if (frame !== null) {
    const source = frameSourceOf(context, frame);
    return { ...common, screen: 'outside', launch: launched.data, frame: source === null ? null : frame, source };
  }
  if (!rules) throw new Response(null, { status: 404 });
  if (isTable(rules.kind) && at) {
    return {
      ...common,
      screen: 'shared',
      family: rules.kind,
      launch: launched.data,
      at,
      requestId: newRequestId(),
      refresh: refreshOf(context, at.table, mode),
    };
  }
  if (!isRoundGame(rules.kind)) throw new Response(null, { status: 404 });
  // A round that waits for a decision comes before any other (DOMAIN §11).
  return {
    ...common,
    screen: 'table',
    family: rules.kind,
    launch: launched.data,
    round: launched.data.openRound ?? asked,
    requestId: newRequestId(),
  };
}
