import type { AppLoadContext } from '@remix-run/cloudflare';
import type { ContentCard } from 'contract/content';
import { loadPointedAt } from '~/content/load-pointed';
import { eventOf, gamesOf } from './load-races';

/** Seconds that pages of network promotions are kept for visitors. */
export const keptNetwork = { fresh: 60, stale: 600 } as const;

export const networkStates = ['running', 'coming', 'settled'] as const;
export type NetworkState = (typeof networkStates)[number];

/** Where a promotion stands in its window; without one it runs. @param now epoch ms */
export function networkStateAt(
  { startsAt, endsAt }: Pick<ContentCard, 'startsAt' | 'endsAt'>,
  now: number,
): NetworkState {
  if (endsAt !== null && now >= endsAt) return 'settled';
  return startsAt !== null && now < startsAt ? 'coming' : 'running';
}

/** All that is shown, newest first. */
export async function loadNetwork({ api }: Pick<AppLoadContext, 'api'>) {
  const { items } = await api.content.list('network-promotions', { limit: 100 });
  return { promotions: items };
}
export type NetworkData = Awaited<ReturnType<typeof loadNetwork>>;

/** One promotion with its games. @throws a 404 or 410 response */
export async function loadPromotion(context: Pick<AppLoadContext, 'api' | 'player'>, url: string) {
  const { api, player } = context;
  const page = api.content.page('network-promotions', url);
  const [article, catalogue, found, pointedAt] = await Promise.all([
    page,
    api.games.all(),
    player(),
    loadPointedAt(context, page),
  ]);
  const { startsAt, endsAt } = article;
  return {
    title: article.title,
    description: article.summary,
    // What has no window is no event: schema.org asks for its start.
    about:
      startsAt === null || endsAt === null
        ? undefined
        : eventOf(`/network-promotions/${article.url}`, { ...article, startsAt, endsAt }),
    article,
    pointedAt,
    games: gamesOf(article.games, catalogue),
    favourites: found?.favourites ?? null,
  };
}
export type PromotionData = Awaited<ReturnType<typeof loadPromotion>>;
