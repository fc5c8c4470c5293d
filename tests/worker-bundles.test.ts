/** What is in the Workers as they are deployed. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { site } from 'locales/en/site';
import { apiBundle, apiModulesFile, edgeWorkerFile, type ApiEntry, type ApiModules } from '../scripts/build';

const plain = /^[\w ,.:;()-]{40,}$/;

it('the site holds each of its texts once, not in the front door and in the screens again', () => {
  const bundle = readFileSync(edgeWorkerFile, 'utf8');
  const texts = Object.values(site)
    .flatMap((ofFeature) => Object.values<string>(ofFeature))
    .filter((text, at, all) => plain.test(text) && all.filter((other) => other.includes(text)).length === 1);
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((text) => bundle.split(text).length !== 2)).toEqual([]);
});

describe('the casino API', () => {
  const files = (entry: ApiEntry): Map<string, Buffer> =>
    new Map(
      readdirSync(apiBundle(entry))
        .filter((file) => !file.endsWith('.map'))
        .map((file) => [file, readFileSync(path.join(apiBundle(entry), file))]),
    );
  const production = files('production');
  const testing = files('testing');

  it('in production holds nothing of the sandboxes and of the testers’ tools', () => {
    // What each of their rooms says: routes, objects, a person, a word of a page.
    const marks = [
      ...[
        '/__qa',
        '/__internal/demo-player',
        '/sandbox/bank/',
        '/sandbox/games/',
        '/sandbox/identity/',
        '/sandbox/operators',
      ],
      ...['SandboxPaymentObject', 'QaConsoleObject', 'SANDBOX_PAYMENT', 'QA_CONSOLE'],
      ...['lantern1@lantern.example', 'sandbox games', 'moon-or-sun', 'settled_orders', 'fails by a tester'],
    ];
    const markedIn = (bundle: Map<string, Buffer>): string[] =>
      marks.filter((mark) => [...bundle.values()].some((file) => file.includes(mark)));
    expect(markedIn(testing)).toEqual(marks);
    expect(markedIn(production)).toEqual([]);
  });

  it('in production is made of no file of theirs', () => {
    const modules = JSON.parse(readFileSync(apiModulesFile, 'utf8')) as ApiModules;
    const testersFiles = (entry: ApiEntry): string[] =>
      Object.values(modules[entry])
        .flat()
        .filter((file) => /^casino-api\/src\/(qa|sandbox|testing)\b/.test(file));
    expect(testersFiles('testing').length).toBeGreaterThan(30);
    expect(testersFiles('production')).toEqual([]);
  });

  it('is tested by production’s own bytes: the entry for testing has them beside what is its own', () => {
    const shared = [...production.keys()].filter((file) => file !== 'index.js');
    expect(shared.map((file) => [file, testing.get(file)?.equals(production.get(file)!)])).toEqual(
      shared.map((file) => [file, true]),
    );
    const own = production.get('index.js')!.byteLength;
    const all = [...production.values()].reduce((sum, file) => sum + file.byteLength, 0);
    expect(own / all).toBeLessThan(0.01);
  });
});
