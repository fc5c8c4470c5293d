/** A game that was taken off: a row of the catalogue that is no longer playable. */
import type { Lantern } from './lantern';

/** Its id; listed as a copy of a game that plays. */
const takenOff = 'taken-off';

export async function listTakenOff({ database }: Pick<Lantern, 'database'>): Promise<void> {
  const games = (await database()) as unknown as D1Database;
  const row = await games
    .prepare("SELECT * FROM games WHERE id = 'lantern-festival'")
    .first<Record<string, string | number | null>>();
  const copy = { ...row, id: takenOff, title: 'Taken Off', playable: 0, search_text: 'taken off' };
  const columns = Object.keys(copy);
  await games
    .prepare(`INSERT OR IGNORE INTO games (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`)
    .bind(...Object.values(copy))
    .run();
}
