import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { declaredLists } from '.';
import { root } from './lists';
import { tableLists } from './tables';

const lists = [...(await declaredLists()), ...(await tableLists())];

it.each(lists.map(([file, source]) => [file.slice(root.length), file, source]))(
  '%s is what the folders say (npm run build writes it)',
  async (_, file, source) => expect(await readFile(file, 'utf8')).toBe(source),
);
