import { recordEntry } from '../desk';
import { type Page, type Place, readPage } from '../../kernel/paged-list';

/** What a VIP host has to do. `id` is made of player and kind, so one that is told twice is one task. `createdAt` is epoch ms. */
export interface HostTask {
  id: string;
  kind: 'new_vip';
  playerId: string;
  username: string;
  level: number;
  createdAt: number;
}

/** Queues a task for the hosts (DOMAIN §4). */
export async function recordHostTask(
  database: D1Database,
  { id, kind, playerId, username, level, createdAt }: HostTask,
): Promise<void> {
  await database
    .prepare(
      'INSERT INTO host_tasks (id, kind, player_id, username, level, created_at) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING',
    )
    .bind(id, kind, playerId, username, level, createdAt)
    .run();
}

/** The tasks that wait, the oldest first. */
export const openHostTasks = (database: D1Database, place: Place | null, size: number): Promise<Page<HostTask>> =>
  readPage(
    database,
    {
      columns: 'id, kind, player_id AS playerId, username, level, created_at AS createdAt',
      from: 'host_tasks',
      where: 'done_at IS NULL',
      keys: ['created_at', 'id'],
    },
    place,
    size,
  );

/** Ends a task and logs who did it, with the note, both or neither; done twice it is done and logged once. False: there is no such task. @param at epoch ms */
export async function finishHostTask(
  database: D1Database,
  id: string,
  by: { actor: string; note: string },
  at: number,
): Promise<boolean> {
  const task = await database
    .prepare('SELECT username FROM host_tasks WHERE id = ?')
    .bind(id)
    .first<{ username: string }>();
  if (!task) return false;
  await recordEntry(
    database,
    {
      ...{ id: `host:${id}`, at, actor: by.actor, action: 'host_done', subject: id },
      details: { username: task.username, note: by.note },
    },
    [database.prepare('UPDATE host_tasks SET done_at = ? WHERE id = ? AND done_at IS NULL').bind(at, id)],
  );
  return true;
}
