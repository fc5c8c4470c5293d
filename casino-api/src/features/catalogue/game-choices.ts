import { searchText } from 'contract/search-text';
import type { GameCategory } from 'contract/games';
import { type Page, pageWith, type Place, readPage } from '../../kernel/paged-list';

/** A game as operators see it. `place`: in front of lists by popularity; null: by its popularity. */
export interface DeskGame {
  id: string;
  title: string;
  provider: string;
  system: string;
  category: GameCategory;
  isOff: boolean;
  isNew: boolean;
  isJackpot: boolean;
  place: number | null;
  /** Where it is served, of a title that was given one here. */
  picture: string | null;
}

/** What operators chose of a game; null: as the game or its provider says. */
export interface GameChoice {
  place: number | null;
  isNew: boolean | null;
  isJackpot: boolean | null;
}

type Row = Omit<DeskGame, 'isOff' | 'isNew' | 'isJackpot'> & { isOff: number; isNew: number; isJackpot: number };
const gameOf = (row: Row): DeskGame => ({
  ...row,
  isOff: row.isOff === 1,
  isNew: row.isNew === 1,
  isJackpot: row.isJackpot === 1,
});

const columns =
  'id, title, provider, system, category, is_off AS isOff, is_new AS isNew, is_jackpot AS isJackpot, nullif(place, 1000000) AS place, picture';

/** By id, in one question. @param text of title or provider; empty: all */
export const deskGames = async (
  db: D1Database,
  { text, onlyOff }: { text: string; onlyOff: boolean },
  place: Place | null,
  size: number,
): Promise<Page<DeskGame>> =>
  pageWith(
    await readPage<Row>(
      db,
      {
        columns,
        from: 'catalogue',
        where: `playable = 1${text && ' AND (instr(search_text, ?) > 0 OR id = ? OR system = ?)'}${onlyOff ? ' AND is_off' : ''}`,
        values: text ? [searchText(text), text, text] : [],
        keys: ['id'],
      },
      place,
      size,
    ),
    gameOf,
  );

/** Null for no game. */
export async function deskGame(db: D1Database, id: string): Promise<(DeskGame & { choice: GameChoice }) | null> {
  const [game, choice] = await db.batch<
    Row & { placed: number | null; chosenNew: number | null; chosenJackpot: number | null }
  >([
    db.prepare(`SELECT ${columns} FROM catalogue WHERE id = ? AND playable = 1`).bind(id),
    db
      .prepare(
        'SELECT place AS placed, is_new AS chosenNew, is_jackpot AS chosenJackpot FROM game_choices WHERE gameid = ?',
      )
      .bind(id),
  ]);
  const [row] = game!.results;
  const [chosen] = choice!.results;
  const mark = (value: number | null | undefined): boolean | null =>
    value === null || value === undefined ? null : value === 1;
  return row
    ? {
        ...gameOf(row),
        choice: {
          place: chosen?.placed ?? null,
          isNew: mark(chosen?.chosenNew),
          isJackpot: mark(chosen?.chosenJackpot),
        },
      }
    : null;
}

/** Changes nothing where it is so already. */
export const chooseStatement = (
  db: D1Database,
  gameid: string,
  { place, isNew, isJackpot }: GameChoice,
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO game_choices (gameid, place, is_new, is_jackpot) VALUES (?1, ?2, ?3, ?4)
       ON CONFLICT (gameid) DO UPDATE SET place = ?2, is_new = ?3, is_jackpot = ?4 WHERE place IS NOT ?2 OR is_new IS NOT ?3 OR is_jackpot IS NOT ?4`,
    )
    .bind(gameid, place, isNew === null ? null : Number(isNew), isJackpot === null ? null : Number(isJackpot));

/** Gives a title a picture, or takes it away; changes nothing where it is so already. @param picture where it is served */
export const pictureStatement = (db: D1Database, gameid: string, picture: string | null): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO game_choices (gameid, picture) SELECT ?1, ?2 WHERE ?2 IS NOT NULL OR EXISTS (SELECT 1 FROM game_choices WHERE gameid = ?1)
       ON CONFLICT (gameid) DO UPDATE SET picture = ?2 WHERE picture IS NOT ?2`,
    )
    .bind(gameid, picture);

/** Who runs games of the catalogue. */
export async function gameSystems(db: D1Database): Promise<string[]> {
  const { results } = await db.prepare('SELECT DISTINCT system FROM games ORDER BY system').all<{ system: string }>();
  return results.map(({ system }) => system);
}
