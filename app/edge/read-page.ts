import type { AppLoadContext, EntryContext, ServerBuild } from '@remix-run/cloudflare';
import { matchRoutes } from '@remix-run/react';
import type { Routes } from './route-patterns';

export type Route = NonNullable<Routes[string]>;
type Loaded = ReadonlyMap<string, Promise<unknown>>;

declare module '@remix-run/cloudflare' {
  interface AppLoadContext {
    /** What the loaders of this request came to already, by route: a page that turned out to be none is Remix' to make, and no loader runs twice. */
    loaded?: Loaded;
  }
}

/** What `data()` gives: a loader's data, and what it wants of the response. */
interface WithInit {
  type: 'DataWithResponseInit';
  data: unknown;
  init: ResponseInit | null;
}
const isWithInit = (value: unknown): value is WithInit =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'DataWithResponseInit';

/** These routes, whose loaders and actions don't run again where they have run. */
export const withLoaded = (routes: Routes): Routes =>
  Object.fromEntries(
    Object.entries(routes).map(([id, route]) => {
      const { loader, action } = route!.module;
      const once = {
        ...(loader && {
          loader: ((args) => (args.context as AppLoadContext).loaded?.get(id) ?? loader(args)) satisfies typeof loader,
        }),
        ...(action && {
          action: ((args) => (args.context as AppLoadContext).acted ?? action(args)) satisfies typeof action,
        }),
      };
      return [id, { ...route!, module: { ...route!.module, ...once } }];
    }),
  );

/** The routes of an address, the outermost first. */
export type MatchesAt = (pathname: string) => ReturnType<typeof matchRoutes>;

/** @param routes the screen's and its parents, the outermost first */
export function matcherOf(routes: readonly Route[], basename: string): MatchesAt {
  const tree = nested(routes);
  /** Most screens have one address, which is matched once. */
  let last: { pathname: string; matches: ReturnType<typeof matchRoutes> } | undefined;
  return (pathname) => {
    if (last?.pathname !== pathname) last = { pathname, matches: matchRoutes(tree, pathname, basename) };
    return last.matches;
  };
}

/** Makes the page of a read, or says what its loaders came to where the rest is Remix' to do. */
export type PageReader = (request: Request, edge: AppLoadContext) => Promise<Response | Loaded>;

/**
 * Reads a page as Remix does, and leaves out what Remix does besides for a browser that goes on by scripts: to encode all data,
 * with a clock of its own, to copy the request twice for each loader, to look for the routes three times. That was a fifth of a small page's cost.
 * Whatever isn't the usual (a redirect, a refusal, a fault) it leaves to Remix, with what the loaders came to (`withLoaded`).
 * @param routes the screen's and its parents, the outermost first, as `matchesAt` finds them
 */
export function pageReader(
  build: Pick<ServerBuild, 'assets' | 'basename' | 'entry' | 'future' | 'isSpaMode'>,
  routes: readonly Route[],
  matchesAt: MatchesAt,
): PageReader {
  const basename = build.basename ?? '/';
  const modules = Object.fromEntries(routes.map(({ id, module }) => [id, module]));
  const entry = {
    manifest: build.assets,
    routeModules: modules,
    serverHandoffString: '',
    renderMeta: {},
    future: build.future,
    isSpaMode: build.isSpaMode,
  };
  return async (request, edge) => {
    const { pathname, search } = edge.url;
    const matches = matchesAt(pathname);
    if (!matches) return new Map();
    const params = matches.at(-1)!.params;
    const loaded = new Map(
      routes.flatMap(({ id, module: { loader } }) =>
        loader ? [[id, Promise.resolve().then(() => loader({ request, context: edge, params }))] as const] : [],
      ),
    );
    const ids = [...loaded.keys()];
    const results = await Promise.allSettled(loaded.values());
    const context = {
      basename,
      location: { pathname, search, hash: '', state: null, key: 'default' },
      matches,
      loaderData: Object.fromEntries(routes.map(({ id }) => [id, null as unknown])),
      actionData: null,
      errors: null,
      statusCode: 200,
      loaderHeaders: {} as Record<string, Headers>,
      actionHeaders: {},
      activeDeferreds: null,
    };
    for (const [place, result] of results.entries()) {
      if (result.status === 'rejected' || result.value === undefined || result.value instanceof Response) return loaded;
      const id = ids[place]!;
      const { data, init } = isWithInit(result.value) ? result.value : { data: result.value, init: null };
      context.loaderData[id] = data;
      if (init?.headers) context.loaderHeaders[id] = new Headers(init.headers);
      if (init?.status !== undefined && init.status !== 200) context.statusCode = init.status;
    }
    try {
      return await build.entry.module.default(
        request,
        context.statusCode,
        new Headers(),
        {
          ...entry,
          staticHandlerContext: context,
          serializeError: (error: unknown) => error,
        } as unknown as EntryContext,
        edge,
      );
    } catch {
      return loaded;
    }
  };
}

/** Routes within each other, as they are matched. */
const nested = ([outer, ...inner]: readonly Route[]): Parameters<typeof matchRoutes>[0] =>
  outer ? [{ id: outer.id, path: outer.path, ...(outer.index ? { index: true } : { children: nested(inner) }) }] : [];
