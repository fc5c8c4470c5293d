import { createContext, useContext } from 'react';
import type { MoneyUnit } from 'contract/money';
import type { Language } from './languages';
import type { MessageKey } from './messages';
import type { Translate } from './translator';

/** The menus of the house itself, beside those that a skin brings: the player's own screens, and what the law and fairness ask for. */
export type MenuName = 'player' | 'legal';

export interface MenuScreen {
  path: string;
  label: MessageKey;
  icon?: string;
  /** It stands at the foot of every page too, or of every page but a game's, which has less room. */
  foot?: 'every' | 'not of games';
}

/** What every view may know about the page it is on, in the reader's language. Made once per request. */
export interface Page {
  t: Translate;
  /** A search knows the lists by their English names in every language. */
  inEnglish: Translate;
  locale: Language;
  /** Names the request in the logs of both Workers. */
  requestId: string;
  /** The path without locale prefix and query, as routes write it. */
  path: string;
  /** The query with its `?`, or nothing. */
  search: string;
  /** Epoch milliseconds. */
  now: number;
  /** No scripts: the visitor chose so, or the browser saves data. */
  lite: false | 'chosen' | 'save-data';
  /** A form was refused: the document's title says so (QUALITY). */
  refused?: boolean;
  /** The address of a path of ours in this language: `/casino` → `/de/casino`. */
  href: (path: string) => string;
  /** Whether a page of ours answers a path, as routes write it: menus show what stands. */
  stands: (path: string) => boolean;
  /** The screens that one of the house's own menus leads to, in its order. */
  menuOf: (name: MenuName) => readonly MenuScreen[];
  /** The title of the screen at a path, if it has one whatever it shows. */
  titleOf: (path: string) => MessageKey | null;
  /** The origin that the site is known by, without a trailing slash. */
  site: string;
  money: (amount: number, unit: MoneyUnit) => string;
  number: (value: number) => string;
  dateTime: (at: number) => string;
  ago: (at: number) => string;
  /** The same as far as it is alike for all readers of this language at this house; asking it for more throws. What is drawn once is drawn with it. */
  shared: Page;
  /** Takes long parts that are drawn once as bytes, and gives what stands for them in the text of the page. Left out: they are part of the text. */
  long?: { markOf: (part: Uint8Array<ArrayBuffer>) => string };
}

const PageContext = createContext<Page | null>(null);

export const PageProvider = PageContext.Provider;

/** @throws outside a page, which is a mistake in the code. */
export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage needs a PageProvider above it');
  return page;
}
