/** The front door, in this order: request and its services, territory, origin check, affiliates; headers on the way out. */
import { keepAffiliates } from '../app/edge/affiliates';
import { createEdgeContext, type EdgeContext } from '../app/edge/context';
import { ConfigurationError, readEnv } from '../app/edge/env';
import { localizedPath, splitLocale } from '../app/edge/locale';
import { comesFromUs } from '../app/edge/origin-check';
import { isForCasinoApi, isForQaConsole, passToCasinoApi } from '../app/edge/api-pages';
import { setSecurityHeaders } from '../app/edge/security-headers';
import { staysReadable } from '../app/edge/territory';

export interface EdgeData extends Record<string, unknown> {
  edge: EdgeContext;
}

/** A redirect or another answer that ends the way here, or nothing: on to the next step. */
type Step = (request: Request, edge: EdgeContext) => Response | Promise<Response> | undefined;

const isRead = (request: Request): boolean => request.method === 'GET' || request.method === 'HEAD';

/** A relative redirect: the host is whatever the visitor used. */
const redirectTo = (location: string, status: 302 | 303) => new Response(null, { status, headers: { Location: location } });

const checkTerritory: Step = (request, edge) =>
  edge.territory.barred && !staysReadable(edge.path) && !isForQaConsole(edge)
    ? redirectTo(localizedPath('/access-restricted', edge.locale), isRead(request) ? 302 : 303)
    : undefined;

/** A refused request goes on as a read of the error page, so that no route acts on it (see `[[path]].ts`). */
const checkOrigin: Step = (request, edge) => {
  const fromTools = isForQaConsole(edge) && !request.headers.has('origin') && !request.headers.has('sec-fetch-site');
  if (!fromTools && !comesFromUs(request, edge.url.origin)) edge.refusal = 403;
  return undefined;
};

/** The console and the sandbox's bank lie behind the origin check: a foreign page can't turn the clock. */
const casinoApi: Step = (request, edge) => (isForCasinoApi(edge) && !edge.refusal ? passToCasinoApi(request, edge) : undefined);

const keepPreferences: Step = (request, edge) => {
  if (request.method !== 'GET') return undefined;
  keepAffiliates(edge.url, edge.cookies);
  if (edge.territory.country) {
    edge.cookies.write('user-country2', edge.territory.country);
    edge.cookies.write('user-countrycode', edge.territory.country);
  }
  const { segment, path } = splitLocale(edge.url.pathname);
  if (segment) edge.cookies.write('user-locale', segment);
  // English is bare: `/en/…` is how the language menu says "English from now on".
  return segment === 'en' ? redirectTo(path.replace(/^\/{2,}/, '/') + edge.url.search, 302) : undefined;
};

/** One Pages function walks all steps: Pages copies the request for each function it calls. */
const steps: readonly Step[] = [checkTerritory, checkOrigin, casinoApi, keepPreferences];

/** Sets the headers every answer has and appends the collected cookies to those that a route may have set. */
async function finish(edge: EdgeContext, response: Response): Promise<Response> {
  const { headers } = response;
  setSecurityHeaders(headers, edge.url.protocol === 'https:');
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-store');
  headers.set('X-Request-Id', edge.requestId);
  headers.set('Server-Timing', edge.timing.header());
  headers.append('Vary', 'Accept-Language, Cookie');
  if (headers.get('Content-Type')?.startsWith('text/html') && edge.request.headers.get('Save-Data') !== 'on') {
    headers.set('Speculation-Rules', '"/speculation-rules.json"');
  }
  for (const cookie of await edge.cookies.setCookies()) headers.append('Set-Cookie', cookie);
  return response;
}

export const onRequest: PagesFunction<unknown, string, EdgeData> = async (pages) => {
  const request = pages.request as unknown as Request;
  let edge: EdgeContext;
  try {
    edge = await createEdgeContext({ request, env: readEnv(pages.env as object), waitUntil: (work) => pages.waitUntil(work), now: Date.now });
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    console.error(JSON.stringify({ level: 'error', message: error.message }));
    return new Response('The site is not configured. The log says which variable is missing.', { status: 500 });
  }
  pages.data.edge = edge;
  for (const step of steps) {
    const answer = step(request, edge);
    if (answer) return finish(edge, await answer);
  }
  return finish(edge, await pages.next());
};
