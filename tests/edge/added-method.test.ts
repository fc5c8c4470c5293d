/** A payment method that an operator adds: one folder of the API and its words; the edge app is the one that everybody has, and knows nothing of it. */
import { languages } from 'contract/constants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { weigh } from '../../scripts/budgets/bytes';
import { startLantern, type Lantern, type Visitor } from '../harness';
import { wordsIn } from '../../scripts/newcomer/method';
import { addMethod, type AddedMethod } from '../harness/added-method';
import { freshPlayer } from '../harness/player';
import { htmlFindings } from '../harness/valid-html';

const key = 'operator-key-of-thirty-two-characters';
const operator = { authorization: `Basic ${Buffer.from(`Ada:${key}`).toString('base64')}` };
let added: AddedMethod;
let lantern: Lantern;
beforeAll(async () => {
  added = await addMethod();
  lantern = await startLantern({ apiModules: added.modules, api: { OPERATOR_KEY: key } });
}, 180_000);
afterAll(async () => {
  await lantern?.stop();
  await added?.clear();
});

const at = (language: string, path: string): string => (language === 'en' ? path : `/${language}${path}`);
const path = (direction: 'deposit' | 'withdraw'): string => `/cashier/${direction}?method=transfer`;
const good = {
  amount: '50',
  'fields.bank': 'south',
  'fields.account': 'DE89370400440532013000',
  'fields.branch': '12 34',
};
const newPlayer = async (wanted = {}): Promise<Visitor> => (await freshPlayer(lantern, wanted)).visitor;
const sheets = new Map<string, number>();
const till = () => lantern.visitor().get('/__ops/till', { headers: operator });

it('is one folder and its words', () => {
  const { folders, files, texts } = added.touched;
  expect(folders).toEqual(['casino-api/src/features/cashier/methods/transfer']);
  expect(files).toEqual([]);
  expect(texts).toEqual(languages.map((language) => `locales/${language}/payment-methods.ts`).sort());
});

describe('a deposit by it', () => {
  it.each(languages)('is asked for in the reader’s language and without a script: %s', async (language) => {
    const player = await newPlayer();
    const page = await player.get(at(language, path('deposit')));
    const { name, time, bank, account, branch } = wordsIn(language);
    for (const text of [name, time, bank, account, branch]) expect(page).toShow(text);
    expect(page.$('script').length).toBe(0);
    expect(htmlFindings(page.html)).toEqual([]);
    const refused = await page.submit('deposit', { ...good, 'fields.account': 'nowhere at all', 'fields.bank': '' });
    expect(refused).toHaveStatus(422);
    expect(refused).toShow(wordsIn(language).wrong);
    expect(refused.$('[name="fields.account"]').attr('aria-invalid')).toBe('true');
    // What was typed stays.
    expect([refused.value('fields.account'), refused.value('fields.branch')]).toEqual(['nowhere at all', '12 34']);
    expect(htmlFindings(refused.html)).toEqual([]);
    const { html, css, script } = await weigh(
      refused.path,
      async (address) => ({
        status: 200,
        body: address === refused.path ? refused.html : (await player.get(address)).html,
      }),
      sheets,
    );
    expect(script).toBe(0);
    expect(html + css).toBeLessThanOrEqual(14 * 1024);
  });

  it('goes by the provider’s page, and its money is there', async () => {
    const player = await newPlayer();
    const bank = await (await player.get(at('de', path('deposit')))).submit('deposit', good);
    expect(bank).toBeAt(/^\/sandbox\/bank\//);
    expect(await player.get(at('de', '/cashier/withdraw'))).toShow('Guthaben 0,00 €');
    const credited = await bank.submit('Approve the payment');
    expect(credited.heading).toMatch(/50,00\s€ ist angekommen/);
    expect(await player.get(at('de', '/cashier/withdraw'))).toShow(/Guthaben\s50,00\s€/);
    // Back and again: one payment.
    expect((await bank.submit('Decline')).heading).toMatch(/ist angekommen/);
    expect(await player.get('/de/profile/history')).toShow(wordsIn('de').name);
  });

  it('that its payer breaks off brings nothing, and the page says so without a word of cards', async () => {
    const player = await newPlayer();
    const bank = await (await player.get(path('deposit'))).submit('deposit', good);
    const declined = await bank.submit('Decline');
    expect(declined).toHaveHeading('Your deposit of €50.00 was declined');
    expect(declined).toShow('The payment was not completed. Nothing was credited.');
    expect(await player.get('/cashier/withdraw')).toShow('Balance €0.00');
  });

  it('is judged by the API too', async () => {
    const { sessionid } = await lantern.players.make();
    const body = { method: 'transfer', amount: 50_00, requestId: 'added-method-00000001', fields: { bank: 'east' } };
    expect(await lantern.api.deposit({ body }, { player: sessionid! })).toMatchObject({
      status: 422,
      info: { resultCode: 'invalid_request' },
      data: { errors: [{ field: 'fields.bank' }, { field: 'fields.account' }] },
    });
  });
});

describe('a withdrawal by it', () => {
  it('asks where to, and who pays it sees that', async () => {
    const player = await newPlayer({ balance: 100_00 });
    const page = await player.get(at('fr', path('withdraw')));
    expect(page.$('[name="fields.bank"]').length).toBe(0);
    const refused = await page.submit('withdraw', { amount: '40', 'fields.account': '??' });
    expect(refused).toHaveStatus(422);
    expect(refused).toShow(wordsIn('fr').wrong);
    expect([refused.value('amount'), refused.value('fields.account')]).toEqual(['40', '??']);
    const asked = await refused.submit('withdraw', { amount: '40', 'fields.account': 'FR7630006000011234567890189' });
    expect(asked).toShow(wordsIn('fr').name);
    await expect.poll(async () => (await till()).text).toContain('FR7630006000011234567890189');
    expect(await till()).toShow(wordsIn('en').account);
    const subject = (await till()).$('input[name="subject"]').attr('value')!;
    for (const step of ['approve', 'pay'])
      await lantern.visitor().post('/__ops/till', { subject, step }, { headers: operator, follow: false });
    expect(await player.get(at('fr', '/cashier/withdraw'))).toShow(/Solde\s60,00\s€/);
  });
});

it('is listed wherever the methods are: at the till, among the logos, in the book of fees', async () => {
  expect(await till()).toShow('Bank transfer');
  const { data } = await lantern.api.logos({ query: { type: 'payments' } });
  expect(data.logos.map(({ name }) => name)).toContain('transfer');
  const { data: page } = await lantern.api.contentPage(
    { params: { section: 'info', url: 'deposits-and-withdrawals' } },
    { language: 'en' },
  );
  expect(JSON.stringify(page)).toContain('Bank transfer');
});
