/** A race that players have joined, changed at the desk before its start: they are told, and it is played and paid as it began. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Lantern } from '../harness';
import { operatorVisitor } from '../harness/operators';
import { game, lateDelivery, startRacing, type Racer, type Racing } from '../harness/racing';

let racing: Racing;
let lantern: Lantern;
beforeAll(async () => {
  racing = await startRacing();
  ({ lantern } = racing);
});
afterAll(() => lantern.stop());

const soon = async (minutes: number) =>
  new Date((await lantern.clock.now()) + minutes * 60_000).toISOString().slice(0, 16);
const race = async (id: string, [starts, ends]: [number, number], more: Record<string, string> = {}) => ({
  ...{ step: 'make', id, 'title-en': 'Candle sprint', 'title-de': 'Kerzensprint', 'summary-en': 'An hour of candles.' },
  ...{ score: 'points_wagered', starts: await soon(starts), ends: await soon(ends), prizes: '100\n50', games: game },
  ...{ note: 'as agreed', press: crypto.randomUUID(), ...more },
});
/** A session of operators is short, so each act signs in anew. */
const act = async (form: Record<string, string>) =>
  (await (await operatorVisitor(lantern, 'bonus')).post('/__ops/races', form, { follow: false })).status;
const found = async (id: string) => (await lantern.api.race({ params: { id } })).data;
const changes = async (who: Racer, language?: string) =>
  (await who.messages(language))
    .flatMap((message) => message.split('\n'))
    .filter((line) => /changed before|geändert/.test(line));
const join = (who: Racer, id: string) => lantern.api.joinRace({ params: { id } }, who.caller);

describe('a race that somebody joined', () => {
  it('is changed before its start: each who joined is told once a change, and it counts and pays as it began', async () => {
    const id = 'candle-moved';
    expect(await act(await race(id, [60, 120]))).toBe(303);
    const [ada, bob] = [await racing.racer(), await racing.racer()];
    await join(ada, id);
    await expect.poll(async () => (await found(id)).entrants).toBe(1);
    const change = await race(id, [180, 240], { step: 'change', prizes: '30', 'title-en': 'Candle marathon' });
    // The same press comes twice, the same change again: it is one change.
    expect([await act(change), await act(change)]).toEqual([303, 303]);
    expect(await act({ ...change, press: 'another-press' })).toBe(409);
    expect(await changes(ada)).toEqual([expect.stringContaining('“Candle marathon”')]);
    expect(await changes(ada, 'de')).toEqual([expect.stringContaining('„Kerzensprint“')]);
    expect(await found(id)).toMatchObject({
      title: 'Candle marathon',
      prizes: [{ place: 1, prize: 30_00 }],
      entrants: 1,
    });
    await join(bob, id);
    await expect.poll(async () => (await found(id)).entrants).toBe(2);
    await lantern.clock.advance({ minutes: 90 });
    await ada.play(9_00);
    await lantern.clock.advance({ minutes: 100 });
    expect(await act(await race(id, [30, 60], { step: 'change', prizes: '1' }))).toBe(409);
    expect(await act({ ...change, step: 'cancel', press: 'too-late-too' })).toBe(409);
    expect(await found(id)).toMatchObject({ state: 'running', board: [] });
    await bob.play(2_00);
    await expect.poll(async () => (await found(id)).board.map(({ score }) => score)).toEqual([2_00]);
    const before = await bob.cash();
    await lantern.clock.advance({ minutes: 60, seconds: lateDelivery / 1_000 });
    await expect.poll(async () => (await found(id)).state).toBe('settled');
    await expect.poll(bob.cash).toBe(before + 30_00);
    // Who joined it as it is was told of no change.
    expect([await changes(ada), await changes(bob)].map(({ length }) => length)).toEqual([1, 0]);
    expect([await ada.findings(), await bob.findings()]).toEqual([[], []]);
  }, 60_000);

  it('tells who joined it as it was while it was changed', async () => {
    const id = 'candle-crossed';
    await act(await race(id, [60, 120]));
    const [ada, bob] = [await racing.racer(), await racing.racer()];
    await join(ada, id);
    await expect.poll(async () => (await found(id)).entrants).toBe(1);
    await act(await race(id, [90, 120], { step: 'change' }));
    // What bob's own object knows is the race of before; his entry comes when it has been changed.
    const object = await racing.raceObject(id);
    await join(bob, id);
    const entrant = { player: bob.masked, currency: 'EUR', joinedAt: await lantern.clock.now() };
    await object.enter([{ playerId: bob.playerId, ...entrant }]);
    await act(await race(id, [100, 120], { step: 'change' }));
    await expect.poll(async () => [await changes(ada), await changes(bob)].map(({ length }) => length)).toEqual([2, 1]);
  });
});
