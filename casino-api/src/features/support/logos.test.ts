import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { logosOf } from './logos';

const file = (path: string) => fileURLToPath(new URL(`../../../../public${path}`, import.meta.url));

it.each([[{ color: 'white' }], [{ color: 'color' }]] as const)('every logo of %j is there', (query) => {
  const { logos } = logosOf(query);
  expect(logos.filter(({ path }) => !existsSync(file(path)))).toEqual([]);
  expect(new Set(logos.map(({ path }) => path)).size).toBe(logos.length);
});

it('logos of one kind are parts of the whole', () => {
  const [all, payments, providers] = [logosOf({}), logosOf({ type: 'payments' }), logosOf({ type: 'providers' })].map(
    ({ logos }) => logos,
  );
  expect(all).toEqual([...payments!, ...providers!]);
  expect(payments!.map(({ name }) => name)).toContain('card');
  expect(providers).toContainEqual({ name: 'Forge & Fable', path: '/logos/providers/forge-fable-color.svg' });
});
