/** Offers as operators' data (DOMAIN §3): made and changed at the desk, taken by players on those terms, within a budget. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLantern, type Lantern, type Page, type Visitor } from '../harness';
import { multipart } from '../harness/multipart';
import { operatorVisitor } from '../harness/operators';

let lantern: Lantern;
let bonus: Visitor;
beforeAll(async () => {
  lantern = await startLantern();
  bonus = await operatorVisitor(lantern, 'bonus');
});
afterAll(() => lantern.stop());

const post = (form: Record<string, string>, who = bonus): Promise<Page> =>
  who.post('/__ops/bonuses', { note: 'as agreed', press: crypto.randomUUID(), ...form }, { follow: false });
const template = (url: string, more: Record<string, string> = {}) => ({
  ...{ step: 'make_offer', url, 'title-en': 'Lamp oil', 'title-de': 'Lampenöl', 'summary-en': 'Half on top.' },
  ...{ way: 'deposit', limit: 'once', percent: '50', most: '40', minimum: '20', days: '7', segment: 'everybody' },
  ...more,
});
const someone = async (wanted: Parameters<Lantern['players']['make']>[0] = {}) =>
  ({ player: (await lantern.players.make(wanted)).sessionid! }) as const;
type Someone = Awaited<ReturnType<typeof someone>>;

let count = 0;
const card = { number: '4242 4242 4242 4242', expiry: '12/34', cvc: '123', holder: 'Mina Lund' };
const deposit = (who: Someone, offer: string, amount = 60_00) =>
  lantern.api.deposit(
    { body: { method: 'card', amount, requestId: `offer-desk-request-${(count += 1)}`, card, bonus: offer } } as never,
    who,
  );
const bonusesOf = async (who: Someone) => (await lantern.api.bonuses({}, who)).data.bonuses;
const offer = async (url: string) => (await lantern.api.offers({}, {})).data.items.find((each) => each.url === url);
/** A WebP of one point. */
const onePoint = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64');
const standing = async (url: string) =>
  (await lantern.database()).prepare('SELECT spent, given FROM offers WHERE url = ?').bind(url).first();
const code = async (asked: Promise<{ info: { resultCode: string } }>) => (await asked).info.resultCode;

describe('an offer that was made at the desk', () => {
  it('is read by players, chosen with a deposit and given on its terms; its cost stands at the desk', async () => {
    const made = template('lamp-oil', { games: 'lantern-festival', multiplier: '25' });
    expect((await post({ ...made, press: 'one-press-of-offers' })).status).toBe(303);
    expect((await post({ ...made, press: 'one-press-of-offers' })).status).toBe(409);
    expect(await lantern.visitor().get('/de/deposit-bonus/lamp-oil')).toShow('Lampenöl');
    const desk = await bonus.get('/__ops/bonuses/offers/lamp-oil?language=de');
    expect(desk.$('article.card h3').text()).toBe('Lampenöl');
    const who = await someone();
    expect((await deposit(who, 'lamp-oil')).info.success).toBe(true);
    await expect.poll(async () => (await bonusesOf(who)).length).toBe(1);
    const [given] = await bonusesOf(who);
    expect(given).toMatchObject({ amount: 30_00, pointsNeeded: 750_00 });
    expect(given!.gameContribution.map(({ gameid }) => gameid)).toEqual(['lantern-festival']);
    expect(given!.contribution).toEqual({ slots: 0 });
    await expect.poll(() => standing('lamp-oil')).toEqual({ spent: 30_00, given: 1 });
    expect((await bonus.get('/__ops/bonuses/offers')).$('main').text()).toContain('€30.00, given once');
  });

  it('shows the uploaded picture that was chosen, on its page and at the desk, until another one is', async () => {
    const content = await operatorVisitor(lantern, 'content');
    const file = new File([Uint8Array.from(onePoint)], 'x.webp');
    const fields = { step: 'upload', title: 'Oil <lamp>', note: 'x', press: crypto.randomUUID() };
    const { body, headers } = await multipart(fields, ['picture', file]);
    expect((await content.post('/__ops/content', body, { headers, follow: false })).status).toBe(303);
    const form = (await bonus.get('/__ops/bonuses/offers')).$('#offer-image');
    const choice = form.find('option').filter((_, option) => option.attribs.value !== '');
    expect(choice.text()).toBe('Oil <lamp> (1 × 1)');
    const image = choice.attr('value')!;
    const wrong = await post(template('lamp-art', { image: '/media/none.webp' }));
    expect([wrong.status, wrong.$('[role=alert]').text()]).toEqual([422, 'There is a problemThere is no such picture']);
    expect((await post(template('lamp-art', { image: 'https://elsewhere.example/x.png' }))).status).toBe(422);
    expect((await post(template('lamp-art', { image }))).status).toBe(303);
    expect((await lantern.visitor().get('/deposit-bonus/lamp-art')).$('main img').attr('src')).toBe(image);
    const desk = await bonus.get('/__ops/bonuses/offers/lamp-art');
    expect(desk.$(`article img[src="${image}"]`).length).toBe(1);
    expect(desk.$('#offer-image').val()).toBe(image);
    expect(desk.headers.get('content-security-policy')).toContain("img-src 'self'");
    const change = { ...template('lamp-art'), step: 'change_offer' };
    expect((await post({ ...change, image })).status).toBe(303);
    expect((await offer('lamp-art'))!.image).toBe(image);
    expect((await post({ ...change, image: '' })).status).toBe(303);
    expect((await offer('lamp-art'))!.image).toBeNull();
  });

  it('is refused when its budget is used up, to one of two who come at once for the last of it, and is over then', async () => {
    expect((await post(template('lamp-wick', { budget: '70' }))).status).toBe(303);
    const [one, two] = [await someone(), await someone()];
    const answers = await Promise.all([deposit(one, 'lamp-wick', 100_00), deposit(two, 'lamp-wick', 100_00)]);
    expect(answers.map(({ info }) => info.resultCode).sort()).toEqual(['bonus_not_available', 'ok']);
    await expect.poll(() => standing('lamp-wick')).toEqual({ spent: 40_00, given: 1 });
    expect((await offer('lamp-wick'))!.state).toBe('ended');
    expect(await code(deposit(await someone(), 'lamp-wick'))).toBe('bonus_not_available');
    // More money, and it goes on.
    expect((await post({ ...template('lamp-wick', { budget: '90' }), step: 'change_offer' })).status).toBe(303);
    expect((await deposit(await someone(), 'lamp-wick')).info.success).toBe(true);
  });

  it('gives a budget back what a refused deposit was promised', async () => {
    await post(template('lamp-glass', { budget: '40' }));
    expect(await code(deposit(await someone(), 'lamp-glass', 10_00))).not.toBe('ok');
    expect(await standing('lamp-glass')).toEqual({ spent: 0, given: 0 });
  });

  it('by a code is redeemed within its budget, and by whom it is for', async () => {
    const byCode = { way: 'code', percent: '', most: '', minimum: '', amount: '10' };
    expect((await post(template('lamp-code', { ...byCode, code: 'LAMP10', budget: '10' }))).status).toBe(303);
    const redeem = (who: Someone, typed: string) => code(lantern.api.redeemCode({ body: { code: typed } }, who));
    const first = await someone();
    expect(await redeem(first, 'LAMP10')).toBe('ok');
    expect(await redeem(await someone(), 'LAMP10')).toBe('offer_not_open');
    await expect.poll(() => standing('lamp-code')).toEqual({ spent: 10_00, given: 1 });
    await post(template('lamp-gold', { ...byCode, code: 'LAMPGOLD', segment: 'Gold' }));
    expect(await redeem(await someone(), 'LAMPGOLD')).toBe('offer_not_open');
    expect((await post(template('lamp-other', { ...byCode, code: 'LAMP10' }))).status).toBe(409);
  });

  it('is not open to who is no part of its segment', async () => {
    await post(template('lamp-post', { segment: 'depositors' }));
    expect(await code(deposit(await someone(), 'lamp-post'))).toBe('bonus_not_available');
  });

  it('is over once it was ended, and what was chosen before stays as it was shown', async () => {
    await post(template('lamp-end'));
    expect((await post({ step: 'end_offer', url: 'lamp-end' })).status).toBe(303);
    expect((await post({ step: 'end_offer', url: 'lamp-end' })).status).toBe(409);
    expect(await code(deposit(await someone(), 'lamp-end'))).toBe('bonus_not_available');
  });

  it.each<[string, Record<string, string>]>([
    ['without an English title', { 'title-en': '' }],
    ['under an address that is none', { url: 'Lamp Oil' }],
    ['without percent', { percent: '0' }],
    ['wagered so little that nothing could count', { multiplier: '1' }],
    ['with games that are none', { games: 'no-such-game' }],
    ['without days', { days: '' }],
    ['that ends in the past', { until: '2020-01-01T00:00' }],
    ['with a budget below what one player gets', { budget: '39.99' }],
  ])('%s is not made, and what was written stays', async (_, more) => {
    const page = await post(template('lamp-wrong', { 'title-fr': 'Huile <b>', ...more }));
    expect(page.status).toBe(422);
    expect(page.$('[name=title-fr]').val()).toBe('Huile <b>');
    expect(await offer('lamp-wrong')).toBeUndefined();
  });

  it('is made by who has the role alone', async () => {
    expect((await post(template('lamp-support'), await operatorVisitor(lantern, 'support'))).status).toBe(403);
  });
});
