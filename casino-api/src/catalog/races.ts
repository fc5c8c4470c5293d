import type { RaceDefinition, RaceScore } from '../domain/races';

type Row = { id: string; title: string; score: RaceScore; starts_at: number; ends_at: number; games: string; prizes: string };

/** A race as it is announced; null when there is none. */
export async function findRace(db: D1Database, id: string): Promise<RaceDefinition | null> {
  const row = await db.prepare('SELECT * FROM races WHERE id = ?').bind(id).first<Row>();
  if (!row) return null;
  const { title, score, starts_at: startsAt, ends_at: endsAt, games, prizes } = row;
  return { id, title, score, startsAt, endsAt, games: JSON.parse(games) as string[], prizes: JSON.parse(prizes) as number[] };
}

/**
 * Announces races. Those that are there stay as they are.
 * @returns whether any was new
 */
export async function seedRaces(db: D1Database, races: readonly RaceDefinition[]): Promise<boolean> {
  if (races.length === 0) return false;
  const insert = db.prepare('INSERT OR IGNORE INTO races (id, title, score, starts_at, ends_at, games, prizes) VALUES (?, ?, ?, ?, ?, ?, ?)');
  const results = await db.batch(
    races.map(({ id, title, score, startsAt, endsAt, games, prizes }) => insert.bind(id, title, score, startsAt, endsAt, JSON.stringify(games), JSON.stringify(prizes))),
  );
  return results.some(({ meta }) => meta.changes > 0);
}
