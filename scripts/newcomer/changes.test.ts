/** The short form of `npm run newcomer`: what each change touches, without a build. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { beyond, changes } from './changes';
import { House, type Touched } from './house';

let house: House;
beforeAll(async () => {
  house = await House.copy();
}, 60_000);
afterAll(() => house?.clear());

it.each(changes.map((change) => [change.what, change] as const))(
  '%s touches no more than its bar',
  async (_, change) => {
    await change.make(house);
    const touched = await house.touched();
    expect(beyond(change, touched)).toEqual([]);
    expect(touched.folders.length + touched.files.length).toBeGreaterThan(0);
    await house.keep();
  },
);

it('what touches one file more is found', () => {
  const touched: Touched = { folders: ['a'], files: ['b.ts'], texts: [], art: [], lines: 1 };
  expect(beyond(changes[0]!, touched)).toEqual(['1 files: b.ts']);
});
