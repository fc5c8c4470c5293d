import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { pausedPage } from '~/edge/maintenance';
import type { RouteHandle } from '~/layout/route-handle';

export const handle: RouteHandle = { samples: { 'not found': { path: '/no-such-page', status: 404 } } };

/** Every path that no other route has, and every request that the front door refused. */
export function loader({ context }: LoaderFunctionArgs): never {
  throw context.refusal === 503 ? pausedPage() : new Response(null, { status: context.refusal ?? 404 });
}

export const action = loader;

export default function NotFound() {
  return null;
}
