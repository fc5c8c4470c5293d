import { expect, it } from 'vitest';
import { games } from '../../casino-api/src/games/registry';
import { gameFolders } from './games';

it('a game lies in the folder of its family, under its own id', async () =>
  expect(games.map(({ id, rules }) => `${rules.kind}/${id}`).sort()).toEqual((await gameFolders()).sort()));

it('no two games are equally popular', () =>
  expect(new Set(games.map(({ popularity }) => popularity)).size).toBe(games.length));

/** The smallest stake that there can be, in minor units: what is whole of it is whole of every stake. */
const leastStake = 1;

// Types let half a stake through, and so do the tests of some families; the game's page is then answered 503, for the contract wants it whole.
it('what a game pays at the most is a whole amount of any stake', () =>
  expect(
    games.flatMap(({ id, maxWinMultiple, maxPayoutMultiple = maxWinMultiple }) =>
      [...new Set([maxWinMultiple, maxPayoutMultiple])]
        .filter((multiple) => !Number.isInteger(multiple * leastStake))
        .map((multiple) => `${id} pays ${multiple * leastStake} of a stake of ${leastStake}`),
    ),
  ).toEqual([]));
