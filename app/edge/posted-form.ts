import type { AppLoadContext } from '@remix-run/cloudflare';
import { createPath, parsePath } from '@remix-run/react';
import type { MatchesAt, Route } from './read-page';

declare module '@remix-run/cloudflare' {
  interface AppLoadContext {
    /** What the action of this request came to already: where that led nowhere else the page is Remix' to make, and no action runs twice. */
    acted?: Promise<unknown>;
  }
}

/** Answers a posted form, or says what its action came to where the rest is Remix' to do. Null: Remix has to find who is meant. */
export type FormPoster = (
  request: Request,
  edge: AppLoadContext,
) => Promise<Response | { acted: Promise<unknown> } | null>;

/**
 * Runs the action of a screen. Where it leads on, as that of nearly every form does that was accepted (303), there is no page to make, and what Remix does
 * around it is left out: to copy the request twice, to look for the routes again, to make ready for loaders. Whatever else it came to, a refused form
 * first, is Remix' to finish (`withLoaded`).
 */
export function formPoster(screen: Route, basename: string, matchesAt: MatchesAt): FormPoster | null {
  const { action } = screen.module;
  // A post to an index route is its parent's, unless the address says `?index`.
  if (!action || screen.index) return null;
  return async (request, edge) => {
    const matches = matchesAt(edge.url.pathname);
    if (!matches) return null;
    const { params } = matches.at(-1)!;
    const acted = Promise.resolve().then(() => action({ request, context: edge, params }));
    const came: unknown = await acted.catch(() => null);
    if (!(came instanceof Response) || !leadsOn(came.status)) return { acted };
    const to = came.headers.get('Location');
    if (to === null || !isOwnPath.test(to)) return { acted };
    came.headers.set('Location', behind(basename, to));
    return came;
  };
}

const leadsOn = (status: number): boolean => status >= 300 && status < 400;

/** A path of this site, from its root, without steps up: those Remix resolves. */
const isOwnPath = /^\/(?![/\\])(?!.*\/\.)/;

/** The address of a path in the language of the basename, as Remix writes it into redirects. */
function behind(basename: string, to: string): string {
  const { pathname = '/', ...rest } = parsePath(to);
  return createPath({
    ...rest,
    pathname: pathname === '/' ? basename : `${basename}/${pathname}`.replace(/\/\/+/g, '/'),
  });
}
