/** Lists of the back office that are longer than a page: nothing is cut, every row is reached by plain links, and an act leads back to where it was done. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLantern, type Lantern, type Page, type Visitor } from '../harness';
import { operatorVisitor } from '../harness/operators';

let lantern: Lantern;
let operator: Visitor;
let playerId: string;
beforeAll(async () => {
  lantern = await startLantern();
  operator = await operatorVisitor(lantern);
  ({ playerId } = await lantern.players.make({ balance: 0 }));
});
afterAll(() => lantern.stop());

const many = 60;
const rows = Array.from({ length: many }, (_, i) => `row${String(i).padStart(3, '0')}`);
const names = '{"en":"x","de":"x","es":"x","fr":"x","jp":"x","no":"x","pt":"x"}';
const terms = `{"names":${names},"amount":100,"multiplier":1,"freeSpins":null,"validFor":null}`;

/** What puts sixty rows into a list: `i` counts them, `name` is what the list shows of one, `owner` a player. */
const lists: Record<string, { path: string; label?: string; table?: string; insert: string }> = {
  'host tasks': {
    ...{ path: '/__ops/hosts', label: 'New VIP players' },
    insert:
      "host_tasks (id, kind, player_id, username, level, created_at) SELECT name, 'new_vip', owner, name, 9, i / 3",
  },
  // Half of them by user name, the others by address.
  'players who are searched for': {
    path: '/__ops/players?q=row',
    insert:
      "accounts (player_id, username_key, email_key, claimed_at) SELECT printf('%08x-0000-4000-8000-000000000000', i), iif(i < 30, '', 'not-') || name, iif(i < 30, 'not-', '') || name || '@mail.example', 1",
  },
  requests: {
    path: '/__ops/requests',
    insert:
      "operator_requests (id, desk, act, form, says, subject, asked_by, asked_at) SELECT name, '/__ops/till', 'approve', '', name, name, 'ben@operators.example', i / 3",
  },
  'players marked for care': {
    path: '/__ops/care',
    insert:
      "care_cases (player_id, username, markers, is_marked, since, changed_at) SELECT name, name, '[]', 1, i / 3, 1",
  },
  'messages to support': {
    path: '/__ops/support',
    insert:
      "contact_messages (reference, name, email, message, language, written_at) SELECT printf('C-%08X', i), name, 'a@b.example', 'x', 'en', i / 3",
  },
  'messages of a sender': {
    path: '/__ops/support?q=c%40d.example',
    insert:
      "contact_messages (reference, name, email, message, language, written_at, state) SELECT printf('C-1%07X', i), name, 'c@d.example', 'x', 'en', i / 3, 'closed'",
  },
  'statement differences': {
    ...{ path: '/__ops/exceptions', label: 'Statements' },
    insert:
      "statement_exceptions (id, provider, reference, currency, ours, theirs, at, found_at, is_over) SELECT name, 'acme', name, 'EUR', 1, 2, i / 3, 1, 0",
  },
  'what is off': {
    path: '/__ops/switches',
    insert: "switches (kind, subject, since) SELECT 'game', name, i / 3",
  },
  'mails that wait': {
    path: '/__ops/today/mails',
    insert:
      "mail_outbox (id, recipient, language, subject, body_text, body_html, link, created_at) SELECT name, '', name, '', '', '', '', i / 3",
  },
  'outboxes that are behind': {
    path: '/__ops/today/outboxes',
    insert:
      "outbox_behind (object, kind, messages, waiting, oldest_at, noted_at) SELECT name, 'player', name, 1, 1, unixepoch() + 600 + i / 3",
  },
  'files of heads': {
    path: '/__ops/books',
    insert: "heads_files (number, day, hash, heads, closed_at) SELECT 1000 + i, name, 'x', 1, 1",
  },
  'lists of grants': {
    ...{ path: '/__ops/bonuses', label: 'Lists', table: 'Lists' },
    insert: `grant_lists (id, asked_by, asked_at, terms, total, phase) SELECT name, name, i / 3, '${terms}', 1, 'given'`,
  },
  codes: {
    ...{ path: '/__ops/bonuses', label: 'Codes', table: 'Codes' },
    insert: `promotion_codes (code, names, amount, multiplier, spins_count, spins_value) SELECT upper(name), replace('${names}', 'x', name), 1, 1, 0, 0`,
  },
  'operators and their roles': {
    path: '/__ops/operators',
    insert: "operator_roles (email, role, granted_at, granted_by) SELECT name, 'support', 1, 'x'",
  },
  'returns of games': {
    ...{ path: '/__ops/returns', table: 'Returns' },
    insert:
      'game_returns (gameid, rounds, staked, paid, staked_squared, staked_paid, paid_squared) SELECT name, i / 3, 1, 1, 1, 1, 1',
  },
  'pictures of pages': {
    path: '/__ops/content/pictures',
    insert:
      "content_pictures (name, title, mime, width, height, bytes, uploaded_at, uploaded_by) SELECT name, name, 'image/webp', 1, 1, x'00', i / 3, 'x'",
  },
  pages: {
    ...{ path: '/__ops/content?section=news', label: 'Pages of the list' },
    insert: "content_pages (section, url, published_at) SELECT 'news', name, i / 3",
  },
  'versions of a page': {
    ...{ path: '/__ops/content/info/terms', table: 'Versions' },
    insert: "content_versions (section, url, at, written_by, page) SELECT 'info', 'terms', i, name, '{}'",
  },
  matches: {
    ...{ path: '/__ops/sports?list=upcoming', label: 'Matches', table: 'Matches' },
    insert:
      "sports_matches (id, source, sport, league, home, away, starts_at, ends_at) SELECT name, 'feed', 'football', 'x', name, 'x', 99999999999999 + i / 3, 999999999999999",
  },
  'matches that were called off': {
    ...{ path: '/__ops/sports?list=called_off', label: 'Matches', table: 'Matches' },
    insert:
      "sports_matches (id, source, sport, league, home, away, starts_at, ends_at, state) SELECT 'off' || name, 'feed', 'football', 'x', name, 'x', i / 3, 999999999999999, 'void'",
  },
  'what was said of sports': {
    ...{ path: '/__ops/sports', label: 'Terms', table: 'Terms' },
    insert: "sports_terms (scope, margin, changed_at) SELECT 'league:' || name, 1, 1",
  },
};

async function seed(insert: string): Promise<void> {
  const database = await lantern.database();
  const [table, select] = insert.split(' SELECT ');
  const numbers = `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${many - 1}), r AS (SELECT i, printf('row%03d', i) AS name, '${playerId}' AS owner FROM n)`;
  await database.prepare(`INSERT INTO ${table} ${numbers} SELECT ${select} FROM r`).run();
  if (table!.startsWith('content_pages'))
    await database
      .prepare(
        `INSERT INTO content_texts (section, url, language, title, summary, body) SELECT 'news', url, 'en', url, 'x', '[]' FROM content_pages WHERE section = 'news' AND url GLOB 'row*'`,
      )
      .run();
}

/** The rows of a page, by their names. @param list what its table is called, where it has one */
function shown(page: Page, list?: string): string[] {
  const rows = page.$(list ? `[role=region][aria-label="${list}"]` : 'main').clone();
  rows.find('nav, form').remove();
  return [
    ...new Set(
      rows
        .text()
        .toLowerCase()
        .match(/row\d{3}/g) ?? [],
    ),
  ];
}
const linkOf = (page: Page, rel: 'next' | 'prev', label: string): string | undefined =>
  page.$(`nav[aria-label="${label}"] a[rel=${rel}]`).attr('href');

describe('a list that is longer than a page', () => {
  it.each(Object.entries(lists))(
    'of %s shows every row once, forward and back',
    async (_, { path, label = 'Pages', table, insert }) => {
      await seed(insert);
      const pages: string[][] = [];
      let page = await operator.get(path);
      for (;;) {
        expect(page.status).toBe(200);
        pages.push(shown(page, table));
        const next = linkOf(page, 'next', label);
        if (!next) break;
        expect(pages.length).toBeLessThan(40);
        page = await operator.get(next);
      }
      expect(pages.length).toBeGreaterThan(1);
      expect(pages.flat().sort()).toEqual(rows);
      const back: string[][] = [shown(page, table)];
      for (let previous = linkOf(page, 'prev', label); previous; previous = linkOf(page, 'prev', label)) {
        page = await operator.get(previous);
        back.unshift(shown(page, table));
      }
      expect(back).toEqual(pages);
    },
  );

  it('of which two stand on a page keeps the place of the one while the other is read', async () => {
    const second = await operator.get(linkOf(await operator.get('/__ops/bonuses'), 'next', 'Codes')!);
    const both = await operator.get(linkOf(second, 'next', 'Lists')!);
    const codes = (page: Page) => page.$('td[data-head="Code"]').text();
    expect(codes(both)).toBe(codes(second));
    expect(codes(both)).not.toBe('');
  });

  it.each([
    '/__ops/hosts?after=%5B',
    '/__ops/hosts?after=%7B%22a%22%3A1%7D',
    '/__ops/hosts?after=%5B1%5D',
    '/__ops/hosts?before=%5Bnull%2C1%5D',
    `/__ops/hosts?after=${encodeURIComponent(`["' OR 1=1 --","<script>"]`)}`,
  ])('takes a place that is none for none: %s', async (path) => {
    const page = await operator.get(path);
    expect([page.status, page.$('script').length]).toEqual([200, 0]);
    expect(page.$('article').length).toBeGreaterThan(0);
  });
});

describe('an act on a later page', () => {
  it('leads back to that page, done or refused', async () => {
    const page = await operator.get(linkOf(await operator.get('/__ops/hosts'), 'next', 'New VIP players')!);
    const [first] = shown(page);
    const form = page.$('article form').first();
    const post = (note: string) => operator.post(form.attr('action')!, { task: first!, note }, { follow: false });
    const refused = await post('');
    expect([refused.status, shown(refused)]).toEqual([422, shown(page)]);
    const done = await post('called');
    expect(done.status).toBe(303);
    const after = await operator.get(done.headers.get('location')!);
    expect(shown(after).slice(0, 24)).toEqual(shown(page).slice(1));
  });

  it('at the till leads back to that page, in the language in which it is read', async () => {
    const { playerId: id, sessionid } = await lantern.players.make({ balance: 2_000_00 });
    for (let each = 0; each < 27; each += 1) {
      const body = { method: 'card', amount: 20_00 + each, requestId: crypto.randomUUID() };
      expect((await lantern.api.withdraw({ body }, { player: sessionid! })).info.success).toBe(true);
    }
    await expect.poll(async () => (await operator.get('/de/__ops/till')).$('article').length).toBe(25);
    const first = await operator.get('/de/__ops/till');
    await expect
      .poll(async () => (await operator.get(linkOf(first, 'next', 'Auszahlungen')!)).$('article').length)
      .toBe(2);
    const page = await operator.get(linkOf(first, 'next', 'Auszahlungen')!);
    const form = page.$('article form').first();
    const subject = String(form.find('[name=subject]').val());
    expect(subject).toContain(id);
    const done = await operator.post(form.attr('action')!, { subject, step: 'approve' }, { follow: false });
    expect(done.status).toBe(303);
    const after = await operator.get(done.headers.get('location')!);
    expect(after.$('article')).toHaveLength(2);
    expect(after.$('html').attr('lang')).toBe('de');
    expect(after.$('[role=status]')).toHaveLength(1);
  });
});
