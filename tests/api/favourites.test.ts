import { beforeAll, describe, expect, it } from 'vitest';
import { languages } from 'contract/constants';
import { sharedLantern, type SharedLantern } from '../harness';

let lantern: SharedLantern;
beforeAll(async () => {
  lantern = await sharedLantern();
});

const session = async (): Promise<{ player: string }> => ({
  player: (await lantern.players.make({ balance: 50_00 })).sessionid!,
});
const page = (over = {}) => ({ params: { providers: 'all', sort: 'popular', limit: 40, offset: 0, ...over } });
const add = (gameid: string, who: object) => lantern.api.addFavoriteGame({ body: { gameid, gametitle: 'Any' } }, who);
const addRecent = (gameid: string, who: object) => lantern.api.addRecentPlayedGame({ body: { gameid } }, who);
const ids = ({ data }: { data: { games: { id: string }[] } }) => data.games.map(({ id }) => id);

describe('favourites', () => {
  it('are added once, listed in the asked-for order, and taken off', async () => {
    const who = await session();
    expect((await add('skyward', who)).info).toEqual({
      success: true,
      resultCode: 'ok',
      message: 'Added to your favourites',
    });
    await add('lantern-festival', who);
    expect((await add('skyward', who)).data).toEqual({ favourites: ['lantern-festival', 'skyward'] });
    expect((await lantern.api.getPlayer({}, who)).data.favourites).toEqual(['lantern-festival', 'skyward']);
    const list = await lantern.api.favouriteGames(page({ sort: 'title' }), who);
    expect(ids(list)).toEqual(['lantern-festival', 'skyward']);
    expect(list.data.total).toBe(2);
    expect(list.headers.get('cache-control')).toBe('no-store');
    expect(ids(await lantern.api.favouriteGames(page({ limit: 1, offset: 1, sort: 'title' }), who))).toEqual([
      'skyward',
    ]);
    const gone = await lantern.api.removeFavoriteGame({ body: { gameid: 'skyward' } }, who);
    expect(gone).toMatchObject({
      info: { success: true, message: 'Removed from your favourites' },
      data: { favourites: ['lantern-festival'] },
    });
    expect((await lantern.api.removeFavoriteGame({ body: { gameid: 'skyward' } }, who)).data).toEqual({
      favourites: ['lantern-festival'],
    });
  });

  it('are taken off by fields in the query too', async () => {
    const who = await session();
    await add('skyward', who);
    const send = (query: string) =>
      lantern.api.fetch(`/player/removeFavoriteGame${query}`, {
        method: 'DELETE',
        headers: { 'api-key': lantern.variables.API_KEY!, 'x-player-session': who.player },
      });
    expect((await send('')).status).toBe(422);
    expect((await lantern.api.getPlayer({}, who)).data.favourites).toEqual(['skyward']);
    expect(await (await send('?gameid=skyward&gametitle=Skyward')).json()).toMatchObject({
      info: { success: true },
      data: { favourites: [] },
    });
  });

  it('speak the player’s language', async () => {
    const who = await session();
    const said = await Promise.all(
      languages.map(async (language) => (await add('skyward', { ...who, language })).info.message),
    );
    expect(new Set(said).size).toBe(languages.length);
    expect(said).toContain('Zu Ihren Favoriten hinzugefügt');
  });

  it('are games of the catalogue', async () => {
    const who = await session();
    expect((await add('no-such-game', who)).info).toMatchObject({ success: false, resultCode: 'game_not_available' });
    for (const gameid of ['', 7, null, '__proto__', '../x', 'a'.repeat(61), ['skyward']]) {
      expect((await lantern.api.addFavoriteGame({ body: { gameid } }, who)).status).toBe(422);
    }
    expect((await lantern.api.getPlayer({}, who)).data.favourites).toEqual([]);
  });

  it('belong to one player', async () => {
    const [a, b] = [await session(), await session()];
    await add('skyward', a);
    expect(ids(await lantern.api.favouriteGames(page(), b))).toEqual([]);
    expect((await lantern.api.favouriteGames(page(), {})).info.resultCode).toBe('session_expired');
    await lantern.api.logout({}, a);
    for (const refusedCall of [
      lantern.api.favouriteGames(page(), a),
      lantern.api.recentGames(page(), a),
      add('skyward', a),
      addRecent('skyward', a),
    ]) {
      expect((await refusedCall).info.resultCode).toBe('session_expired');
    }
  });
});

describe('recently played games', () => {
  it('stand with the latest in front, each once', async () => {
    const who = await session();
    for (const gameid of ['skyward', 'glasshouse', 'skyward']) await addRecent(gameid, who);
    expect((await addRecent('rainfall', who)).data).toEqual({ recent: ['rainfall', 'skyward', 'glasshouse'] });
    expect(ids(await lantern.api.recentGames(page({ sort: 'title' }), who))).toEqual([
      'rainfall',
      'skyward',
      'glasshouse',
    ]);
    expect((await addRecent('no-such-game', who)).info.resultCode).toBe('game_not_available');
  });

  it('grow by playing a round', async () => {
    const who = await session();
    await addRecent('skyward', who);
    const round = await lantern.api.playRound(
      { body: { gameid: 'lantern-festival', mode: 'real', stake: 100, requestId: crypto.randomUUID() } },
      who,
    );
    expect(round.info.success).toBe(true);
    expect((await lantern.api.getPlayer({}, who)).data.recent).toEqual(['lantern-festival', 'skyward']);
  });

  it('are forty at most', async () => {
    const who = await session();
    const games = (await lantern.api.listGames()).data.games.slice(0, 42).map(({ id }) => id);
    for (const id of games) await addRecent(id, who);
    expect((await lantern.api.getPlayer({}, who)).data.recent).toEqual([...games].reverse().slice(0, 40));
  });
});
