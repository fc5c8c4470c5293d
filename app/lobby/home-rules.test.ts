import type { GameTile } from 'contract/games';
import { describe, expect, it } from 'vitest';
import type { Offer } from 'contract/offers';
import { hasMovingRow, heroGameOf, promotionsFor } from './home-rules';

const game = (id: string): GameTile => ({
  id,
  system: 'lantern',
  title: id,
  provider: 'Lantern Studio',
  category: 'slots',
  isNew: false,
  isJackpot: false,
});
const games = [game('first'), game('second')];

it('has nothing to ask for anew, and no button to halt it, without pots and tables', () => {
  expect([hasMovingRow(null, []), hasMovingRow({ games: [] }, [])]).toEqual([false, false]);
  expect([hasMovingRow(null, games), hasMovingRow({ games }, [])]).toEqual([true, true]);
});

describe('the game the home screen leads to', () => {
  it('is the first, for who has not played', () =>
    expect(heroGameOf(games, [])).toEqual({ game: games[0], played: false }));
  it('is the one played last', () =>
    expect(heroGameOf(games, ['second', 'first'])).toEqual({ game: games[1], played: true }));
  it('is none that is no longer listed', () =>
    expect(heroGameOf(games, ['taken-off'])).toEqual({ game: games[0], played: false }));
  it('is none when there are no games', () => expect(heroGameOf([], [])).toEqual({ game: null, played: false }));
});

describe('the promotions of the home screen', () => {
  const offer = (url: string, limit: Offer['limit'], state: Offer['state'] = 'running') =>
    ({ url, limit, state }) as Offer;
  const offers = [
    offer('welcome', 'first_deposit'),
    offer('reload', 'weekly'),
    offer('spins', 'once'),
    offer('soon', 'once', 'coming'),
    offer('past', 'once', 'ended'),
    offer('more', 'once'),
    offer('last', 'once'),
  ];
  const shown = (player: Parameters<typeof promotionsFor>[1]) => promotionsFor(offers, player).map(({ url }) => url);
  it('are those that run, three at most, for who has not deposited', () =>
    expect(shown(null)).toEqual(['welcome', 'spins', 'more']));
  it('leave out the first deposit once it was made', () =>
    expect(shown({ mayBeOffered: true, first_deposit: '20.00' })).toEqual(['reload', 'spins', 'more']));
  it('are none for whom nothing may be offered', () =>
    expect(shown({ mayBeOffered: false, first_deposit: '20.00' })).toEqual([]));
});
