import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { loadPointedAt } from '~/news/load-pointed';
import { PointedAtCards } from '~/news/pointed-at';
import { respond } from '~/edge/respond';
import { usePage } from '~/i18n/page';
import type { RouteHandle } from '~/layout/route-handle';
import { FavouriteForms } from '~/lobby/favourite-forms';
import { heartIslands } from '~/lobby/heart-islands';
import { tileLinks } from '~/lobby/links';
import { EnglishPart } from '~/races/english-part';
import { eventOf } from '~/races/event';
import { EventPicture, Facts } from '~/races/event-card';
import stylesheet from '~/races/events.css?url';
import { gamesOf, GamesRail } from '~/races/games-rail';
import { badgeOf, networkStateAt, windowFacts } from '~/races/network';
import { Notice } from '~/ui/notice';
import { Badge } from '~/ui/panel';

export const handle: RouteHandle = {
  found: true,
  samples: { 'network promotion': '/network-promotions/winter-lights' },
  kept: { fresh: 60, stale: 600 },
  islands: heartIslands,
};

export const links: LinksFunction = () => [...tileLinks(), { rel: 'stylesheet', href: stylesheet }];

/** One promotion with its games. @throws a 404 or 410 response */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, player } = context;
  const page = api.content.page('network-promotions', params.url!);
  const [article, catalogue, found, pointedAt] = await Promise.all([
    page,
    api.games.all(),
    player(),
    loadPointedAt(context, page),
  ]);
  const { startsAt, endsAt } = article;
  const promotion = {
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
  return respond(promotion, { incomplete: pointedAt.incomplete });
}

/** A network promotion: what it is and its games in the reader's language, what is written about it in English. */
export default function NetworkPromotion() {
  const { article, games, favourites, pointedAt } = useLoaderData<typeof loader>();
  const page = usePage();
  const { t, href, now } = page;
  const state = networkStateAt(article, now);
  const { kind, word } = badgeOf(state, page);
  return (
    <>
      <header className="event-head">
        <EventPicture image={article.image} inSight />
        <div className="event-text">
          <p className="event-notes">
            <Badge kind={kind}>{word}</Badge>{' '}
            <a className="link" href={href('/network-promotions')}>
              {t('races.allNetwork')}
            </a>
          </p>
          <h1>{article.title}</h1>
          <p className="lead">{article.summary}</p>
          <Facts facts={windowFacts(article, page)} />
        </div>
      </header>
      {state === 'settled' && <Notice kind="info">{t('races.networkEnded')}</Notice>}
      <PointedAtCards {...pointedAt} />
      <GamesRail id="promotion-games" title={t('races.networkGames')} games={games} favourites={favourites} />
      <EnglishPart article={article} title={t('races.aboutNetwork')} />
      {favourites && <FavouriteForms />}
    </>
  );
}
