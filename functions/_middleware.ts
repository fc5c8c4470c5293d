/** The front door, in this order: request and its services, territory, origin check, affiliates; headers on the way out. */
import { keepAffiliates } from '../app/edge/affiliates';
import { createEdgeContext, type EdgeContext } from '../app/edge/context';
import { ConfigurationError, readEnv } from '../app/edge/env';
import { localizedPath, splitLocale } from '../app/edge/locale';
import { comesFromUs } from '../app/edge/origin-check';
import { setSecurityHeaders } from '../app/edge/security-headers';
import { staysReadable } from '../app/edge/territory';

export interface EdgeData extends Record<string, unknown> {
  edge: EdgeContext;
}

type Middleware = PagesFunction<unknown, string, EdgeData>;

const isQa = (edge: EdgeContext): boolean => edge.env.QA === 'on' && edge.path.startsWith('/__qa/');

/** A relative redirect: the host is whatever the visitor used. */
const redirectTo = (location: string, status: 302 | 303 | 308) => new Response(null, { status, headers: { Location: location } });

const openRequest: Middleware = async ({ request, env, data, waitUntil, next }) => {
  try {
    data.edge = await createEdgeContext({
      request: request as unknown as Request,
      env: readEnv(env as object),
      waitUntil,
      now: Date.now,
    });
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    console.error(JSON.stringify({ level: 'error', message: error.message }));
    return new Response('The site is not configured. The log says which variable is missing.', { status: 500 });
  }
  return finish(data.edge, await next());
};

/** Sets the headers every answer has and appends the collected cookies to those that a route may have set. */
function finish(edge: EdgeContext, response: Response): Response {
  const answer = new Response(response.body, response);
  const { headers } = answer;
  setSecurityHeaders(headers, edge.url.protocol === 'https:');
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-store');
  headers.set('X-Request-Id', edge.requestId);
  headers.set('Server-Timing', edge.timing.header());
  headers.append('Vary', 'Accept-Language, Cookie');
  if (headers.get('Content-Type')?.startsWith('text/html') && edge.request.headers.get('Save-Data') !== 'on') {
    headers.set('Speculation-Rules', '"/speculation-rules.json"');
  }
  for (const cookie of edge.cookies.setCookies()) headers.append('Set-Cookie', cookie);
  return answer;
}

const checkTerritory: Middleware = ({ request, data: { edge }, next }) => {
  if (!edge.territory.barred || staysReadable(edge.path) || isQa(edge)) return next();
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return redirectTo(localizedPath('/access-restricted', edge.locale), isRead ? 302 : 303);
};

const checkOrigin: Middleware = ({ request, data: { edge }, next }) => {
  const fromTools = isQa(edge) && !request.headers.has('origin') && !request.headers.has('sec-fetch-site');
  if (!fromTools && !comesFromUs(request as unknown as Request, edge.url.origin)) edge.refusal = 403;
  return next();
};

const keepPreferences: Middleware = ({ request, data: { edge }, next }) => {
  if (request.method !== 'GET' || isQa(edge)) return next();
  keepAffiliates(edge.url, edge.cookies);
  if (edge.territory.country) {
    edge.cookies.write('user-country2', edge.territory.country);
    edge.cookies.write('user-countrycode', edge.territory.country);
  }
  const { segment, path } = splitLocale(edge.url.pathname);
  if (segment) edge.cookies.write('user-locale', segment);
  // English is bare: `/en/…` is how the language menu says "English from now on".
  return segment === 'en' ? redirectTo(path.replace(/^\/{2,}/, '/') + edge.url.search, 302) : next();
};

export const onRequest = [openRequest, checkTerritory, checkOrigin, keepPreferences];
