import type { UIMatch } from '@remix-run/react';
import { islands } from 'virtual:islands';
import type { IslandName } from './island-names';
import type { RouteHandle } from './route-handle';

/** The islands that the routes of a page ask for, each once. */
export function islandsOf(matches: readonly Pick<UIMatch, 'handle' | 'data'>[]): IslandName[] {
  const asked = matches.flatMap(({ handle, data }) => {
    const wanted = (handle as RouteHandle | undefined)?.islands;
    return typeof wanted === 'function' ? wanted(data as never) : (wanted ?? []);
  });
  return [...new Set(asked)];
}

/** Modules wait for the page by themselves, and nothing waits for them. */
export const Islands = ({ names }: { names: readonly IslandName[] }) => (
  <>{names.map((name) => <script key={name} type="module" src={islands[name]} />)}</>
);
