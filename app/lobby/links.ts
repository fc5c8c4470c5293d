import type { LinksFunction } from '@remix-run/cloudflare';
import stylesheet from './lobby.css?url';

/** The lobby's own styles, for its screens alone: a game's page has its own weight to carry. */
export const lobbyLinks: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];
