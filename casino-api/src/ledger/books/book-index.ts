import type { Currency } from 'contract/money';
import { bookClasses, movedSinceEver, owedOf, type BookClass, type BooksReport, type BookTotals } from './house-totals';

const columns = [...bookClasses, ...movedSinceEver] as const;

/** Keeps what a player's books have come to; what is told late, or twice, changes nothing. */
export async function recordBooks(
  db: D1Database,
  { books, playerId, seq, hash, at, totals }: BooksReport,
): Promise<void> {
  const kept = ['seq', 'hash', 'at', 'is_new', ...columns];
  const write = db.prepare(
    `INSERT INTO player_books (books, currency, player_id, ${kept.join(', ')}) VALUES (?, ?, ?${', ?'.repeat(kept.length)})
     ON CONFLICT (books, currency) DO UPDATE SET ${kept.map((name) => `${name} = excluded.${name}`).join(', ')} WHERE excluded.seq > player_books.seq`,
  );
  const rows = Object.entries(totals).map(([currency, of]) =>
    write.bind(books, currency, playerId, seq, hash, at, 1, ...columns.map((name) => of[name])),
  );
  if (rows.length > 0) await db.batch(rows);
}

/** The whole house's in one currency, minor units. */
export type HouseTotals = BookTotals & {
  currency: Currency;
  /** The total owed to players. */
  owed: number;
  players: number;
  /** When the latest report came, epoch ms. */
  at: number;
};

/** What all books together come to, by currency. @throws when they don't sum to 0: then what they told is not what they hold */
export async function houseTotals(db: D1Database): Promise<HouseTotals[]> {
  const { results } = await db.prepare('SELECT * FROM house_books ORDER BY currency').all<Omit<HouseTotals, 'owed'>>();
  return results.map((row) => {
    const sum = bookClasses.reduce((whole, name: BookClass) => whole + row[name], 0);
    if (sum !== 0) throw new Error(`The books in ${row.currency} sum to ${sum}.`);
    return { ...row, owed: owedOf(row) };
  });
}

/** What a UTC day moved in one currency, minor units. */
export interface DayFigures {
  day: string;
  currency: Currency;
  /** What gateways brought, and what they took. */
  deposited: number;
  paidOut: number;
  /** Players whose money moved. */
  active: number;
}

/** What days moved, the newest first, all their currencies together, as far as the players' books have told. @param from the earliest day @param to the latest */
export async function dayFigures(db: D1Database, from: string, to: string): Promise<DayFigures[]> {
  const { results } = await db
    .prepare(
      'SELECT day, currency, deposited, paid_out AS paidOut, active FROM day_figures WHERE day BETWEEN ? AND ? ORDER BY day DESC, currency',
    )
    .bind(from, to)
    .all<DayFigures & Record<string, unknown>>();
  return results;
}

/** The house's books in one currency as a UTC day (`2026-11-24`) closed. */
export type ClosedDay = BookTotals & { day: string; currency: Currency };

/** Keeps how the books stand as the close of a day; closed already, it stays as it was. */
export async function keepDay(db: D1Database, day: string): Promise<void> {
  await db
    .prepare(
      `INSERT INTO house_days (day, currency, ${columns.join(', ')}) SELECT ?, currency, ${columns.join(', ')} FROM house_books WHERE true ON CONFLICT DO NOTHING`,
    )
    .bind(day)
    .run();
}

/** The days that have closed, the newest first, all their currencies together. @param before a day; left out: all */
export async function closedDays(db: D1Database, before: string | null, limit: number): Promise<ClosedDay[]> {
  const { results } = await db
    .prepare('SELECT * FROM house_days WHERE day < ? ORDER BY day DESC, currency LIMIT ?')
    .bind(before ?? '9999', limit)
    .all<ClosedDay & Record<string, unknown>>();
  return results;
}
