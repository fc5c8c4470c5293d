/** Bodies of pages as the back office writes them: in seven languages, with links and tables, each version kept, and nothing of them markup. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from 'contract/constants';
import { startLantern, type Lantern, type Page, type Visitor } from '../harness';
import { operatorVisitor } from '../harness/operators';

let lantern: Lantern;
let content: Visitor;
beforeAll(async () => {
  lantern = await startLantern();
  content = await operatorVisitor(lantern, 'content');
});
afterAll(() => lantern.stop());

const deskPath = (section: string, url: string): string => `/__ops/content/${section}/${url}`;
const post = (form: Record<string, string>): Promise<Page> =>
  content.post('/__ops/content', { press: crypto.randomUUID(), ...form, note: 'wording' }, { follow: false });

/** What the form that changes a page holds, as a browser would post it. */
async function formOf(section: string, url: string): Promise<Record<string, string>> {
  const page = await content.get(deskPath(section, url));
  const form = page.$('form').filter((_, each) => page.$(each).find('[name=step]').val() === 'write');
  const fields = form.find('input, textarea, select').toArray();
  return Object.fromEntries(
    fields.map((field) => [String(page.$(field).attr('name')), String(page.$(field).val() ?? '')]),
  );
}
/** The bodies that are kept, by language. */
async function kept(section: string, url: string): Promise<Record<string, unknown>> {
  const { results } = await (
    await lantern.database()
  )
    .prepare('SELECT language, title, summary, body FROM content_texts WHERE section = ? AND url = ? ORDER BY language')
    .bind(section, url)
    .all<{ language: string; body: string | null }>();
  return Object.fromEntries(results.map(({ language, ...text }) => [language, text]));
}

describe('a page that is opened and kept unchanged', () => {
  it('stays as it is, in every language, whatever it holds', async () => {
    const { results } = await (
      await lantern.database()
    )
      .prepare('SELECT section, url FROM content_pages ORDER BY section, url')
      .all<{ section: string; url: string }>();
    expect(results.length).toBeGreaterThan(30);
    for (const { section, url } of results) {
      const before = await kept(section, url);
      const saved = await post(await formOf(section, url));
      expect([saved.status, `${section}/${url}`]).toEqual([303, `${section}/${url}`]);
      expect(await kept(section, url), `${section}/${url}`).toEqual(before);
    }
  });

  it('asks for a body in every language where the section has it, and in English alone where it does not', async () => {
    const bodies = (form: Record<string, string>) => Object.keys(form).filter((name) => name.startsWith('body'));
    expect(bodies(await formOf('info', 'terms')).sort()).toEqual(
      languages.map((language) => (language === 'en' ? 'body' : `body-${language}`)).sort(),
    );
    const [news] = (await content.get('/__ops/content?section=news'))
      .$('td a')
      .map((_, link) => link.attribs.href)
      .get();
    expect(bodies(await formOf('news', news!.split('/').at(-1)!))).toEqual(['body']);
  });
});

describe('a body in another language', () => {
  const german = [
    '# Wie es geht',
    'Ein <script id=q>1</script> Absatz & {minimumAge}.',
    '- [Zu den Spielen](/casino)\n- [Die Behörde](https://amt.example/rat?a=1&b=2)',
    '| Spiel | Zahlt |\n| Würfel | 2 \\| 3 |',
    '{table:currencies}',
  ].join('\n\n');

  it('is written with links and tables, read by who reads that language, and by nobody else', async () => {
    const before = await kept('info', 'verification');
    expect((await post({ ...(await formOf('info', 'verification')), 'body-de': german })).status).toBe(303);
    const page = await lantern.visitor().get('/de/info/verification');
    const prose = page.$('.prose');
    expect(prose.find('h2').first().text()).toBe('Wie es geht');
    expect([prose.text().includes('<script id=q>'), prose.find('script').length]).toEqual([true, 0]);
    expect(prose.text()).toContain('& 18.');
    expect(prose.find('a[href="/de/casino"]').text()).toBe('Zu den Spielen');
    const outside = prose.find('a[href="https://amt.example/rat?a=1&b=2"]');
    expect([outside.text(), outside.attr('rel')]).toEqual(['Die Behörde', 'external noopener noreferrer']);
    expect(prose.find('table').first().text()).toContain('2 | 3');
    expect(prose.find('table')).toHaveLength(2);
    const { de: _, ...others } = await kept('info', 'verification');
    expect(others).toEqual(Object.fromEntries(Object.entries(before).filter(([language]) => language !== 'de')));
    expect((await lantern.visitor().get('/info/verification')).html).not.toContain('Wie es geht');
    const preview = await content.get(`${deskPath('info', 'verification')}?language=de`);
    expect([preview.$('article a').length, preview.$('main script').length]).toEqual([0, 0]);
    expect(preview.$('article').text()).toContain('https://amt.example/rat?a=1&b=2');
  });

  it('is a version, from which one goes back to what stood before', async () => {
    const form = await formOf('info', 'cookies');
    const before = await kept('info', 'cookies');
    expect((await post(form)).status).toBe(303);
    await lantern.clock.advance({ seconds: 5 });
    expect((await post({ ...form, press: crypto.randomUUID(), 'body-fr': '# Autre\n\nTout autre.' })).status).toBe(303);
    const page = await content.get(deskPath('info', 'cookies'));
    const versions = page
      .$('select[name=version] option')
      .map((_, option) => String(page.$(option).attr('value')))
      .get();
    expect(versions.length).toBeGreaterThanOrEqual(2);
    expect(await kept('info', 'cookies')).not.toEqual(before);
    const back = { step: 'restore', section: 'info', url: 'cookies', version: versions[1]! };
    expect((await post(back)).status).toBe(303);
    expect(await kept('info', 'cookies')).toEqual(before);
  });

  it('that is taken away is missed, in the list and on the page', async () => {
    expect((await post({ ...(await formOf('info', 'vip')), 'body-es': ' ' })).status).toBe(303);
    const list = await content.get('/__ops/content?section=info');
    const line = list.$('tr').filter((_, each) => list.$(each).find('a[href$="/info/vip"]').length > 0);
    expect(line.find('td[data-head=Missing]').text()).toBe('body: Español');
    expect((await content.get(deskPath('info', 'vip'))).$('main').text()).toContain('missing: body: Español');
    expect((await lantern.visitor().get('/es/info/vip')).$('.prose').text()).toBe(
      (await lantern.visitor().get('/info/vip')).$('.prose').text(),
    );
  });

  it.each([
    ['a link that runs something', { 'body-pt': '- [x](javascript:alert(1))' }, 'javascript:alert(1)'],
    ['a link that leaves without saying so', { 'body-pt': '- [x](//evil.example/)' }, '//evil.example/'],
    ['a link to no safe address', { body: '- [x](http://evil.example/)' }, 'http://evil.example/'],
    ['a table that is none of ours', { 'body-no': '{table:wages}' }, 'wages'],
    ['a row that is too short', { 'body-jp': '| a | b |\n| c |' }, '1 cells'],
    ['a body without title', { 'body-fr': 'Bonjour', 'title-fr': '' }, 'too'],
    ['no body in English', { body: ' ' }, 'English'],
  ])('with %s is refused, and what was written stays in the form', async (_, wrong, says) => {
    const before = await kept('info', 'complaints');
    const page = await post({ ...(await formOf('info', 'complaints')), ...wrong });
    expect([page.status, page.$('[role=alert]').text()]).toEqual([422, expect.stringContaining(says)]);
    const [name, text] = Object.entries(wrong)[0]!;
    expect(page.$(`[name="${name}"]`).val()).toBe(text);
    expect(await kept('info', 'complaints')).toEqual(before);
  });
});
