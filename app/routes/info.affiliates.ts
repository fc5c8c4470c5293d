import { redirect, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import type { RouteHandle } from '~/layout/route-handle';

/** Search engines may follow. */
export const handle: RouteHandle = { found: true };

/** The page has one address. What a partner's link carries goes along. */
export const loader = ({ context }: LoaderFunctionArgs) => redirect(`/affiliates${context.url.search}`, 301);
