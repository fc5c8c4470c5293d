import { createRequestHandler, data, redirect, type AppLoadContext, type ServerBuild } from '@remix-run/cloudflare';
import { describe, expect, it } from 'vitest';
import { formPoster } from './posted-form';
import { matcherOf, withLoaded, type Route } from './read-page';

const routes = (action: (args: { params: object }) => unknown) => {
  const root = { id: 'root', path: '', module: { default: () => null } };
  const play = {
    id: 'play',
    parentId: 'root',
    path: 'play/:system/:title',
    module: { default: () => null, action },
  };
  return { root, play } as unknown as { root: Route; play: Route };
};

const post = (basename: string): [Request, AppLoadContext] => {
  const url = new URL(`${basename === '/' ? '' : basename}/play/lantern/skyward?mode=fun`, 'https://lantern.example');
  return [new Request(url, { method: 'POST', body: 'stake=20' }), { url } as AppLoadContext];
};

/** What Remix itself makes of the action. */
function remix(basename: string, action: (args: { params: object }) => unknown, edge: Partial<AppLoadContext> = {}) {
  const build = {
    basename,
    routes: withLoaded(routes(action)),
    assets: { routes: {} },
    future: {},
    entry: {
      module: {
        default: (_: Request, status: number, __: Headers, { staticHandlerContext }: never) =>
          new Response(JSON.stringify((staticHandlerContext as { actionData: unknown }).actionData), { status }),
      },
    },
  } as unknown as ServerBuild;
  const [request, context] = post(basename);
  return createRequestHandler(build, 'production')(request, { ...context, ...edge });
}

function poster(basename: string, action: (args: { params: object }) => unknown) {
  const { root, play } = routes(action);
  return formPoster(play, basename, matcherOf([root, play], basename))!(...post(basename));
}

describe('a form that leads on', () => {
  it.each(
    ['/', '/de'].flatMap((basename) =>
      ['/', '/?a=1', '/play/lantern/skyward?mode=fun&round=1', '/login#form', '/a//b', '/Ærø?q=%20'].map(
        (to) => [basename, to] as const,
      ),
    ),
  )('behind %s to %s is answered as Remix answers it', async (basename, to) => {
    const lead = () => redirect(to, { status: 303, headers: { 'Set-Cookie': 'a=1' } });
    const [ours, theirs] = [await poster(basename, lead), await remix(basename, lead)];
    expect(ours).toBeInstanceOf(Response);
    expect((ours as Response).status).toBe(theirs.status);
    expect([...(ours as Response).headers]).toEqual([...theirs.headers]);
  });

  it('knows the parameters of its address', async () => {
    const lead = ({ params }: { params: object }) => redirect(`/${Object.values(params).join('/')}`);
    expect(((await poster('/', lead)) as Response).headers.get('Location')).toBe('/lantern/skyward');
  });
});

describe('a form that leads nowhere of ours', () => {
  it.each<[string, () => unknown]>([
    ['refused', () => data({ form: 'refused' }, { status: 422 })],
    ['somewhere else', () => redirect('https://bank.example/pay')],
    ['to another host', () => redirect('//bank.example')],
    ['to a path with steps up', () => redirect('/x/../y/')],
    ['to where it is', () => redirect('?stay')],
    ['thrown', () => Promise.reject(redirect('/login') as unknown as Error)],
    ['broken', () => Promise.reject(new Error('broken'))],
    ['a file', () => new Response('a,b', { headers: { 'Content-Type': 'text/csv' } })],
  ])('is Remix’ to finish, and its action runs once: %s', async (_, action) => {
    let runs = 0;
    const counted = () => ((runs += 1), action());
    const came = await poster('/de', counted);
    expect(came).not.toBeInstanceOf(Response);
    const finished = await remix('/de', counted, came as { acted: Promise<unknown> });
    expect(runs).toBe(1);
    const alone = await remix('/de', action);
    expect([finished.status, finished.headers.get('Location')]).toEqual([alone.status, alone.headers.get('Location')]);
  });
});

it('an index route is left to Remix, whose posts are its parent’s', () => {
  const { root, play } = routes(() => redirect('/'));
  expect(formPoster({ ...play, index: true } as Route, '/', matcherOf([root, play], '/'))).toBeNull();
});
