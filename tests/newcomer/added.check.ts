/** What was added works: copied among the tests of a house that has it (`npm run newcomer`), and run there alone. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startLantern, type Lantern } from '../harness';
import { freshPlayer } from '../harness/player';
import { htmlFindings } from '../harness/valid-html';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
}, 120_000);
afterAll(() => lantern?.stop());

it('the game stands in the catalogue and plays', async () => {
  const visitor = lantern.visitor();
  expect(await visitor.get('/search?title=newcomer')).toShow('Newcomer’s Dice');
  expect(await visitor.get('/game/newcomers-dice')).toShow('97.18%');
  const table = await visitor.get('/play/lantern/newcomers-dice?mode=fun');
  expect(await table.submit('Roll the dice')).toShow(/You win|No win/);
});

it('the family has its rules, its place among the families, and plays', async () => {
  const visitor = lantern.visitor();
  const round = await (await visitor.get('/play/lantern/heads-or-tails?mode=fun')).submit('Toss the coin');
  expect(['Heads', 'Tails']).toContain(round.$('.coin').text());
  expect((await visitor.get('/info/how-to-play')).links).toContain('/info/how-to-play/coin-toss');
  expect(await visitor.get('/info/how-to-play/coin-toss')).toShow('Heads pay ×1.94');
  const receipt = await visitor.get(round.links.find((link) => link.startsWith('/round/'))!);
  expect(receipt).toHaveStatus(200);
});

it('the screen is drawn, and search engines are told of it', async () => {
  const page = await lantern.visitor().get('/newcomers');
  expect(page).toHaveHeading('For newcomers');
  expect(htmlFindings(page.html)).toEqual([]);
  expect((await lantern.visitor().get('/sitemap.xml')).html).toContain('/newcomers<');
});

it('the payment method is on offer', async () => {
  const { visitor } = await freshPlayer(lantern, {});
  expect(await visitor.get('/cashier/deposit?method=transfer')).toShow('Account number (IBAN)');
});

it('the constant is told and held', async () => {
  expect(await lantern.visitor().get('/info/terms')).toShow('You must be 21 or older');
});

it('the language has an address, is what its browsers and its country get, and stands in the menu', async () => {
  const page = await lantern.visitor().get('/it/newcomers');
  expect(page.$('html').attr('lang')).toBe('it');
  expect(page).toShow('Italiano');
  for (const options of [{ language: 'it-CH' }, { country: 'SM', language: '' }])
    expect((await lantern.visitor(options).get('/newcomers')).$('html').attr('lang')).toBe('it');
});
