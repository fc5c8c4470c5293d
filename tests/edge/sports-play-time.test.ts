/** Who bets on sports is at play as at any game: the slip tells for how long and what it came to, and a reality check stands before the next bet. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startLantern, type Lantern, type Page, type Visitor } from '../harness';
import { freshPlayer } from '../harness/player';
import { Programme } from '../harness/sports';

let lantern: Lantern;
let matches: Programme;
beforeAll(async () => {
  lantern = await startLantern();
  matches = new Programme(lantern);
  await lantern.clock.freeze();
});
afterAll(() => lantern.stop());

/** The slip with a match on it that does not begin while the test goes on. */
async function slipWith(who: Visitor): Promise<Page> {
  const page = await who.get(`/sports/event/${(await matches.match(7_200)).id}`);
  const pick = page.$('button.price').first().attr('value')!;
  await who.post('/sports/slip/change', { back: page.path, pick }, { from: page });
  return who.get('/sports/slip');
}
const bar = (page: Page) => page.$('.sitting').text();

it('the slip tells how long the player has been at play, and no bet is taken before a reality check is answered', async () => {
  const { visitor } = await freshPlayer(lantern, { balance: 500_00 });
  const slip = await slipWith(visitor);
  expect(bar(slip)).toContain('In this session');
  const saved = await visitor.post('/sports/slip?realityCheck', { minutes: '15' }, { from: slip });
  expect(saved.path).toBe('/sports/slip');
  await lantern.clock.advance({ minutes: 15 });
  const refused = await saved.submit('Place bet', { stake0: '5' });
  expect(refused).toHaveStatus(422);
  expect(refused.errorSummary).toContain('reality check');
  expect(refused).toShow('You have been here for 15 minutes and staked €0.00');
  expect(refused.value('stake0')).toBe('5');
  expect(refused.$('button[value=place]').length).toBe(0);
  const answered = await refused.submit('Play on', {});
  expect(answered.path).toBe('/sports/slip');
  expect(await answered.submit('Place bet', { stake0: '5' })).toShow('Your bet is placed');
  expect(bar(await slipWith(visitor))).toContain('€5.00');
});

it('a visitor, who has no time at play, is told of none', async () => {
  expect(bar(await slipWith(lantern.visitor()))).toBe('');
});
