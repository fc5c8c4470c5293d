import { afterAll, beforeAll, expect, it } from 'vitest';
import { games } from '../casino-api/src/games/registry';
import { startLantern, type Lantern } from './harness';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
});
afterAll(() => lantern.stop());

it('every game that is listed can be opened and played, and every game that can be played is listed', async () => {
  const listed = (await lantern.api.listGames()).data.games;
  expect(listed.map(({ id }) => id).sort()).toEqual(games.map(({ id }) => id).sort());
  const visitor = lantern.visitor();
  const who = { anonymous: (await lantern.api.anon()).data.anonSessionId };
  for (const { id, system, title } of listed) {
    const launched = await lantern.api.launchGame({ params: { id }, query: { play_for_fun: 'true' } }, who);
    expect(launched.info.success, id).toBe(true);
    expect((await lantern.api.getGame({ params: { id } })).data.rules, id).not.toBeNull();
    const page = await visitor.get(`/play/${system}/${id}?mode=fun`);
    expect(page.status, id).toBe(200);
    expect(page).toHaveHeading(title);
    // Of a crash table while it flies there may be nothing but the way out.
    expect(page.$('form[method=post] .spin').length, id).toBeGreaterThan(0);
    expect(page.$('#rules').length, id).toBe(1);
  }
});
