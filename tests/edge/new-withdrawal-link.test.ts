/** A mailed link that is over is replaced at its withdrawal, by the player, once. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages, type Language } from 'contract/constants';
import { translatorFor } from '~/i18n/translator';
import { startLantern, type Lantern } from '../harness';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
});
afterAll(() => lantern.stop());

const btc = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
let count = 0;

/** Somebody whose withdrawal of 30 by crypto was approved, and whose link is over. */
async function late(language: Language = 'en') {
  count += 1;
  const { playerId, sessionid, username, password } = await lantern.players.make({ balance: 100_00 });
  const { data } = await lantern.api.withdraw(
    { body: { method: 'crypto', amount: 30_00, requestId: `new-withdrawal-link-${count}` } },
    { player: sessionid! },
  );
  await lantern.withdrawals.decide(playerId, data.id, 'approve');
  await lantern.clock.advance({ hours: 24, seconds: 1 });
  const prefix = language === 'en' ? '' : `/${language}`;
  const visitor = lantern.visitor({ country: 'DE', ip: `198.51.100.${count}` });
  await visitor.post(`${prefix}/login`, { username, password });
  const links = async () =>
    (await lantern.mailbox.all())
      .filter(({ link }) => link.includes(playerId))
      .sort((a, b) => a.at - b.at)
      .map(({ link }) => new URL(link).pathname);
  return { visitor, id: data.id, playerId, links, page: await visitor.get(`${prefix}/cashier/withdraw`) };
}

describe('a withdrawal whose mailed link is over', () => {
  it('says so and sends a new one, once however often it is asked for; the new one leads to the payout, the old one nowhere', async () => {
    const { visitor, page, links, playerId } = await late();
    expect(page).toShow('The link in our email has expired');
    expect(await links()).toHaveLength(1);
    const asked = await page.submit('Send me a new link');
    expect(asked).toBeAt('/cashier/withdraw');
    expect(asked).toHaveToast('A new link has been sent to your email');
    expect(asked).not.toShow('The link in our email has expired');
    await Promise.all([page.submit('Send me a new link'), page.submit('Send me a new link')]);
    const [old, fresh, ...more] = await links();
    expect(more).toEqual([]);
    expect(await visitor.get(old!)).toHaveStatus(404);
    const payout = await (await visitor.get(fresh!)).submit('payout', { chain: 'BTC', address: btc });
    expect(payout).toHaveHeading('Your withdrawal of €30.00 is on its way');
    // It waits for no address any more.
    expect(await page.submit('Send me a new link')).toHaveToast('This withdrawal needs no link');
    expect(await links()).toHaveLength(2);
    expect(await lantern.reconcile(playerId)).toMatchObject({ ok: true, findings: [] });
  });

  it('is its owner’s to ask for', async () => {
    const [victim, other] = [await late(), await late()];
    expect(await other.visitor.post('/cashier/withdraw/link', { trans_ids: victim.id })).toHaveToast(
      'This withdrawal needs no link',
    );
    expect(await other.visitor.post('/cashier/withdraw/link', {})).toHaveToast('This withdrawal needs no link');
    expect(await victim.links()).toHaveLength(1);
    expect(await lantern.visitor().post('/cashier/withdraw/link', { trans_ids: victim.id })).toBeAt('/');
  });

  it.each(languages)('is told in %s', async (language) => {
    const { page } = await late(language);
    const t = translatorFor(language);
    expect(page).toShow(t('withdrawals.linkOver'));
    expect(await page.submit(t('withdrawals.newLink'))).toHaveToast(t('withdrawals.linkRenewed'));
  });
});
