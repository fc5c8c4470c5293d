import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { RaceCard } from 'contract/races';
import { timeZoneOf } from '~/account/time-zone';
import { formatShortMoney } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import type { RouteHandle } from '~/layout/route-handle';
import { EventCard, EventPicture } from '~/races/event-card';
import stylesheet from '~/races/events.css?url';
import { momentIn, scoreText, stateWord } from '~/races/race-words';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/panel';

export const handle: RouteHandle = {
  title: 'layout.slotRaces',
  found: true,
  description: 'races.lead',
  samples: { 'slot races': '/slot-races' },
  // Boards move.
  kept: { fresh: 15, stale: 600 },
};

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

/** All races, with the zone that times are told in: the player's own, else UTC. */
export async function loader({ context: { api, player } }: LoaderFunctionArgs) {
  const [{ items }, found] = await Promise.all([api.races.list(), player()]);
  return { races: items, timeZone: found ? timeZoneOf(found) : 'UTC' };
}

const parts = ['running', 'coming', 'settled'] as const;

/** Slot races by state (SPEC §2). */
export default function SlotRaces() {
  const { races, timeZone } = useLoaderData<typeof loader>();
  const { t, href } = usePage();
  return (
    <>
      <div className="page-head">
        <h1>{t('layout.slotRaces')}</h1>
        <p className="lead">{t('races.lead')}</p>
        <p className="event-notes">
          <a className="link" href={href('/slot-races/how-slot-races-work')}>
            {t('races.howRaces')}
          </a>{' '}
          <small>{t('races.timesIn', { zone: timeZone })}</small>
        </p>
      </div>
      {parts.map((part) => {
        const some = races.filter(({ state }) => state === part);
        if (some.length === 0 && part !== 'running') return null;
        return (
          <section key={part} aria-labelledby={part}>
            <h2 className="events-title" id={part}>
              {t(`races.${part}`)}
            </h2>
            {some.length > 0 ? (
              <ul className={part === 'settled' ? 'events-over' : 'events'}>
                {some.map((race) =>
                  part === 'settled' ? (
                    <EndedRace key={race.id} race={race} timeZone={timeZone} />
                  ) : (
                    <RaceCardView key={race.id} race={race} timeZone={timeZone} />
                  ),
                )}
              </ul>
            ) : (
              <EmptyState
                level={3}
                icon="cup"
                title={t('races.noneRunning')}
                action={<Button href={href('/casino')}>{t('layout.slots')}</Button>}
              >
                {t('races.noneRunningText')}
              </EmptyState>
            )}
          </section>
        );
      })}
    </>
  );
}

function RaceCardView({ race, timeZone }: { race: RaceCard; timeZone: string }) {
  const page = usePage();
  const { t, number, locale, now } = page;
  const { id, state, score, startsAt, endsAt, prizeTotal, currency, entrants, leaders } = race;
  const moment = momentIn(timeZone, page);
  const facts = [
    { name: t('races.prizeTotal'), value: <b>{formatShortMoney(prizeTotal, currency, locale)}</b> },
    { name: t('races.scoredBy'), value: t(`races.${score}`) },
    { name: t('races.starts'), value: moment(startsAt) },
    { name: t('races.ends'), value: moment(endsAt) },
    ...(state === 'coming' ? [] : [{ name: t('races.entrants'), value: number(entrants) }]),
  ];
  return (
    <EventCard
      to={`/slot-races/${id}`}
      image={race.image}
      title={race.title}
      summary={race.summary}
      facts={facts}
      state={{ kind: state === 'running' ? 'new' : 'neutral', word: t(stateWord(race, now)) }}
    >
      {state === 'running' &&
        (leaders.length > 0 ? (
          <ol className="leaders" aria-label={t('races.leaders')}>
            {leaders.map(({ place, player, score: reached }) => (
              <li key={place}>
                <span>{player}</span> <b className="num">{scoreText(reached, score, page)}</b>
              </li>
            ))}
          </ol>
        ) : (
          <p className="quiet">{t('races.nobodyYet')}</p>
        ))}
    </EventCard>
  );
}

/** A race that is over, in a line: when it ended, what it paid, who came first. */
function EndedRace({
  race: {
    id,
    title,
    image,
    score,
    endsAt,
    prizeTotal,
    currency,
    leaders: [first],
  },
  timeZone,
}: {
  race: RaceCard;
  timeZone: string;
}) {
  const page = usePage();
  const { t, href, locale } = page;
  return (
    <li className="event event-over">
      <EventPicture image={image} />
      <div className="event-text">
        <h3>
          <a href={href(`/slot-races/${id}`)}>{title}</a>
        </h3>{' '}
        <p className="quiet">
          {t('races.endedAt', {
            time: momentIn(timeZone, page)(endsAt),
            prizes: formatShortMoney(prizeTotal, currency, locale),
          })}
        </p>
        <p>
          {first
            ? t('races.winner', { player: first.player, score: scoreText(first.score, score, page) })
            : t('races.nobodyPlayed')}
        </p>
      </div>
    </li>
  );
}
