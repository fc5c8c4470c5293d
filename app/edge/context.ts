import { redirect } from '@remix-run/cloudflare';
import { toast } from 'contract/constants';
import type { Player } from 'contract/player';
import type { AffiliateFields } from 'contract/registration';
import {
  ApiUnavailable,
  createCasinoApi,
  createSessionApi,
  Gone,
  Maintenance,
  NotFound,
  SessionExpired,
  TerritoryRestricted,
  type CasinoApi,
} from '~/casino-api';
import type { ClientHost } from '~/casino-api/client';
import { formatAgo } from '~/i18n/format';
import type { Language } from '~/i18n/languages';
import type { Page } from '~/i18n/page';
import type { Translate } from '~/i18n/translator';
import { keptAffiliates } from './affiliates';
import { AnonymousSession } from './anonymous-session';
import { casinoApiTransport } from './api-transport';
import { CookieJar } from './cookies';
import type { EdgeEnv } from './env';
import { housePage } from './house-page';
import { resolveLocale, splitLocale } from './locale';
import { liteMode } from './lite-mode';
import { valuesOf, writeLog, type LogEntry } from './log';
import { isPaused, noteMaintenance, pausedPage } from './maintenance';
import { ownPath } from './origin-check';
import type { Screens } from './screens';
import { EdgeSession } from './session';
import { SharedCache } from './shared-cache';
import { completePlace, placeOf, staysReadable, verdictOn } from './territory';
import { Timing } from './timing';

/** The API has to answer so early that the page leaves within 2.5 s (QUALITY), in milliseconds from the request's start. */
const apiDeadline = 2_300;

/** A page repeats its query in the links to its other languages; no query of ours comes near this, in characters. */
const longestSearch = 1_000;

/** The status of the error page that a request gets instead of any route: it came from elsewhere, is too long, or the house is paused. */
export type Refusal = 403 | 413 | 503;

/** Everything a route needs of its request; Remix hands it to loaders and actions as `context`. */
export interface EdgeContext {
  env: EdgeEnv;
  /** As it came; an action's own request is the same one. */
  request: Request;
  requestId: string;
  url: URL;
  /** The path without locale prefix. */
  path: string;
  locale: Language;
  t: Translate;
  page: Page;
  now: () => number;
  timing: Timing;
  cookies: CookieJar;
  session: EdgeSession;
  /** CF-IPCountry normalised, null when unknown; whether the visitor may play. */
  territory: { country: string | null; barred: boolean };
  api: CasinoApi;
  /** What the routes say about themselves. */
  screens: Screens;
  /** Why the front door refused the request before any route: the status of the error page. */
  refusal: Refusal | null;
  /** Whether a shared answer was served although the API is away. */
  isStale: () => boolean;
  affiliates: () => AffiliateFields;
  /** Makes sure of an anonymous session. False: the API is away, and the page says so. */
  ensureSession: () => Promise<boolean>;
  /** Whether operators have paused the house, as far as it is known here. */
  isPaused: () => Promise<boolean>;
  /** The player, asked for once per request; null for visitors. */
  player: () => Promise<Player | null>;
  /** The player of a log-in-required route; visitors are redirected home (SPEC §2). */
  requirePlayer: () => Promise<Player>;
  /** A target from input, if it is a path of ours; as `redirect` takes it, without locale prefix. */
  ownPath: (target: string | null | undefined, fallback?: string) => string;
  /** Goes on after the answer has left. */
  later: (work: Promise<unknown>) => void;
  log: (entry: LogEntry) => void;
}

declare module '@remix-run/cloudflare' {
  interface AppLoadContext extends EdgeContext {}
}

export interface ContextHost {
  request: Request;
  url: URL;
  env: EdgeEnv;
  screens: Screens;
  waitUntil: (work: Promise<unknown>) => void;
  now: () => number;
}

/** The one place where a request's services are put together. */
export async function createEdgeContext({
  request,
  url,
  env,
  screens,
  waitUntil,
  now,
}: ContextHost): Promise<EdgeContext> {
  const start = now();
  const requestId = request.headers.get('cf-ray') ?? crypto.randomUUID();
  const { segment, path } = splitLocale(url.pathname);
  const cookies = await CookieJar.open(request.headers.get('cookie'), url.protocol === 'https:', env.SESSION_SECRET);
  const ip = request.headers.get('cf-connecting-ip') ?? '';
  const session = new EdgeSession(cookies, now);
  const knownPlace = placeOf(request);
  const place = session.anonymousId ? knownPlace : await completePlace(knownPlace, ip, env);
  const territory = verdictOn(place);
  const locale = await resolveLocale(request, {
    segment,
    saved: cookies.read('user-locale'),
    country: territory.country,
  });
  const { house, shared } = housePage(screens, locale, env.SITE_ORIGIN);
  const timing = new Timing(now);
  const log = (entry: LogEntry) => {
    const route = screens.patternAt(path);
    writeLog(
      { requestId, method: request.method, route, ...entry },
      valuesOf(url, route, request.headers.get('cookie')),
    );
  };

  const cache = new SharedCache({ now, waitUntil });
  const told = new WeakSet<object>();
  /** A cause stands in one line of a request, however many have waited for what failed by it. */
  const logCause: LogCause = (cause, message) => {
    if (told.has(cause)) return;
    told.add(cause);
    log({ level: 'error', message });
  };
  const anonymous = new AnonymousSession(
    session,
    () => createSessionApi(host),
    (message, cause) => logCause(cause as Error, message),
  );
  const host: Omit<ClientHost, 'fault'> = {
    transport: casinoApiTransport(url, env),
    apiKey: env.API_KEY,
    language: locale,
    requestId,
    visitor: visitorHeaders(place, ip),
    sessions: async (needed) => {
      if (needed !== 'none' && !session.playerId) await anonymous.ensure();
      return { anonymous: session.anonymousId, player: session.playerId };
    },
    now,
    deadline: start + apiDeadline,
    shared: (key, lifetime, load) => cache.get(key, lifetime, load),
    measure: (name, work) =>
      timing.measure(name, work).catch((error: unknown) => {
        if (error instanceof Maintenance) noteMaintenance(now());
        throw error;
      }),
  };
  /** A page that was asked for is come back to after the log-in; what was posted is not, nor is a file. */
  const rememberWay = () => {
    if (isForPage(request) && path !== '/' && !/\.\w+$/.test(path))
      session.rememberWay(path + (url.search.length > longestSearch ? '' : url.search));
  };
  const api = createCasinoApi({ ...host, fault: (error) => pageFor(error, { session, logCause, rememberWay }) });

  let player: Promise<Player | null> | undefined;
  const context: EdgeContext = {
    env,
    request,
    requestId,
    url,
    path,
    locale,
    t: house.t,
    now,
    timing,
    cookies,
    session,
    territory,
    api,
    screens,
    log,
    later: waitUntil,
    refusal: null,
    isStale: () => cache.servedStale,
    page: {
      ...house,
      shared,
      requestId,
      path,
      search: url.search.length > longestSearch ? '' : url.search,
      now: start,
      lite: liteMode(request, cookies),
      ago: (at) => formatAgo(at, start, locale),
    },
    affiliates: () => keptAffiliates(cookies),
    ensureSession: async () => {
      try {
        await anonymous.ensure();
        return true;
      } catch (error) {
        if (error instanceof ApiUnavailable && !(error instanceof Maintenance)) return false;
        // Who is told why nothing is offered is not led there again.
        if (error instanceof TerritoryRestricted && staysReadable(path)) return true;
        throw pageFor(error, { session, logCause, rememberWay });
      }
    },
    isPaused: () =>
      isPaused(now(), () =>
        createSessionApi(host)
          .anon()
          .then(
            () => false,
            (error: unknown) => error instanceof Maintenance,
          ),
      ),
    // Root and route both ask. Remix writes the language into the redirect that it is thrown, so each is thrown its own.
    player: () =>
      (player ??= session.playerId ? api.player.get() : Promise.resolve(null)).catch((fault: unknown) => {
        throw fault instanceof Response ? fault.clone() : fault;
      }),
    requirePlayer: async () => {
      const found = await context.player();
      if (found) return found;
      session.flash({ kind: 'warning', key: 'common.pleaseLogIn' });
      rememberWay();
      throw redirect('/', 303);
    },
    ownPath: (target, fallback) => ownPath(target, url.origin, fallback),
  };
  return context;
}

function visitorHeaders(
  place: { country: string | null; region: string | null; city: string | null },
  ip: string,
): Record<string, string> {
  const headers: Record<string, string> = {};
  if (place.country) headers['x-client-country'] = place.country;
  if (place.region) headers['x-client-region'] = place.region;
  // Header values are bytes; a city such as "Zürich" travels percent-encoded.
  if (place.city) headers['x-client-city'] = encodeURIComponent(place.city);
  if (ip) headers['x-client-ip'] = ip;
  return headers;
}

/** Whether it is a person's browser that opens a page, and no script, frame or form. */
function isForPage({ method, headers }: Request): boolean {
  const wanted = headers.get('sec-fetch-dest');
  return (
    method === 'GET' && (wanted === null ? (headers.get('accept') ?? '').includes('text/html') : wanted === 'document')
  );
}

/** Logs what a request failed by, once. */
type LogCause = (cause: Error, message: string) => void;

/** What each fault of the API means for the person: a page, or the way home. */
function pageFor(
  error: unknown,
  { session, logCause, rememberWay }: { session: EdgeSession; logCause: LogCause; rememberWay: () => void },
): unknown {
  if (error instanceof SessionExpired) {
    session.closePlayer();
    session.flash({ kind: 'warning', key: 'results.session_expired', shownFor: toast.sessionExpiredShown });
    rememberWay();
    return redirect('/', 303);
  }
  if (error instanceof TerritoryRestricted) return redirect('/access-restricted', 303);
  if (error instanceof NotFound) return new Response(null, { status: 404 });
  if (error instanceof Gone) return new Response(null, { status: 410 });
  if (error instanceof Maintenance) return pausedPage();
  if (error instanceof ApiUnavailable) {
    logCause(error, error.message);
    return new Response(null, { status: 503 });
  }
  return error;
}
