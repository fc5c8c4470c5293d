type Key = string | number;

/** Where in a list a page begins: on which side of a row, by what that row is sorted by. */
export interface Place {
  side: 'after' | 'before';
  keys: readonly Key[];
}

/** A page of a list, and where those beside it begin; null: there is none. */
export interface Page<Row> {
  rows: Row[];
  previous: Place | null;
  next: Place | null;
}

/** A bound of a list's first key, such as `at > ?`. */
interface Bound {
  sql: string;
  value: Key;
}

/** What a list is read from, by an index in its order. The texts are SQL of ours, with a `?` for each of `values` as they come. */
export interface PagedList {
  columns: string;
  from: string;
  where?: string;
  values?: readonly Key[];
  /** Where the list begins, and where it ends; left out: where the index does. */
  begins?: Bound;
  ends?: Bound;
  /** What it is sorted by; together they tell each row from every other. */
  keys: readonly string[];
  /** The largest come first. */
  isDescending?: boolean;
}

type Found<Row> = Row & { placeKeys: string };

/** Backwards from its end: a list that was not come to yet. */
const fromTheEnd: Place = { side: 'before', keys: [] };

/** One row more than a page has says whether there is another page. @param part what stands in front of a row's keys in its place */
function queryOf(
  { columns, from, where = 'true', values = [], begins, ends, keys, isDescending = false }: PagedList,
  place: Place | null,
  size: number,
  part: number | null = null,
): [sql: string, values: Key[]] {
  const isBack = place?.side === 'before';
  const descends = isDescending !== isBack;
  const beside = place !== null && place.keys.length > 0;
  const sorted = keys.join(', ');
  // Where a place bounds the list, the bound on the same side must not be what the index is read from: it lies further out.
  const within = (bound: Bound | undefined, isOutdone: boolean): string =>
    bound ? ` AND ${isOutdone ? '+' : ''}${bound.sql}` : '';
  const bounds = within(begins, beside && !isBack) + within(ends, beside && isBack);
  const besides = beside ? ` AND (${sorted}) ${descends ? '<' : '>'} (${keys.map(() => '?').join(', ')})` : '';
  const order = keys.map((key) => (descends ? `${key} DESC` : key)).join(', ');
  const kept = part === null ? sorted : `${part}, ${sorted}`;
  return [
    `SELECT ${columns}, json_array(${kept}) AS placeKeys FROM ${from} WHERE ${where}${bounds}${besides} ORDER BY ${order} LIMIT ?`,
    [
      ...[...values, ...(begins ? [begins.value] : []), ...(ends ? [ends.value] : [])],
      ...[...(place?.keys ?? []), size + 1],
    ],
  ];
}

function pageOf<Row>(found: readonly Found<Row>[], place: Place | null, size: number): Page<Row> {
  const isMore = found.length > size;
  const shown = found.slice(0, size);
  if (place?.side === 'before') shown.reverse();
  const beside = (row: Found<Row> | undefined, side: Place['side']): Place | null =>
    row ? { side, keys: JSON.parse(row.placeKeys) as Key[] } : null;
  return {
    rows: shown.map(({ placeKeys: _, ...row }) => row as unknown as Row),
    previous: place && (place.side === 'after' || isMore) ? beside(shown[0], 'before') : null,
    next: place?.side === 'before' || isMore ? beside(shown.at(-1), 'after') : null,
  };
}

/** A place of another list, or of none, is the list's beginning. */
const placeIn = ({ keys }: PagedList, place: Place | null): Place | null =>
  place?.keys.length === keys.length ? place : null;

/** A page of a list in the shared database. One that has run empty since it was linked to is the first one. */
export async function readPage<Row extends object>(
  db: D1Database,
  list: PagedList,
  wanted: Place | null,
  size: number,
): Promise<Page<Row>> {
  const place = placeIn(list, wanted);
  const [sql, values] = queryOf(list, place, size);
  const { results } = await db
    .prepare(sql)
    .bind(...values)
    .all<Found<Row> & Record<string, unknown>>();
  return results.length === 0 && place ? readPage(db, list, null, size) : pageOf(results, place, size);
}

/** One after the other, none begun before the page needs it. Nested, for the platform takes five parts of a query at most. */
const inTurn = ([first, ...rest]: readonly string[]): string =>
  `SELECT * FROM (${first})${rest.length > 0 ? ` UNION ALL SELECT * FROM (${inTurn(rest)})` : ''}`;

/** Lists with the same columns that follow one another as one. A row's place says first which of them it is in. */
export async function readInTurn<Row extends object>(
  db: D1Database,
  lists: readonly PagedList[],
  wanted: Place | null,
  size: number,
): Promise<Page<Row>> {
  const [part, ...keys] = wanted?.keys ?? [];
  const place = lists.some((list, number) => number === part && list.keys.length === keys.length) ? wanted : null;
  const isBack = place?.side === 'before';
  const left = lists.flatMap((list, number): [string, Key[]][] => {
    if (!place || number === part) return [queryOf(list, place && { ...place, keys }, size, number)];
    const comes = isBack ? number < Number(part) : number > Number(part);
    return comes ? [queryOf(list, isBack ? fromTheEnd : null, size, number)] : [];
  });
  if (isBack) left.reverse();
  const { results } = await db
    .prepare(`SELECT * FROM (${inTurn(left.map(([sql]) => sql))}) LIMIT ?`)
    .bind(...left.flatMap(([, values]) => values), size + 1)
    .all<Found<Row> & Record<string, unknown>>();
  return results.length === 0 && place ? readInTurn(db, lists, null, size) : pageOf(results, place, size);
}

/** `readPage` in an object's own storage. */
export function pageIn<Row extends object>(
  own: SqlStorage,
  list: PagedList,
  wanted: Place | null,
  size: number,
): Page<Row> {
  const place = placeIn(list, wanted);
  const [sql, values] = queryOf(list, place, size);
  const found = own.exec<Found<Row> & Record<string, SqlStorageValue>>(sql, ...values).toArray();
  return found.length === 0 && place ? pageIn(own, list, null, size) : pageOf(found, place, size);
}

/** A page with its rows made into something else. */
export const pageWith = <Row, Made>({ rows, ...beside }: Page<Row>, make: (row: Row) => Made): Page<Made> => ({
  ...beside,
  rows: rows.map(make),
});
