import type { ContentCard } from 'contract/content';
import { PointedAtCards } from '~/content/pointed-at';
import { formatDate } from '~/i18n/format';
import { usePage, type Page } from '~/i18n/page';
import { FavouriteForms } from '~/lobby/favourite-forms';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { Badge, EmptyState } from '~/ui/panel';
import { EnglishPart } from './english-part';
import { EventCard, EventPicture, Facts } from './event-card';
import { GamesRail } from './games-rail';
import { networkStateAt, networkStates, type NetworkData, type NetworkState, type PromotionData } from './load-network';

const words = { running: 'races.isRunning', coming: 'races.isComing', settled: 'races.isSettled' } as const;
const titles = { running: 'races.networkRunning', coming: 'races.coming', settled: 'races.settled' } as const;
const badgeOf = (state: NetworkState, { t }: Page) => ({
  kind: state === 'running' ? ('new' as const) : ('neutral' as const),
  word: t(words[state]),
});

/** The first and last day of a window, in UTC. */
function windowFacts({ startsAt, endsAt }: Pick<ContentCard, 'startsAt' | 'endsAt'>, { t, locale }: Page) {
  return [
    ...(startsAt === null ? [] : [{ name: t('races.firstDay'), value: formatDate(startsAt, locale) }]),
    // A window ends with the first moment that is no longer in it.
    ...(endsAt === null ? [] : [{ name: t('races.lastDay'), value: formatDate(endsAt - 1, locale) }]),
  ];
}

/** Network promotions by state (SPEC §2). */
export function NetworkScreen({ promotions }: NetworkData) {
  const page = usePage();
  const { t, href, now, number } = page;
  return (
    <>
      <div className="page-head">
        <h1>{t('layout.networkPromotions')}</h1>
        <p className="lead">{t('races.networkLead')}</p>
      </div>
      {networkStates.map((state) => {
        const some = promotions.filter((promotion) => networkStateAt(promotion, now) === state);
        if (some.length === 0 && state !== 'running') return null;
        return (
          <section key={state} aria-labelledby={state}>
            <h2 className="events-title" id={state}>
              {t(titles[state])}
            </h2>
            {some.length > 0 ? (
              <ul className="events">
                {some.map((promotion) => (
                  <EventCard
                    key={promotion.url}
                    to={`/network-promotions/${promotion.url}`}
                    image={promotion.image}
                    title={promotion.title}
                    summary={promotion.summary}
                    state={badgeOf(state, page)}
                    facts={[
                      ...windowFacts(promotion, page),
                      ...(promotion.games.length > 0
                        ? [{ name: t('races.gameCount'), value: number(promotion.games.length) }]
                        : []),
                    ]}
                  />
                ))}
              </ul>
            ) : (
              <EmptyState
                level={3}
                icon="star"
                title={t('races.networkNone')}
                action={<Button href={href('/casino')}>{t('layout.slots')}</Button>}
              >
                {t('races.networkNoneText')}
              </EmptyState>
            )}
          </section>
        );
      })}
    </>
  );
}

/** A network promotion: what it is and its games in the reader's language, what is written about it in English. */
export function PromotionScreen({ article, games, favourites, pointedAt }: PromotionData) {
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
