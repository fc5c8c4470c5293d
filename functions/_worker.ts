/** The front door, in this order: request and its services, territory, origin check, length of the body, affiliates, kept pages; headers on the way out. */
// Made by `npm run build`; declared in types/remix-build.d.ts.
import * as build from '../build/remix/server/index.js';
import { longestBody, longestDeskForm } from '../contract/constants';
import { measure } from '../contract/metrics';
import { keepAffiliates } from '../app/edge/affiliates';
import { dropBody, statesMoreThan } from '../app/edge/capped-body';
import { createEdgeContext, type EdgeContext, type Refusal } from '../app/edge/context';
import { ConfigurationError, readEnv } from '../app/edge/env';
import { healthOf } from '../app/edge/health';
import { localizedPath, splitLocale } from '../app/edge/locale';
import type { Language } from '../app/i18n/languages';
import { comesFromUs } from '../app/edge/origin-check';
import { writeLog } from '../app/edge/log';
import { isForCasinoApi, isForOperators, isForQaConsole, passToCasinoApi } from '../app/edge/api-pages';
import { answerOf, claimRefresh, findKept, forget, keep, keyOf, releaseRefresh } from '../app/edge/page-cache';
import { takeLifetime } from '../app/edge/respond';
import { screensOf } from '../app/edge/screens';
import { setSecurityHeaders } from '../app/edge/security-headers';
import { staysReadable } from '../app/edge/territory';
import { renderPage } from './remix';

type Outcome = Response | Refusal | undefined;

/**
 * A redirect or another answer that ends the way here, or nothing: on to the next step. A refused request goes on as a read of the error page, so
 * that no route acts on it (see `remix.ts`).
 */
type Step = (request: Request, edge: EdgeContext) => Outcome | Promise<Outcome>;

const isRead = (request: Request): boolean => request.method === 'GET' || request.method === 'HEAD';

/** A relative redirect: the host is whatever the visitor used. */
const redirectTo = (location: string, status: 302 | 303) =>
  new Response(null, { status, headers: { Location: location } });

const checkTerritory: Step = (request, edge) =>
  edge.territory.barred && !staysReadable(edge.path) && !isForQaConsole(edge) && !isForOperators(edge)
    ? redirectTo(localizedPath('/access-restricted', edge.locale), isRead(request) ? 302 : 303)
    : undefined;

const checkOrigin: Step = (request, edge) => {
  const fromTools = isForQaConsole(edge) && !request.headers.has('origin') && !request.headers.has('sec-fetch-site');
  return fromTools || comesFromUs(request, edge.url.origin) ? undefined : 403;
};

/**
 * Who has to be logged in and is not is told so before anything is read of what they post; and a body that says to be too long is refused, whoever
 * sends it. One of an unsaid length is counted as it is read, by who reads it.
 */
const checkBody: Step = (request, edge) => {
  if (isRead(request)) return undefined;
  const facts = isForCasinoApi(edge) ? {} : edge.screens.factsAt(edge.path);
  if (facts.seenBy === 'player' && !edge.session.playerId) {
    edge.session.flash({ kind: 'warning', key: 'common.pleaseLogIn' });
    return redirectTo(localizedPath('/', edge.locale), 303);
  }
  if (facts.takesFile || !statesMoreThan(request, isForOperators(edge) ? longestDeskForm : longestBody))
    return undefined;
  return dropBody(request).then(() => 413);
};

/** The console and the sandbox's bank lie behind the origin check: a foreign page can't turn the clock. */
const casinoApi: Step = (request, edge) => (isForCasinoApi(edge) ? passToCasinoApi(request, edge) : undefined);

/** A player who chooses another language gets mails in it from now on, not only from the next log-in. The page does not wait for that. */
function keepLanguage(language: Language, { cookies, session, api, later }: EdgeContext): void {
  const isNew = cookies.read('user-locale') !== language;
  cookies.write('user-locale', language);
  if (isNew && session.playerId) later(Promise.resolve(api.profile.setLanguage(language)).catch(() => undefined));
}

/** Operators pause the house for everybody but themselves. */
const checkPause: Step = async (_, edge) => ((await edge.isPaused()) ? 503 : undefined);

const keepPreferences: Step = (request, edge) => {
  if (request.method !== 'GET') return undefined;
  keepAffiliates(edge.url, edge.cookies);
  if (edge.territory.country) {
    edge.cookies.write('user-country2', edge.territory.country);
    edge.cookies.write('user-countrycode', edge.territory.country);
  }
  const { segment, path } = splitLocale(edge.url.pathname);
  if (segment) keepLanguage(segment, edge);
  // English is bare: `/en/…` is how the language menu says "English from now on".
  return segment === 'en' ? redirectTo(path.replace(/^\/{2,}/, '/') + edge.url.search, 302) : undefined;
};

const steps: readonly Step[] = [checkTerritory, checkOrigin, checkBody, casinoApi, checkPause, keepPreferences];

/** One line a request, with the id that the casino API's lines of it have too. `took` in milliseconds, as far as the platform's clock moves within a request. */
function logRequest({ request, requestId, screens, path, timing, env }: EdgeContext, status: number): void {
  const told = {
    method: request.method,
    route: screens.patternAt(path),
    status,
    took: timing.total,
    colo: request.cf?.colo as string | undefined,
    cache: timing.noted('cache'),
    calls: timing.measured,
  };
  writeLog({ level: status >= 500 ? 'error' : 'info', event: 'request', requestId, ...told });
  measure(env, { kind: 'request', worker: 'edge', ...told });
}

/** Sets the headers every answer has and appends the collected cookies to those that a route may have set. */
async function finish(edge: EdgeContext, response: Response): Promise<Response> {
  const { headers } = response;
  logRequest(edge, response.status);
  setSecurityHeaders(headers, edge.url.protocol === 'https:');
  takeLifetime(headers);
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-store');
  headers.set('X-Request-Id', edge.requestId);
  headers.set('Server-Timing', edge.timing.header());
  // What never changes is the same for everybody.
  if (!headers.get('Cache-Control')!.includes('immutable'))
    headers.append('Vary', 'Accept-Language, Cookie, Save-Data');
  if (headers.get('Content-Type')?.startsWith('text/html') && !edge.page.lite) {
    headers.set('Speculation-Rules', '"/speculation-rules.json"');
  }
  for (const cookie of await edge.cookies.setCookies()) headers.append('Set-Cookie', cookie);
  return response;
}

const { asMatched, keptSegments } = build.entry.module;
const kept = keptSegments(build.routes);
const screens = screensOf(build.routes);

type Render = () => Promise<Response>;

/** Renders and, where the route allows it, keeps what came. */
async function renderAndKeep(
  key: string,
  edge: EdgeContext,
  render: Render,
  later: (work: Promise<unknown>) => void,
): Promise<Response> {
  const rendered = await render();
  const lifetime = rendered.status === 200 ? takeLifetime(rendered.headers) : null;
  if (!lifetime) {
    later(forget(key));
    return rendered;
  }
  const { page, written } = await keep(key, rendered, lifetime, edge.now());
  later(written);
  return answerOf(page, edge.request);
}

/** The page that answers: a kept one, else a rendered one. A newcomer's session is opened either way (SPEC §4); without one the page is rendered and says why. */
async function answer(edge: EdgeContext, render: Render, later: (work: Promise<unknown>) => void): Promise<Response> {
  const key = kept.has(asMatched(edge.path)) ? keyOf(edge, build.assets.version) : null;
  if (key === null) return render();
  const page = await findKept(key, edge.now());
  if (!page || !(await edge.ensureSession().catch(() => false))) {
    edge.timing.note('cache', 'miss');
    return renderAndKeep(key, edge, render, later);
  }
  const stale = claimRefresh(key, page, edge.now());
  if (stale) later(renderAndKeep(key, edge, render, later).finally(() => releaseRefresh(key)));
  edge.timing.note('cache', stale ? 'stale' : 'hit');
  return answerOf(page, edge.request);
}

export default {
  async fetch(request, env, context) {
    const later = (work: Promise<unknown>) => context.waitUntil(work);
    const url = new URL(request.url);
    const health = await healthOf(request, url, env, Date.now());
    if (health) return health;
    let edge: EdgeContext;
    try {
      edge = await createEdgeContext({ request, url, env: readEnv(env), screens, waitUntil: later, now: Date.now });
    } catch (error) {
      if (!(error instanceof ConfigurationError)) throw error;
      writeLog({ level: 'error', event: 'not_configured', configuration: error.message });
      return new Response('The site is not configured. The log says which variable is missing.', { status: 500 });
    }
    for (const step of steps) {
      const outcome = await step(request, edge);
      if (outcome instanceof Response) return finish(edge, outcome);
      if (outcome) return finish(edge, await renderPage(edge, outcome));
    }
    return finish(edge, await answer(edge, () => renderPage(edge, null), later));
  },
} satisfies ExportedHandler<object>;
