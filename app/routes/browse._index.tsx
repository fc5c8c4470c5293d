import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { GameCategory, GameCollection } from 'contract/games';
import { respond } from '~/edge/respond';
import { usePage } from '~/i18n/page';
import type { RouteHandle } from '~/layout/route-handle';
import stylesheet from '~/lobby/browse.css?url';
import { categories, CategoryNav } from '~/lobby/categories';
import { WokenRails, loadLiveRails } from '~/lobby/floor-rails';
import { writeListQuery } from '~/lobby/list-query';
import { Rail } from '~/lobby/rail';

export const handle: RouteHandle = {
  title: 'lobby.browse',
  found: true,
  description: 'found.browse',
  ahead: true,
  samples: { browse: { path: '/browse', scripts: true } },
  islands: ['wake'],
  kept: { fresh: 10, stale: 60 },
};

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

/** The rails below those that move, in their order, each with the list that holds all of its games. */
const rails: readonly { of: Exclude<GameCollection, 'jackpot'>; within: GameCategory }[] = [
  { of: 'free-spins', within: 'slots' },
  { of: 'respins', within: 'slots' },
  { of: 'cascades', within: 'slots' },
  { of: 'ways', within: 'slots' },
  { of: 'cash-out', within: 'crash-and-fast' },
  { of: 'calm', within: 'slots' },
  { of: 'bold', within: 'slots' },
];

const listOf = ({ of, within }: (typeof rails)[number]): string =>
  categories[within].path +
  writeListQuery(of === 'calm' ? { volatility: 'low' } : of === 'bold' ? { volatility: 'high' } : { feature: of });

export async function loader({ context }: LoaderFunctionArgs) {
  const [live, { collections, providers }] = await Promise.all([
    loadLiveRails(context),
    context.api.games.collections(),
    context.player(),
  ]);
  const kinds = rails.map((rail) => ({
    ...rail,
    games: collections.find(({ collection }) => collection === rail.of)?.games ?? [],
  }));
  return respond({ live, kinds, providers }, { incomplete: !live.pots.held });
}

/** All games by what they have in common: pots and tables as they stand, then by feature and by how they feel, and every provider. */
export default function Browse() {
  const { live, kinds, providers } = useLoaderData<typeof loader>();
  const { t, href, number } = usePage();
  return (
    <>
      <CategoryNav />
      <div className="page-head">
        <h1>{t('lobby.browse')}</h1>
      </div>
      <WokenRails source="/browse/floor" {...live} />
      {kinds.map(
        (rail) =>
          rail.games.length > 0 && (
            <Rail
              key={rail.of}
              kind={rail.of}
              title={t(`lobby.kind_${rail.of}`)}
              all={listOf(rail)}
              games={rail.games}
            />
          ),
      )}
      <section aria-labelledby="providers">
        <h2 id="providers">{t('lobby.providers')}</h2>
        <ul className="makers">
          {providers.map(({ name, games }) => (
            <li key={name}>
              <a href={href(`/search?title=${encodeURIComponent(name)}`)}>{name}</a>{' '}
              <small>{t('lobby.count', { count: games, shown: number(games) })}</small>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
