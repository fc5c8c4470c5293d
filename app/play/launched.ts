import type { AppLoadContext } from '@remix-run/cloudflare';
import type { GameLaunch } from 'contract/games';
import { depositPath } from '~/layout/deposit-path';
import type { PlayMode } from './play-data';

/** Where a game's page leads home and to the cashier, which is told the game. */
export const placesOf = ({ path }: Pick<AppLoadContext, 'path'>) => ({ homeUrl: '/', cashierUrl: depositPath(path) });

/** A redirect is followed within a second or not at all, milliseconds. */
const kept = 5_000;
const mostKept = 200;

/** From a round's post to its page, mostly in the same isolate; where it isn't, the page asks for itself. */
const launches = new Map<string, { launch: GameLaunch; until: number }>();

type Kept = Pick<AppLoadContext, 'session' | 'now'>;

/** Nobody else's session names it, and no other round, game or mode. */
const keyOf = ({ session }: Kept, game: string, mode: PlayMode, round: string): string =>
  [session.playerId ?? session.anonymousId, game, mode, round].join(' ');

/** Keeps what a game opens with for the page of a round that was just played. */
export function keepLaunch(context: Kept, round: string, launch: GameLaunch): void {
  if (!launch.round) return;
  if (launches.size >= mostKept) launches.delete(launches.keys().next().value!);
  const key = keyOf(context, launch.round.gameid, launch.mode, round);
  launches.set(key, { launch, until: context.now() + kept });
}

/** What was kept, once: whoever loads the page again sees how things stand now. */
function takeLaunch(context: Kept, game: string, mode: PlayMode, round: string): GameLaunch | null {
  const key = keyOf(context, game, mode, round);
  const found = launches.get(key);
  launches.delete(key);
  return found && context.now() < found.until ? found.launch : null;
}

/** Opens a game, with the round that its address names: as the round's post brought it, else as the API says. */
export async function openGame(context: AppLoadContext, game: string, mode: PlayMode, round: string | undefined) {
  const launch = round === undefined ? null : takeLaunch(context, game, mode, round);
  return launch
    ? ({ ok: true, data: launch } as const)
    : context.api.games.launch(game, { fun: mode === 'fun', ...placesOf(context), round });
}
