/** Grants to a list: every wrong line is told before anything is given, and nobody gets it twice. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiWorker } from '../../scripts/runtime';
import { startLantern, type Lantern, type Page, type Visitor } from '../harness';
import { multipart } from '../harness/multipart';
import { blockForm, operatorVisitor } from '../harness/operators';

let lantern: Lantern;
let bonus: Visitor;
beforeAll(async () => {
  lantern = await startLantern();
  bonus = await operatorVisitor(lantern, 'bonus');
});
afterAll(() => lantern.stop());

const gift = { 'name-en': 'Sorry for the wait', amount: '5', note: 'the outage' };
const post = (form: Record<string, string>): Promise<Page> =>
  bonus.post('/__ops/bonuses', { press: crypto.randomUUID(), ...form }, { follow: false });
const check = (list: string, more: Record<string, string> = {}) => post({ step: 'check_list', list, ...gift, ...more });
const checkFile = async (file: Uint8Array, more: Record<string, string> = {}): Promise<Page> => {
  const fields = { step: 'check_list', list: '', ...gift, press: crypto.randomUUID(), ...more };
  const csv = new File([Uint8Array.from(file)], 'players.csv', { type: 'text/csv' });
  const { body, headers } = await multipart(fields, ['file', csv]);
  return bonus.post('/__ops/bonuses', body, { headers, follow: false });
};
const database = () => lantern.database();
const count = async (table: string): Promise<number> =>
  (await (await database()).prepare(`SELECT count(*) AS count FROM ${table}`).first<number>('count'))!;
const someone = async () => {
  const { playerId, username, sessionid } = await lantern.players.make({});
  return {
    playerId,
    username: username!,
    bonuses: async () => (await lantern.api.bonuses({}, { player: sessionid! })).data.bonuses,
  };
};
const lines = (page: Page): string[][] =>
  page
    .$('table[role=table]')
    .first()
    .find('tbody tr')
    .map((_, row) => [
      page
        .$(row)
        .find('td')
        .map((_, cell) => page.$(cell).text())
        .get(),
    ])
    .get() as unknown as string[][];

it('tells 37 wrong lines of 10,000 by number and reason, and gives nobody anything', { timeout: 120_000 }, async () => {
  const columns = (
    await (
      await database()
    )
      .prepare('PRAGMA table_info(accounts)')
      .all<{ name: string; type: string; notnull: number; dflt_value: unknown }>()
  ).results;
  const needed = columns.filter(
    ({ name, notnull, dflt_value }) =>
      notnull && dflt_value === null && !['player_id', 'username_key', 'email_key'].includes(name),
  );
  const names = needed.map(({ name }) => `, ${name}`).join('');
  const values = needed.map(({ type }) => (/INT/i.test(type) ? ', 1' : ", 'x'")).join('');
  await (
    await database()
  )
    .prepare(
      `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 9999)
       INSERT INTO accounts (player_id, username_key, email_key${names}) SELECT printf('%08x-0000-4000-8000-000000000000', i), printf('listed%05d', i), printf('listed%05d@mail.example', i)${values} FROM n`,
    )
    .run();
  const list = Array.from({ length: 10_000 }, (_, i) => `listed${String(i).padStart(5, '0')}`);
  for (let i = 0; i < 20; i += 1) list[i * 400 + 3] = `nobody${i}`;
  for (let i = 0; i < 10; i += 1) list[i * 500 + 7] = list[1]!;
  for (let i = 0; i < 6; i += 1) list[i * 700 + 11] = `listed0${i},12.50`;
  list[9_999] = '<b>nobody</b>';
  const page = await check(list.join('\r\n'));
  expect(page.status).toBe(422);
  expect(page.$('[role=alert]').text()).toContain('37 of 10000 lines are wrong: nothing was given');
  const told = page.$('main').text();
  for (const [line, why] of [
    ['4', 'nobody goes by this'],
    ['8', 'the same player as in line 2'],
    ['12', 'more than a name'],
    ['10000', 'nobody goes by this'],
  ])
    expect(
      page
        .$('td')
        .filter((_, cell) => page.$(cell).text() === line)
        .parent()
        .text(),
    ).toContain(why);
  expect(told).toContain('<b>nobody</b>');
  expect(page.$('textarea[name=list]').val()).toContain('listed00002');
  expect([await count('grant_lists'), await count('grant_lines')]).toEqual([0, 0]);
  // The same as a file: told as well, and its lines stand in the form to be mended.
  const byFile = await checkFile(Buffer.from(`\uFEFF${list.join('\n')}\n`));
  expect(byFile.status).toBe(422);
  expect(byFile.$('[role=alert]').text()).toContain('37 of 10000 lines are wrong: nothing was given');
  expect(byFile.$('textarea[name=list]').val()).toContain('listed00002');
  expect(byFile.$('[name=amount]').first().val()).toBeDefined();
  expect([await count('grant_lists'), await count('grant_lines')]).toEqual([0, 0]);
  // One line more is no list.
  expect((await check([...list, 'listed00000'].join('\n'))).$('[role=alert]').text()).toContain(
    '10000 lines at the most',
  );
});

it('gives to everybody of a list once, however often it is posted, and to the end by the minute', async () => {
  const players = await Promise.all(Array.from({ length: 5 }, someone));
  const form = { press: 'press-of-the-list' };
  const list = players.map(({ username, playerId }, i) => (i % 2 ? username : playerId)).join('\n');
  const checked = await Promise.all([1, 2].map(() => check(list, form)));
  expect(checked.map(({ status }) => status)).toEqual([303, 303]);
  const at = checked[0]!.headers.get('location')!;
  expect(at).toBe('/__ops/bonuses/lists/press-of-the-list');
  const counts = async () => (await bonus.get(at)).$('main').text();
  expect(await counts()).toContain('checked: nothing stands against it');
  expect(await counts()).toMatch(/Not looked at yet0Good5Given0/);
  expect(await players[0]!.bonuses()).toEqual([]);
  const give = { step: 'give_list', id: 'press-of-the-list', note: 'the outage' };
  expect((await post({ ...give, note: '' })).status).toBe(422);
  const given = await Promise.all([1, 2, 3].map(() => post({ ...give, press: 'press-to-give-it' })));
  expect(given.map(({ status }) => status)).toEqual([303, 303, 303]);
  expect((await post(give)).status).toBe(409);
  for (const { bonuses } of players)
    expect(await bonuses()).toMatchObject([{ name: 'Sorry for the wait', amount: 5_00 }]);
  expect(await counts()).toMatch(/Not looked at yet0Good0Given5/);
  const worker = (await lantern.miniflare.getWorker(apiWorker)) as unknown as {
    scheduled(given: { cron: string }): Promise<unknown>;
  };
  await worker.scheduled({ cron: '* * * * *' });
  const worked = await Promise.all([1, 2].map(() => post({ step: 'work_list', id: 'press-of-the-list' })));
  expect(worked.map(({ status }) => status)).toEqual([303, 303]);
  expect(await players[0]!.bonuses()).toHaveLength(1);
  const log = (await (await database()).prepare("SELECT subject FROM operator_log WHERE action = 'list_granted'").all())
    .results;
  expect(log).toEqual([{ subject: 'press-of-the-list' }]);
});

it('comes as a file that is a text, or as a text, not as both', async () => {
  const { username } = await someone();
  for (const [file, more, says] of [
    [Uint8Array.of(0xff, 0xfe, 0x41, 0x00), {}, 'has to be text in UTF-8'],
    [Buffer.from('a\0b'), {}, 'has to be text in UTF-8'],
    [Buffer.from(username), { list: username }, 'not both'],
  ] as const) {
    const page = await checkFile(file, more);
    expect([page.status, page.$('[role=alert]').text()]).toEqual([422, expect.stringContaining(says)]);
  }
  expect((await checkFile(Buffer.from(`${username}\r\n`), { press: 'press-of-the-file' })).status).toBe(303);
  expect((await bonus.get('/__ops/bonuses/lists/press-of-the-file')).$('main').text()).toContain('Players1');
});

it('is given to nobody while one of it may not be offered anything, and says who', async () => {
  const [good, blocked] = [await someone(), await someone()];
  const risk = await operatorVisitor(lantern, 'risk');
  const block = blockForm(blocked.playerId);
  expect((await risk.post('/__ops/players', block, { follow: false })).status).toBe(303);
  const checked = await check(`${good.username}\n${blocked.username}`, { press: 'press-of-another' });
  const page = await bonus.get(checked.headers.get('location')!);
  expect(lines(page)).toBeDefined();
  expect(page.$('main').text()).toContain('may not be offered anything');
  expect(page.$('main').text()).toContain(blocked.playerId);
  expect(page.$('main').text()).toMatch(/Not looked at yet0Good1Given0/);
  expect((await post({ step: 'give_list', id: 'press-of-another', note: 'x' })).status).toBe(409);
  expect(await good.bonuses()).toEqual([]);
});

it.each<[string, string, Record<string, string>]>([
  ['nobody', '\n \n', {}],
  ['a bonus without a name', 'listed00000', { 'name-en': '' }],
  ['no reason', 'listed00000', { note: ' ' }],
])('is refused with %s', async (_, list, more) => {
  expect((await check(list, more)).status).toBe(422);
});
