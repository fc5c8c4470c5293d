/** The front door finds the route of an address by itself and hands Remix that one alone, so both have to read addresses alike. */
import { matchRoutes } from '@remix-run/react';
import { expect, it } from 'vitest';
import { routes, standing } from './harness/screens';

type Route = NonNullable<(typeof routes)[string]>;
interface Node {
  id: string;
  path?: string;
  index?: boolean;
  children?: Node[];
}
const childrenOf = (parent: string): Node[] =>
  Object.values(routes as Record<string, Route>)
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, index }) => ({
      id,
      ...(path === undefined ? {} : { path }),
      ...(index ? { index } : { children: childrenOf(id) }),
    }));
const tree = [{ id: 'root', path: '', children: childrenOf('root') }];
/** As Remix reads it: of all routes, the best. */
const byRemix = (path: string): string | null => {
  const id = matchRoutes(tree as never, path)?.at(-1)?.route.id ?? null;
  return id !== null && (routes[id]!.path === '*' || id === 'root') ? null : id;
};

/** Addresses of every pattern: with what may be left out and without, and with words where parameters stand that other patterns have there. */
const words = [...new Set(standing.all.flatMap(({ path }) => path.split('/')))].filter((word) =>
  /^[a-z-]+$/.test(word),
);
const addressesOf = (path: string): string[] =>
  path
    .split('/')
    .reduce<string[]>(
      (begun, part) =>
        begun.flatMap((before) =>
          part.startsWith(':')
            ? [...(part.endsWith('?') ? [before] : []), ...['x-1', 'UP', ...words].map((word) => `${before}/${word}`)]
            : [part === '' ? before : `${before}/${part}`],
        ),
      [''],
    );
const addresses = [
  ...new Set([
    ...standing.all.flatMap(({ path }) => addressesOf(path).map((each) => each || '/')),
    ...words.flatMap((one) => [`/${one}`, `/${one}/`, `/${one}/nowhere`, `/nowhere/${one}`, `/${one}/nowhere/at/all`]),
  ]),
];

it('is the same for both, whatever is asked for', () => {
  expect(addresses.length).toBeGreaterThan(1_000);
  const apart = addresses
    .map((path) => ({ path, ours: standing.routeAt(path), theirs: byRemix(path) }))
    .filter(({ ours, theirs }) => ours !== theirs);
  expect(apart).toEqual([]);
});
