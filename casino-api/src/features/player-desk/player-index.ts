import { emailKey, usernameKey } from '../accounts';
import { termOf } from '../desk';

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

/** No kind is looked up once a page is full. One look-up a kind of term, each by its own index, in two lists, for the platform takes five parts of one at most; `?` are numbered as `bind` has them. */
const findPlayersQuery = `
  SELECT a.player_id AS playerId, a.username_key AS username, a.email_key AS email, f.found_by AS "by" FROM (SELECT * FROM (
    SELECT * FROM (SELECT player_id, 'id' AS found_by, 0 AS place FROM accounts WHERE player_id = ?1)
    UNION ALL SELECT * FROM (SELECT player_id, 'username', 1 FROM accounts WHERE username_key >= ?2 AND username_key < ?3 ORDER BY username_key LIMIT ?9)
    UNION ALL SELECT * FROM (SELECT player_id, 'email', 2 FROM accounts WHERE email_key >= ?4 AND email_key < ?5 ORDER BY email_key LIMIT ?9)
    UNION ALL SELECT * FROM (SELECT * FROM (SELECT player_id, 'name', 3 FROM player_terms WHERE kind = 'name' AND term >= ?6 AND term < ?7 ORDER BY term LIMIT ?9)
    UNION ALL SELECT * FROM (SELECT player_id, 'payout', 4 FROM player_terms WHERE kind = 'payout' AND term = ?8 LIMIT ?9)
    UNION ALL SELECT * FROM (SELECT player_id, 'withdrawal', 5 FROM till_withdrawals WHERE withdrawal_id = ?10 LIMIT ?9))
  ) LIMIT ?9) f CROSS JOIN accounts a ON a.player_id = f.player_id ORDER BY f.place`;

/** What `findPlayersQuery` is bound to. */
function findPlayersBindings(text: string, limit: number): (string | number)[] {
  const [username, email, name] = [usernameKey(text), emailKey(text), termOf(text)];
  const id = playerId.exec(text.toLowerCase())?.[1] ?? '';
  const withdrawal = text.replace(kindOfBooking, '');
  return [id, username, after(username), email, after(email), name, after(name), text, limit, withdrawal];
}

/** Whoever goes by a text: id, alone or in a transaction's, beginning of user name, address or name, a withdrawal's id or a booking of it, an address of a payout. */
export async function findPlayers(db: D1Database, text: string, limit: number): Promise<FoundPlayer[]> {
  const { results } = await db
    .prepare(findPlayersQuery)
    .bind(...findPlayersBindings(text, limit))
    .all<FoundPlayer & Record<string, unknown>>();
  // Found in several ways, somebody is listed once, by the first of them.
  return results.filter(({ playerId: id }, place) => results.findIndex((other) => other.playerId === id) === place);
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
