/** The VIP hosts' page: who reached level 21 waits there until somebody has noted what was done. */
import { languages } from 'contract/constants';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startLantern, type Lantern } from '../harness';
import { gamblersApi, makeGambler } from '../harness/gambler';
import { addressOf, operatorHeaders } from '../harness/operators';

let lantern: Lantern;
let operator: Record<string, string>;
beforeAll(async () => {
  lantern = await startLantern({ api: gamblersApi });
  operator = await operatorHeaders(lantern);
});
afterAll(() => lantern.stop());

const hosts = (path = '/__ops/hosts') => lantern.visitor().get(path, { headers: operator });
const post = (form: Record<string, string>) =>
  lantern.visitor().post('/__ops/hosts', form, { headers: operator, follow: false });

it('a new VIP waits there, is not to be written to while excluded, and is done once, with a note in the log', async () => {
  const player = await makeGambler(lantern);
  await player.wager(50_000_00);
  await expect.poll(async () => (await hosts()).$('article').text()).toContain(player.username);
  expect(await hosts()).not.toShow('Do not contact now');
  const care = (step: string) =>
    lantern
      .visitor()
      .post('/__ops/care', { step, player: player.playerId, note: 'worried' }, { headers: operator, follow: false });
  await care('mark');
  expect(await hosts()).toShow('Do not contact now');
  await care('unmark');
  expect(await hosts()).not.toShow('Do not contact now');
  await player.exclude();
  expect(await hosts()).toShow('Do not contact now');
  const task = `${player.playerId}:new_vip`;
  const without = await post({ task, note: ' ' });
  expect(without.status).toBe(422);
  expect(without.$('[role="alert"] a').attr('href')).toBe(`#note-${task}`);
  for (let time = 0; time < 2; time += 1) expect((await post({ task, note: 'Check passed <ok>' })).status).toBe(303);
  expect((await hosts()).$('article').length).toBe(0);
  const { results } = await (
    await lantern.database()
  )
    .prepare('SELECT actor, action, details FROM operator_log WHERE subject = ?')
    .bind(task)
    .all();
  expect(results).toEqual([
    {
      actor: addressOf('ada'),
      action: 'host_done',
      details: JSON.stringify({ username: player.username, note: 'Check passed <ok>' }),
    },
  ]);
  expect((await lantern.visitor().get('/__ops/till', { headers: operator })).html).toContain('Check passed &lt;ok&gt;');
  expect((await post({ task: 'nobody:new_vip', note: 'x' })).status).toBe(404);
});

it.each(languages)('speaks %s', async (language) => {
  const page = await hosts(language === 'en' ? '/__ops/hosts' : `/${language}/__ops/hosts`);
  expect(page.status).toBe(200);
  if (language !== 'en') expect(page.$('main').text()).not.toMatch(/VIP hosts|Nothing waits|affordability/);
});
