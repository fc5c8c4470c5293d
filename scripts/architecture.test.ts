import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { gameFamilies } from 'contract/play';
import { root } from './declared/lists';

const page = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');
/** Where the page's names begin: at the root, or in one of the API's rooms that it speaks of. */
const beginnings = ['', 'casino-api/src/', 'casino-api/src/features/', 'casino-api/src/features/cashier/'];

/** What the page names as a file or folder: words in code's letters that are a path. Placeholders such as `<lang>` are none. */
const named = (text: string): string[] =>
  [...text.matchAll(/`([\w@.$()[\]/-]+)`/g)]
    .map(([, name]) => name!)
    .filter((name) => /\/|\.(tsx?|js|json|md)$/.test(name) && !name.startsWith('/'));

const missing = (text: string): string[] =>
  named(text).filter((name) => !beginnings.some((beginning) => existsSync(path.join(root, beginning, name))));

describe('the house on a page', () => {
  it('names files and folders that exist', () => {
    expect(named(page).length).toBeGreaterThan(40);
    expect(missing(page)).toEqual([]);
  });

  it('that names one which does not is found', () =>
    expect(missing('See `app/nowhere.ts`.')).toEqual(['app/nowhere.ts']));

  it('names every family of games, by its folder', () => {
    const families = new Set([...page.matchAll(/`([\w-]+)`/g)].map(([, name]) => name));
    expect(gameFamilies.filter((family) => !families.has(family))).toEqual([]);
  });

  it('is a page: with a drawing, and six ways a request goes', () => {
    expect(page.split('\n').length).toBeLessThan(90);
    expect(page).toContain('casino-api: app.ts');
    expect(page.match(/^\d\. \*\*/gm)?.length).toBe(6);
  });
});
