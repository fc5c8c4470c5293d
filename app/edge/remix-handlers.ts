import { createRequestHandler, type RequestHandler, type ServerBuild } from '@remix-run/cloudflare';
import type { Language } from '~/i18n/languages';
import { prefixOf, splitLocale } from './locale';
import { formPoster } from './posted-form';
import { matcherOf, pageReader, withLoaded, type Route } from './read-page';
import { patternOf, type Routes } from './route-patterns';

/** The first segment that every address of a route has; null when it may be anything. */
function firstSegmentOf(routes: Routes, id: string): string | null {
  const [first = ''] = patternOf(routes, id).split('/');
  return /[:*?]/.test(first) ? null : first;
}

/** Static first segments of the build's routes; `''` is the home page. */
export function firstSegments(routes: Routes): Set<string> {
  return new Set(Object.keys(routes).flatMap((id) => firstSegmentOf(routes, id) ?? []));
}

/** The first segments behind which pages are that may be kept (`handle.kept`): no other address is looked for among the kept ones. */
export function keptSegments(routes: Routes): Set<string> {
  const kept = Object.values(routes).filter(
    (route) => route && (route.module.handle as { kept?: unknown } | undefined)?.kept,
  );
  return new Set(kept.flatMap((route) => firstSegmentOf(routes, route!.id) ?? []));
}

/** These routes and their parents. */
function withParents(routes: Routes, ids: readonly string[]): Routes {
  const kept: Routes = {};
  const keep = (id: string | undefined): void => {
    const route = id === undefined ? undefined : routes[id];
    if (!route || kept[route.id]) return;
    keep(route.parentId);
    kept[route.id] = route;
  };
  for (const id of ids) keep(id);
  return kept;
}

/** The routes an address with this first segment can match, and their parents. */
export const routesBehind = (routes: Routes, segment: string): Routes =>
  withParents(
    routes,
    Object.keys(routes).filter((id) => [null, segment].includes(firstSegmentOf(routes, id))),
  );

/** Whether it is a page that is asked for, and no data for one. */
const isOfPage = ({ pathname, search }: URL): boolean => !pathname.endsWith('.data') && !search.includes('_data=');

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

/** A post whose body its action has had. */
const withoutBody = ({ url, method, headers }: Request): Request => new Request(url, { method, headers });

/** A first segment that no route has: what is left is the not-found page. */
const nowhere = '*';

/** The first segment as Remix compares it: decoded, in any case, without the ending of a data request. */
export function asMatched(path: string): string {
  const [, first = ''] = path.split('/', 2);
  const segment = first.replace(/\.data$/, '').replace(/^_root$/, '');
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return nowhere;
  }
}

/**
 * Remix' request handlers of a build: one a language, whose prefix is Remix' basename, so that routes are written once without
 * it; and one a route, since Remix ranks all routes it knows anew several times a request. An address that only Remix can read
 * (its letters are encoded) goes to one of all routes with its first segment. Made on first use.
 */
export class RemixHandlers {
  private readonly made = new Map<string, RequestHandler>();
  private readonly segments: Set<string>;

  constructor(
    private readonly build: ServerBuild,
    private readonly bare: Language,
  ) {
    this.segments = firstSegments(build.routes);
  }

  /** @param routeAt the id of the route that answers a path without its language; null where none is known to */
  for(pathname: string, routeAt: (path: string) => string | null): RequestHandler {
    const { segment, path } = splitLocale(pathname);
    const route = routeAt(path);
    const first = asMatched(path);
    const key = `${segment ?? ''}/${route ?? (this.segments.has(first) ? `${first}/*` : nowhere)}`;
    let handler = this.made.get(key);
    if (!handler) {
      const routes = route ? withParents(this.build.routes, [route]) : routesBehind(this.build.routes, first);
      this.made.set(key, (handler = this.make(segment ?? this.bare, routes, route)));
    }
    return handler;
  }

  private make(language: Language, routes: Routes, route: string | null): RequestHandler {
    const manifest = Object.fromEntries(Object.entries(this.build.assets.routes).filter(([id]) => id in routes));
    const build = {
      ...this.build,
      basename: prefixOf(language) || '/',
      assets: { ...this.build.assets, routes: manifest },
    };
    const handle = createRequestHandler({ ...build, routes: withLoaded(routes) }, 'production');
    const remix: RequestHandler = (request, edge) => handle(withoutOrigin(request), edge);
    const screen = route === null ? undefined : routes[route];
    if (!screen?.module.default) return remix;
    const outermostFirst = Object.values(routes) as Route[];
    const matchesAt = matcherOf(outermostFirst, build.basename);
    const read = pageReader(build, outermostFirst, matchesAt);
    const post = formPoster(screen, build.basename, matchesAt);
    return async (request, edge) => {
      if (edge && isOfPage(edge.url) && request.method === 'GET') {
        const page = await read(request, edge);
        return page instanceof Response ? page : remix(request, { ...edge, loaded: page });
      }
      if (edge && isOfPage(edge.url) && request.method === 'POST' && post) {
        const answer = await post(request, edge);
        if (answer) return answer instanceof Response ? answer : remix(withoutBody(request), { ...edge, ...answer });
      }
      return remix(request, edge);
    };
  }
}
