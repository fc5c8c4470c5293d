import type { GameTile } from 'contract/games';
import { describe, expect, it } from 'vitest';
import { heroGameOf } from './home-data';

const game = (id: string, playable: boolean): GameTile => ({
  id, playable, system: 'lantern', title: id, provider: 'Lantern Studio', category: 'slots', isNew: false, isJackpot: false,
});
const games = [game('to-come', false), game('first', true), game('second', true)];

describe('the game the home screen leads to', () => {
  it('is the first that can be played, for who has not played', () => expect(heroGameOf(games, [])).toEqual({ game: games[1], played: false }));
  it('is the one played last', () => expect(heroGameOf(games, ['second', 'first'])).toEqual({ game: games[2], played: true }));
  it('is never one that is still to come', () => expect(heroGameOf(games, ['to-come'])).toEqual({ game: games[1], played: false }));
  it('is none when nothing can be played', () => expect(heroGameOf([games[0]!], [])).toEqual({ game: null, played: false }));
});
