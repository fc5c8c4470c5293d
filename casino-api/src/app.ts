import type { Call } from 'contract/call';
import { errorText } from 'contract/log-line';
import { measure } from 'contract/metrics';
import { Hono } from 'hono';
import { systemClock } from './kernel/clock';
import { ConfigurationError, settingsOf } from './kernel/env';
import { log } from './kernel/log';
import { refused } from './kernel/outcome';
import { momentOf } from './kernel/moment';
import { answer } from './kernel/http/answer';
import type { ApiContext } from './kernel/http/api-context';
import { factsOf, languageOf, requestIdOf } from './kernel/http/facts';
import { healthRoutes } from './health';
import { internalRoutes } from './internal-routes';
import { skin } from './kernel/skin';
import { openApiRoute } from './kernel/http/openapi-route';
import { operatorRoutes } from './operator/routes';
import { statementSources } from './statement-sources';
import { runCall } from './kernel/http/run-call';
import { allMounts } from './sections';
import { pictureRoute } from './features/content';
import { liveMatchRoute } from './features/sports/routes';
import { liveRoute } from './features/tables/routes';

/** Literal segments before parameters, so that `/games/search/:title` is never taken for `/games/:system/:title`. */
const bySpecificity = (a: { call: Call }, b: { call: Call }): number =>
  rank(a.call.path).localeCompare(rank(b.call.path));
const rank = (path: string): string =>
  path
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '1' : '0'))
    .join('');

const pathPattern = (path: string): RegExp => new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}$`);

/** The API as a Hono app: every call of the contract, its description, and the house's own doors; testers' where the entry brings them. */
export function createApp(testersRoutes?: (app: Hono<ApiContext>) => void): Hono<ApiContext> {
  const mounts = allMounts();
  const app = new Hono<ApiContext>();
  healthRoutes(app);

  app.use(async (context, next) => {
    const started = systemClock();
    const { req, env } = context;
    const requestId = requestIdOf(req.header('x-request-id') ?? null);
    context.set('resultCode', '');
    const settings = settingsOf(env);
    const { at, fault } = await momentOf(env, req, started);
    context.set('facts', factsOf(req.raw, requestId, at, settings));
    const staged = await fault?.answer();
    if (staged)
      context.res = typeof staged === 'string' ? answer(refused(staged), context.get('facts').language) : staged;
    else await next();
    context.res.headers.set('x-request-id', requestId);
    const { status } = context.res;
    // One line a request. `took` in milliseconds, as far as the platform's clock moves within a request.
    const told = {
      method: req.method,
      route: req.routePath,
      status,
      took: systemClock() - started,
      colo: req.raw.cf?.colo as string | undefined,
    };
    const resultCode = context.get('resultCode');
    log(status >= 500 ? 'error' : 'info', { requestId, ...told, resultCode });
    measure(env, { kind: 'request', worker: 'api', ...told, result: resultCode });
  });

  for (const mounted of [...mounts].sort(bySpecificity)) {
    const { method, path } = mounted.call;
    // Hono answers HEAD by the GET handler of the path; a HEAD call of the contract stands in front of it.
    if (method === 'HEAD')
      app.use(path, (context, next) => (context.req.method === 'HEAD' ? runCall(mounted, context) : next()));
    else app.on(method, path, (context) => runCall(mounted, context));
  }
  liveRoute(app);
  liveMatchRoute(app);
  openApiRoute(app, skin.name);
  app.route('/__internal', internalRoutes());
  pictureRoute(app);
  operatorRoutes(app, statementSources);
  testersRoutes?.(app);

  const paths = mounts.map(({ call }) => ({ method: call.method, pattern: pathPattern(call.path) }));
  app.notFound((context) => {
    const allowed = [
      ...new Set(paths.filter(({ pattern }) => pattern.test(context.req.path)).map(({ method }) => method)),
    ];
    const code =
      allowed.length > 0 && !allowed.includes(context.req.method as Call['method'])
        ? 'method_not_allowed'
        : 'not_found';
    context.set('resultCode', code);
    return answer(
      refused(code),
      context.get('facts').language,
      code === 'method_not_allowed' ? { allow: allowed.join(', ') } : {},
    );
  });

  app.onError((error, context) => {
    const code = error instanceof ConfigurationError ? 'unavailable' : 'internal_error';
    const requestId = requestIdOf(context.req.header('x-request-id') ?? null);
    log('error', {
      requestId,
      ...(error instanceof ConfigurationError
        ? { event: 'not_configured', configuration: error.message }
        : { message: errorText(error) }),
    });
    context.set('resultCode', code);
    return answer(refused(code), languageOf(context.req.header('x-language') ?? null), { 'x-request-id': requestId });
  });

  return app;
}
