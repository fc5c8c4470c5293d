import type { LinksFunction } from '@remix-run/cloudflare';
import lists from './list.css?url';
import tables from './table-list.css?url';
import tiles from './tiles.css?url';

/** The lobby's own styles, for its screens alone: a game's page has its own weight to carry. */
export const lobbyLinks: LinksFunction = () => [{ rel: 'stylesheet', href: lists }];

/** The same for lists with tables in them. */
export const tableListLinks: LinksFunction = () => [{ rel: 'stylesheet', href: tables }];

/** Of them what a row of games needs, for screens of something else that show one. */
export const tileLinks: LinksFunction = () => [{ rel: 'stylesheet', href: tiles }];
