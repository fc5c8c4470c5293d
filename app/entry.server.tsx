import type { AppLoadContext, EntryContext } from '@remix-run/cloudflare';
import { RemixServer } from '@remix-run/react';
import { errorText } from 'contract/log-line';
import { renderToString } from 'react-dom/server';
import { isRefusedForm } from '~/forms/submission';
import { PageProvider } from '~/i18n/page';
import { refreshHeader } from '~/layout/refresh';
import type { RouteHandle } from '~/layout/route-handle';

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
  const refused = Object.values(remix.staticHandlerContext.actionData ?? {}).some(isRefusedForm);
  const body = renderToString(
    <PageProvider value={{ ...context.page, refused }}>
      <RemixServer context={remix} url={request.url} />
    </PageProvider>,
  );
  const leaf = remix.staticHandlerContext.matches.at(-1)?.route.id ?? '';
  const { handle } = remix.routeModules[leaf] ?? {};
  const refresh = refreshHeader(remix.staticHandlerContext.loaderData[leaf], refused);
  if (refresh) headers.set('Refresh', refresh);
  if (status === 200 && !context.stale && !context.incomplete)
    context.keptFor = (handle as RouteHandle | undefined)?.kept ?? null;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(`<!DOCTYPE html>${body}`, { status, headers });
}

/** Called for what no route expected; faults of the API are logged where they happen. */
export function handleError(error: unknown, { request, context }: { request: Request; context: unknown }): void {
  if (request.signal.aborted) return;
  (context as AppLoadContext).log({ level: 'error', message: errorText(error) });
}

/** The functions take Remix from this build, so that it is bundled once and by one set of rules. */
export { asMatched, keptSegments, RemixHandlers } from '~/edge/remix-handlers';
