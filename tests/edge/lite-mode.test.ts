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
