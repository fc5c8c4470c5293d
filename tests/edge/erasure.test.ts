/** A person is erased for good, by two operators, where nothing stands against it; books and chains stay what they are, and whoever is excluded stays out. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logFindings, type KeptEntry } from '../../casino-api/src/features/desk/log-chain';
import { auditDirectory } from '../../scripts/audit-books';
import { apiWorker } from '../../scripts/runtime';
import { startLantern, type Lantern, type Page, type Visitor } from '../harness';
import { operatorVisitor } from '../harness/operators';
import { askPlayerObject } from '../harness/player-object';
import type { MadePlayer, WantedPlayer } from '../harness/qa';

let home: string;
let lantern: Lantern;
let isStopped = false;
let [ada, ben]: Visitor[] = [];
const signIn = async () => {
  [ada, ben] = [await operatorVisitor(lantern, 'ada'), await operatorVisitor(lantern, 'ben')];
};
beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'lantern-erasure-'));
  lantern = await startLantern({ stateDir: home });
  await signIn();
});
afterAll(async () => {
  if (!isStopped) await lantern.stop();
  await rm(home, { recursive: true, force: true });
});

const post = (who: Visitor, desk: string, form: Record<string, string>): Promise<Page> =>
  who.post(`/__ops/${desk}`, { press: crypto.randomUUID(), note: 'asked for in writing', ...form }, { follow: false });
const erase = (player: string, who = ada!, more: Record<string, string> = {}) =>
  post(who, 'players', { step: 'erase', player, ...more });
/** What waits for a second person, by a part of what it says. */
async function confirm(says: string): Promise<Page> {
  const request = await waiting(says);
  return post(ben!, 'requests', { request, step: 'confirm' });
}
async function waiting(says: string): Promise<string> {
  const page = await ben!.get('/__ops/requests');
  const card = page.$('article').filter((_, each) => page.$(each).text().includes(says));
  expect(card.length, says).toBe(1);
  return String(card.find('[name=request]').attr('value'));
}

type Sheet = {
  data: {
    account: Record<string, unknown>;
    lists: { bookings: { rows: { id: string }[] }; logins: { rows: unknown[] } };
  };
};
const deskOf = (player: string) =>
  askPlayerObject<{ sheet(at: number): Promise<Sheet> }>(lantern, player, 'player-desk');
const sheetOf = async (player: string) => (await (await deskOf(player)).sheet(await lantern.clock.now())).data;

/** Whose values are found in no other text. */
async function someone(name: string, wanted: WantedPlayer = {}): Promise<MadePlayer> {
  const made = await lantern.players.make({ username: name, email: `${name}@mail.example`, ...wanted });
  const details = {
    ...{ fname: `${name}first`, lname: `${name}last`, address: `${name} street 1`, city: 'Oslo', zip: '0150' },
    ...{ mobile: '+4791234567', country: 'NO' },
  };
  await lantern.api.updateContactDetails({ params: { type: 'contact' }, body: details }, { player: made.sessionid! });
  return made;
}

/** In which tables of the shared database a text stands. */
async function whereStands(text: string): Promise<string[]> {
  const database = await lantern.database();
  const { results } = await database
    .prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '\\_cf%' ESCAPE '\\'",
    )
    .all<{ name: string }>();
  const found: string[] = [];
  for (const { name } of results) {
    const { results: rows } = await database.prepare(`SELECT * FROM "${name}"`).all();
    if (JSON.stringify(rows).toLowerCase().includes(text.toLowerCase())) found.push(name);
  }
  return found;
}

const png = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(50)]);
const codeOf = async (answer: Promise<{ info: { resultCode: string } }>) => (await answer).info.resultCode;
const visitor = async () => ({ anonymous: (await lantern.api.anon()).data.anonSessionId });
const register = async (email: string, username: string) => {
  const form = { username, email, password: 'hunter22', passwordConfirm: 'hunter22', currency: 'EUR' };
  const body = { ...form, birthdate: '29-02-2000', country: 'NO', terms: true };
  return codeOf(lantern.api.register({ params: { type: 'long' }, body }, await visitor()));
};
const entries = async () =>
  (
    await (
      await lantern.database()
    )
      .prepare('SELECT * FROM operator_log ORDER BY seq')
      .all<KeptEntry & Record<string, unknown>>()
  ).results;

describe('a person of whom nothing stands open', () => {
  it('is erased by two, and is found nowhere afterwards', async () => {
    const who = await someone('quillonx', { complete: false });
    const caller = { player: who.sessionid! };
    const { data } = await lantern.api.uploadPlayerDocument(
      { params: { documentType: 'identity' }, file: png },
      caller,
    );
    const help = { name: 'quillonxfirst', email: who.email, message: 'my name is quillonx' };
    await lantern.api.contact({ body: help }, caller);
    await post(ada!, 'players', { step: 'note', player: who.playerId, note: 'quillonx called' });
    await expect
      .poll(() => whereStands('quillonx'))
      .toEqual(expect.arrayContaining(['accounts', 'operator_log', 'player_terms']));
    const bucket = await lantern.miniflare.getR2Bucket('DOCUMENTS', apiWorker);
    expect((await bucket.list()).objects.length, data.id).toBe(1);

    expect((await erase(who.playerId, ada, { note: ' ' })).status).toBe(422);
    expect((await erase(who.playerId, await operatorVisitor(lantern, 'support'))).status).toBe(403);
    // Asked twice it waits once; confirmed twice it is done once, as the log says below.
    const asked = await Promise.all([1, 2].map(() => erase(who.playerId)));
    expect(asked.map(({ status }) => status)).toContain(202);
    expect(await whereStands('quillonx')).toContain('accounts');
    const request = await waiting(who.playerId);
    const confirmed = await Promise.all([1, 2].map(() => post(ben!, 'requests', { request, step: 'confirm' })));
    expect(confirmed.map(({ status }) => status)).toContain(303);

    await expect.poll(() => whereStands('quillonx'), { timeout: 10_000 }).toEqual([]);
    expect((await bucket.list()).objects).toEqual([]);
    const { account, lists } = await sheetOf(who.playerId);
    expect(JSON.stringify(account)).not.toContain('quillonx');
    expect(account).toMatchObject({ playerId: who.playerId, email: '', fname: '', address: '', birthdate: '' });
    expect(lists.logins.rows).toEqual([]);
    expect((await ada!.get('/__ops/players?q=quillonx')).$('main').text()).toContain('Nobody is found');
    const login = { username: who.username, password: who.password, terms: true };
    expect(await codeOf(lantern.api.login({ body: login }, await visitor()))).toBe('invalid_username_or_password');
    expect(await codeOf(lantern.api.getPlayer({}, caller))).toBe('session_expired');
  });

  it('is in the log with who did it, whose chain holds, and tells when a told thing goes without an erasure', async () => {
    const log = await entries();
    expect(log.filter(({ action }) => action === 'person_erased')).toHaveLength(1);
    expect([...logFindings(log)]).toEqual([]);
    const note = log.findIndex(({ salt, action }) => salt && action !== 'person_erased');
    const forged = (change: Partial<KeptEntry>) => [...logFindings(log.with(note, { ...log[note]!, ...change }))];
    expect(forged({ details: '{"note":"nothing"}' })).toEqual([expect.stringContaining('tells what was not written')]);
    expect(forged({ details: '{}', salt: null })).toEqual([expect.stringContaining('nobody was erased after it')]);
    const database = await lantern.database();
    const cut = database
      .prepare('UPDATE operator_log SET details = \'{"note":"x"}\' WHERE action = \'person_erased\'')
      .run();
    await expect(cut).rejects.toThrow('never changed');
  });

  it('leaves the name to others, who was not barred to come back', async () => {
    expect(await register('quillonx@mail.example', 'quillonx')).toBe('ok');
  });
});

describe('a person is not erased', () => {
  it('while money is there, nor after it within the time of the law, and the desk says which', async () => {
    const who = await someone('brannock', { balance: 10_00 });
    const refused = await erase(who.playerId);
    expect(refused.status).toBe(409);
    expect(refused.$('main').text()).toMatch(/money of the player.*time for which the licence.*until 20\d\d/s);
    const answers = (await sheetOf(who.playerId)).lists.bookings.rows[0]!.id;
    await post(ada!, 'players', { step: 'correct', player: who.playerId, amount: '-10.00', answers });
    expect((await confirm(who.username)).status).toBe(303);
    const text = (await erase(who.playerId)).$('main').text();
    expect(text).toContain('time for which the licence');
    expect(text).not.toContain('money of the player');
    await lantern.clock.advance({ hours: 24 * (5 * 365 + 1) });
    await signIn();
    expect((await erase(who.playerId)).status).toBe(202);
    expect((await confirm(who.playerId)).status).toBe(303);
    await expect.poll(() => whereStands('brannock'), { timeout: 10_000 }).toEqual([]);
    expect((await sheetOf(who.playerId)).lists.bookings.rows).toHaveLength(2);
  });

  it('while a withdrawal is on its way, not even when it was free as it was asked for', async () => {
    const who = await someone('cordwain', { balance: 100_00 });
    const body = { method: 'card', amount: 100_00, requestId: crypto.randomUUID() };
    const { info } = await lantern.api.withdraw({ body }, { player: who.sessionid! });
    expect(info.resultCode).toBe('ok');
    expect((await erase(who.playerId)).$('main').text()).toContain('withdrawals that are on their way');
    const late = await someone('dunstan');
    expect((await erase(late.playerId)).status).toBe(202);
    await lantern.bonuses.give(late.playerId, { amount: 5_00, started: true });
    const refused = await confirm(late.playerId);
    expect([refused.status, refused.$('main').text()]).toEqual([409, expect.stringContaining('money of the player')]);
    expect(await whereStands('dunstan')).toContain('accounts');
  });
});

describe('an excluded person', () => {
  it('stays out: by the address, and by name and birth date under another one', async () => {
    const who = await someone('everild', { birthdate: '03-04-1985' });
    const self = { password: who.password, confirm: true };
    expect(await codeOf(lantern.api.selfExclude({ body: self }, { player: who.sessionid! }))).toBe('ok');
    expect((await erase(who.playerId)).status).toBe(202);
    expect((await confirm(who.playerId)).status).toBe(303);
    await expect.poll(() => whereStands('everild'), { timeout: 10_000 }).toEqual([]);
    expect(await register('Everild@mail.example', 'another1')).toBe('account_frozen');
    const again = await lantern.players.make({ username: 'gwendolen', birthdate: '03-04-1985' });
    const name = { fname: 'everildfirst', lname: 'Everildlast', address: 'x 1', city: 'Oslo', zip: '0150' };
    const contact = { ...name, mobile: '+4791234567', country: 'NO' };
    await lantern.api.updateContactDetails(
      { params: { type: 'contact' }, body: contact },
      { player: again.sessionid! },
    );
    await expect
      .poll(async () => (await lantern.api.getPlayer({}, { player: again.sessionid! })).data.frozen, {
        timeout: 10_000,
      })
      .toBe(true);
  });
});

it('the books of all of them hold', async () => {
  expect([...logFindings(await entries())]).toEqual([]);
  await lantern.stop();
  isStopped = true;
  const { findings, books } = await auditDirectory(home);
  expect(findings).toEqual([]);
  expect(books).toBeGreaterThan(3);
});
