import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { RouteHandle } from '~/layout/route-handle';
import { OwnListScreen, loadOwnList } from '~/lobby/own-list';

export const handle: RouteHandle = {
  title: 'lobby.favourites',
  seenBy: 'player',
  islands: ['favourite-forms'],
  menus: [{ in: 'player', place: 7, icon: 'heart' }],
};

export { lobbyLinks as links } from '~/lobby/links';

export const loader = ({ context }: LoaderFunctionArgs) => loadOwnList(context, 'favourites');

export default function OwnGames() {
  return <OwnListScreen {...useLoaderData<typeof loader>()} />;
}
