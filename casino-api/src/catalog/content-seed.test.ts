import { languages } from 'contract/constants';
import { contentSections, ContentUrl, englishOnlySections } from 'contract/content';
import { describe, expect, it } from 'vitest';
import { seedPages, type SeedText } from './content-seed';

describe('the seeded pages', () => {
  it('fill every section, each under an address of its own', () => {
    expect(new Set(seedPages.map(({ section }) => section))).toEqual(new Set(contentSections));
    expect(new Set(seedPages.map(({ section, url }) => `${section}/${url}`)).size).toBe(seedPages.length);
    for (const { url, publishedAt } of seedPages) expect([ContentUrl.safeParse(url).success, Number.isNaN(Date.parse(publishedAt))]).toEqual([true, false]);
  });

  it.each(seedPages.map((page) => [`${page.section}/${page.url}`, page] as const))('%s is written whole in its languages', (_, { section, texts }) => {
    expect(Object.keys(texts).sort()).toEqual(englishOnlySections.includes(section) ? ['en'] : [...languages].sort());
    const linesOf = ({ title, summary, body }: SeedText) => [title, summary, ...body];
    for (const [language, text] of Object.entries(texts)) {
      expect(linesOf(text).every((line) => line.trim().length > 0)).toBe(true);
      expect(text.body).toHaveLength(texts.en.body.length);
      if (language !== 'en') expect(linesOf(text).filter((line) => linesOf(texts.en).includes(line))).toEqual([]);
    }
  });
});
