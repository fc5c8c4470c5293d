import { expect, it } from 'vitest';
import { games } from '../../casino-api/src/games/registry';
import { gameFolders } from './games';

it('a game lies in the folder of its family, under its own id', async () =>
  expect(games.map(({ id, rules }) => `${rules.kind}/${id}`).sort()).toEqual((await gameFolders()).sort()));

it('no two games are equally popular', () =>
  expect(new Set(games.map(({ popularity }) => popularity)).size).toBe(games.length));
