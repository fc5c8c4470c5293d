import { inHouseProvider } from 'contract/constants';
import { GameId } from 'contract/game-id';
import { GameCategory } from 'contract/games';
import { searchText } from 'contract/search-text';
import { z } from 'zod';
import { forgetGames } from '../catalogue';

/** What an operator tells of a title that an outside provider runs. Its picture is given to it at the desk; without one it is `/art/<id>.svg` among the edge's static files. */
export const OutsideTitle = z.object({
  id: GameId,
  title: z.string().trim().min(1).max(60),
  provider: z.string().trim().min(1).max(60),
  category: GameCategory,
  isNew: z.boolean().default(false),
  isJackpot: z.boolean().default(false),
  pc: z.boolean().default(true),
  mobile: z.boolean().default(true),
  popularity: z.number().int().min(0).max(1_000).default(10),
  releasedAt: z.string().date(),
  /** The most that a round pays, in stakes, as its provider states it: a win above it waits for an operator. Left out: nothing is stated. */
  maxWinMultiple: z.number().int().min(1).max(1_000_000).optional(),
});
export type OutsideTitle = z.infer<typeof OutsideTitle>;
export const OutsideTitles = z.object({ system: z.string().max(40), games: z.array(OutsideTitle).max(2_000) });
export type OutsideTitles = z.infer<typeof OutsideTitles>;

/**
 * Lists exactly these titles of a provider; those it had and that are not named are taken off, their rounds stay.
 * @returns ids that another provider's game has already: then nothing is changed
 */
export async function listOutsideTitles(db: D1Database, { system, games }: OutsideTitles): Promise<string[]> {
  const ids = JSON.stringify(games.map(({ id }) => id));
  const taken = await db
    .prepare('SELECT id FROM games WHERE system <> ? AND id IN (SELECT value FROM json_each(?))')
    .bind(system, ids)
    .all<{ id: string }>();
  if (taken.results.length > 0) return taken.results.map(({ id }) => id);
  await db.batch([
    db.prepare('DELETE FROM games WHERE system = ?').bind(system),
    ...games.map((game) => titleStatement(db, system, game)),
  ]);
  forgetGames();
  return [];
}

/** Lists a title, or corrects it; one whose id another provider's game has stays as it is. */
export const titleStatement = (db: D1Database, system: string, game: OutsideTitle): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO games (id, system, title, provider, category, is_new, is_jackpot, playable, pc, mobile, popularity, released_at, search_text, highest_multiple)
       VALUES (?, ?, ?, ?, ?, ?, ?, 1, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET title = excluded.title, provider = excluded.provider, category = excluded.category, is_new = excluded.is_new,
         is_jackpot = excluded.is_jackpot, pc = excluded.pc, mobile = excluded.mobile, popularity = excluded.popularity, released_at = excluded.released_at,
         search_text = excluded.search_text, highest_multiple = excluded.highest_multiple
       WHERE games.system = excluded.system`,
    )
    .bind(
      game.id,
      system,
      game.title,
      game.provider,
      game.category,
      Number(game.isNew),
      Number(game.isJackpot),
      Number(game.pc),
      Number(game.mobile),
      game.popularity,
      game.releasedAt,
      searchText(`${game.title} ${game.provider}`),
      game.maxWinMultiple ?? null,
    );

/** Takes a title off; its rounds stay. */
export const titleOffStatement = (db: D1Database, id: string): D1PreparedStatement =>
  db.prepare('DELETE FROM games WHERE id = ? AND system <> ?').bind(id, inHouseProvider);

interface TitleRow extends Omit<OutsideTitle, 'isNew' | 'isJackpot' | 'pc' | 'mobile' | 'maxWinMultiple'> {
  system: string;
  isNew: number;
  isJackpot: number;
  pc: number;
  mobile: number;
  maxWinMultiple: number | null;
}

/** A title as its provider stated it, before what operators chose of it; null for none of an outside provider. */
export async function outsideTitle(
  db: D1Database,
  id: string,
): Promise<{ system: string; title: OutsideTitle } | null> {
  const row = await db
    .prepare(
      `SELECT id, system, title, provider, category, is_new AS isNew, is_jackpot AS isJackpot, pc, mobile, popularity, released_at AS releasedAt,
         highest_multiple AS maxWinMultiple FROM games WHERE id = ? AND system <> ?`,
    )
    .bind(id, inHouseProvider)
    .first<TitleRow>();
  if (!row) return null;
  const { system, isNew, isJackpot, pc, mobile, maxWinMultiple, ...facts } = row;
  const marks = { isNew: isNew === 1, isJackpot: isJackpot === 1, pc: pc === 1, mobile: mobile === 1 };
  return { system, title: { ...facts, ...marks, ...(maxWinMultiple !== null && { maxWinMultiple }) } };
}
