import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { declaredLists } from '.';
import { root } from './lists';

const lists = await declaredLists();

it.each([...lists].map(([file, source]) => [file.slice(root.length), file, source]))(
  '%s names everything that has a folder (npm run build writes it)',
  async (_, file, source) => expect(await readFile(file, 'utf8')).toBe(source),
);
