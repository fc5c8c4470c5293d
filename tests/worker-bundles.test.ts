/** What is in the Workers as they are deployed. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { site } from 'locales/en/site';
import { edgeWorkerFile } from '../scripts/build';

const plain = /^[\w ,.:;()-]{40,}$/;

it('the site holds each of its texts once, not in the front door and in the screens again', () => {
  const bundle = readFileSync(edgeWorkerFile, 'utf8');
  const texts = Object.values(site)
    .flatMap((ofFeature) => Object.values<string>(ofFeature))
    .filter((text, at, all) => plain.test(text) && all.filter((other) => other.includes(text)).length === 1);
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((text) => bundle.split(text).length !== 2)).toEqual([]);
});
