import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { allCalls } from 'contract/index';
import { testsOf } from './call-tests';
import { callRows, callsPage, missingCalls, tableFile } from './docs-calls';
import { specifiedCalls } from './specified-calls';

const rows = await callRows();

describe('every call of the contract', () => {
  it.each(rows.map((row) => [row.name, row] as const))(
    '%s is served and tried: happy, error and security',
    (_, { isMounted, tests }) => {
      expect(isMounted).toBe(true);
      expect(
        Object.entries(tests)
          .filter(([, files]) => files.length === 0)
          .map(([kind]) => kind),
      ).toEqual([]);
    },
  );

  it('that is not in the specification is marked as an extension, and the other way round', () => {
    const shape = (address: string) => new RegExp(`^${address.replace(/\{\}/g, '[^/]+')}$`);
    const shapes = specifiedCalls.map(shape);
    const wrong = rows.filter(
      ({ call, isSpecified }) => isSpecified && !shapes.some((known) => known.test(`${call.method} ${call.path}`)),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});

it('docs/calls.md is what the sources say (npm run docs:calls)', async () => {
  expect(await readFile(tableFile, 'utf8')).toBe(await callsPage());
});

it('what is missing are calls of the specification without a call of the contract', () => {
  const missing = missingCalls();
  expect(specifiedCalls).toEqual(expect.arrayContaining(missing));
  expect(missing).not.toContain('GET /anon');
  expect(allCalls().some(([, { method, path }]) => missing.includes(`${method} ${path}`))).toBe(false);
});

describe('a test belongs to a call', () => {
  const files = [
    {
      name: 'a.test.ts',
      source: [
        'const balanceOf = async (who) => (await lantern.api.getBalance({}, who)).data.cash;',
        "it('grows', async () => { expect(await balanceOf(me)).toBe(1); });",
        "it('is secret', async () => { expect(await lantern.api.getBalance()).toMatchObject({ status: 401 }); });",
      ].join('\n'),
    },
    {
      name: 'b.test.ts',
      source: "it('x', () => { expect(lantern.api.getBalance({ query })).toMatchObject({ status: 422 }); });",
    },
  ];
  it.each([
    ['getBalance', { happy: ['a.test.ts'], error: [], security: ['a.test.ts'] }],
    ['getPlayer', { happy: [], error: [], security: [] }],
  ])('%s', (call, found) => {
    expect(testsOf(call, files.slice(0, 1))).toEqual(found);
  });
  it('by what its refusals say', () => {
    expect(testsOf('getBalance', [{ ...files[1]!, source: `\n${files[1]!.source}` }])).toEqual({
      happy: [],
      error: ['b.test.ts'],
      security: [],
    });
  });
});
