import type { GameTile } from 'contract/games';
import { describe, expect, it } from 'vitest';
import { heroGameOf } from './home-data';

const game = (id: string): GameTile => ({
  id, system: 'lantern', title: id, provider: 'Lantern Studio', category: 'slots', isNew: false, isJackpot: false,
});
const games = [game('first'), game('second')];

describe('the game the home screen leads to', () => {
  it('is the first, for who has not played', () => expect(heroGameOf(games, [])).toEqual({ game: games[0], played: false }));
  it('is the one played last', () => expect(heroGameOf(games, ['second', 'first'])).toEqual({ game: games[1], played: true }));
  it('is none that is no longer listed', () => expect(heroGameOf(games, ['taken-off'])).toEqual({ game: games[0], played: false }));
  it('is none when there are no games', () => expect(heroGameOf([], [])).toEqual({ game: null, played: false }));
});
