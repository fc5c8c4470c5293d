import type { Language } from 'contract/constants';
import type { ForDevice, GameCategory, GameDetails, GameList, GameSort, GameTile } from 'contract/games';
import { searchText } from 'contract/search-text';
import { apiTexts } from 'locales/api';
import type { z } from 'zod';
import { playWindows } from './play-hours';
import { engineOf } from '../../games/registry';

type Row = {
  id: string;
  system: string;
  title: string;
  provider: string;
  category: GameCategory;
  is_new: number;
  is_jackpot: number;
  picture: string | null;
};

/** Under the catalogue's own name, as operators have it. */
const catalogue = 'catalogue AS games';

const tileColumns = 'id, system, title, provider, category, is_new, is_jackpot, picture';

/** A game that was taken off stands in no list and has no page, one that is switched off in no list; their rounds and receipts stay. */
const listed: [string, unknown] = ['playable = ? AND NOT is_off', 1];

const tileOf = (row: Row): GameTile => ({
  id: row.id,
  system: row.system,
  title: row.title,
  provider: row.provider,
  category: row.category,
  isNew: row.is_new === 1,
  isJackpot: row.is_jackpot === 1,
  ...(row.picture !== null && { picture: row.picture }),
});

const orders: Record<z.infer<typeof GameSort>, string> = {
  popular: 'place, popularity DESC, id',
  new: 'released_at DESC, id',
  title: 'title COLLATE NOCASE, id',
};

/** What a list asks for; whatever is left out does not narrow it. */
export interface GameQuery {
  category?: GameCategory;
  /** Only these games; in this order where no `sort` is given. */
  ids?: readonly string[];
  providers?: readonly string[];
  /** In title or provider, or words that begin such there, in any order; compared as `searchText`. No game has none. */
  text?: string;
  onlyMobile?: boolean;
  onlyNew?: boolean;
  sort?: z.infer<typeof GameSort>;
  /** The most played games before this time (epoch ms) first: of the last day, then of the week, then the popular ones. */
  mostPlayedAt?: number;
  limit: number;
  offset?: number;
}

/** What `mobile=true` narrows a list to. */
export const device = ({ mobile }: z.output<typeof ForDevice>): Pick<GameQuery, 'onlyMobile'> => ({
  onlyMobile: mobile === 'true',
});

/** The providers of an address: undefined for `all`. */
export const providerNames = (text: string): string[] | undefined =>
  text === 'all' ? undefined : text.split(',').map((name) => name.trim());

export type GamePage = GameList & { /** All providers of the category, by name. */ providers: string[] };

interface Order {
  join: string;
  joinValues: unknown[];
  by: string;
  byValues: unknown[];
}

function orderOf({ ids, sort, text, mostPlayedAt }: GameQuery): Order {
  const plain = { join: '', joinValues: [], byValues: [] };
  if (mostPlayedAt !== undefined) {
    return {
      join: `LEFT JOIN (
          SELECT gameid, sum(iif(hour > ?, plays, 0)) AS day, sum(plays) AS week FROM game_plays WHERE hour > ? AND hour <= ? GROUP BY gameid
        ) AS played ON played.gameid = games.id`,
      joinValues: [mostPlayedAt - playWindows.day, mostPlayedAt - playWindows.week, mostPlayedAt],
      by: `coalesce(played.day, 0) DESC, coalesce(played.week, 0) DESC, ${orders.popular}`,
      byValues: [],
    };
  }
  if (ids && !sort)
    return { ...plain, by: '(SELECT key FROM json_each(?) WHERE value = games.id)', byValues: [JSON.stringify(ids)] };
  // What begins as the text does is what was meant; a provider's name stands behind its games' titles.
  if (text !== undefined && !sort)
    return { ...plain, by: `instr(search_text, ?) = 1 DESC, ${orders.popular}`, byValues: [searchText(text)] };
  return { ...plain, by: orders[sort ?? 'popular'] };
}

/** One page of a list, its length, and its providers: two statements in one trip, however many games. */
function statementsOf(db: D1Database, query: GameQuery): D1PreparedStatement[] {
  const group: [string, unknown][] = [listed];
  if (query.category) group.push(['category = ?', query.category]);
  if (query.ids) group.push(['id IN (SELECT value FROM json_each(?))', JSON.stringify(query.ids)]);
  if (query.onlyMobile) group.push(['mobile = ?', 1]);
  if (query.onlyNew) group.push(['is_new = ?', 1]);
  const narrowed = [...group];
  if (query.providers) narrowed.push(['provider IN (SELECT value FROM json_each(?))', JSON.stringify(query.providers)]);
  if (query.text !== undefined) {
    // Letters, digits and single spaces are all that `searchText` leaves, so it turns into a list of words by its spaces.
    narrowed.push([
      `? <> '' AND (instr(search_text, ?) > 0
        OR NOT EXISTS (SELECT 1 FROM json_each('["' || replace(?, ' ', '","') || '"]') WHERE instr(' ' || search_text, ' ' || value) = 0))`,
      searchText(query.text),
    ]);
  }

  const where = (parts: typeof group) => `WHERE ${parts.map(([condition]) => `(${condition})`).join(' AND ')}`;
  const values = (parts: typeof group) =>
    parts.flatMap(([condition, value]) => Array<unknown>(condition.split('?').length - 1).fill(value));
  const order = orderOf(query);
  return [
    db
      .prepare(
        `SELECT ${tileColumns} FROM ${catalogue} ${order.join} ${where(narrowed)} ORDER BY ${order.by} LIMIT ? OFFSET ?`,
      )
      .bind(...order.joinValues, ...values(narrowed), ...order.byValues, query.limit, query.offset ?? 0),
    db
      .prepare(
        `SELECT (SELECT count(*) FROM ${catalogue} ${where(narrowed)}) AS total,
                (SELECT json_group_array(DISTINCT provider ORDER BY provider COLLATE NOCASE) FROM ${catalogue} ${where(group)}) AS providers`,
      )
      .bind(...values(narrowed), ...values(group)),
  ];
}

function pageOf([games, facts]: D1Result[]): GamePage {
  const { total, providers } = facts!.results[0] as { total: number; providers: string };
  return { total, games: (games!.results as Row[]).map(tileOf), providers: JSON.parse(providers) as string[] };
}

/** One list. */
export const findGames = async (db: D1Database, query: GameQuery): Promise<GamePage> =>
  pageOf(await db.batch(statementsOf(db, query)));

/** Several lists in one trip, in the order asked for. */
export async function findLists(db: D1Database, queries: readonly GameQuery[]): Promise<GamePage[]> {
  const results = await db.batch(queries.flatMap((query) => statementsOf(db, query)));
  return queries.map((_, index) => pageOf(results.slice(index * 2, index * 2 + 2)));
}

/** Those of these games that lists show, in no order: each is found by its key, and no list is counted. */
export async function tilesOf(db: D1Database, ids: Iterable<string>): Promise<GameTile[]> {
  const { results } = await db
    .prepare(
      `SELECT ${tileColumns} FROM ${catalogue} WHERE playable = 1 AND NOT is_off AND id IN (SELECT value FROM json_each(?))`,
    )
    .bind(JSON.stringify([...ids]))
    .all<Row>();
  return results.map(tileOf);
}

/** All that the catalogue has of a game. `highest_multiple`: the most that a round pays, in stakes, where its provider states it. */
export type WholeRow = Row & {
  playable: number;
  pc: number;
  mobile: number;
  highest_multiple: number | null;
  is_off: number;
};

/** Null when the catalogue has no such game. */
export const rowOf = (db: D1Database, id: string): Promise<WholeRow | null> =>
  db
    .prepare(`SELECT ${tileColumns}, playable, pc, mobile, highest_multiple, is_off FROM ${catalogue} WHERE id = ?`)
    .bind(id)
    .first();

/** Whether the catalogue has the game, switched off or not. */
export const hasGame = async (db: D1Database, id: string): Promise<boolean> =>
  (await db.prepare('SELECT 1 AS found FROM games WHERE id = ? AND playable = 1').bind(id).first<number>('found')) ===
  1;

/** How many games are on offer. */
export async function countGames(
  db: D1Database,
  { onlyMobile = false }: Pick<GameQuery, 'onlyMobile'>,
): Promise<number> {
  return (
    (await db
      .prepare(`SELECT count(*) AS total FROM ${catalogue} WHERE playable = 1 AND NOT is_off AND mobile >= ?`)
      .bind(Number(onlyMobile))
      .first<number>('total')) ?? 0
  );
}

/** A game with its texts in a language; null when the catalogue offers no such game. */
export const findGame = async (db: D1Database, id: string, language: Language): Promise<GameDetails | null> =>
  detailsOf(await rowOf(db, id), language);

/** The same of a row that is known. What a game returns comes from its engine. */
export function detailsOf(row: WholeRow | null, language: Language): GameDetails | null {
  if (row?.playable !== 1) return null;
  const engine = engineOf(row.id);
  const { description, details } = apiTexts(language).families[engine?.rules.kind ?? 'outside'];
  return {
    ...tileOf(row),
    description,
    details,
    isOff: row.is_off === 1,
    availability: { pc: row.pc === 1, mobile: row.mobile === 1 },
    rtp: engine?.rtp ?? null,
    volatility: engine?.volatility ?? null,
    maxWinMultiple: engine?.maxPayoutMultiple ?? engine?.maxWinMultiple ?? row.highest_multiple,
    rules: engine?.rules ?? null,
    ...(engine?.look && { look: engine.look }),
  };
}

/** How many games each provider has, and how many of them are switched off. */
export async function gamesByProvider(db: D1Database): Promise<{ name: string; games: number; off: number }[]> {
  const { results } = await db
    .prepare(
      `SELECT provider AS name, count(*) AS games, sum(is_off) AS off FROM ${catalogue} WHERE playable = 1 GROUP BY provider ORDER BY provider`,
    )
    .all<{ name: string; games: number; off: number }>();
  return results;
}
