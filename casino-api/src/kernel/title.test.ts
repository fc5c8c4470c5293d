import { perLanguage } from 'contract/per-language';
import { expect, it } from 'vitest';
import { keptTitle, titleFrom, titleIn, type Title } from './title';

const names = perLanguage((language) => `In ${language}`);

it.each<[string, Title, string]>([
  ['in every language', { names }, 'In jp'],
  ['one for all', 'Evening run', 'Evening run'],
  ['none', '', ''],
  ['one that looks odd', '{Evening}', '{Evening}'],
])('a title %s comes back as it was kept', (_, title, inJapanese) => {
  expect(titleFrom(keptTitle(title))).toEqual(title);
  expect(titleIn(titleFrom(keptTitle(title)), 'jp')).toBe(inJapanese);
});
