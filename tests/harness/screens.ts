/** Every screen there is, for whatever has to hold on all of them: headers, scripts, languages, accessibility, weight. Read from the routes of what is built (`handle`). */
import { pathToFileURL } from 'node:url';
import path from 'node:path';
import type { ServerBuild } from '@remix-run/cloudflare';
import { samplesOf, screensOf } from '~/edge/screens';
import type { RouteHandle } from '~/layout/route-handle';
import { buildDir } from '../../scripts/build';
import { ensureBuilt } from '../../scripts/start/sources';

export interface Screen {
  name: string;
  /** Without locale prefix. */
  path: string;
  /** Who gets to see it; `visitor`: only somebody who is not logged in. */
  seenBy: 'anybody' | 'visitor' | 'player';
  /** Search engines are told of it, and may list it. */
  found: boolean;
  /** It sends scripts that enhance it (`handle.islands`), though it does without them. */
  islands: boolean;
  /** It does so for somebody, though perhaps not for a visitor: hearts are a player's. */
  mayEnhance: boolean;
  /** React takes over a part of it (`handle.hydrate`), though it does without. */
  hydrated: boolean;
  status: number;
}

// While specs run, what they look at is running: built anew it would lose its styles under them.
if (!process.env.LANTERN_URL) await ensureBuilt();
export const { routes } = (await import(pathToFileURL(path.join(buildDir, 'remix/server/index.js')).href)) as Pick<
  ServerBuild,
  'routes'
>;
export const standing = screensOf(routes);

export const screens: Screen[] = standing.all.flatMap((screen) => {
  const { seenBy = 'anybody', found = false, islands, hydrate } = screen.facts as RouteHandle;
  return samplesOf(screen).map(({ name, path: address, status = 200, scripts = false }) => ({
    name,
    path: address,
    seenBy,
    found,
    status,
    // What went wrong is told in a page of its own, which has none.
    islands: status < 400 && (typeof islands === 'function' ? scripts : islands !== undefined),
    mayEnhance: islands !== undefined,
    hydrated: hydrate !== undefined,
  }));
});
