/** The addresses that the built edge app knows, read from its own route table. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildDir } from '../../scripts/build';

interface BuiltRoute {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: { action?: unknown; loader?: unknown; default?: unknown };
}

export interface Route {
  id: string;
  /** With `:name` for parameters and `*` for the rest. */
  path: string;
  hasAction: boolean;
  hasView: boolean;
}

export async function builtRoutes(): Promise<Route[]> {
  const { routes } = (await import(pathToFileURL(path.join(buildDir, 'remix/server/index.js')).href)) as {
    routes: Record<string, BuiltRoute>;
  };
  const pathOf = (route: BuiltRoute): string => {
    const above = route.parentId ? pathOf(routes[route.parentId]!) : '';
    return route.path ? `${above}/${route.path}` : above;
  };
  return Object.values(routes)
    .filter(({ id }) => id !== 'root')
    .map((route) => ({
      id: route.id,
      path: pathOf(route) || '/',
      hasAction: Boolean(route.module.action),
      hasView: Boolean(route.module.default),
    }));
}

/** A concrete address of a route: parameters filled with something that could be meant. */
export const exampleOf = (path: string): string =>
  path
    .replace(/:system/g, 'lantern')
    .replace(/:title|:id/g, 'lantern-festival')
    .replace(/\/:\w+\?/g, '')
    .replace(/:\w+/g, 'example')
    .replace(/\*/g, 'no-such-page');
