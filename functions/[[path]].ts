import { createRequestHandler, type AppLoadContext, type RequestHandler } from '@remix-run/cloudflare';
// Made by `npm run build`; declared in types/remix-build.d.ts.
import * as build from '../build/remix/server/index.js';
import { languages, type Language } from '../app/i18n/languages';
import { prefixOf, splitLocale } from '../app/edge/locale';
import type { EdgeData } from './_middleware';

const handlers = new Map<Language, RequestHandler>();

/**
 * The locale segment is Remix's basename: routes are written once, without it, and an unknown first segment is just a
 * path that matches nothing. One handler per language, made on first use.
 */
function handlerFor(language: Language): RequestHandler {
  let handler = handlers.get(language);
  if (!handler) {
    handler = createRequestHandler({ ...build, basename: prefixOf(language) || '/' }, 'production');
    handlers.set(language, handler);
  }
  return handler;
}

/** A path no route has: the refusal's error page is rendered by the not-found route, with the refusal's status. */
const refusedPath = '/_refused';

/** Remix writes a path with a backslash out as an address that cannot be read, and fails on it. No page of ours has one. */
const isUnreadable = (pathname: string): boolean => /\\|%5c/i.test(pathname);

/**
 * The front door has judged where a post comes from. Remix would judge again, by `X-Forwarded-Host`, and answer what it can't parse
 * with an empty 500: it is not shown what it judges by.
 */
function withoutOrigin(request: Request): Request {
  if (!request.headers.has('origin')) return request;
  const headers = new Headers(request.headers);
  headers.delete('origin');
  return new Request(request, { headers });
}

export const onRequest: PagesFunction<unknown, string, EdgeData> = async ({ request, data: { edge } }) => {
  const { segment } = splitLocale(edge.url.pathname);
  const handler = handlerFor(segment ?? languages[0]);
  if (!edge.refusal && !isUnreadable(edge.url.pathname)) return handler(withoutOrigin(request as unknown as Request), edge as AppLoadContext);
  const url = new URL(`${prefixOf(segment ?? languages[0])}${refusedPath}`, edge.url);
  return handler(new Request(url, { headers: request.headers as unknown as Headers }), edge as AppLoadContext);
};
