import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Language } from '~/i18n/languages';
import { usePage, type Page } from '~/i18n/page';
import { drawnOnce, forgetDrawn, inFewBytes, LongParts } from './drawn-once';

/** A page of a house, as far as parts ask for it here. */
const houseIn = (locale: Language, site = 'https://lantern.example') => ({
  shared: { locale, site, href: (path: string) => `/${locale}${path}` } as Page,
});

interface Match {
  name: string;
}

let drawn: string[];
beforeEach(() => {
  drawn = [];
  forgetDrawn();
});

const draw = drawnOnce<Match, { level: number; chosen: string | null }>(function Part({
  shown: { name },
  level,
  chosen,
}) {
  const { locale, site, href } = usePage();
  drawn.push(name);
  return <a href={`${site}${href('/match')}`}>{[name, level, chosen, locale].join(' ')}</a>;
});
const facts = { level: 2, chosen: null };

describe('a part that is drawn once', () => {
  it('is drawn for the first reader and read by the others', () => {
    const match = { name: 'A' };
    const first = draw(houseIn('en'), match, facts);
    expect(first).toBe('<a href="https://lantern.example/en/match">A 2  en</a>');
    expect(draw(houseIn('en'), match, { ...facts })).toBe(first);
    expect(drawn).toEqual(['A']);
  });

  it('is another one for another object, fact, language, house or part', () => {
    const match = { name: 'A' };
    draw(houseIn('en'), match, facts);
    draw(houseIn('en'), { name: 'A' }, facts);
    draw(houseIn('en'), match, { ...facts, level: 3 });
    draw(houseIn('en'), match, { ...facts, chosen: '' });
    draw(houseIn('en'), match, { ...facts, chosen: 'null' });
    draw(houseIn('de'), match, facts);
    draw(houseIn('en', 'https://elsewhere.example'), match, facts);
    expect(drawn).toHaveLength(7);
    const other = drawnOnce<Match, { level: number; chosen: string | null }>(() => <b>other</b>);
    expect(other(houseIn('en'), match, facts)).toBe('<b>other</b>');
  });

  it('is drawn anew once more is kept than there is room for', () => {
    const match = { name: 'A' };
    draw(houseIn('en'), match, facts);
    const large = drawnOnce<Match>(() => <>{'x'.repeat(1_000_000)}</>);
    const many = Array.from({ length: 6 }, () => ({ name: 'large' }));
    for (const one of many) large(houseIn('en'), one, {});
    draw(houseIn('en'), match, facts);
    expect(drawn).toEqual(['A', 'A']);
  });
});

describe('what each page has of its own', () => {
  const own = drawnOnce<Match, { level: number }, 'address' | 'typed'>(function Own({ shown: { name }, own, level }) {
    drawn.push(name);
    return (
      <a href={`/x${own.address}`} title={own.typed}>
        {level} {own.typed}
      </a>
    );
  });
  const match = { name: 'A' };
  const asReactWrites = (address: string, typed: string) =>
    renderToStaticMarkup(
      <a href={`/x${address}`} title={typed}>
        2 {typed}
      </a>,
    );

  it('comes in its places each time, escaped as React does', () => {
    for (const [address, typed] of [
      ['/casino', ''],
      ['/casino?a=1&b=\'"', '<script>alert(1)</script>'],
      ['/$&/$1', 'level 2 & "typed" \u0091typed\u0092'],
    ] as const)
      expect(own(houseIn('en'), match, { level: 2 }, { address, typed })).toBe(asReactWrites(address, typed));
    expect(drawn).toEqual(['A']);
  });

  it('is written in few bytes, too', () =>
    expect(own(houseIn('en'), match, { level: 2 }, { address: '', typed: 'A – B' })).toBe(
      '<a href="/x" title="A &#8211; B">2 A &#8211; B</a>',
    ));

  it('is told from texts of others that have the same letters, as quotation marks of Windows that were read wrongly', () => {
    const wrong = { name: '\u0091Quay\u0092 \u0091' };
    const plain = drawnOnce<Match>(({ shown: { name } }) => <b>{name}</b>);
    expect(plain(houseIn('en'), wrong, {})).toBe(`<b>${wrong.name}</b>`);
    const mixed = drawnOnce<Match, object, 'typed'>(({ shown: { name }, own: { typed } }) => (
      <b title={typed}>{name}</b>
    ));
    expect(mixed(houseIn('en'), wrong, {}, { typed: 'x' })).toBe(`<b title="x">${wrong.name}</b>`);
  });

  it('goes through a part within a part', () => {
    const around = drawnOnce<Match, object, 'address'>(function Around({ shown, own: { address } }) {
      const page = { shared: usePage() };
      return <p dangerouslySetInnerHTML={{ __html: own(page, shown, { level: 1 }, { address, typed: '' }) }} />;
    });
    expect(around(houseIn('en'), match, {}, { address: '/&' })).toBe('<p><a href="/x/&amp;" title="">1 </a></p>');
    expect(around(houseIn('en'), match, {}, { address: '/b' })).toBe('<p><a href="/x/b" title="">1 </a></p>');
  });
});

describe('a long part', () => {
  const long = drawnOnce<Match>(({ shown: { name } }) => <p>{name.repeat(3_000)}</p>);
  const house = houseIn('de');
  const textOf = (bytes: string | Uint8Array) => (typeof bytes === 'string' ? bytes : Buffer.from(bytes).toString());

  it('comes into its page as bytes, as often as it stands there, and reads as it would in the text', () => {
    const [first, second] = [{ name: 'für' }, { name: 'ñ–é' }];
    const parts = new LongParts();
    const page = { ...house, long: parts };
    const html = `<h1>Über</h1>${long(page, first, {})}<hr>${long(page, second, {})}${long(page, first, {})}é`;
    expect(html.length).toBeLessThan(500);
    expect(textOf(parts.complete(html))).toBe(
      `<h1>Über</h1>${long(house, first, {})}<hr>${long(house, second, {})}${long(house, first, {})}é`,
    );
  });

  it('is part of the text where it is short, or nobody takes it', () => {
    const parts = new LongParts();
    const html = draw({ ...house, long: parts }, { name: 'A' }, facts);
    expect(html).toContain('A 2');
    expect(parts.complete(html)).toBe(html);
    expect(long(house, { name: 'x' }, {})).toContain('xxx');
  });

  it('comes nowhere by what is typed', () => {
    const parts = new LongParts();
    const mark = long({ ...house, long: parts }, { name: 'secret' }, {});
    const typed = '\u0091\u00910\u0092 \u00910\u0092';
    expect(textOf(parts.complete(`${typed}${mark}`))).toBe(typed + long(house, { name: 'secret' }, {}));
  });
});

describe('letters beyond Latin-1', () => {
  const say = drawnOnce<Match>(({ shown: { name } }) => <p title={name}>{name}</p>);
  const html = (name: string, language: Language = 'en') => say(houseIn(language), { name }, {});

  it('are references on a page of Latin letters', () => {
    expect(html('From Monday – 5 €, a lantern 🏮 and café')).toBe(
      '<p title="From Monday &#8211; 5 &#8364;, a lantern &#127982; and café">From Monday &#8211; 5 &#8364;, a lantern &#127982; and café</p>',
    );
  });

  it('stay as they are in a language that is written in them', () => {
    expect(html('宝物庫のランタン', 'jp')).toBe('<p title="宝物庫のランタン">宝物庫のランタン</p>');
  });

  it('are all references where a name stands alone', () =>
    expect(inFewBytes('日本語', 'en')).toBe('&#26085;&#26412;&#35486;'));
});
