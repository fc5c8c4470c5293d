import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from 'contract/constants';
import { startLantern, type Lantern, type Page, type Visitor } from '../harness';
import type { WantedPlayer } from '../harness/qa';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
});
afterAll(() => lantern.stop());

const btc = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const other = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';
const xrp = 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh';

interface Mailed {
  visitor: Visitor;
  /** The link's path, as it was mailed. */
  link: string;
  playerId: string;
  session: { player: string };
  id: string;
  payout: string;
}

let count = 0;
/** Somebody whose withdrawal of 30 by crypto is approved; the link is opened by a visitor who is not logged in. */
async function mailed(wanted: WantedPlayer = {}): Promise<Mailed> {
  count += 1;
  const { playerId, sessionid, email } = await lantern.players.make({ balance: 100_00, ...wanted });
  const session = { player: sessionid! };
  const { data } = await lantern.api.withdraw(
    { body: { method: 'crypto', amount: 30_00, requestId: `withdrawal-link-${count}-0001` } },
    session,
  );
  await lantern.withdrawals.decide(playerId, data.id, 'approve');
  const { link } = await lantern.mailbox.latestFor(email);
  return {
    visitor: lantern.visitor({ ip: `198.51.100.${count}` }),
    link: new URL(link).pathname,
    playerId,
    session,
    id: data.id,
    payout: `${playerId}.${data.id}`,
  };
}
const cashOf = async ({ session }: Mailed) => (await lantern.api.getBalance({}, session)).data;
const answer = (page: Page, values: Record<string, string> = {}) =>
  page.submit('payout', { chain: 'BTC', address: btc, ...values });

describe('the mailed link of a withdrawal', () => {
  it('leaves the address at once and asks where the coins go', async () => {
    const { visitor, link } = await mailed();
    const page = await visitor.get(link);
    expect(page).toBeAt('/withdrawal');
    expect(page.redirects.map(({ status }) => status)).toEqual([303]);
    expect(page).toHaveHeading('Where should your withdrawal go?');
    expect(page).toShow('Your withdrawal of €30.00 has been approved');
    expect(page.html).not.toContain(decodeURIComponent(link.split('/').at(-1)!));
    expect(page.html).not.toContain('<script');
    expect(page).toHaveHeader('cache-control', 'private, no-store');
  });

  it.each(languages)('is asked and answered in %s', async (language) => {
    const { visitor, link } = await mailed({ language });
    const page = await visitor.get(link);
    expect(page.path).toBe(language === 'en' ? '/withdrawal' : `/${language}/withdrawal`);
    const told = await answer(page);
    expect(told.path).toBe(page.path);
    expect(told).toShow(btc);
  });

  it('takes currency and address once, says what becomes of it, and keeps saying it', async () => {
    const there = await mailed();
    const page = await there.visitor.get(there.link);
    const told = await answer(page);
    expect(told.redirects.map(({ status }) => status)).toEqual([303]);
    expect(told).toHaveHeading('Your withdrawal of €30.00 is on its way');
    expect(told).toShow(btc);
    expect(told).toHaveHeader('refresh', '15');
    expect(await cashOf(there)).toMatchObject({ cash: 70_00, held: 30_00 });

    // Back and again, the link once more, and a page that was left open.
    expect(await answer(page)).toHaveHeading('Your withdrawal of €30.00 is on its way');
    expect(await there.visitor.get(there.link)).toHaveHeading('Your withdrawal of €30.00 is on its way');
    const refused = await answer(page, { address: other });
    expect(refused).toHaveStatus(422);
    expect(refused).toHaveErrorSummary('This link has already been used with another address. Nothing has changed.');
    expect(refused).toShow(btc);
    expect((await lantern.payments.all()).filter(({ orderId }) => orderId === there.payout)).toHaveLength(1);

    await lantern.payments.confirm(there.payout);
    const sent = await there.visitor.get('/withdrawal');
    expect(sent).toHaveHeading('Your withdrawal of €30.00 has been sent');
    expect(sent.headers.get('refresh')).toBeNull();
    expect(await cashOf(there)).toMatchObject({ cash: 70_00, held: 0 });
  });

  it('whose payout fails says that the money is back', async () => {
    const there = await mailed();
    await answer(await there.visitor.get(there.link));
    await lantern.payments.fail(there.payout);
    const page = await there.visitor.get('/withdrawal');
    expect(page).toHaveHeading('Your withdrawal of €30.00 was not carried out');
    expect(page).toShow('The whole amount is back in your balance.');
    expect(await cashOf(there)).toMatchObject({ cash: 100_00, held: 0 });
  });

  it.each([
    [{ chain: '' }, 'chain', 'Choose a cryptocurrency'],
    [{ address: '' }, 'address', 'Enter your wallet address'],
    [{ address: 'a'.repeat(121) }, 'address', 'Enter your wallet address'],
    [
      { address: `${btc.slice(0, -1)}5` },
      'address',
      'This is not a valid Bitcoin address. Check the cryptocurrency and copy the whole address.',
    ],
    [
      { chain: 'LTC' },
      'address',
      'This is not a valid Litecoin address. Check the cryptocurrency and copy the whole address.',
    ],
    [
      { chain: 'XRP', address: xrp },
      'destinationTag',
      'Enter the destination tag, or tick that your address needs none',
    ],
    [
      { chain: 'XRP', address: xrp, destinationTag: '4294967296' },
      'destinationTag',
      'A destination tag is a whole number from 0 to 4294967295',
    ],
  ] as [Record<string, string>, string, string][])(
    'refuses %j at its field, values kept, and stays good',
    async (change, field, words) => {
      const there = await mailed();
      const refused = await answer(await there.visitor.get(there.link), change);
      expect(refused).toBeRefused();
      expect(refused).toHaveFieldError(field, words);
      expect(refused).toHaveErrorSummary(words);
      expect(refused.title).toMatch(/^Error: /);
      if (field !== 'chain') expect(refused.$('[name=chain]:checked').attr('value')).toBe(change.chain ?? 'BTC');
      expect(refused.value('address')).toBe(change.address ?? btc);
      expect(await cashOf(there)).toMatchObject({ cash: 70_00, held: 30_00 });
      expect(await answer(refused, { chain: 'BTC', address: btc })).toHaveHeading(
        'Your withdrawal of €30.00 is on its way',
      );
    },
  );

  it('takes a tag, or the word that none is needed; what was typed for another currency is left out', async () => {
    const tagged = await mailed();
    expect(
      await answer(await tagged.visitor.get(tagged.link), { chain: 'XRP', address: xrp, destinationTag: '12 345' }),
    ).toShow('Destination tag / memo 12345');
    const without = await mailed();
    const page = await without.visitor.get(without.link);
    expect(await answer(page, { chain: 'XRP', address: xrp, withoutTag: 'on' })).toHaveHeading(
      'Your withdrawal of €30.00 is on its way',
    );
    const changed = await mailed();
    expect(
      await answer(await changed.visitor.get(changed.link), {
        destinationTag: '77',
        address: ` ${btc.slice(0, 20)}\n${btc.slice(20)} `,
      }),
    ).toShow(btc);
  });

  it('is good at 24 hours less a second, and over from then on: open page and new one alike', async () => {
    await lantern.clock.freeze();
    const there = await mailed();
    const page = await there.visitor.get(there.link);
    await lantern.clock.advance({ hours: 24, seconds: -1 });
    // The cookie holds for an hour by the browser's clock; the link's own time is the API's.
    expect(await there.visitor.get(there.link)).toHaveHeading('Where should your withdrawal go?');
    for (let second = 0; second < 2; second += 1) {
      await lantern.clock.advance({ seconds: 1 });
      const late = await answer(page);
      expect(late).toHaveStatus(422);
      expect(late).toShow('This link is invalid or has expired');
      const opened = await there.visitor.get(there.link);
      expect(opened).toHaveStatus(404);
      expect(opened).toShow('Your money is not lost: it stays on hold');
    }
    // The player's session is over by now, so the books are asked.
    const { ok, balances } = await lantern.reconcile(there.playerId);
    expect(ok).toBe(true);
    expect(balances.find(({ account }) => account.startsWith('player:hold'))).toMatchObject({ amount: 30_00 });
    await lantern.clock.letGo();
  });

  it('that nobody mailed, or that was changed into another player’s, opens nothing', async () => {
    const [there, victim] = [await mailed(), await mailed()];
    const changed = decodeURIComponent(there.link).replace(there.playerId, victim.playerId);
    for (const path of [changed, '/withdrawal/made-up', `/withdrawal/${'x'.repeat(301)}`]) {
      const page = await there.visitor.get(path);
      expect(page).toBeAt('/withdrawal');
      expect(page).toHaveStatus(404);
      expect(page).toShow('This link is invalid or has expired');
    }
    const posted = await lantern.visitor().post('/withdrawal', { chain: 'BTC', address: btc });
    expect(posted).toHaveStatus(422);
    expect(posted).toShow('This link is invalid or has expired');
  });

  it('whose answer was lost on the way can be answered again', async () => {
    const there = await mailed();
    const page = await there.visitor.get(there.link);
    await lantern.faults.next('POST /cashier/withdrawal', 'garbage');
    expect(await answer(page)).toHaveStatus(503);
    expect(await answer(page)).toHaveHeading('Your withdrawal of €30.00 is on its way');
    expect((await lantern.payments.all()).filter(({ orderId }) => orderId === there.payout)).toHaveLength(1);
  });
});
