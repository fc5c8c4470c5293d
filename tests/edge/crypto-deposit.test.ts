import { beforeAll, describe, expect, it } from 'vitest';
import { languages, type Language } from 'contract/constants';
import { chainCodes, chains, type Chain } from 'contract/chains';
import { sharedLantern, type SharedLantern, type Page, type Visitor } from '../harness';
import { freshPlayer } from '../harness/player';
import type { WantedPlayer } from '../harness/qa';

let lantern: SharedLantern;
beforeAll(async () => {
  lantern = await sharedLantern();
});

let count = 0;
const newPlayer = async (wanted: WantedPlayer = {}): Promise<Visitor> => {
  count += 1;
  return (await freshPlayer(lantern, wanted, { ip: `198.51.100.${count}` })).visitor;
};
const form = (player: Visitor, language: Language = 'en'): Promise<Page> =>
  player.get(`${language === 'en' ? '' : `/${language}`}/cashier/deposit?method=crypto`);
const deposit = async (player: Visitor, values: Record<string, string> = {}, language?: Language) =>
  (await form(player, language)).submit('deposit', { amount: '60', chain: 'BTC', ...values });
const idOf = (page: Page): string => decodeURIComponent(page.url.pathname.split('/').at(-1)!);
const cashOf = async (player: Visitor): Promise<string> =>
  (await player.get('/cashier/withdraw')).$('.balances dd').first().text();

describe('the methods of a deposit', () => {
  it('are chosen by a link, each with its time, fee and borders, and a form that asks for nothing of the other', async () => {
    const player = await newPlayer();
    const card = await player.get('/cashier/deposit');
    expect(
      card
        .$('.methods a')
        .toArray()
        .map((link) => [card.$(link).attr('href'), card.$(link).attr('aria-current')]),
    ).toEqual([
      ['/cashier/deposit?method=card', 'true'],
      ['/cashier/deposit?method=crypto', undefined],
    ]);
    expect(card).toShow('Time Within a minute Fee No fee Minimum €10.00 Maximum €5,000.00');
    expect(card.value('chain')).toBeNull();
    const crypto = await card.follow('/cashier/deposit?method=crypto');
    expect(crypto).toShow('Minimum €20.00');
    expect(crypto.value('card.number')).toBeNull();
    expect(crypto.$('[name=chain]').length).toBe(chainCodes.length);
    expect(await player.get('/cashier/deposit?method=shells')).toShow('Card number');
  });
});

describe('a deposit by crypto', () => {
  it.each(chainCodes)('on %s says what to send and where, to be read, copied and scanned', async (chain: Chain) => {
    const page = await deposit(await newPlayer(), { chain });
    expect(page.redirects.map(({ status }) => status)).toEqual([303]);
    expect(page.heading).toMatch(new RegExp(`^Send [\\d.,]+ ${chain}$`));
    expect(page).toShow('Your deposit of €60.00 is credited as soon as the network has confirmed it');
    expect(page.$('code').length).toBe(chains[chain].tag === null ? 2 : 3);
    expect(page.$('svg.qr path').attr('d')).toMatch(/^M\d+ \d+h7/);
    if (chains[chain].tag !== null) expect(page).toShow('Enter the destination tag as well');
    expect(page).toHaveHeader('refresh', '30');
    // The button that copies is the island's: without it, it isn't there.
    expect(page.$('copy-text button[hidden]').length).toBe(page.$('copy-text').length);
  });

  it.each(languages)('is told in %s', async (language) => {
    const page = await deposit(await newPlayer(), {}, language);
    expect(page.heading).toMatch(/0[.,]00100000|0[.,]001 BTC/);
    expect(page.heading).toContain('BTC');
  });

  it('shows what arrives, how far it is confirmed, and its end', async () => {
    const player = await newPlayer();
    const asked = await deposit(player, { chain: 'LTC' });
    await lantern.payments.confirm(idOf(asked), { confirmations: 2 });
    const seen = await asked.follow('Refresh');
    expect(seen).toHaveHeading('Your payment has arrived and is being confirmed');
    expect(seen).toShow('Received so far 0.75 LTC Confirmations 2 of 6');
    expect(seen).toHaveHeader('refresh', '2');
    expect(seen.$('svg.qr').length).toBe(0);
    expect(await cashOf(player)).toBe('€0.00');

    await lantern.payments.confirm(idOf(asked));
    const credited = await seen.follow('Refresh');
    expect(credited).toHaveHeading('Your deposit of €60.00 has arrived');
    expect(credited).toShow('New balance: €60.00');
    expect(credited.headers.get('refresh')).toBeNull();
    await lantern.payments.resend(idOf(asked), 3);
    await lantern.payments.fail(idOf(asked));
    expect(await player.get(asked.path)).toHaveHeading('Your deposit of €60.00 has arrived');
    expect(await cashOf(player)).toBe('€60.00');
  });

  it('of another amount is told of, and credited to nobody', async () => {
    const player = await newPlayer();
    const asked = await deposit(player);
    await lantern.payments.confirm(idOf(asked), { received: 99_999 });
    const page = await player.get(asked.path);
    expect(page).toShow('0.00099999 BTC arrived instead of 0.001 BTC. It is not lost');
    expect(page.links).toContain('/info/contact-us');
    expect(await cashOf(player)).toBe('€0.00');
  });

  it('that nobody pays ends, and says that late coins are kept', async () => {
    const player = await newPlayer();
    const asked = await deposit(player);
    await lantern.payments.fail(idOf(asked));
    const over = await player.get(asked.path);
    expect(over).toHaveHeading('Your deposit of €60.00 was declined');
    expect(over).toShow('No payment arrived in time');
    expect(over).not.toShow('bank');
    expect(over).toShow('we keep it for you when it arrives');
    await lantern.payments.confirm(idOf(asked));
    expect(await player.get(asked.path)).toHaveHeading('€60.00 arrived but was not credited');
  });

  it('posted twice is one order with one address', async () => {
    const page = await form(await newPlayer());
    const post = () => page.submit('deposit', { amount: '60', chain: 'BTC' });
    const [first, second] = await Promise.all([post(), post()]);
    expect([second.path, (await post()).path]).toEqual([first.path, first.path]);
    expect(second.$('code').first().text()).toBe(first.$('code').first().text());
  });

  it.each([
    [{ chain: '' }, 'chain', 'Choose a cryptocurrency'],
    [{ chain: 'DOGE' }, 'chain', 'Choose a cryptocurrency'],
    [{ amount: '19.99' }, 'amount', 'The lowest amount is €20.00'],
    [{ amount: '60.005' }, 'amount', 'Enter the amount in digits, such as 20.00'],
    [{ amount: '9'.repeat(22) }, 'amount', 'Enter the amount in digits, such as 20.00'],
  ])('with %j is refused at its field', async (change, field, words) => {
    const player = await newPlayer();
    const page = await form(player);
    const refused = await player.post('/cashier/deposit?method=crypto', {
      method: 'crypto',
      requestId: page.value('requestId')!,
      amount: '60',
      chain: 'BTC',
      ...change,
    });
    expect(refused).toBeRefused();
    expect(refused).toHaveFieldError(field, words);
  });

  it('of a method that was switched off since the page was shown pays nothing and says so', async () => {
    const player = await newPlayer();
    const refused = await player.post('/cashier/deposit?method=shells', {
      method: 'shells',
      amount: '60',
      requestId: 'switched-off-meanwhile-1',
    });
    expect(refused).toHaveStatus(422);
    expect(refused).toHaveErrorSummary('This payment method is not available right now. Nothing was paid');
    expect(refused.value('amount')).toBe('60');
    expect(refused).toShow('Card number');
  });
});

describe('the player’s own limit', () => {
  it('is offered before the first deposit, and its rest is shown and kept to afterwards', async () => {
    const {
      visitor,
      account: { password },
    } = await freshPlayer(lantern, {}, { ip: '198.51.100.250' });
    const before = await visitor.get('/cashier/deposit');
    expect(before).toShow('Would you like to set a deposit limit before your first deposit?');
    const limits = await before.follow('Set a limit');
    expect(limits).toBeAt('/responsible-gambling');
    await limits.submit(/limit/i, { newLimit: '100', password });
    const asked = await deposit(visitor, { amount: '60' });
    await lantern.payments.confirm(idOf(asked));
    const page = await visitor.get('/cashier/deposit');
    expect(page).toShow('€40.00 of €100.00 left');
    expect(page).not.toShow('Would you like to set a deposit limit');
    expect(
      page
        .$('[name=quickAmount]')
        .toArray()
        .map((chip) => page.$(chip).attr('value')),
    ).toEqual(['2000', 'other']);
    const refused = await deposit(visitor, { amount: '40.01' });
    expect(refused).toHaveFieldError(
      'amount',
      'Your deposit limit is €100.00 in 24 hours. You can still deposit €40.00.',
    );
  });
});
