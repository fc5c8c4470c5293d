import { createHash } from 'node:crypto';
import { searchText } from 'contract/search-text';
import type { Game } from '../../games/define-game';
import { games } from '../../games/registry';
import { readingsOf } from './readings';

/** Who runs the rounds of the seeded games: we do. */
const inHouseSystem = 'lantern';

/** Columns of `games` in the order of `valuesOf`. */
const columns = [
  'id',
  'system',
  'title',
  'provider',
  'category',
  'is_new',
  'is_jackpot',
  'playable',
  'pc',
  'mobile',
  'popularity',
  'released_at',
  'search_text',
] as const;

const valuesOf = (game: Game): (string | number)[] => [
  game.id,
  inHouseSystem,
  game.title,
  game.provider,
  game.category,
  Number(game.isNew),
  Number(game.isJackpot),
  1,
  Number(game.pc),
  Number(game.mobile),
  game.popularity,
  game.releasedAt,
  searchText(`${game.title} ${game.provider} ${readingsOf(game.title, game.rules.kind)}`),
];

/**
 * Fills the catalogue. Repeating it changes nothing; what was seeded last is known by its hash, so a second start only reads.
 * @returns whether anything had to be written
 */
export async function seedCatalogue(db: D1Database): Promise<boolean> {
  const rows = games.map(valuesOf);
  const hash = createHash('sha256')
    .update(JSON.stringify([columns, rows]))
    .digest('hex');
  const seeded = await db.prepare("SELECT hash FROM seeds WHERE name = 'catalogue'").first<{ hash: string }>();
  if (seeded?.hash === hash) return false;
  const upsert = db.prepare(
    `INSERT INTO games (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})
     ON CONFLICT (id) DO UPDATE SET ${columns
       .slice(1)
       .map((column) => `${column} = excluded.${column}`)
       .join(', ')}`,
  );
  const ids = JSON.stringify(games.map(({ id }) => id));
  await db.batch([
    ...rows.map((values) => upsert.bind(...values)),
    // Titles of outside providers are listed by a call of their own.
    db
      .prepare('DELETE FROM games WHERE system = ? AND id NOT IN (SELECT value FROM json_each(?))')
      .bind(inHouseSystem, ids),
    db
      .prepare(
        "INSERT INTO seeds (name, hash) VALUES ('catalogue', ?) ON CONFLICT (name) DO UPDATE SET hash = excluded.hash",
      )
      .bind(hash),
  ]);
  return true;
}
