import { hours } from 'contract/constants';
import { hashOfSeed, newServerSeed } from '../../../games/fairness';
import { fixturesBetween, leagues, type Fixture } from './leagues';

/** How far ahead matches are planned. */
const plannedAhead = 12 * hours;

export type RandomBytes = (count: number) => Uint8Array;

const toCome = (at: number): Fixture[] => leagues.flatMap((league) => fixturesBetween(league, at, at + plannedAhead));

/** How many drawn matches there are to come when none is missing. @param at epoch ms */
export const plannedAt = (at: number): number => toCome(at).length;

/**
 * Plans the leagues' matches of the hours to come, each with its seed and hash. Whoever comes first plans a match: a second plan for
 * it is not looked at, so this may run at one time in many places.
 * @returns whether anything had to be written
 */
export async function planMatches(db: D1Database, at: number, randomBytes: RandomBytes): Promise<boolean> {
  const { results } = await db
    .prepare("SELECT id FROM sports_matches WHERE source = 'drawn' AND starts_at > ?")
    .bind(at)
    .all<{ id: string }>();
  const known = new Set(results.map(({ id }) => id));
  const planned = toCome(at)
    .filter(({ id }) => !known.has(id))
    .map((fixture) => ({ fixture, seed: newServerSeed(randomBytes) }));
  if (planned.length === 0) return false;
  const rows = (table: string, columns: readonly string[], values: readonly (readonly (string | number)[])[]) => {
    const picked = columns.map((_, index) => `json_extract(value, '$[${index}]')`).join(', ');
    return db
      .prepare(`INSERT OR IGNORE INTO ${table} (${columns.join(', ')}) SELECT ${picked} FROM json_each(?)`)
      .bind(JSON.stringify(values));
  };
  await db.batch([
    rows(
      'sports_matches',
      [
        'id',
        'source',
        'sport',
        'league',
        'home',
        'away',
        'starts_at',
        'ends_at',
        'expected_home',
        'expected_away',
        'seed_hash',
      ],
      planned.map(({ fixture: { id, sport, league, home, away, startsAt, endsAt, expected }, seed }) => [
        id,
        'drawn',
        sport,
        league,
        home,
        away,
        startsAt,
        endsAt,
        expected.home,
        expected.away,
        hashOfSeed(seed),
      ]),
    ),
    rows(
      'sports_seeds',
      ['event_id', 'seed'],
      planned.map(({ fixture, seed }) => [fixture.id, seed]),
    ),
  ]);
  return true;
}
