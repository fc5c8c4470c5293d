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

/** What a list is read from, by an index in its order. The texts are SQL of ours, with a `?` for each of `values` as they come. */
export interface PagedList {
  columns: string;
  from: string;
  where?: string;
  values?: readonly Key[];
  /** A border of the first key, such as `at > ?` with one value: where the list begins, or ends. */
  border?: { sql: string; value: Key };
  /** What it is sorted by; together they tell each row from every other. */
  keys: readonly string[];
  /** The largest come first. */
  isDescending?: boolean;
}

type Found<Row> = Row & { placeKeys: string };

/** One row more than a page has says whether there is another page. */
function queryOf(
  { columns, from, where = 'true', values = [], border, keys, isDescending = false }: PagedList,
  place: Place | null,
  size: number,
): [sql: string, values: Key[]] {
  const descends = isDescending !== (place?.side === 'before');
  const sorted = keys.join(', ');
  const beside = place ? ` AND (${sorted}) ${descends ? '<' : '>'} (${keys.map(() => '?').join(', ')})` : '';
  // Beside a place the border bounds nothing that the index could be read from: it must not be taken for that in its stead.
  const within = border ? ` AND ${place ? '+' : ''}${border.sql}` : '';
  const order = keys.map((key) => (descends ? `${key} DESC` : key)).join(', ');
  return [
    `SELECT ${columns}, json_array(${sorted}) AS placeKeys FROM ${from} WHERE ${where}${within}${beside} ORDER BY ${order} LIMIT ?`,
    [...values, ...(border ? [border.value] : []), ...(place?.keys ?? []), size + 1],
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

/** The same in an object's own. */
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
