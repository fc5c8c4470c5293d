import { data, redirect, type AppLoadContext, type EntryContext, type ServerBuild } from '@remix-run/cloudflare';
import { describe, expect, it } from 'vitest';
import { matcherOf, pageReader, withLoaded, type Route } from './read-page';

interface Told {
  status: number;
  remix: EntryContext;
}

const routeOf = (id: string, path: string | undefined, loader?: (args: { params: object }) => unknown): Route =>
  ({
    id,
    path,
    index: path === undefined,
    parentId: 'root',
    module: { default: () => null, loader },
  }) as unknown as Route;

/** Reads a page of a screen below the root. */
async function read(screen: Route, address: string, entry?: () => never) {
  let told: Told | undefined;
  const build = {
    basename: '/de',
    entry: {
      module: {
        default: (_: Request, status: number, __: Headers, remix: EntryContext) => {
          told = { status, remix };
          entry?.();
          return new Response('the page', { status });
        },
      },
    },
  } as unknown as ServerBuild;
  const root = { ...routeOf('root', '', () => ({ skin: 'Lantern' })), parentId: undefined } as Route;
  const edge = { url: new URL(address, 'https://lantern.example') } as AppLoadContext;
  const routes = [root, screen];
  const page = await pageReader(build, routes, matcherOf(routes, '/de'))(new Request(edge.url), edge);
  return { page, told, edge, routes: { root, [screen.id]: screen } };
}

describe('a page that is read', () => {
  it('has what its loaders give, its address and its parameters', async () => {
    const screen = routeOf('play', 'play/:system/:title', ({ params }) => params);
    const { page, told } = await read(screen, '/de/play/lantern/skyward?mode=fun');
    expect(page).toBeInstanceOf(Response);
    expect(told?.status).toBe(200);
    expect(told?.remix.staticHandlerContext).toMatchObject({
      location: { pathname: '/de/play/lantern/skyward', search: '?mode=fun' },
      loaderData: { root: { skin: 'Lantern' }, play: { system: 'lantern', title: 'skyward' } },
    });
    expect(told?.remix.staticHandlerContext.matches.map(({ route }) => route.id)).toEqual(['root', 'play']);
  });

  it('is found where it is the first below a language', async () => {
    const { told } = await read(
      routeOf('home', undefined, () => 'home'),
      '/de',
    );
    expect(told?.remix.staticHandlerContext.loaderData.home).toBe('home');
  });

  it('has the status and the headers that a loader asks for', async () => {
    const screen = routeOf('away', 'away', () => data({ text: 'x' }, { status: 451, headers: { 'X-Wish': 'yes' } }));
    const { page, told } = await read(screen, '/de/away');
    expect((page as Response).status).toBe(451);
    expect(told?.remix.staticHandlerContext.loaderData.away).toEqual({ text: 'x' });
    expect(told?.remix.staticHandlerContext.loaderHeaders.away?.get('x-wish')).toBe('yes');
  });
});

describe('a page that turns out to be none', () => {
  const fault = new Error('broken');
  it.each<[string, () => unknown, unknown]>([
    ['a redirect', () => Promise.reject(redirect('/login') as unknown as Error), expect.any(Response)],
    ['a response', () => new Response('feed'), expect.any(Response)],
    [
      'a fault',
      () => {
        throw fault;
      },
      fault,
    ],
  ])('is Remix’ to make, and %s comes from the loader once', async (_, loader, came) => {
    let runs = 0;
    const screen = routeOf('screen', 'screen', () => ((runs += 1), loader()));
    const { page, told, edge, routes } = await read(screen, '/de/screen');
    expect(told).toBeUndefined();
    const again = withLoaded(routes).screen!.module.loader!;
    const context = { ...edge, loaded: page } as AppLoadContext;
    const given = { request: new Request(edge.url), params: {}, context };
    await expect(Promise.resolve(again(given)).catch((error: unknown) => error)).resolves.toEqual(came);
    expect(runs).toBe(1);
  });

  it('is Remix’ to make where drawing it fails', async () => {
    const { page } = await read(
      routeOf('screen', 'screen', () => 'data'),
      '/de/screen',
      () => {
        throw new Error('broken');
      },
    );
    expect(page).toBeInstanceOf(Map);
  });

  it('is asked of the loaders where nobody has', async () => {
    const { routes } = await read(
      routeOf('screen', 'screen', () => 'data'),
      '/de/screen',
    );
    const given = { request: new Request('https://lantern.example'), params: {}, context: {} as AppLoadContext };
    expect(await withLoaded(routes).screen!.module.loader!(given)).toBe('data');
  });
});
