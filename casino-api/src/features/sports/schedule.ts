import { hours } from 'contract/constants';
import { fixturesBetween, league, type Fixture } from './lantern-league';
import { marketsOf } from './sports-rules';
import { usualMargin } from 'contract/sports';
import { hashOfSeed, newServerSeed } from '../../games/fairness';

/** How far ahead matches are planned. */
const plannedAhead = 12 * hours;

export type RandomBytes = (count: number) => Uint8Array;

const toCome = (at: number): Fixture[] => fixturesBetween(at, at + plannedAhead);

/** Whether a match may be missing that should be planned. @param eventIds those that are known to be @param at epoch ms */
export function isPlanShort(eventIds: readonly string[], at: number): boolean {
  const known = new Set(eventIds);
  return toCome(at).some(({ id }) => !known.has(id));
}

/**
 * Plans the league's matches of the hours to come, each with its seed, hash and odds. Whoever comes first plans a match: a second
 * plan for it is not looked at, so this may run at one time in many places.
 * @returns whether anything had to be written
 */
export async function planMatches(db: D1Database, at: number, randomBytes: RandomBytes): Promise<boolean> {
  const { results } = await db
    .prepare('SELECT id FROM sports_events WHERE league = ? AND starts_at > ?')
    .bind(league.key, at)
    .all<{ id: string }>();
  const known = new Set(results.map(({ id }) => id));
  const planned = toCome(at)
    .filter(({ id }) => !known.has(id))
    .map((fixture) => ({ fixture, seed: newServerSeed(randomBytes) }));
  if (planned.length === 0) return false;
  await db.batch([...insertions(db, planned)]);
  return true;
}

function* insertions(
  db: D1Database,
  planned: readonly { fixture: Fixture; seed: string }[],
): Generator<D1PreparedStatement> {
  const rows = (table: string, columns: readonly string[], values: readonly (readonly (string | number)[])[]) => {
    const picked = columns.map((_, index) => `json_extract(value, '$[${index}]')`).join(', ');
    return db
      .prepare(`INSERT OR IGNORE INTO ${table} (${columns.join(', ')}) SELECT ${picked} FROM json_each(?)`)
      .bind(JSON.stringify(values));
  };
  yield rows(
    'sports_events',
    ['id', 'sport', 'league', 'home', 'away', 'starts_at', 'ends_at', 'expected_home', 'expected_away', 'seed_hash'],
    planned.map(({ fixture: { id, sport, league, home, away, startsAt, endsAt, expectedGoals }, seed }) => [
      id,
      sport,
      league,
      home,
      away,
      startsAt,
      endsAt,
      expectedGoals.home,
      expectedGoals.away,
      hashOfSeed(seed),
    ]),
  );
  yield rows(
    'sports_seeds',
    ['event_id', 'seed'],
    planned.map(({ fixture, seed }) => [fixture.id, seed]),
  );
  const markets = planned.flatMap(({ fixture }) =>
    marketsOf(fixture.expectedGoals, usualMargin).map((market) => ({ eventId: fixture.id, ...market })),
  );
  yield rows(
    'sports_markets',
    ['event_id', 'id', 'margin'],
    markets.map(({ eventId, id, margin }) => [eventId, id, margin]),
  );
  yield rows(
    'sports_selections',
    ['event_id', 'market_id', 'id', 'odds'],
    markets.flatMap(({ eventId, id, selections }) =>
      selections.map((selection) => [eventId, id, selection.id, selection.odds]),
    ),
  );
}
