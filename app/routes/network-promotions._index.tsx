import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { usePage } from '~/i18n/page';
import type { RouteHandle } from '~/layout/route-handle';
import { EventCard } from '~/races/event-card';
import stylesheet from '~/races/events.css?url';
import { badgeOf, networkStateAt, networkStates, windowFacts } from '~/races/network';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/panel';

export const handle: RouteHandle = {
  title: 'layout.networkPromotions',
  found: true,
  description: 'races.networkLead',
  samples: { 'network promotions': '/network-promotions' },
  kept: { fresh: 60, stale: 600 },
};

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

/** All that is shown, newest first. */
export async function loader({ context: { api } }: LoaderFunctionArgs) {
  const { items } = await api.content.list('network-promotions', { limit: 100 });
  return { promotions: items };
}

const titles = { running: 'races.networkRunning', coming: 'races.coming', settled: 'races.settled' } as const;

/** Network promotions by state (SPEC §2). */
export default function NetworkPromotions() {
  const { promotions } = useLoaderData<typeof loader>();
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
