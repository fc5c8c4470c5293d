import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { games } from '../../casino-api/src/games/registry';
import { root } from '../declared/lists';

/** A list that the build writes says what the folders and drawings say. */
const isWritten = (file: string): boolean => /\/declared-[\w-]+\.ts$/.test(file);

const files = execFileSync('git', ['ls-files', 'app', 'functions', 'contract'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file) && !isWritten(file));

/** What a screen is tried with names games; `samples` in a route's handle. */
const withoutSamples = (text: string): string => text.replace(/^ {2}samples: (\{.*\},?$|\{[\s\S]*?^ {2}\},?$)/gm, '');

it('no file of the app, the front door or the contract names a game: how one looks is said by its declaration', () => {
  const named = files.flatMap((file) => {
    const text = withoutSamples(readFileSync(`${root}${file}`, 'utf8'));
    return games
      .filter(({ id }) => new RegExp(`(?<![\\w-])${id}(?![\\w-])`).test(text))
      .map(({ id }) => `${file}: ${id}`);
  });
  expect(files.length).toBeGreaterThan(500);
  expect(named).toEqual([]);
});
