import type { MenuFacts, ScreenFacts } from '~/edge/screens';
import type { Lifetime } from '~/edge/shared-cache';
import type { MessageKey } from '~/i18n/messages';
import type { Page } from '~/i18n/page';
import type { IconName } from '~/ui/icon';
import type { HydratedName, IslandName } from './island-names';
import type { Thing } from './structured-data';

/**
 * What a route tells about itself: how the document is drawn, and (`ScreenFacts`) who sees it, whether search engines list it, whether browsers
 * fetch it ahead and where tests look at it. A route whose default export is never shown, since it only leads on, has none.
 */
export interface RouteHandle extends ScreenFacts {
  /** As `ScreenFacts` has them, with the drawings there are. */
  menus?: readonly (MenuFacts & { icon?: IconName })[];
  /** What a search engine shows below the title; `description` in the loader's data wins, which may say more (`PageDescription`). Each screen that is `found` has its own. */
  description?: MessageKey;
  /** What the page is told as where words have to be put together from the loader's data; before what stands in the data itself. */
  describe?: (data: never, page: Page) => PageDescription;
  /** `main` (default): header, menus, footer. `game`: the slim frame of a game. `bare`: brand and content alone. */
  layout?: 'main' | 'game' | 'bare';
  /** As a newcomer sees it, the screen is drawn by the first style sheet and its own alone, and for a player by these and player-styles.css: it has no form of fields, notice or article (a test compares). */
  lean?: true;
  /** Scripts that enhance the finished page, at most 6 KB together (QUALITY), or which of them by the loader's data. Never sent in lite mode. */
  islands?: readonly IslandName[] | ((data: never) => readonly IslandName[]);
  /** The part of the screen that React takes over, at most 95 KB with all it needs (QUALITY). Never sent in lite mode. */
  hydrate?: HydratedName;
  /** The page is the same for everybody who isn't logged in and may be kept at the edge for so many seconds (`app/edge/page-cache.ts`). */
  kept?: Lifetime;
}

/** What a screen's loader may say of its page, by these names in its data. */
export interface PageDescription {
  /** Before the handle's. */
  title?: string;
  /** What a search engine shows below the title; before the handle's. */
  description?: string;
  /** The picture of whoever shares the page: path of a PNG or JPEG among our static files. Left out: the house's. */
  shareImage?: string;
  /** What the page is about, as schema.org names it. */
  about?: Thing;
  /** Path of the page that search engines are to show in its stead: what is to be read here stands there too. */
  canonical?: string;
  /** Path of the screen above it, if it is not the one that its own address stands below. */
  above?: string;
}
