import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { Page } from '~/i18n/page';
import type { IslandName } from '~/layout/island-names';
import type { ToldPage } from '~/layout/page-head';
import type { RouteHandle } from '~/layout/route-handle';
import { loadPlay, respondPlay, type PlayData } from '~/play/load-play';
import { PlayPage } from '~/play/play-page';
import { postRound } from '~/play/post-round';

const islandsOf = ({ screen }: Pick<PlayData, 'screen'>): readonly IslandName[] =>
  screen === 'shared' ? ['play-table', 'live-table'] : screen === 'table' ? ['play-table'] : [];

/** Of a game that opens here. What the game is stands on its own page, the one that search engines are to show. */
const told = (play: PlayData, { t }: Page): ToldPage => {
  const { game } = play;
  const named = { title: game.title, provider: game.provider };
  return {
    canonical: `/game/${game.id}`,
    ...('launch' in play
      ? { title: t('play.pageTitle', named), description: t('play.pageDescription', named) }
      : { description: game.description }),
  };
};

export const handle: RouteHandle = {
  layout: 'game',
  // Whoever is sent the address is shown what it is; closed, search engines would list it as an address without words.
  found: true,
  told,
  islands: islandsOf,
  samples: {
    play: { path: '/play/lantern/lantern-festival', scripts: true },
    'shared table': { path: '/play/lantern/lamplight-roulette', scripts: true },
    'crash table': { path: '/play/lantern/skyward', scripts: true },
    baccarat: { path: '/play/lantern/jade-room-baccarat', scripts: true },
    'three dice': { path: '/play/lantern/glass-dome-dice', scripts: true },
    'money wheel': { path: '/play/lantern/wheel-of-seasons', scripts: true },
    'money boxes': { path: '/play/lantern/the-parcel-room', scripts: true },
    'shared blackjack': { path: '/play/lantern/observatory-21', scripts: true },
  },
};

export const loader = async ({ context, params }: LoaderFunctionArgs) =>
  respondPlay(await loadPlay(context, { system: params.system!, title: params.title!, device: 'pc' }));

export const action = ({ context, params, request }: ActionFunctionArgs) =>
  postRound(context, { system: params.system!, title: params.title! }, request);

export default function Play() {
  return <PlayPage play={useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />;
}
