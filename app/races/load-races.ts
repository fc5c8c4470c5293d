import { redirect, type AppLoadContext } from '@remix-run/cloudflare';
import type { GameTile } from 'contract/games';
import type { Race } from 'contract/races';
import { timeZoneOf } from '~/account/time-zone';
import type { Thing } from '~/layout/structured-data';

/** Seconds that pages about races are kept for visitors: boards move. */
export const keptRaces = { fresh: 15, stale: 600 } as const;

/** How old the board that an island asks for may be for visitors, in seconds; players are told their own. */
export const keptBoard = { fresh: 5, stale: 60 } as const;

/** All races, with the zone that times are told in: the player's own, else UTC. */
export async function loadRaces({ api, player }: Pick<AppLoadContext, 'api' | 'player'>) {
  const [{ items }, found] = await Promise.all([api.races.list(), player()]);
  return { races: items, timeZone: found ? timeZoneOf(found) : 'UTC' };
}
export type RacesData = Awaited<ReturnType<typeof loadRaces>>;

/** The games with these ids in the catalogue's order; without those that have left it. */
export const gamesOf = (ids: readonly string[], { games }: { games: readonly GameTile[] }): GameTile[] =>
  games.filter(({ id }) => ids.includes(id));

/** What it gives, or null where the API knows of no such thing. @throws what else it throws */
export async function unlessUnknown<Value>(asked: Promise<Value>): Promise<Value | null> {
  try {
    return await asked;
  } catch (fault) {
    if (fault instanceof Response && fault.status === 404) return null;
    throw fault;
  }
}

/** What is on from one moment to another, as search engines are told of it. @param path of its page, without locale prefix */
export const eventOf = (
  path: string,
  { title, summary, image, startsAt, endsAt }: Pick<Race, 'title' | 'summary' | 'image' | 'startsAt' | 'endsAt'>,
): Thing => ({
  type: 'Event',
  facts: {
    name: title,
    description: summary || null,
    image,
    startDate: new Date(startsAt).toISOString(),
    endDate: new Date(endsAt).toISOString(),
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { type: 'VirtualLocation', facts: { url: path } },
  },
});

/** What stands at an address below `/slot-races`: a race, what is written about it, or an article alone. @throws a 404 or 410 response when there is nothing */
export async function loadRacePage({ api, player }: Pick<AppLoadContext, 'api' | 'player'>, url: string) {
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
export type RacePageData = Awaited<ReturnType<typeof loadRacePage>>;

/** The board alone; `ofPlayer`: as a player sees it. @throws a 404 response when there is no such race */
export async function loadBoard(context: AppLoadContext, id: string) {
  const [race, found] = await Promise.all([context.api.races.get(id), context.player()]);
  return { race, timeZone: found ? timeZoneOf(found) : 'UTC', ofPlayer: found !== null };
}

/** Joins for the player, once however often it comes, and leads back to the race. */
export async function postJoin(context: AppLoadContext, id: string) {
  await context.requirePlayer();
  const answer = await context.api.races.join(id);
  context.session.flash(
    answer.ok ? { kind: 'success', key: 'races.joined' } : { kind: 'warning', text: answer.message },
  );
  return redirect(`/slot-races/${encodeURIComponent(id)}`, 303);
}
