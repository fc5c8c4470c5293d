/** What a player's object tells of him, so that operators find him. `names` replace those told before; a payout's address is added. */
export type PlayerKnownMessage = {
  kind: 'player_known';
  playerId: string;
  names?: readonly string[];
  /** Name and birth date as `personKey` makes them; empty while they are not known. Replaces what was told before. */
  person?: string;
  payout?: string;
};

/** What is searched for, as it is kept: lower case, single spaces. */
export const termOf = (text: string): string => text.normalize('NFKC').toLowerCase().trim().replace(/\s+/g, ' ');

/** Name and birth date, however the names are ordered and written; empty where one of them is not known. */
export function personKey(name: string, birthdate: string): string {
  const words = termOf(name)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word !== 'unknown')
    .sort();
  return words.length === 0 || birthdate === '' ? '' : `${words.join(' ')} ${birthdate}`;
}

/** Another account that seems to be of the same person, and by what. */
export interface Duplicate {
  playerId: string;
  otherId: string;
  username: string;
  by: 'person' | 'payout';
}

/** How many other accounts are named beside one; whoever shares a person with hundreds hides nobody else’s. */
const namedBesideOne = 5;

/** Accounts of other names that share a person or an address of a payout with these players. One trip, by index. */
export async function duplicatesOf(db: D1Database, playerIds: readonly string[]): Promise<Duplicate[]> {
  if (playerIds.length === 0) return [];
  const others = db.prepare(
    `SELECT ?1 AS playerId, f.otherId AS otherId, a.username_key AS username, f.found_by AS "by" FROM (
       SELECT other.player_id AS otherId, 'person' AS found_by FROM player_persons mine
         CROSS JOIN player_persons other ON other.person = mine.person AND other.player_id <> mine.player_id WHERE mine.player_id = ?1
       UNION ALL SELECT other.player_id, 'payout' FROM player_terms mine
         CROSS JOIN player_terms other ON other.kind = 'payout' AND other.term = mine.term AND other.player_id <> mine.player_id
         WHERE mine.player_id = ?1 AND mine.kind = 'payout'
       LIMIT ?2) f CROSS JOIN accounts a ON a.player_id = f.otherId`,
  );
  const found = await db.batch<Duplicate>(playerIds.map((playerId) => others.bind(playerId, namedBesideOne)));
  return found.flatMap(({ results }) => results);
}

/** Keeps what is told; told twice it is kept once. */
export async function keepKnown(
  db: D1Database,
  { playerId, names, person, payout }: PlayerKnownMessage,
): Promise<void> {
  const insert = (kind: 'name' | 'payout', term: string) =>
    db
      .prepare('INSERT INTO player_terms (kind, term, player_id) VALUES (?, ?, ?) ON CONFLICT DO NOTHING')
      .bind(kind, term, playerId);
  await db.batch([
    ...(names
      ? [
          db.prepare("DELETE FROM player_terms WHERE player_id = ? AND kind = 'name'").bind(playerId),
          ...names.map((name) => insert('name', termOf(name))),
        ]
      : []),
    ...(person === undefined ? [] : [db.prepare('DELETE FROM player_persons WHERE player_id = ?').bind(playerId)]),
    ...(person
      ? [
          db
            .prepare('INSERT INTO player_persons (person, player_id) VALUES (?, ?) ON CONFLICT DO NOTHING')
            .bind(person, playerId),
        ]
      : []),
    ...(payout ? [insert('payout', payout)] : []),
  ]);
}
