import { redirect, type ActionFunctionArgs, type LinksFunction, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { timeZoneOf } from '~/account/time-zone';
import { usePage } from '~/i18n/page';
import type { IslandName } from '~/layout/island-names';
import type { RouteHandle } from '~/layout/route-handle';
import { FavouriteForms } from '~/lobby/favourite-forms';
import { heartIslands } from '~/lobby/heart-islands';
import { tileLinks } from '~/lobby/links';
import { EnglishPart } from '~/races/english-part';
import { eventOf } from '~/races/event';
import { EventPicture } from '~/races/event-card';
import stylesheet from '~/races/events.css?url';
import { gamesOf, GamesRail } from '~/races/games-rail';
import { RaceScreen } from '~/races/race-screen';

type Pages = Awaited<ReturnType<typeof loader>>;

/** A board that moves asks for itself anew. */
const islandsOf = (data: Pick<Pages, 'race' | 'favourites'> | undefined): readonly IslandName[] => [
  ...(data?.race?.state === 'running' ? (['wake'] as const) : []),
  ...heartIslands(data),
];

export const handle: RouteHandle = {
  found: true,
  samples: { 'how slot races work': '/slot-races/how-slot-races-work' },
  // Boards move.
  kept: { fresh: 15, stale: 600 },
  islands: islandsOf,
};

export const links: LinksFunction = () => [...tileLinks(), { rel: 'stylesheet', href: stylesheet }];

/** What stands at an address below `/slot-races`: a race, what is written about it, or an article alone. @throws a 404 or 410 response when there is nothing */
export async function loader({ context: { api, player }, params }: LoaderFunctionArgs) {
  const url = params.url!;
  const [race, article, catalogue, found] = await Promise.all([
    unlessUnknown(api.races.get(url)),
    unlessUnknown(api.content.page('slot-races', url)),
    api.games.all(),
    player(),
  ]);
  const shown = race ?? article;
  if (!shown) throw new Response(null, { status: 404 });
  return {
    title: shown.title,
    description: shown.summary || undefined,
    about: race ? eventOf(`/slot-races/${race.id}`, race) : undefined,
    race,
    article,
    games: gamesOf(race?.games ?? article?.games ?? [], catalogue),
    favourites: found?.favourites ?? null,
    // Null: nobody is logged in.
    mayJoin: found ? found.mayBeOffered : null,
    timeZone: found ? timeZoneOf(found) : 'UTC',
  };
}

/** What it gives, or null where the API knows of no such thing. @throws what else it throws */
async function unlessUnknown<Value>(asked: Promise<Value>): Promise<Value | null> {
  try {
    return await asked;
  } catch (fault) {
    if (fault instanceof Response && fault.status === 404) return null;
    throw fault;
  }
}

/** Joins for the player, once however often it comes, and leads back to the race. */
export async function action({ context, params }: ActionFunctionArgs) {
  const id = params.url!;
  await context.requirePlayer();
  const answer = await context.api.races.join(id);
  context.session.flash(
    answer.ok ? { kind: 'success', key: 'races.joined' } : { kind: 'warning', text: answer.message },
  );
  return redirect(`/slot-races/${encodeURIComponent(id)}`, 303);
}

export default function SlotRace() {
  const { race, ...page } = useLoaderData<typeof loader>();
  return race ? <RaceScreen race={race} {...page} /> : <Article {...page} />;
}

/** An article about slot races that is about no race of its own. */
function Article({ title, article, games, favourites }: Omit<Pages, 'race'>) {
  const { t, href } = usePage();
  return (
    <>
      <header className="event-head">
        <EventPicture image={article?.image ?? null} inSight />
        <div className="event-text">
          <p className="event-notes">
            <a className="link" href={href('/slot-races')}>
              {t('races.allRaces')}
            </a>
          </p>
          <h1>{title}</h1>
          <p className="lead">{article?.summary}</p>
        </div>
      </header>
      {article && <EnglishPart article={article} title={t('races.aboutRaces')} />}
      <GamesRail id="race-games" title={t('races.games')} games={games} favourites={favourites} />
      {favourites && <FavouriteForms />}
    </>
  );
}
