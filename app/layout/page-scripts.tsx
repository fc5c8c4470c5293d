import type { UIMatch } from '@remix-run/react';
import { islands } from 'virtual:islands';
import type { HydratedName, IslandName } from './island-names';
import type { RouteHandle } from './route-handle';

export type ScriptName = IslandName | HydratedName;

/** The islands, and what is hydrated, that the routes of a page ask for, each once. */
export function scriptsOf(matches: readonly Pick<UIMatch, 'handle' | 'data'>[]): ScriptName[] {
  const asked = matches.flatMap(({ handle, data }): readonly ScriptName[] => {
    const { islands: wanted, hydrate } = (handle ?? {}) as RouteHandle;
    return [...(typeof wanted === 'function' ? wanted(data as never) : (wanted ?? [])), ...(hydrate ? [hydrate] : [])];
  });
  return [...new Set(asked)];
}

/** Sheets and pictures go first. React 18 knows the attribute for pictures alone, and passes it on in small letters. */
const afterThePaint = { fetchpriority: 'low' };

/** Modules wait for the page by themselves, and nothing waits for them. */
export const PageScripts = ({ names }: { names: readonly ScriptName[] }) => (
  <>
    {names.map((name) => (
      <script key={name} type="module" src={islands[name]} {...afterThePaint} />
    ))}
  </>
);
