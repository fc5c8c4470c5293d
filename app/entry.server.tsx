import type { AppLoadContext, EntryContext } from '@remix-run/cloudflare';
import { RemixServer } from '@remix-run/react';
import { maintenanceRetry } from 'contract/constants';
import { errorText } from 'contract/log-line';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { isPausedPage } from '~/edge/maintenance';
import { headersFor } from '~/edge/respond';
import { isRefusedForm } from '~/forms/submission';
import { PageProvider } from '~/i18n/page';
import { MatchedPage } from '~/layout/matched-page';
import type { FrameData } from '~/layout/frame-data';
import { refreshHeader } from '~/layout/refresh';
import type { RouteHandle } from '~/layout/route-handle';
import { LongParts } from '~/ui/drawn-once';

/** Somebody who is told that the site is away may well try again so soon, in seconds. */
const retryAfter = 30;

/**
 * Pages leave in one piece, complete and in order (DESIGN §4): a string costs a third of what a stream does, and nothing
 * is left to settle by a script.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
): Response {
  const refusals = Object.values(remix.staticHandlerContext.actionData ?? {}).filter(isRefusedForm);
  const refused = refusals.length > 0;
  const { matches, loaderData, loaderHeaders, actionHeaders } = remix.staticHandlerContext;
  const routes = matches.map(({ route }) => route.id);
  const leaf = routes.at(-1) ?? '';
  const { kept, hydrate } = (remix.routeModules[leaf]?.handle ?? {}) as RouteHandle;
  const isUsual = !hydrate && remix.staticHandlerContext.errors === null;
  const long = new LongParts();
  // Marks between texts are for a browser that takes the page over: a few screens alone.
  const body = (hydrate ? renderToString : renderToStaticMarkup)(
    <PageProvider value={{ ...context.page, refused, long }}>
      {isUsual ? <MatchedPage context={remix} /> : <RemixServer context={remix} url={request.url} />}
    </PageProvider>,
  );
  const refresh = refreshHeader(
    loaderData[leaf],
    refusals.some(({ goesOn }) => !goesOn),
    (loaderData.root as FrameData | undefined)?.toast,
  );
  if (refresh) headers.set('Refresh', refresh);
  // How long the route allows; a loader may say that this page must not be kept. Remix would drop what they say, for want of `headers` in each route.
  const keep = status === 200 && !context.isStale() ? kept : undefined;
  const wishes = routes.flatMap((id) => [actionHeaders[id], loaderHeaders[id]]);
  for (const [name, value] of Object.entries(headersFor({ keep }))) headers.set(name, value);
  for (const wish of wishes) for (const [name, value] of wish ?? []) headers.set(name, value);
  // Remix drops the headers of what a loader throws.
  if (status === 503) {
    const isPaused = Object.values(remix.staticHandlerContext.errors ?? {}).some(isPausedPage);
    headers.set('Retry-After', String(isPaused ? maintenanceRetry : retryAfter));
  }
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(long.complete(`<!DOCTYPE html>${body}`), { status, headers });
}

/** Called for what no route expected; faults of the API are logged where they happen. */
export function handleError(error: unknown, { request, context }: { request: Request; context: unknown }): void {
  if (request.signal.aborted) return;
  (context as AppLoadContext).log({ level: 'error', message: errorText(error) });
}

/** The functions take Remix from this build, so that it is bundled once and by one set of rules. */
export { asMatched, keptSegments, RemixHandlers } from '~/edge/remix-handlers';
