import { recordEntry } from '../desk';

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

type Row = {
  id: string;
  kind: HostTask['kind'];
  player_id: string;
  username: string;
  level: number;
  created_at: number;
};

/** The tasks that wait, the oldest first. */
export async function openHostTasks(database: D1Database, limit: number): Promise<HostTask[]> {
  const { results } = await database
    .prepare(
      'SELECT id, kind, player_id, username, level, created_at FROM host_tasks WHERE done_at IS NULL ORDER BY created_at LIMIT ?',
    )
    .bind(limit)
    .all<Row>();
  return results.map(({ player_id: playerId, created_at: createdAt, ...task }) => ({ ...task, playerId, createdAt }));
}

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
