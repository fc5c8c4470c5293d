/** What the sports desk calls matches, leagues, markets and players; what it does with them stands in sports-feed. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLantern, type Lantern } from '../harness';
import { operatorVisitor } from '../harness/operators';
import { openAccount } from '../harness/player';
import { Programme, singleOf } from '../harness/sports';

let lantern: Lantern;
let matches: Programme;
beforeAll(async () => {
  lantern = await startLantern();
  matches = new Programme(lantern);
  await lantern.clock.freeze();
});
afterAll(() => lantern.stop());

const act = async (form: Record<string, string>) =>
  (await operatorVisitor(lantern, 'sports')).post('/__ops/sports', { note: 'as agreed', ...form }, { follow: false });

describe('the sports desk', () => {
  it('names leagues, markets and selections as players read them, finds a match by its league, and a player by an own form', async () => {
    const who = await openAccount(lantern, { balance: 500_00 });
    const match = await matches.match(600, 'lantern-league');
    await lantern.api.placeSportsBet({ body: singleOf(match, 'over', { stake: 3_00 }) }, who);
    await expect.poll(() => matches.legsKnown(match.id), { timeout: 20_000, interval: 250 }).toBe(1);
    const scope = `market:${match.id}/total:2.5`;
    expect((await act({ step: 'terms', scope, term: 'margin', value: '7' })).status).toBe(303);
    const desk = await operatorVisitor(lantern, 'sports');
    const ofMatch = await desk.get(`/__ops/sports/${match.id}`);
    const row = (label: string) => ofMatch.$(`[aria-label="${label}"] tbody tr`).text();
    expect(row('Selections')).toContain('Total goals 2.5');
    expect(row('Selections')).toContain('Over 2.5');
    expect(row('Terms')).toContain('Its market “Total goals 2.5”');
    expect(ofMatch.$('select[name=market] option[value="total:2.5"]').text()).toBe('Total goals 2.5');
    expect(ofMatch).toShow('Lantern League (simulated friendlies)');
    const found = (await desk.get('/__ops/sports?list=upcoming&q=Harbour')).$('[aria-label="Matches"] tbody tr').text();
    expect(found).toContain('Harbour');
    expect(found).not.toContain('harbour-league');
    expect((await act({ step: 'terms', player: who.id, term: 'stake', value: '2' })).status).toBe(303);
    const refused = await lantern.api.placeSportsBet(
      { body: singleOf(await matches.again(match.id), 'home', { stake: 2_01 }) },
      who,
    );
    expect(refused).toMatchObject({ info: { resultCode: 'stake_not_offered' }, data: { maximum: 2_00 } });
  });
});
