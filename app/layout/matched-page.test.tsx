import type { EntryContext } from '@remix-run/cloudflare';
import { Links, Outlet, useActionData, useLoaderData, useMatches, useRouteLoaderData } from '@remix-run/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MatchedPage } from './matched-page';

function Root() {
  const { skin } = useLoaderData<{ skin: string }>();
  const titles = useMatches().map(({ id, handle }) => `${id}: ${(handle as { title: string }).title}`);
  return (
    <body title={titles.join(', ')}>
      <Links />
      <h1>{skin}</h1>
      <Outlet />
    </body>
  );
}

function Screen() {
  const { game } = useLoaderData<{ game: string }>();
  const root = useRouteLoaderData<{ skin: string }>('root');
  const refused = useActionData<{ message: string }>();
  return (
    <p>
      {game} at {root?.skin}: {refused?.message}
      <Outlet />
    </p>
  );
}

it('every route has its own data, what was sent and the others around it', () => {
  const at = { params: {}, pathname: '/play', pathnameBase: '/play' };
  const context = {
    manifest: { routes: { root: { id: 'root' }, play: { id: 'play' } } },
    routeModules: {
      root: { default: Root, handle: { title: 'The house' } },
      play: {
        default: Screen,
        handle: { title: 'A game' },
        links: () => [{ rel: 'stylesheet', href: '/play.css' }],
      },
    },
    staticHandlerContext: {
      location: { pathname: '/play', search: '', hash: '', state: null, key: 'default' },
      matches: [
        { ...at, route: { id: 'root' } },
        { ...at, route: { id: 'play' } },
      ],
      loaderData: { root: { skin: 'Lantern' }, play: { game: 'Skyward' } },
      actionData: { play: { message: 'too late' } },
      errors: null,
    },
  } as unknown as EntryContext;
  expect(renderToStaticMarkup(<MatchedPage context={context} />)).toBe(
    '<body title="root: The house, play: A game"><link rel="stylesheet" href="/play.css"/><h1>Lantern</h1><p>Skyward at Lantern: too late</p></body>',
  );
});
