/** What can be bet on: lists, search, and what the matches came to. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startLantern, type Lantern } from '../harness';
import type { Caller } from '../harness/api';
import { marketOf, Programme, scoreByHand } from '../harness/sports';

let lantern: Lantern;
let matches: Programme;
beforeAll(async () => {
  lantern = await startLantern();
  matches = new Programme(lantern);
});
beforeEach(() => lantern.clock.freeze());
afterAll(() => lantern.stop());

const list = async (query: Record<string, string | number> = {}, caller: Caller = {}) =>
  (await lantern.api.sportsMatches({ query: { league: 'lantern-league', limit: 60, ...query } }, caller)).data;

const match = (seconds?: number) => matches.match(seconds, 'lantern-league');

describe('the programme', () => {
  it('has the matches of the next hours, each with its main market at the stated margin', async () => {
    const now = await lantern.clock.now();
    const { data, headers } = await lantern.api.sportsMatches({
      query: { league: 'lantern-league', list: 'upcoming', limit: 60 },
    });
    expect(data.total).toBeGreaterThanOrEqual(20);
    expect(data.matches).toHaveLength(data.total);
    expect(headers.get('cache-control')).toContain('public');
    const starts = data.matches.map(({ startsAt }) => startsAt);
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
    for (const { startsAt, isDrawn, leagueName, phase, main, markets } of data.matches) {
      expect(startsAt).toBeGreaterThan(now);
      expect({ isDrawn, leagueName, phase }).toEqual({
        isDrawn: true,
        leagueName: 'Lantern League (simulated friendlies)',
        phase: 'upcoming',
      });
      expect(markets).toBeGreaterThanOrEqual(30);
      expect(main).toMatchObject({ id: 'match-result', margin: 50, state: 'open' });
      expect(main!.selections.map(({ id }) => id)).toEqual(['home', 'draw', 'away']);
      expect(main!.selections.reduce((sum, { odds }) => sum + 1_000 / odds!, 0)).toBeCloseTo(1.05, 2);
    }
  });

  it('has four sports and eight leagues, in play, next and most bet on, in one call', async () => {
    const { sports, inPlay, nextUp, popular } = (await lantern.api.sportsOverview()).data;
    expect(sports.map(({ key }) => key)).toEqual(['football', 'tennis', 'basketball', 'ice-hockey']);
    expect(sports.flatMap(({ leagues }) => leagues)).toHaveLength(8);
    for (const { leagues } of sports) for (const { name } of leagues) expect(name).toMatch(/simulated/);
    expect(nextUp).toHaveLength(6);
    expect(popular).toHaveLength(6);
    expect(inPlay.every(({ phase }) => phase === 'in_play')).toBe(true);
  });

  it('speaks the language of its reader', async () => {
    const { matches: found } = await list({ list: 'upcoming' }, { language: 'de' });
    expect(found[0]!.leagueName).toContain('simulierte Freundschaftsspiele');
    expect(found[0]!.main!.selections.map(({ name }) => name)).toEqual([
      found[0]!.home,
      'Unentschieden',
      found[0]!.away,
    ]);
    const shown = (await lantern.api.sportsMatch({ params: { id: found[0]!.id } }, { language: 'de' })).data;
    expect(marketOf(shown, 'total:2.5').name).toBe('Tore gesamt 2,5');
    expect(marketOf(shown, 'handicap:-1.5').selections.map(({ name }) => name)).toEqual([
      `${shown.home} -1,5`,
      `${shown.away} +1,5`,
    ]);
  });

  it('can be asked for a sport, a day, a name, and page by page', async () => {
    const all = (query: Record<string, string | number>) => lantern.api.sportsMatches({ query });
    expect((await all({ sport: 'tennis' })).data.matches.every(({ sport }) => sport === 'tennis')).toBe(true);
    const found = (await all({ search: 'wickford', limit: 60 })).data;
    expect(found.total).toBeGreaterThan(0);
    for (const { home, away } of found.matches) expect(`${home} ${away}`).toContain('Wickford');
    expect((await all({ search: 'lantern league', limit: 60 })).data.matches.map(({ league }) => league)).toContain(
      'lantern-league',
    );
    expect((await all({ search: "'; DROP TABLE sports_matches; --" })).data).toMatchObject({ total: 0, matches: [] });
    const day = new Date(await lantern.clock.now()).toISOString().slice(0, 10);
    for (const { startsAt } of (await all({ day })).data.matches)
      expect(new Date(startsAt).toISOString()).toContain(day);
    const [first, second] = [(await all({ limit: 1 })).data, (await all({ limit: 1, offset: 1 })).data];
    expect(first.total).toBe(second.total);
    expect(first.matches[0]!.id).not.toBe(second.matches[0]!.id);
    for (const query of [{ sport: 'chess' }, { day: '2026-99' }, { limit: 61 }, { offset: -1 }] as Record<
      string,
      string | number
    >[])
      expect((await all(query)).status).toBeGreaterThanOrEqual(404);
    expect((await lantern.api.sportsMatch({ params: { id: 'lantern-league-1' } })).status).toBe(404);
  });

  it('goes on by itself, the same for everybody who looks at once', async () => {
    await lantern.clock.advance({ hours: 30 });
    const [first, ...more] = await Promise.all([list(), list(), list(), list()]);
    expect(first!.matches.length).toBeGreaterThanOrEqual(20);
    for (const other of more) expect(other.matches).toEqual(first!.matches);
    expect(await list()).toEqual(first);
  });

  it('shows what the last ones came to, with seeds that anybody can draw again', async () => {
    const on = await match(5);
    const results = async () => (await list({ list: 'results' })).matches.map(({ id }) => id);
    expect(await results()).not.toContain(on.id);
    await lantern.clock.advance({ seconds: 24 });
    expect(await results()).not.toContain(on.id);
    expect((await matches.again(on.id)).fairness!.seed).toBeNull();
    await lantern.clock.advance({ seconds: 1 });
    expect(await results()).toContain(on.id);
    const over = await matches.again(on.id);
    expect(over.fairness).toMatchObject({ seedHash: on.fairness!.seedHash, expected: on.fairness!.expected });
    expect(createHash('sha256').update(over.fairness!.seed!).digest('hex')).toBe(on.fairness!.seedHash);
    const { home, away } = over.scoreboard!;
    expect({ home, away }).toEqual(scoreByHand(on.id, over.fairness!));
    expect(over.timeline.filter(({ kind }) => kind === 'score')).toHaveLength(home + away);
    expect(over.timeline.at(-1)).toMatchObject({ kind: 'end', score: { home, away } });
    expect(over.groups).toEqual([]);
  });
});
