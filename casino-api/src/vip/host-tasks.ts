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
export async function recordHostTask(database: D1Database, { id, kind, playerId, username, level, createdAt }: HostTask): Promise<void> {
  await database
    .prepare('INSERT INTO host_tasks (id, kind, player_id, username, level, created_at) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING')
    .bind(id, kind, playerId, username, level, createdAt)
    .run();
}
