import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import stylesheet from '~/info/info.css?url';
import { InfoIndex } from '~/info/info-screens';
import { keptInfo, loadInfoIndex } from '~/info/load-info';
import type { RouteHandle } from '~/layout/route-handle';

export const handle: RouteHandle = { title: 'info.title', description: 'info.lead', found: true, kept: keptInfo };

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const loader = ({ context }: LoaderFunctionArgs) => loadInfoIndex(context);

export default function Info() {
  return <InfoIndex {...useLoaderData<typeof loader>()} />;
}
