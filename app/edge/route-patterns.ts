import type { ServerBuild } from '@remix-run/cloudflare';

export type Routes = ServerBuild['routes'];

/** The address pattern of a route with its parents', without a leading slash. */
export function patternOf(routes: Routes, id: string): string {
  const route = routes[id];
  const parent = route?.parentId ? patternOf(routes, route.parentId) : '';
  return [parent, route?.path ?? ''].filter(Boolean).join('/');
}
