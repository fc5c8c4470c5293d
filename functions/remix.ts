import type { AppLoadContext } from '@remix-run/cloudflare';
// Made by `npm run build`; declared in types/remix-build.d.ts.
import * as build from '../build/remix/server/index.js';
import { languages } from '../app/i18n/languages';
import type { EdgeContext, Refusal } from '../app/edge/context';
import { readCapped } from '../app/edge/capped-body';
import { longestBody } from '../contract/constants';
import { localizedPath, splitLocale } from '../app/edge/locale';

const handlers = new build.entry.module.RemixHandlers(build, languages[0]);

/** A path no route has: the refusal's error page is rendered by the not-found route, with the refusal's status. */
const refusedPath = '/_refused';

/** Remix writes a path with a backslash, a tab or a line break out as an address that cannot be read, and fails on it. No page of ours has one. */
const isUnreadable = (pathname: string): boolean => /\\|%5c|%0[9ad]/i.test(pathname);

/** A body whose length was not said is read here, as far as the cap: no route has to think of it. */
async function withinCap(request: Request, edge: EdgeContext): Promise<Request | Refusal> {
  if (!request.body || request.headers.has('content-length') || edge.screens.factsAt(edge.path).takesFile)
    return request;
  const bytes = await readCapped(request, longestBody);
  return bytes ? new Request(request, { body: bytes }) : 413;
}

/** The page that Remix makes for the request. @param refusal what the front door found against it: then its error page, and no route acts on the request. */
export async function renderPage(edge: EdgeContext, refusal: Refusal | null): Promise<Response> {
  const { request } = edge;
  const { pathname } = edge.url;
  const taken = refusal ?? (isUnreadable(pathname) ? null : await withinCap(request, edge));
  if (taken instanceof Request) return handlers.for(pathname, edge.screens.routeAt)(taken, edge as AppLoadContext);
  const refused = new URL(localizedPath(refusedPath, splitLocale(pathname).segment ?? languages[0]), edge.url);
  return handlers.for(refused.pathname, edge.screens.routeAt)(new Request(refused, { headers: request.headers }), {
    ...edge,
    refusal: taken,
  } as AppLoadContext);
}
