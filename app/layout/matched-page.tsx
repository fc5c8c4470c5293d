import type { EntryContext } from '@remix-run/cloudflare';
import { UNSAFE_RemixContext as RemixContext } from '@remix-run/react';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import {
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
  UNSAFE_RouteContext as RouteContext,
} from 'react-router-dom';

type RouterState = NonNullable<ComponentProps<typeof DataRouterStateContext.Provider>['value']>;
type Shown = ComponentProps<typeof RouteContext.Provider>['value'];

/**
 * The page of an answer whose routes are known, each within the one before. What `RemixServer` does besides is for a browser
 * half and for faults: it makes a router of all routes, matches the address once more, and puts a boundary around each route, which costs a tenth of a page.
 */
export function MatchedPage({ context }: { context: EntryContext }) {
  const { staticHandlerContext: known, routeModules } = context;
  const matches = known.matches.map((match) => ({
    ...match,
    route: { ...match.route, handle: routeModules[match.route.id]?.handle },
  }));
  const state = { ...known, matches, navigation: { state: 'idle' } } as unknown as RouterState;
  const page = matches.reduceRight<ReactNode>((outlet, { route }, place) => {
    const Screen = routeModules[route.id]?.default as ComponentType;
    const shown = { outlet, matches: matches.slice(0, place + 1), isDataRoute: true } as Shown;
    return (
      <RouteContext.Provider value={shown}>
        <Screen />
      </RouteContext.Provider>
    );
  }, null);
  return (
    <RemixContext.Provider value={context as unknown as ComponentProps<typeof RemixContext.Provider>['value']}>
      <DataRouterStateContext.Provider value={state}>{page}</DataRouterStateContext.Provider>
    </RemixContext.Provider>
  );
}
