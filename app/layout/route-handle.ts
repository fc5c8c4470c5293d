import type { Lifetime } from '~/edge/shared-cache';
import type { MessageKey } from '~/i18n/messages';
import type { HydratedName, IslandName } from './island-names';

/** What a route tells the document about itself. */
export interface RouteHandle {
  /** Title of the screen; `title` in the loader's data wins. */
  title?: MessageKey;
  /** `main` (default): header, menus, footer. `game`: the slim frame of a game. `bare`: brand and content alone. */
  layout?: 'main' | 'game' | 'bare';
  /** As a newcomer sees it, the screen is drawn by the first style sheet alone: it has no form of fields, notice, tab or article (a test compares). */
  lean?: true;
  /** Scripts that enhance the finished page, at most 6 KB together (QUALITY), or which of them by the loader's data. Never sent in lite mode. */
  islands?: readonly IslandName[] | ((data: never) => readonly IslandName[]);
  /** The part of the screen that React takes over, at most 95 KB with all it needs (QUALITY). Never sent in lite mode. */
  hydrate?: HydratedName;
  /** Who gets to see the screen; others are led home (SPEC §2). Left out: anybody. */
  seenBy?: 'visitor' | 'player';
  /** The same for everybody and worth finding: it stands in the sitemap, and search engines may list it. */
  found?: true;
  /** It only reads and is often opened next: browsers may fetch it ahead. */
  ahead?: true;
  /** Addresses at which tests look at the screen, by name. Left out: the route's own path, by its file's name. */
  samples?: Readonly<Record<string, string>>;
  /** The page is the same for everybody who isn't logged in and may be kept at the edge for so many seconds (`app/edge/page-cache.ts`). */
  kept?: Lifetime;
}
