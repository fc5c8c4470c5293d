import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { games } from '../../casino-api/src/games/registry';
import { declaredFile, declaredSource } from './declared';

it('the list of games names every game that has a folder (npm run build writes it)', async () => {
  expect(await readFile(declaredFile, 'utf8')).toBe(await declaredSource());
});

it('a game lies in the folder of its family, under its own id', async () => {
  const folders = [...(await declaredSource()).matchAll(/from '\.\/(.+)';/g)].map(([, folder]) => folder);
  expect(games.map(({ id, rules }) => `${rules.kind}/${id}`).sort()).toEqual(folders.sort());
});

it('no two games are equally popular', () =>
  expect(new Set(games.map(({ popularity }) => popularity)).size).toBe(games.length));
