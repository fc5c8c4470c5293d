import { describe, expect, it } from 'vitest';
import { apiTexts } from '../../locales/api';
import { siteTexts } from '../../locales/site';
import { filesSaying, namedIn, sources } from './uses';

const view = namedIn('app/bets.tsx', "t('sports.halfWon'); t(`play.mark_${mark}`)");
const other = namedIn('app/other.tsx', 't(`play.${name}`)');
const api = namedIn('casino-api/src/captcha.ts', 'const { numerals } = apiTexts(language).captcha;');
const some = [view, other, api];

describe('the code that says a text', () => {
  it.each([
    ['sports.halfWon', ['app/bets.tsx']],
    ['play.mark_tie', ['app/bets.tsx']],
    ['play.again', ['app/other.tsx']],
    ['captcha.numerals.3', ['casino-api/src/captcha.ts']],
    ['sports.nobody', []],
  ])('names it whole, by its beginning, or takes it from its object: %s', (key, files) =>
    expect(filesSaying(key, some)).toEqual(files),
  );

  /** Code takes these by the name of something else: a family, a method, a result's code, an entry of the log. */
  const byName = ['families', 'paymentMethods', 'results', 'till'];

  it('is there for every text of the site', () => {
    const all = sources();
    const named = all.filter(({ file }) => !file.startsWith('casino-api/'));
    const sayersOf = (feature: string) => (Object.hasOwn(apiTexts('en'), feature) ? all : named);
    const unsaid = Object.entries(siteTexts('en')).flatMap(([feature, texts]) =>
      byName.includes(feature)
        ? []
        : Object.keys(texts)
            .map((key) => `${feature}.${key}`.replace(/_(?:one|many|other)$/, ''))
            .filter((key) => filesSaying(key, sayersOf(feature)).length === 0),
    );
    expect(unsaid).toEqual([]);
  });
});
