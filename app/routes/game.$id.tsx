import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { RouteHandle } from '~/layout/route-handle';
import { loadGame } from '~/lobby/game-data';
import { GameScreen } from '~/lobby/game-screen';
import gameStyles from '~/lobby/game.css?url';
import { heartIslands } from '~/lobby/heart-islands';
import { lobbyLinks } from '~/lobby/links';
import { keptList } from '~/lobby/list-data';

export const handle: RouteHandle = {
  found: true,
  samples: { 'game info': '/game/lantern-festival' },
  kept: keptList,
  islands: heartIslands,
};

export const links: LinksFunction = () => [...lobbyLinks(), { rel: 'stylesheet', href: gameStyles }];

export const loader = ({ context, params }: LoaderFunctionArgs) => loadGame(context, params.id!);

export default function Game() {
  return <GameScreen {...useLoaderData<typeof loader>()} />;
}
