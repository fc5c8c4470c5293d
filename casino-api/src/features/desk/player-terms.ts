/** What a player's object tells of him, so that operators find him. `names` replace those told before; a payout's address is added. */
export type PlayerKnownMessage = {
  kind: 'player_known';
  playerId: string;
  names?: readonly string[];
  payout?: string;
};

/** What is searched for, as it is kept: lower case, single spaces. */
export const termOf = (text: string): string => text.normalize('NFKC').toLowerCase().trim().replace(/\s+/g, ' ');

/** Keeps what is told; told twice it is kept once. */
export async function keepKnown(db: D1Database, { playerId, names, payout }: PlayerKnownMessage): Promise<void> {
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
    ...(payout ? [insert('payout', payout)] : []),
  ]);
}
