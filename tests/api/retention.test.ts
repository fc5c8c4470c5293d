/** What is past its declared time goes by itself: from the shared database every night, from a player's object by its own plan. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiWorker } from '../../scripts/runtime';
import { startLantern, type Lantern } from '../harness';
import { logIn } from '../harness/player';
import { askPlayerObject } from '../harness/player-object';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
});
afterAll(() => lantern.stop());

async function night(): Promise<void> {
  const worker = (await lantern.miniflare.getWorker(apiWorker)) as unknown as {
    scheduled(given: { cron: string }): Promise<unknown>;
  };
  await worker.scheduled({ cron: '20 0 * * *' });
}

it('a message to support goes five years after it was written, and only once it was answered', async () => {
  const database = await lantern.database();
  const insert = database.prepare(
    "INSERT INTO contact_messages (reference, player_id, name, email, message, language, written_at, state) VALUES (?, NULL, 'Mina', 'mina@mail.example', 'hello', 'en', ?, ?)",
  );
  const now = await lantern.clock.now();
  await database.batch([insert.bind('C-ANSWERED', now, 'answered'), insert.bind('C-WAITING', now, 'waiting')]);
  const kept = async () =>
    (
      await database
        .prepare(
          "SELECT reference FROM contact_messages WHERE reference LIKE 'C-%ED' OR reference = 'C-WAITING' ORDER BY 1",
        )
        .all<{ reference: string }>()
    ).results.map(({ reference }) => reference);
  await lantern.clock.advance({ hours: 24 * (5 * 365 - 1) });
  await night();
  expect(await kept()).toEqual(['C-ANSWERED', 'C-WAITING']);
  await lantern.clock.advance({ hours: 48 });
  await night();
  expect(await kept()).toEqual(['C-WAITING']);
});

it('a player’s log-ins go after two years, all but the last, whoever asks and whatever for', async () => {
  const { playerId, username, password } = await lantern.players.make({});
  const desk = await askPlayerObject<{
    sheet(at: number): Promise<{ data: { lists: { logins: { rows: unknown[] } } } }>;
  }>(lantern, playerId, 'player-desk');
  const logins = async () => (await desk.sheet(await lantern.clock.now())).data.lists.logins.rows.length;
  await logIn(lantern, { username, password });
  const before = await logins();
  expect(before).toBeGreaterThan(1);
  await lantern.clock.advance({ hours: 24 * (2 * 365 - 1) });
  expect(await logins()).toBe(before);
  await lantern.clock.advance({ hours: 24 * 8 });
  expect(await logins()).toBe(1);
});
