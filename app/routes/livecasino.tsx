import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { RouteHandle } from '~/layout/route-handle';
import { heartIslands } from '~/lobby/heart-islands';
import { keptFloor, loadList } from '~/lobby/list-data';
import { ListScreen } from '~/lobby/list-screen';

export const handle: RouteHandle = {
  title: 'layout.livecasino',
  found: true,
  description: 'found.livecasino',
  ahead: true,
  kept: keptFloor,
  islands: heartIslands,
};

export { tableListLinks as links } from '~/lobby/links';

export const loader = ({ context }: LoaderFunctionArgs) => loadList(context, 'livecasino');

export default function LiveCasino() {
  return <ListScreen {...useLoaderData<typeof loader>()} />;
}
