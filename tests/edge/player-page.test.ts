/** A player's page at the back office: all that the house has of somebody, each list to its end, each part for those whose desk it is, and no text of a player's as markup. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLantern, type Lantern, type Page, type Visitor } from '../harness';
import { operatorVisitor } from '../harness/operators';
import { openAccount, type Account } from '../harness/player';

const hostile = `<img src=x onerror=alert(1)><script id=q7z>1</script> "'& {{name}} __proto__`;
const names = ['support', 'payments', 'identity', 'risk'] as const;

let lantern: Lantern;
let player: Account;
let documentId: string;
let reference: string;
const as = {} as Record<(typeof names)[number], Visitor>;
const path = (below = '') => `/__ops/players/${player.id}${below}`;
const listOf = (page: Page, title: string) => page.$(`[role=region][aria-label="${title}"] tbody tr`);
const headings = (page: Page): string[] =>
  page
    .$('main h2')
    .map((_, heading) =>
      page
        .$(heading)
        .text()
        .replace(/ \(\d+ open\)$/, ''),
    )
    .get();

const rounds = 27;
beforeAll(async () => {
  lantern = await startLantern();
  for (const name of names) as[name] = await operatorVisitor(lantern, name);
  player = await openAccount(lantern, { balance: 500_00 });
  const details = {
    ...{
      fname: 'Lena',
      lname: 'Lantern',
      address: '<img src=x id=q7z onerror=x>',
      city: '<u id=q7z>',
      zip: '<i id=q7z>',
    },
    ...{ mobile: '+4791234567', country: 'NO' },
  };
  expect(
    (await lantern.api.updateContactDetails({ params: { type: 'contact' }, body: details }, player)).info.resultCode,
  ).toBe('ok');
  for (let round = 0; round < rounds; round += 1) {
    const body = {
      ...{ gameid: 'lantern-festival', mode: 'real' as const, stake: 20 },
      requestId: `page-test-${String(round).padStart(8, '0')}`,
    };
    expect((await lantern.api.playRound({ body }, player)).info.success).toBe(true);
    await lantern.clock.advance({ seconds: 5 });
  }
  const file = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(50)]);
  documentId = (await lantern.api.uploadPlayerDocument({ params: { documentType: 'address' }, file }, player)).data.id;
  reference = 'C-0BADF00D';
  await (
    await lantern.database()
  )
    .prepare(
      "INSERT INTO contact_messages (reference, player_id, name, email, message, language, written_at) VALUES (?, ?, ?, ?, ?, 'en', 1)",
    )
    .bind(reference, player.id, hostile, 'a@b.example', hostile)
    .run();
  const note = { step: 'note', player: player.id, note: hostile.slice(0, 200), press: 'press-of-a-note' };
  expect((await as.payments.post('/__ops/players', note, { follow: false })).status).toBe(303);
  const ask = { document: documentId, step: 'ask', type: 'identity', reason: 'newer', note: hostile };
  const asked = await as.identity.post('/__ops/documents', { ...ask, press: 'press-of-an-ask' }, { follow: false });
  expect(asked.status).toBe(303);
});
afterAll(() => lantern.stop());

/** What each role sees besides what all of them see. */
const parts: Record<string, readonly (typeof names)[number][]> = {
  'Messages to support': ['support', 'risk'],
  Documents: ['identity'],
  Risk: ['support', 'identity', 'risk'],
};
const forAll = [
  ...['Account', 'Money and protection', 'What to do', 'Notes', 'Messages to the player'],
  ...['Bookings', 'Rounds', 'Bonuses', 'Log-ins', 'Log'],
];

describe('a player’s page', () => {
  it.each(names)('shows %s the parts of the desks that are theirs', async (name) => {
    const seen = headings(await as[name].get(path()));
    expect(seen.sort()).toEqual(
      [...forAll, ...Object.keys(parts).filter((part) => parts[part]!.includes(name))].sort(),
    );
  });

  it.each<[string, string, readonly (typeof names)[number][]]>([
    ['support', 'Messages to support', ['support', 'risk']],
    ['documents', 'Documents', ['identity']],
    ['notes', 'Notes', names],
    ['messages', 'Messages to the player', names],
    ['bookings', 'Bookings', names],
    ['rounds', 'Rounds', names],
    ['bonuses', 'Bonuses', names],
    ['log-ins', 'Log-ins', names],
    ['log', 'Log', names],
  ])('has a page for %s, for those alone who see it', async (list, title, roles) => {
    for (const name of names) {
      const page = await as[name].get(path(`/${list}`));
      expect(page.status, name).toBe(roles.includes(name) ? 200 : 403);
      if (page.status === 200) expect(page.$('h1').text()).toBe(`${title}: ${player.username.toLowerCase()}`);
    }
    expect((await as[roles[0]!].get(`/__ops/players/${crypto.randomUUID()}/${list}`)).status).toBe(404);
  });

  it('shows the beginning of a list, and all of it page by page', async () => {
    const sheet = await as.support.get(path());
    expect(listOf(sheet, 'Rounds')).toHaveLength(10);
    const ids: string[] = [];
    let page = await as.support.get(sheet.$('a:contains("All of it: rounds")').attr('href')!);
    for (;;) {
      listOf(page, 'Rounds').each((_, row) => void ids.push(page.$(row).find('td[data-head=Id]').text()));
      const next = page.$('a[rel=next]').attr('href');
      if (!next) break;
      page = await as.support.get(next);
    }
    expect(new Set(ids).size).toBe(rounds);
    expect(ids.slice(0, 10)).toEqual(
      listOf(sheet, 'Rounds')
        .map((_, row) => sheet.$(row).find('td[data-head=Id]').text())
        .get(),
    );
    expect(page.$('a[rel=prev]')).toHaveLength(1);
  });

  it('leads from a round to its receipt, as it is signed and as it verifies', async () => {
    const sheet = await as.support.get(path());
    const link = listOf(sheet, 'Rounds').first().find('td[data-head=Id] a').attr('href')!;
    const page = await as.support.get(link);
    expect(page.status).toBe(200);
    const receipt = JSON.parse(page.$('textarea').text()) as { id: string; signature: string };
    expect(decodeURIComponent(link)).toContain(receipt.id);
    expect((await lantern.api.verifyRound({ body: { receipt: receipt as never } })).data.signature).toBe('valid');
    expect(page.$('main').text()).toContain('secret until it is replaced');
    for (const id of ['nobody', '%3Cscript%3E', '..%2F..']) {
      const none = await as.support.get(path(`/rounds/${id}`));
      expect([none.status, none.html.includes('<script>')]).toEqual([404, false]);
    }
  });

  it('leads to the document, the message to support and the care of the player, at their desks', async () => {
    const identity = await as.identity.get(path());
    const document = await as.identity.get(listOf(identity, 'Documents').find('a').attr('href')!);
    expect([document.status, document.$('article').length]).toEqual([200, 1]);
    expect(document.$('article').text()).toContain(player.username);
    const risk = await as.risk.get(path());
    expect((await as.risk.get(listOf(risk, 'Messages to support').find('a').attr('href')!)).$('h1').text()).toBe(
      `Message ${reference}`,
    );
    expect((await as.risk.get(risk.$('a:contains("Care: contacts")').attr('href')!)).status).toBe(200);
  });

  it('says who is marked for care to those who care, and to nobody else', async () => {
    const mark = { step: 'mark', player: player.id, note: 'plays all night', press: 'press-of-a-mark' };
    expect((await as.risk.post('/__ops/care', mark, { follow: false })).status).toBe(303);
    for (const name of names)
      expect((await as[name].get(path())).$('main').text().includes('marked for care'), name).toBe(
        name === 'support' || name === 'risk',
      );
  });

  it('names other accounts of the same person to those who judge it', async () => {
    const other = await openAccount(lantern);
    const database = await lantern.database();
    for (const id of [player.id, other.id])
      await database
        .prepare("INSERT OR REPLACE INTO player_persons (person, player_id) VALUES ('lena lantern 1990', ?)")
        .bind(id)
        .run();
    for (const name of names)
      expect((await as[name].get(path())).$(`a[href="/__ops/players/${other.id}"]`).length > 0, name).toBe(
        name === 'identity' || name === 'risk',
      );
  });

  it.each(['', '/notes', '/log', '/support', '/messages'])('shows hostile words inert: %s', async (below) => {
    const page = await as.risk.get(path(below));
    expect([page.status, page.$('script, #q7z').length, page.$('main img').length]).toEqual([200, 0, 0]);
    if (below === '') expect(page.$('main').text()).toContain('<img src=x id=q7z onerror=x>');
    if (below === '' || below === '/notes') expect(page.$('main').text()).toContain('<script id=q7z>');
  });

  it('shows them so at the desks that it leads to', async () => {
    const document = await as.identity.get(`/__ops/documents/${documentId}`);
    const ticket = await as.support.get(`/__ops/support/${reference}`);
    for (const page of [document, ticket])
      expect([page.status, page.$('script, #q7z').length, page.$('main img[onerror]').length]).toEqual([200, 0, 0]);
    expect(ticket.$('main').text()).toContain('<script id=q7z>');
  });
});
