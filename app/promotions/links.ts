import type { LinksFunction } from '@remix-run/cloudflare';
import stylesheet from './promotions.css?url';

/** The styles of offers, for their screens alone. */
export const promotionLinks: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];
