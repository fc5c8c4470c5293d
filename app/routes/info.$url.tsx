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
  menus: [
    { in: 'legal', place: 3, path: '/info/terms', label: 'layout.terms', foot: 'every' },
    { in: 'legal', place: 4, path: '/info/privacy', label: 'layout.privacy', foot: 'every' },
    { in: 'legal', place: 5, path: '/info/cookies', label: 'layout.cookies' },
    { in: 'legal', place: 6, path: '/info/safer-play', label: 'layout.saferPlay' },
    { in: 'legal', place: 7, path: '/info/complaints', label: 'layout.complaints' },
    { in: 'legal', place: 8, path: '/info/fairness', label: 'layout.fairness' },
  ],
};

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const loader = ({ context, params }: LoaderFunctionArgs) => loadInfo(context, params.url!);

export default function InfoPage() {
  return <InfoScreen {...useLoaderData<typeof loader>()} />;
}
