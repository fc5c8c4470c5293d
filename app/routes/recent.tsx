import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { RouteHandle } from '~/layout/route-handle';
import { OwnListScreen, loadOwnList } from '~/lobby/own-list';

export const handle: RouteHandle = { title: 'lobby.recent', seenBy: 'player', islands: ['favourite-forms'] };

export { lobbyLinks as links } from '~/lobby/links';

export const loader = ({ context }: LoaderFunctionArgs) => loadOwnList(context, 'recent');

export default function OwnGames() {
  return <OwnListScreen {...useLoaderData<typeof loader>()} />;
}
