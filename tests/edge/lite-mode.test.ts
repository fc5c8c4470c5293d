import { beforeAll, describe, expect, it } from 'vitest';
import { sharedLantern, type SharedLantern } from '../harness';

let lantern: SharedLantern;
beforeAll(async () => {
  lantern = await sharedLantern();
});

describe('lite mode', () => {
  it('is chosen at the foot of a page, says so on that page, and takes all scripts away', async () => {
    const visitor = lantern.visitor();
    const page = await visitor.get('/de');
    expect(page.$('script[type=module]').length).toBeGreaterThan(0);
    const lite = await page.submit('Sparmodus: Seiten ohne Skripte');
    expect(lite).toBeAt('/de');
    expect(lite).toHaveToast('Sparmodus an');
    expect(lite.$('script').length).toBe(0);
    expect((await visitor.get('/de')).$('script').length).toBe(0);

    const back = await (await visitor.get('/de/casino?sort=new')).submit('Sparmodus beenden');
    expect(back).toBeAt('/de/casino?sort=new');
    expect((await visitor.get('/de')).$('script').length).toBeGreaterThan(0);
  });

  it('is chosen for a browser that saves data, which is asked nothing', async () => {
    const page = await lantern.visitor({ headers: { 'save-data': 'on' } }).get('/');
    expect(page.$('script').length).toBe(0);
    expect(page.offers(/Lite mode/)).toBe(false);
    expect(page.headers.has('speculation-rules')).toBe(false);
  });

  it('off: what is fetched ahead are screens in the language that is read, and never a choice of another', async () => {
    const page = await lantern.visitor().get('/de/login');
    const rules = JSON.parse((await lantern.visitor().get('/speculation-rules.json')).html) as unknown;
    const [{ where }] = (rules as { prefetch: [{ where: { selector_matches: string } }] }).prefetch;
    const ahead = page
      .$('a')
      .filter(where.selector_matches)
      .toArray()
      .map((link) => page.$(link).attr('href')!);
    expect(ahead).toContain('/de/casino');
    expect(ahead.filter((address) => !address.startsWith('/de'))).toEqual([]);
    expect(page.$('footer a[lang]').length).toBe(7);
  });

  it('leads nowhere but here, whatever is posted', async () => {
    const visitor = lantern.visitor();
    const form = await visitor.get('/');
    for (const fields of [
      { lite: 'on', back: 'https://evil.example/' },
      { lite: '<script>', back: '//evil.example' },
      { back: 'ä'.repeat(4_000) },
      {},
    ]) {
      const page = await visitor.post('/preferences', fields as Record<string, string>, { from: form });
      expect(page).toHaveStatus(200);
      expect(page).toBeAt('/');
    }
    expect(await visitor.get('/preferences')).toBeAt('/');
  });
});
