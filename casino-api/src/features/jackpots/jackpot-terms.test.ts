import { expect, it } from 'vitest';
import { jackpots } from './jackpot-terms';

// A file of its own: where this fails, the sentences about each pool can't even be collected.
it('every game that plays for a pool has terms, and no other', () =>
  expect(Object.keys(jackpots).sort()).toEqual(['crown-of-embers', 'vault-of-dawn', 'whalesong-bay']));
