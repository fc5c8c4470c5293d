import type { MessageKey } from '~/i18n/messages';

/** What a route tells the document about itself. */
export interface RouteHandle {
  /** Title of the screen; `title` in the loader's data wins. */
  title?: MessageKey;
  /** `main` (default): header, menus, footer. `game`: the slim frame of a game. `bare`: brand and content alone. */
  layout?: 'main' | 'game' | 'bare';
}
