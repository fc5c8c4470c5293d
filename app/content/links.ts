import type { LinksFunction } from '@remix-run/cloudflare';
import stylesheet from './content.css?url';

/** The sheet of the pages that people read, in lists and whole. */
export const contentLinks: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];
