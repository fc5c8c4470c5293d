import { expect, it } from 'vitest';
import { searchText } from './search-text';

it.each([
  ['Clockmaker’s Attic', 'clockmakers attic'],
  ["CLOCKMAKER'S  attic", 'clockmakers attic'],
  ['Forge & Fable', 'forge fable'],
  ['Café Ｌｕｎａ', 'cafe luna'],
  ['%_!', ''],
  ['ランタン', 'ランタン'],
  ['らんたん', 'ランタン'],
  ['ﾌﾟﾘﾝｺ', 'フリンコ'],
  ['Ｒｏｕｌｅｔｔｅ', 'roulette'],
])('%j is searched as %j', (text, searched) => {
  expect(searchText(text)).toBe(searched);
});
