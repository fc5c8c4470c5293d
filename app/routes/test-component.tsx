import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import stylesheet from '~/account/account-tables.css?url';
import type { RouteHandle } from '~/layout/route-handle';
import { Showcase } from '~/ui/showcase/showcase';

export const handle: RouteHandle = { unsampled: 'it is there while QA is on' };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

/** For QA and previews alone (SPEC §2: test page); anywhere else it is not found. */
export function loader({ context: { env, url } }: LoaderFunctionArgs) {
  if (env.QA !== 'on') throw new Response(null, { status: 404 });
  return { title: 'app/ui', refused: url.searchParams.get('state') === 'refused' };
}

export default function TestComponent() {
  return <Showcase {...useLoaderData<typeof loader>()} />;
}
