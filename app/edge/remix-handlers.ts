import { createRequestHandler, type RequestHandler, type ServerBuild } from '@remix-run/cloudflare';
import type { Language } from '~/i18n/languages';
import { prefixOf, splitLocale } from './locale';
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

/** The routes an address with this first segment can match, and their parents. */
export function routesBehind(routes: Routes, segment: string): Routes {
  const kept: Routes = {};
  const keep = (id: string | undefined): void => {
    const route = id === undefined ? undefined : routes[id];
    if (!route || kept[route.id]) return;
    keep(route.parentId);
    kept[route.id] = route;
  };
  for (const id of Object.keys(routes)) {
    const first = firstSegmentOf(routes, id);
    if (first === null || first === segment) keep(id);
  }
  return kept;
}

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
 * it; and one a first path segment, since Remix ranks all routes it knows anew several times a request. Made on first use.
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

  for(pathname: string): RequestHandler {
    const { segment, path } = splitLocale(pathname);
    const first = asMatched(path);
    const known = this.segments.has(first) ? first : nowhere;
    const key = `${segment ?? ''}/${known}`;
    let handler = this.made.get(key);
    if (!handler) this.made.set(key, (handler = this.make(segment ?? this.bare, known)));
    return handler;
  }

  private make(language: Language, segment: string): RequestHandler {
    const { build } = this;
    const basename = prefixOf(language) || '/';
    const routes = routesBehind(build.routes, segment);
    const manifest = Object.fromEntries(Object.entries(build.assets.routes).filter(([id]) => id in routes));
    return createRequestHandler(
      { ...build, basename, routes, assets: { ...build.assets, routes: manifest } },
      'production',
    );
  }
}
