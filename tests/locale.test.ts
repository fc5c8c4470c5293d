import { beforeAll, describe, expect, it, vi } from 'vitest';
import { languages } from 'contract/constants';
import { sharedLantern, type SharedLantern, type VisitorOptions } from './harness';
import { freshPlayer } from './harness/player';

let lantern: SharedLantern;
beforeAll(async () => {
  lantern = await sharedLantern();
});

/** The language of the home page as somebody sees it who comes for the first time. */
const langFor = async (options: VisitorOptions, path = '/'): Promise<string> =>
  (await lantern.visitor({ country: 'XX', ...options }).get(path)).lang;

describe('which language a page speaks', () => {
  it.each([
    ['de', 'de'],
    ['de-CH', 'de'],
    ['pt-PT,pt;q=0.8', 'pt-BR'],
    ['es-419', 'es'],
    ['ja-JP', 'ja'],
    ['nb-NO', 'nb'],
    ['nn', 'nb'],
    ['no', 'nb'],
    ['fr-CA,en;q=0.5', 'fr'],
    ['sv,de;q=0.7,en;q=0.3', 'de'],
    ['en-US', 'en'],
    ['sv', 'en'],
    ['*', 'en'],
    ['', 'en'],
    ['de;q=x,,;;', 'de'],
  ])('Accept-Language %j gives %s', async (language, lang) => {
    expect(await langFor({ language })).toBe(lang);
  });

  it.each([
    ['NO', 'nb'],
    ['JP', 'ja'],
    ['BR', 'pt-BR'],
    ['AT', 'de'],
    ['MX', 'es'],
    ['SE', 'en'],
    ['XX', 'en'],
  ])('without one, %s reads %s', async (country, lang) => {
    expect(await langFor({ language: null, country })).toBe(lang);
  });

  it('the address wins over everything, and is remembered', async () => {
    const visitor = lantern.visitor({ language: 'de', country: 'JP' });
    const page = await visitor.get('/fr/casino');
    expect(page.lang).toBe('fr');
    expect(page).toSetCookie('user-locale');
    expect((await visitor.get('/')).lang).toBe('fr');
  });

  it('/en/… says English from now on and goes to the bare address', async () => {
    const visitor = lantern.visitor({ language: 'de' });
    const page = await visitor.get('/en/casino?provider=x');
    expect(page).toBeAt('/casino?provider=x');
    expect(page.lang).toBe('en');
    expect((await visitor.get('/')).lang).toBe('en');
  });

  it('a player who chooses another one gets mails in it, not only from the next log-in', async () => {
    const { visitor, account } = await freshPlayer(lantern);
    const told = async () => (await lantern.api.getPlayer({}, { player: account.sessionid! })).data.language;
    expect(await told()).toBe('en');
    expect((await visitor.get('/no/casino')).lang).toBe('nb');
    await vi.waitFor(async () => expect(await told()).toBe('no'));
    await visitor.get('/en/casino');
    await vi.waitFor(async () => expect(await told()).toBe('en'));
  });

  it('a remembered language that is none of ours is ignored', async () => {
    for (const saved of ['xx', 'de%00', '../de', '<de>', '']) {
      const visitor = lantern.visitor({ language: 'es' });
      visitor.cookies.put('user-locale', saved);
      expect((await visitor.get('/')).lang).toBe('es');
    }
  });

  it('links keep the language of the address', async () => {
    const apart = new Set([...languages.filter((language) => language !== 'de'), 'assets', 'art', 'brand']);
    const page = await lantern.visitor().get('/de');
    const inside = page.links.filter((link) => link.startsWith('/') && !apart.has(link.split(/[/?#]/)[1]!));
    expect(inside.length).toBeGreaterThan(20);
    expect(inside.filter((link) => !/^\/de(\/|$|\?|#)/.test(link))).toEqual([]);
  });

  it('every language is one link away', async () => {
    const page = await lantern.visitor().get('/casino');
    for (const language of languages) {
      const address = language === 'en' ? /^\/(en\/)?casino$/ : new RegExp(`^/${language}/casino$`);
      expect(
        page.links.some((link) => address.test(link)),
        language,
      ).toBe(true);
    }
  });
});
