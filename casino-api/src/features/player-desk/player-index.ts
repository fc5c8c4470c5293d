import { emailKey, usernameKey } from '../accounts';
import { termOf } from '../desk';
import { type Page, type PagedList, type Place, readInTurn } from '../../kernel/paged-list';

/** Somebody who was found; `by` says by what. */
export interface FoundPlayer {
  playerId: string;
  username: string;
  email: string;
  by: 'id' | 'username' | 'email' | 'name' | 'payout' | 'withdrawal';
}

/** Alone, or where the id of an order, a booking or an exception names its player, such as `deposit:<id>.…`. */
const playerId = /(?:^|:)([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/;
/** What a booking's id says of its kind, such as `withdrawal_hold:`. */
const kindOfBooking = /^[a-z_]+:/;
/** After everything that begins with a text. */
const after = (text: string): string => `${text}\u{10FFFF}`;

const foundAs = (by: FoundPlayer['by']): string =>
  `a.player_id AS playerId, a.username_key AS username, a.email_key AS email, '${by}' AS "by"`;
/** Everything that begins with a text, in order. */
const beginningWith = (key: string, text: string): Pick<PagedList, 'begins' | 'ends'> => ({
  begins: { sql: `${key} >= ?`, value: text },
  ends: { sql: `${key} < ?`, value: after(text) },
});

/** Every way to find somebody, each by its own index; the surest first. */
function waysToFind(text: string): PagedList[] {
  const id = playerId.exec(text.toLowerCase())?.[1] ?? '';
  const terms = 'player_terms t CROSS JOIN accounts a ON a.player_id = t.player_id';
  return [
    { columns: foundAs('id'), from: 'accounts a', where: 'a.player_id = ?', values: [id], keys: ['a.player_id'] },
    {
      ...{ columns: foundAs('username'), from: 'accounts a', keys: ['a.username_key'] },
      ...beginningWith('a.username_key', usernameKey(text)),
    },
    {
      ...{ columns: foundAs('email'), from: 'accounts a', keys: ['a.email_key'] },
      ...beginningWith('a.email_key', emailKey(text)),
    },
    {
      ...{ columns: foundAs('name'), from: terms, where: "t.kind = 'name'", keys: ['t.term', 't.player_id'] },
      ...beginningWith('t.term', termOf(text)),
    },
    {
      ...{ columns: foundAs('payout'), from: terms, keys: ['t.player_id'] },
      ...{ where: "t.kind = 'payout' AND t.term = ?", values: [text] },
    },
    {
      columns: foundAs('withdrawal'),
      from: 'till_withdrawals w CROSS JOIN accounts a ON a.player_id = w.player_id',
      where: 'w.withdrawal_id = ?',
      values: [text.replace(kindOfBooking, '')],
      keys: ['w.id'],
    },
  ];
}

/**
 * Whoever goes by a text: id, alone or in a transaction's, beginning of user name, address or name, a withdrawal's id or a booking of it, an address of a payout.
 * Found in several ways, somebody stands once on a page, by the first of them; no look-up is spent on whether an earlier page had him.
 */
export async function findPlayers(
  db: D1Database,
  text: string,
  place: Place | null,
  size: number,
): Promise<Page<FoundPlayer>> {
  const page = await readInTurn<FoundPlayer>(db, waysToFind(text), place, size);
  return {
    ...page,
    rows: page.rows.filter(({ playerId: id }, at) => page.rows.findIndex((other) => other.playerId === id) === at),
  };
}

/** The players whom texts name, each by user name, address or id; null for nobody. One question, however many. */
export async function playersNamed(db: D1Database, texts: readonly string[]): Promise<(string | null)[]> {
  const asked = texts.map((text) => ({ id: text.toLowerCase(), username: usernameKey(text), email: emailKey(text) }));
  const { results } = await db
    .prepare(
      `SELECT coalesce((SELECT player_id FROM accounts WHERE username_key = value ->> 'username'),
         (SELECT player_id FROM accounts WHERE email_key = value ->> 'email'),
         (SELECT player_id FROM accounts WHERE player_id = value ->> 'id')) AS playerId FROM json_each(?) ORDER BY key`,
    )
    .bind(JSON.stringify(asked))
    .all<{ playerId: string | null }>();
  return results.map(({ playerId }) => playerId);
}

/** Whether there is an account by that id: nobody's object is asked about one that is none. */
export const isPlayer = async (db: D1Database, id: string): Promise<boolean> =>
  (await db.prepare('SELECT 1 FROM accounts WHERE player_id = ?').bind(id).first()) !== null;

/** A player's user name, as it is searched for; null for nobody. */
export const usernameOf = (db: D1Database, id: string): Promise<string | null> =>
  db.prepare('SELECT username_key AS username FROM accounts WHERE player_id = ?').bind(id).first<string>('username');
