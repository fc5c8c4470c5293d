import type { Call } from 'contract/call';
import { languages, type Language } from 'contract/constants';
import { clientHeaders, territoryOf } from 'contract/territory';
import { Hono } from 'hono';
import { systemClock } from '../clock';
import { ConfigurationError, settingsOf, type Env } from '../env';
import { refused } from '../outcome';
import { answer } from './answer';
import type { RequestFacts } from './ask';
import { cashierRoutes } from './cashier-routes';
import { historyRoutes } from './history-routes';
import { gamesRoutes } from './games-routes';
import { logRequest } from './log';
import { launchRoutes } from './launch-routes';
import { loginRoutes } from './login-routes';
import type { Mounts } from './mount';
import { playerRoutes } from './player-routes';
import { registrationRoutes } from './registration-routes';
import { roundRoutes } from './round-routes';
import { runCall } from './run-call';
import { sessionRoutes } from './session-routes';
import { siteRoutes } from './site-routes';

export interface ApiContext {
  Bindings: Env;
  Variables: { facts: RequestFacts; resultCode: string };
}

/** Every section's calls, plus nothing else: what the contract does not name is not served. */
export function allMounts(): Mounts {
  const mounts: Mounts = [];
  const sections = [
    sessionRoutes, siteRoutes, gamesRoutes, registrationRoutes, loginRoutes, playerRoutes, launchRoutes, cashierRoutes, roundRoutes, historyRoutes,
  ];
  for (const section of sections) section(mounts);
  return mounts;
}

/** Literal segments before parameters, so that `/games/search/:title` is never taken for `/games/:system/:title`. */
const bySpecificity = (a: { call: Call }, b: { call: Call }): number => rank(a.call.path).localeCompare(rank(b.call.path));
const rank = (path: string): string => path.split('/').map((segment) => (segment.startsWith(':') ? '1' : '0')).join('');

const pathPattern = (path: string): RegExp => new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}$`);

/** The API as a Hono app. */
export function createApp(mounts: Mounts = allMounts()): Hono<ApiContext> {
  const app = new Hono<ApiContext>();

  app.use(async (context, next) => {
    const started = systemClock();
    const requestId = requestIdOf(context.req.header('x-request-id'));
    context.set('resultCode', '');
    const facts = factsOf(context.req.raw, requestId, context.env);
    context.set('facts', facts);
    await next();
    context.res.headers.set('x-request-id', requestId);
    logRequest({
      requestId,
      method: context.req.method,
      route: context.req.routePath,
      status: context.res.status,
      resultCode: context.get('resultCode'),
      took: systemClock() - started,
    });
  });

  for (const mounted of [...mounts].sort(bySpecificity)) {
    const { method, path } = mounted.call;
    // Hono answers HEAD by the GET handler of the path; a HEAD call of the contract stands in front of it.
    if (method === 'HEAD') app.use(path, (context, next) => (context.req.method === 'HEAD' ? runCall(mounted, context) : next()));
    else app.on(method, path, (context) => runCall(mounted, context));
  }

  const paths = mounts.map(({ call }) => ({ method: call.method, pattern: pathPattern(call.path) }));
  app.notFound((context) => {
    const allowed = [...new Set(paths.filter(({ pattern }) => pattern.test(context.req.path)).map(({ method }) => method))];
    const code = allowed.length > 0 && !allowed.includes(context.req.method as Call['method']) ? 'method_not_allowed' : 'not_found';
    context.set('resultCode', code);
    return answer(refused(code), context.get('facts').language, code === 'method_not_allowed' ? { allow: allowed.join(', ') } : {});
  });

  app.onError((error, context) => {
    const facts = context.get('facts') as RequestFacts | undefined;
    const code = error instanceof ConfigurationError ? 'unavailable' : 'internal_error';
    console.error(JSON.stringify({ level: 'error', requestId: facts?.requestId, message: error.message, stack: error.stack }));
    context.set('resultCode', code);
    return answer(refused(code), facts?.language ?? 'en');
  });

  return app;
}

const requestIdOf = (header: string | undefined): string =>
  header && /^[A-Za-z0-9._-]{8,80}$/.test(header) ? header : crypto.randomUUID();

/** @throws ConfigurationError */
function factsOf({ headers }: Request, requestId: string, env: Env): RequestFacts {
  const place = { country: headers.get(clientHeaders.country), region: headers.get(clientHeaders.region), city: headers.get(clientHeaders.city) };
  const { country, barred } = territoryOf(place);
  const language = headers.get('x-language') as Language;
  return {
    requestId,
    at: systemClock(),
    language: languages.includes(language) ? language : 'en',
    client: { ip: (headers.get(clientHeaders.ip) ?? '').slice(0, 45), country: country ?? '', barred },
    settings: settingsOf(env),
  };
}
