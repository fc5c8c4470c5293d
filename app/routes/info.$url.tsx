import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import stylesheet from '~/info/info.css?url';
import { InfoScreen } from '~/info/info-screens';
import { keptInfo, loadInfo } from '~/info/load-info';
import type { RouteHandle } from '~/layout/route-handle';

export const handle: RouteHandle = {
  found: true,
  kept: keptInfo,
  samples: { terms: '/info/terms', privacy: '/info/privacy' },
};

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const loader = ({ context, params }: LoaderFunctionArgs) => loadInfo(context, params.url!);

export default function InfoPage() {
  return <InfoScreen {...useLoaderData<typeof loader>()} />;
}
