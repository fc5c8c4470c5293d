/** Many small acts of one operator are no way round the limit that a large one has: what somebody gives alone within a day counts together. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startLantern, type Lantern, type Page, type Visitor } from '../harness';
import { operatorVisitor } from '../harness/operators';

let lantern: Lantern;
let ada: Visitor;
beforeAll(async () => {
  lantern = await startLantern();
});
afterAll(() => lantern.stop());
beforeEach(async () => {
  // Each begins on a day of its own, signed in anew.
  await lantern.clock.advance({ hours: 25 });
  ada = await operatorVisitor(lantern, 'ada');
});

const post = (desk: string, form: Record<string, string>, who = ada): Promise<Page> =>
  who.post(`/__ops/${desk}`, { note: 'as agreed', press: crypto.randomUUID(), ...form }, { follow: false });
const someone = async (wanted: Parameters<Lantern['players']['make']>[0] = {}) => {
  const { playerId, username, sessionid } = await lantern.players.make(wanted);
  return { playerId, username: username!, player: { player: sessionid! } };
};
const grant = async (amount: string, { username }: { username: string }, more: Record<string, string> = {}) =>
  (await post('bonuses', { step: 'grant', 'name-en': 'Sorry', multiplier: '0', players: username, amount, ...more }))
    .status;
const bonusesOf = async ({ player }: Awaited<ReturnType<typeof someone>>) =>
  (await lantern.api.bonuses({}, player)).data.bonuses.length;

it('ten grants of little wait for a second person as soon as they come to much', async () => {
  const [one, other] = [await someone(), await someone()];
  expect([await grant('1200', one), await grant('800', other)]).toEqual([303, 303]);
  expect(await grant('0.01', one)).toBe(202);
  expect([await bonusesOf(one), await bonusesOf(other)]).toEqual([1, 1]);
  // A colleague has a day's limit of their own, and tomorrow is another day.
  const ben = await operatorVisitor(lantern, 'ben');
  const gift = { step: 'grant', 'name-en': 'Sorry', multiplier: '0', players: one.username, amount: '5' };
  expect((await post('bonuses', gift, ben)).status).toBe(303);
  await lantern.clock.advance({ hours: 25 });
  ada = await operatorVisitor(lantern, 'ada');
  expect(await grant('1200', one)).toBe(303);
});

it('acts of different kinds count together', async () => {
  const who = await someone();
  expect(await grant('1500', who)).toBe(303);
  const code = { step: 'make_code', code: 'TOGETHER', 'name-en': 'Together', amount: '501', multiplier: '30' };
  expect((await post('bonuses', code)).status).toBe(202);
  expect((await post('bonuses', { ...code, code: 'ALONE', amount: '500' })).status).toBe(303);
});

it('two at once don’t share what is left', async () => {
  const [one, other] = [await someone(), await someone()];
  expect((await Promise.all([grant('1100', one), grant('1100', other)])).sort()).toEqual([202, 303]);
  expect((await bonusesOf(one)) + (await bonusesOf(other))).toBe(1);
});

it('the same press counts once, and what was not given doesn’t count', async () => {
  const who = await someone();
  const press = { press: 'press-that-comes-again' };
  expect([await grant('1500', who, press), await grant('1500', who, press)]).toEqual([303, 303]);
  expect(await grant('500', { username: 'nobody-of-that-name' })).toBe(422);
  expect(await grant('500', who)).toBe(303);
  // The same press with more in it is another act.
  expect(await grant('600', who, press)).toBe(202);
});
