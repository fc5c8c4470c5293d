/**
 * The screens that stand, read from the routes of the build. Menus, sitemap, robots, prefetch rules and the tests that walk all screens take
 * them from here, so that a route is written down once: where it stands.
 */
import type { ServerBuild } from '@remix-run/cloudflare';
import { languages } from 'contract/constants';
import type { MessageKey } from '~/i18n/messages';
import type { MenuName, MenuScreen } from '~/i18n/page';
import { localizedPath } from './locale';
import { patternOf, type Routes } from './route-patterns';

/** An address at which tests look at a screen. */
export interface Sample {
  /** Without locale prefix, with its query. */
  path: string;
  /** 200 when left out. */
  status?: number;
  /** Islands come to whoever the screen is for, where the route decides by its data; else none do. */
  scripts?: true;
}

/** A menu's way to a screen, as the route says it. */
export interface MenuFacts extends Omit<MenuScreen, 'path' | 'label'> {
  in: MenuName;
  /** From 1 on. */
  place: number;
  /** What the menu calls the screen; left out: its title. */
  label?: MessageKey;
  /** One of its addresses, where the route has a parameter. */
  path?: string;
}

/** What a route says about its screen (`handle`) beyond how it is drawn. */
export interface ScreenFacts {
  /** Title of the screen; `title` in the loader's data wins. */
  title?: MessageKey;
  /** Who gets to see the screen; others are led home (SPEC §2). Left out: anybody. */
  seenBy?: 'visitor' | 'player';
  /** Its action takes a file: it reads the body as a stream, with a cap of its own. Any other body is refused above `longestBody`. */
  takesFile?: true;
  /**
   * The same for everybody and worth finding: search engines may read it, and show it or the page that it names in its stead (`ToldPage.canonical`).
   * Without parameters it stands in the sitemap. All else is closed to them (robots.txt).
   */
  found?: true;
  /** It only reads and is often opened next: browsers may fetch it ahead. The rules travel with home's first answer, so only few say so. */
  ahead?: true;
  /** The menus of the house that lead to it. */
  menus?: readonly MenuFacts[];
  /** Addresses at which tests look at the screen, by name. Left out: the route's own path. A path with a parameter says some, or why not. */
  samples?: Readonly<Record<string, string | Sample>>;
  /** Why tests can't look at the screen by an address alone, and which do instead. */
  unsampled?: string;
}

export interface Screen {
  /** Of the route. */
  id: string;
  /** Without locale prefix; `:name` for parameters, `?` after what may be left out. */
  path: string;
  facts: ScreenFacts;
}

export interface Screens {
  all: readonly Screen[];
  /** Whether a page of ours answers a path, be it by leading on; its query and fragment don't count. */
  stands: (path: string) => boolean;
  /** The pattern of the route that answers a path, such as `/withdrawal/:token`: what a log says in its place. `/*` where none does. */
  patternAt: (path: string) => string;
  /** The id of the route that answers a path; null where none does. */
  routeAt: (path: string) => string | null;
  /** What the route says that answers a path; nothing where none does. */
  factsAt: (path: string) => ScreenFacts;
  /** The title that the screen at a path without parameters has whatever it shows. */
  titleOf: (path: string) => MessageKey | null;
  /** The screens that one of the house's own menus leads to, in its order. */
  menuOf: (name: MenuName) => readonly MenuScreen[];
  /** Whether search engines are to find the screen at an address. */
  isFound: (path: string) => boolean;
  /** Paths without parameters that search engines are told of. */
  found: readonly string[];
  /** Paths without parameters that browsers may fetch ahead. */
  ahead: readonly string[];
  /** What the addresses that are no search engine's business begin with, in each language. */
  closed: readonly string[];
}

type Route = NonNullable<Routes[string]>;

const factsOf = ({ module }: Route): ScreenFacts | undefined => module.handle as ScreenFacts | undefined;

/** A route that draws a page and says something about it; one that only leads on says nothing. */
const isScreen = (route: Route): boolean =>
  route.id !== 'root' && Boolean(route.module.default) && factsOf(route) !== undefined;

const isPlain = (path: string): boolean => !/[:*]/.test(path);

/** The path with all that may be left out left out. */
const shortest = (path: string): string => path.replace(/\/[^/]+\?/g, '') || '/';

/** A path's pattern as an expression: `/info/:url?` → `/info`, `/info/terms`. */
const expressionOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replace(/[.+^$()[\]\\]/g, '\\$&')
      .replace(/\/:\w+\?/g, '(?:/[^/]+)?')
      .replace(/:\w+/g, '[^/]+')}$`,
  );

/**
 * Finds the pattern that an address is of: what has fewest parameters first. Every request asks for its route, and every link of a page whether it stands:
 * plain paths, most of them, are looked up, and expressions made once.
 */
function matcherOf(patterns: readonly string[]): (path: string) => string | undefined {
  const plain = new Set(patterns.filter(isPlain));
  const parameters = (path: string) => path.split(':').length;
  const others = patterns
    .filter((pattern) => !isPlain(pattern))
    .sort((a, b) => parameters(a) - parameters(b))
    .map((pattern) => ({ pattern, expression: expressionOf(pattern) }));
  return (path) => (plain.has(path) ? path : others.find(({ expression }) => expression.test(path))?.pattern);
}

/** What every address of a path begins with. */
const beginning = (path: string): string =>
  isPlain(path) ? path : path.slice(0, path.indexOf(':')).replace(/(?<=.)\/$/, path.includes('?') ? '' : '/');

/** The beginnings that bar all paths but the found ones: none that another covers, none that would bar a found path too. */
function closedOf(paths: readonly string[], found: readonly string[]): string[] {
  const wanted = [...new Set(paths.map(beginning))].filter((path) => path !== '/').sort();
  const apart = wanted.map((path) => (found.some((open) => beginning(open).startsWith(path)) ? `${path}$` : path));
  const least = apart.filter((path) => !apart.some((other) => other !== path && path.startsWith(other)));
  return languages.flatMap((language) => least.map((path) => localizedPath(path, language)));
}

export function screensOf(routes: ServerBuild['routes']): Screens {
  const addressed = Object.values(routes).flatMap((route) =>
    route && route.id !== 'root' ? [{ route, path: `/${patternOf(routes, route.id)}` }] : [],
  );
  // A route that holds others has a path of its own only by its index.
  const reached = addressed.filter(({ route }) => !Object.values(routes).some((other) => other?.parentId === route.id));
  const all = reached
    .filter(({ route }) => isScreen(route))
    .map(({ route, path }) => ({ id: route.id, path, facts: factsOf(route)! }));
  const pageAt = matcherOf(reached.map(({ path }) => path).filter((path) => path !== '/*'));
  // Remix matches in any case, with or without a slash at the end, and a request for data alone by the same routes.
  const foundAt = (path: string) => pageAt(path.toLowerCase().replace(/(?<=.)(?:\/+|\.data)$/, ''));
  const patternAt = (path: string) => foundAt(path) ?? '/*';
  const ids = new Map(reached.map(({ route, path }) => [path, route.id]));
  const facts = new Map(reached.map(({ route, path }) => [path, factsOf(route)]));
  const flagged = (fact: 'found' | 'ahead') =>
    all.filter(({ path, facts }) => facts[fact] && isPlain(shortest(path))).map(({ path }) => shortest(path));
  const [open, shut] = [true, false].map((isFound) =>
    reached
      .filter(({ route, path }) => path !== '/*' && Boolean(factsOf(route)?.found) === isFound)
      .map(({ path }) => path),
  );
  const titles = new Map(
    all.filter(({ path }) => isPlain(shortest(path))).map(({ path, facts }) => [shortest(path), facts.title]),
  );
  const inMenus = all
    .flatMap(({ path, facts }) =>
      (facts.menus ?? []).map((entry) => {
        const label = entry.label ?? facts.title;
        if (!label) throw new Error(`The menu has no word for ${path}.`);
        return { path: shortest(path), ...entry, label };
      }),
    )
    .sort((a, b) => a.place - b.place);
  const menus = {
    player: inMenus.filter((entry) => entry.in === 'player'),
    legal: inMenus.filter((entry) => entry.in === 'legal'),
  };
  return {
    all,
    menuOf: (name) => menus[name],
    titleOf: (path) => titles.get(path) ?? null,
    patternAt,
    routeAt: (path) => ids.get(foundAt(path) ?? '') ?? null,
    factsAt: (path) => facts.get(patternAt(path)) ?? {},
    stands: (path) => pageAt(path.split(/[?#]/, 1)[0]!) !== undefined,
    isFound: (path) => facts.get(pageAt(path) ?? '/*')?.found === true,
    found: flagged('found'),
    ahead: flagged('ahead'),
    closed: closedOf(shut!, open!),
  };
}

/** The addresses of a screen at which tests look, each with its name. */
export function samplesOf({ id, path, facts }: Screen): (Sample & { name: string })[] {
  if (facts.unsampled) return [];
  const said = facts.samples ?? { [id.replace(/^routes\//, '')]: shortest(path) };
  return Object.entries(said).map(([name, sample]) => ({
    name,
    ...(typeof sample === 'string' ? { path: sample } : sample),
  }));
}
