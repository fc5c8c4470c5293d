/** Bets on matches in play, and what a live stream tells of them. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SportsBet } from 'contract/sports/bets';
import type { LiveMatch, MatchDetail } from 'contract/sports/matches';
import { startLantern, type Lantern } from '../harness';
import type { Caller } from '../harness/api';
import { openAccount, type Account } from '../harness/player';
import { fairnessOf, legOf, Programme, singleOf, slips, wayOf } from '../harness/sports';

let lantern: Lantern;
let matches: Programme;
beforeAll(async () => {
  lantern = await startLantern();
  matches = new Programme(lantern);
  // The wait has a test of its own.
  await setDelay(0);
});
beforeEach(() => lantern.clock.freeze());
afterAll(() => lantern.stop());

const setDelay = (delay: number) =>
  matches.run(
    "INSERT INTO sports_terms (scope, delay, changed_at) VALUES ('all', ?, 0) ON CONFLICT (scope) DO UPDATE SET delay = excluded.delay",
    delay,
  );
const { order, placed, betOf } = slips(() => ({ lantern, matches }));
const cashOut = (who: Caller, id: string, body: Record<string, unknown>) =>
  lantern.api.cashOutSportsBet({ params: { id }, body: { requestId: crypto.randomUUID(), ...body } }, who);
const someone = () => openAccount(lantern, { balance: 500_00 });
const booksAreRight = async ({ id }: Account) => expect((await lantern.reconcile(id)).findings).toEqual([]);

describe('in play', () => {
  /** A match that is sure to have goals: its promise is changed with the row, before anybody bets. */
  async function lively(): Promise<MatchDetail> {
    const { id } = await matches.match(10);
    await matches.run('UPDATE sports_matches SET expected_home = 6000, expected_away = 5000 WHERE id = ?', id);
    await lantern.clock.advance({ seconds: 10 });
    return matches.again(id);
  }
  const tick = () => lantern.clock.advance({ milliseconds: 167 });

  it('bets are taken between goals, at prices that go with the score, and none around a goal', async () => {
    const who = await someone();
    let match = await lively();
    expect(match).toMatchObject({ phase: 'in_play', scoreboard: { home: 0, away: 0, minute: 1 } });
    let taken: SportsBet | null = null;
    let suspended = 0;
    for (let ticks = 0; ticks < 119 && suspended < 3; ticks += 1) {
      const result = match.groups.flatMap(({ markets }) => markets).find(({ id }) => id === 'match-result');
      if (result?.state === 'suspended') {
        suspended += 1;
        const refusal = await order(
          {
            kind: 'singles',
            legs: [{ matchId: match.id, marketId: 'match-result', selectionId: 'home', odds: 2_000, stake: 1_00 }],
            priceChange: 'any',
          },
          who,
        );
        expect(refusal.info.resultCode).toBe('market_suspended');
        if (taken) {
          expect((await betOf(who, taken.id)).cashOut).toMatchObject({ amount: null, why: 'market_suspended' });
          expect((await cashOut(who, taken.id, { amount: 1 })).info.resultCode).toBe('market_suspended');
        }
      } else if (result?.selections[0]?.odds && !taken) taken = await placed(singleOf(match), who);
      await tick();
      match = await matches.again(match.id);
    }
    expect(suspended).toBe(3);
    expect(taken).not.toBeNull();
    await lantern.clock.advance({ seconds: 30 });
    const settled = await betOf(who, taken!.id);
    expect(settled.state).toBe(wayOf(settled.legs[0]!) === 'home' ? 'won' : 'lost');
    expect(fairnessOf(settled).seed).not.toBeNull();
    const over = await matches.again(match.id);
    const scores = over.timeline.filter(({ kind }) => kind === 'score');
    expect(scores.length).toBeGreaterThan(0);
    expect(scores.at(-1)!.score).toEqual(settled.legs[0]!.score);
    await booksAreRight(who);
  });

  it('the score and the prices of a list, a page and a stream are the same, and tell nothing that is to come', async () => {
    const match = await lively();
    for (let ticks = 0; ticks < 5; ticks += 1) {
      const { matches: rows } = (await lantern.api.sportsMatches({ query: { list: 'in_play', limit: 60 } })).data;
      const row = rows.find(({ id }) => id === match.id)!;
      const shown = await matches.again(match.id);
      expect(row.main).toEqual(shown.main);
      expect(row.scoreboard).toEqual(shown.scoreboard);
      const now = await lantern.clock.now();
      expect(shown.timeline.every(({ at }) => at <= now)).toBe(true);
      for (let turn = 0; turn < 7; turn += 1) await tick();
    }
  });

  it('a bet waits the delay of its market, and one that was refused at once does not', async () => {
    await setDelay(700);
    try {
      const who = await someone();
      let match = await lively();
      const isOpen = () => match.main?.state === 'open' && match.main.selections[0]!.odds !== null;
      for (let ticks = 0; ticks < 60 && !isOpen(); ticks += 1) {
        await tick();
        match = await matches.again(match.id);
      }
      expect(match.delay).toBe(700);
      const since = performance.now();
      expect((await order(singleOf(match), who)).info.resultCode).toBe('ok');
      expect(performance.now() - since).toBeGreaterThanOrEqual(690);
      const moved = order(singleOf(match, 'home', { odds: legOf(match).odds + 1 }), who);
      expect((await moved).info.resultCode).toBe('price_changed');
    } finally {
      await setDelay(0);
    }
  });

  it.each(['dusk-open', 'beacon-league', 'frost-league'])(
    'a match of the %s is played to its end, and all its bets are settled',
    async (league) => {
      const who = await someone();
      const match = await matches.match(10, league);
      const open = match.groups.flatMap(({ markets }) => markets);
      expect(open.length).toBeGreaterThanOrEqual(20);
      const legs = open.map((market) => {
        const selection = market.selections.find(({ odds }) => odds !== null)!;
        return { matchId: match.id, marketId: market.id, selectionId: selection.id, odds: selection.odds!, stake: 10 };
      });
      const { data, info } = await order({ kind: 'singles', legs: legs.slice(0, 20) }, who);
      expect(info.resultCode).toBe('ok');
      await lantern.clock.advance({ seconds: 20 });
      expect((await matches.again(match.id)).scoreboard).not.toBeNull();
      await lantern.clock.advance({ seconds: 15 });
      const settled = (await lantern.api.sportsBets({ query: { list: 'settled', limit: 100 } }, who)).data.bets;
      expect(settled).toHaveLength(data.bets.length);
      for (const {
        legs: [leg],
      } of settled)
        expect(leg!.score).not.toBeNull();
      await booksAreRight(who);
    },
  );
});

describe('the live stream', () => {
  it('tells the state at once and again when a price changes, by ids alone', async () => {
    const match = await matches.match(600);
    const stream = await lantern.api.fetch(`/sports/matches/${match.id}/live`, {
      headers: { 'api-key': lantern.variables.API_KEY! },
    });
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    const reader = stream.body!.getReader();
    const decoder = new TextDecoder();
    let text = '';
    const next = async (): Promise<LiveMatch> => {
      for (;;) {
        const found = /event: state\ndata: (.*)\n\n/.exec(text);
        if (found) {
          text = text.slice(found.index + found[0].length);
          return JSON.parse(found[1]!) as LiveMatch;
        }
        const { value, done } = await reader.read();
        if (done) throw new Error('The stream ended.');
        text += decoder.decode(value as Uint8Array, { stream: true });
      }
    };
    const oddsOf = ({ markets }: LiveMatch) =>
      markets.find(({ id }) => id === 'match-result')!.selections.find(({ id }) => id === 'home')!.odds;
    const first = await next();
    expect(first).toMatchObject({ id: match.id, phase: 'upcoming', scoreboard: null });
    expect(oddsOf(first)).toBe(legOf(match).odds);
    await lantern.sports.reprice(match.id, 150);
    expect(oddsOf(await next())).toBe(legOf(await matches.again(match.id)).odds);
    await reader.cancel();
    expect(
      (await lantern.api.fetch('/sports/matches/nobody/live', { headers: { 'api-key': lantern.variables.API_KEY! } }))
        .status,
    ).toBe(404);
    expect((await lantern.api.fetch(`/sports/matches/${match.id}/live`, {})).status).toBe(401);
  });
});
