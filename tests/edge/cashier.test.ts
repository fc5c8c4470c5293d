import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages, type Language } from 'contract/constants';
import { startLantern, type Lantern, type Page, type Visitor } from '../harness';
import type { FormValues } from '../harness/form';
import { amountIn } from '../harness/amount-in';
import { freshPlayer } from '../harness/player';
import type { WantedPlayer } from '../harness/qa';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
});
afterAll(() => lantern.stop());

let count = 0;
const newPlayer = async (wanted: WantedPlayer = {}): Promise<Visitor> => {
  count += 1;
  return (await freshPlayer(lantern, wanted, { ip: `198.51.100.${count}` })).visitor;
};

const card = {
  'card.number': '4242 4242 4242 4242',
  'card.expiry': '12/34',
  'card.cvc': '123',
  'card.holder': 'Mina Lund',
};
/** Its payment waits for the tester's word, so that every state can be looked at in peace. */
const heldCard = { ...card, 'card.number': '4000 0000 0000 9995' };

const open = (player: Visitor, direction: 'deposit' | 'withdraw', language: Language = 'en'): Promise<Page> =>
  player.get(`${language === 'en' ? '' : `/${language}`}/cashier/${direction}`);
const deposit = async (player: Visitor, values: FormValues, language?: Language): Promise<Page> =>
  (await open(player, 'deposit', language)).submit('deposit', { ...heldCard, ...values });
const withdraw = async (player: Visitor, values: FormValues, language?: Language): Promise<Page> =>
  (await open(player, 'withdraw', language)).submit('withdraw', values);

const idOf = (page: Page): string => decodeURIComponent(page.url.pathname.split('/').at(-1)!);
const rowsOf = (page: Page): number => page.$('.table tbody tr').length;
const onTheirWay = (page: Page): number => page.$('[name=trans_ids]', '#cancel-withdrawals').length;
const transactionsOf = async (player: Visitor): Promise<number> => rowsOf(await player.get('/profile/history'));

describe('a deposit', () => {
  it('is pending until the provider speaks, looks again by itself, and is credited then', async () => {
    const player = await newPlayer();
    const asked = await deposit(player, { amount: '50' });
    expect(asked.redirects.map(({ status }) => status)).toEqual([303]);
    expect(asked).toBeAt(/^\/cashier\/deposit\/[^/]+$/);
    expect(asked).toHaveHeading('Your deposit of €50.00 is being processed');
    expect(asked).toHaveHeader('refresh', '2');
    expect(asked).toHaveHeader('cache-control', 'private, no-store');

    await lantern.payments.confirm(idOf(asked));
    const credited = await asked.follow('Refresh');
    expect(credited).toHaveHeading('Your deposit of €50.00 has arrived');
    expect(credited).toShow('New balance: €50.00');
    expect(credited.headers.get('refresh')).toBeNull();
    expect(credited.links).toContain('/casino');
  });

  it('leads back into the game that was played last, once it has arrived', async () => {
    const player = await newPlayer();
    await player.get('/play/lantern/frostbell?mode=real');
    const asked = await deposit(player, { amount: '50' });
    await lantern.payments.confirm(idOf(asked));
    const credited = await asked.follow('Refresh');
    expect(credited.links).toContain('/play/lantern/frostbell?mode=real');
    expect(credited).toShow('Continue Frostbell');
  });

  it('that the bank declines says so and leads to another try', async () => {
    const player = await newPlayer();
    const asked = await deposit(player, { amount: '50' });
    await lantern.payments.fail(idOf(asked));
    const declined = await asked.follow('Refresh');
    expect(declined).toHaveHeading('Your deposit of €50.00 was declined');
    expect(declined).toShow('Nothing was credited');
    expect(declined.headers.get('refresh')).toBeNull();
    expect(await declined.follow('Try again')).toBeAt('/cashier/deposit');
    expect(await open(player, 'withdraw')).toShow('Balance €0.00');
  });

  it('takes a quick amount by one press', async () => {
    const page = await open(await newPlayer(), 'deposit');
    const chips = page
      .$('[name=quickAmount]')
      .toArray()
      .map((chip) => page.$(chip).attr('value'));
    expect(chips).toEqual(['2000', '5000', '10000', '20000', 'other']);
    expect(page.$('[name=quickAmount][checked]')).toHaveLength(0);
    expect(await page.submit('deposit', { ...heldCard, quickAmount: '10000' })).toHaveHeading(
      'Your deposit of €100.00 is being processed',
    );
  });

  it.each(languages)('takes the amount as it is typed in %s', async (language) => {
    const typed = language === 'jp' ? '２０' : amountIn(language, 20);
    const asked = await deposit(await newPlayer(), { amount: typed }, language);
    expect(asked.path).toContain('/cashier/deposit/');
    expect(asked.heading).toMatch(/20[.,]00/);
  });

  it('posted twice counts once', async () => {
    const player = await newPlayer();
    const page = await open(player, 'deposit');
    const post = () => page.submit('deposit', { ...heldCard, amount: '50' });
    const [first, second] = await Promise.all([post(), post()]);
    const third = await post();
    expect(first).toBeAt(/^\/cashier\/deposit\/[^/]+$/);
    expect([second.path, third.path]).toEqual([first.path, first.path]);
    await lantern.payments.confirm(idOf(first));
    expect(await open(player, 'withdraw')).toShow('Balance €50.00');
    expect(await transactionsOf(player)).toBe(1);
  });

  it('sent again with another amount is refused, and a new form works', async () => {
    const page = await open(await newPlayer(), 'deposit');
    await page.submit('deposit', { ...heldCard, amount: '50' });
    const refused = await page.submit('deposit', { ...heldCard, amount: '60' });
    expect(refused).toBeRefused();
    expect(refused).toHaveErrorSummary('This form has already been sent with other details');
    expect(refused.value('requestId')).not.toBe(page.value('requestId'));
    expect(await refused.submit('deposit', { ...heldCard })).toHaveHeading('Your deposit of €60.00 is being processed');
  });

  it.each([
    [{ amount: '' }, 'amount', 'Enter an amount'],
    [{ amount: 'fifty' }, 'amount', 'Enter the amount in digits, such as 20.00'],
    [{ amount: '-50' }, 'amount', 'Enter the amount in digits, such as 20.00'],
    [{ amount: '9.99' }, 'amount', 'The lowest amount is €10.00'],
    [{ amount: '5000.01' }, 'amount', 'The highest amount is €5,000.00'],
    [{ 'card.number': '' }, 'card.number', 'Check the card number'],
    [{ 'card.number': '4242 4242 4242 4241' }, 'card.number', 'Check the card number'],
    [{ 'card.expiry': '13/34' }, 'card.expiry', 'Enter the expiry date as MM/YY'],
    [{ 'card.expiry': '01/20' }, 'card.expiry', 'This card has expired'],
    [{ 'card.cvc': '1' }, 'card.cvc', 'Enter the 3 or 4 digits of the security code'],
    [{ 'card.holder': '' }, 'card.holder', 'Enter the name as it appears on the card'],
  ] as [FormValues, string, string][])(
    'with %j is refused at its field, values kept, the card forgotten',
    async (change, field, words) => {
      const player = await newPlayer();
      const values = { ...heldCard, amount: '77', ...change };
      const refused = await deposit(player, values);
      expect(refused).toBeRefused();
      expect(refused).toHaveFieldError(field, words);
      expect(refused).toHaveErrorSummary(words);
      expect(refused.value('amount')).toBe(values.amount);
      for (const name of Object.keys(card)) expect(refused.value(name)).toBe('');
      for (const secret of ['4242', '9995', '0000 0000', 'Mina'])
        expect(refused.$('form').html()).not.toContain(secret);
      expect(await transactionsOf(player)).toBe(0);
    },
  );

  it('tells everything that is wrong at once', async () => {
    const refused = await deposit(await newPlayer(), {
      amount: '1',
      'card.number': '1',
      'card.expiry': 'x',
      'card.cvc': 'x',
      'card.holder': '',
    });
    expect(refused.$('[role=alert] a').length).toBe(5);
  });

  it('with a method that there is not is refused', async () => {
    const page = await open(await newPlayer(), 'deposit');
    const player = await newPlayer();
    const refused = await player.post('/cashier/deposit', {
      ...heldCard,
      method: 'shells',
      amount: '50',
      requestId: page.value('requestId')!,
    });
    expect(refused).toBeRefused();
    expect(refused).toHaveErrorSummary('Choose a payment method');
  });

  it('asks for what is missing first, and takes nothing before', async () => {
    const player = await newPlayer({ complete: false });
    const gate = await open(player, 'deposit');
    expect(gate).toShow('Some information is missing, fill in before proceeding to the cashier');
    expect(gate).toShow('First name, Last name, Address, City, Postcode, Mobile number');
    expect(gate.offers('deposit')).toBe(false);
    expect(gate.links).toContain('/profile/my-account/deposit');
    const forced = await player.post('/cashier/deposit', {
      ...heldCard,
      method: 'card',
      amount: '50',
      requestId: 'a-form-made-by-hand-1',
    });
    expect(forced).toHaveStatus(422);
    expect(forced).toShow('Some information is missing');
    expect(await transactionsOf(player)).toBe(0);
  });

  it('of somebody else is not found', async () => {
    const asked = await deposit(await newPlayer(), { amount: '50' });
    expect(await (await newPlayer()).get(asked.path)).toHaveStatus(404);
    expect(await (await newPlayer()).get('/cashier/deposit/no-such-deposit')).toHaveStatus(404);
  });

  it.each(['garbage', 'timeout', '500'] as const)(
    'whose answer was lost (%s) is looked for and never called failed; sent again it counts once',
    async (kind) => {
      const player = await newPlayer();
      const page = await open(player, 'deposit');
      await lantern.faults.next('POST /cashier/deposit', kind);
      const checking = await page.submit('deposit', { ...heldCard, amount: '50' });
      expect(checking).toHaveStatus(200);
      expect(checking.path).toMatch(/^\/cashier\/checking\/[^/]+\?since=\d+$/);
      expect(checking).toHaveHeading('We’re checking what happened to your request');
      expect(checking.headers.get('refresh')).toContain('2;url=/cashier/checking/');
      expect(checking.html).not.toContain('<script');
      expect(await page.submit('deposit', { ...heldCard, amount: '50' })).toHaveHeading(
        'Your deposit of €50.00 is being processed',
      );
      // The page that looked finds it now, by itself.
      expect(await player.get(checking.path)).toHaveHeading('Your deposit of €50.00 is being processed');
      expect(await transactionsOf(player)).toBe(1);
    },
  );

  it('that never arrived is told so after a minute, not before', async () => {
    const player = await newPlayer();
    const page = await open(player, 'deposit');
    await lantern.faults.next('POST /cashier/deposit', '500');
    const checking = await page.submit('deposit', { ...heldCard, amount: '50' });
    const since = Number(checking.url.searchParams.get('since'));
    expect(await player.get(checking.path.replace(/since=\d+/, `since=${since - 55_000}`))).toHaveHeading(
      'We’re checking what happened to your request',
    );
    const over = await player.get(checking.path.replace(/since=\d+/, `since=${since - 60_000}`));
    expect(over).toHaveHeading('Your request did not reach us');
    expect(over).toShow('nothing was paid, and nothing was taken from your balance');
    expect(over.headers.get('refresh')).toBeNull();
    expect(await transactionsOf(player)).toBe(0);
    expect(await player.get('/cashier/checking/short')).toHaveStatus(404);
    expect(await lantern.visitor().get(checking.path)).toBeAt('/');
  });

  it('whose card’s bank asks its holder goes by the bank’s page, and back', async () => {
    const player = await newPlayer();
    const bank = await deposit(player, { amount: '50', 'card.number': '4000 0025 0000 3155' }, 'de');
    expect(bank).toBeAt(/^\/sandbox\/bank\//);
    const id = decodeURIComponent(bank.url.pathname.split('/').at(-1)!);
    const waiting = await player.get(`/de/cashier/deposit/${encodeURIComponent(id)}`);
    expect(waiting.$(`a[href="${bank.url.href}"]`).text()).toContain('Zur Zahlungsseite');
    expect(await open(player, 'withdraw', 'de')).toShow('Guthaben 0,00 €');
    const credited = await bank.submit('Approve the payment');
    expect(credited.path).toBe(waiting.path);
    expect(credited.heading).toMatch(/50,00\s€ ist angekommen/);
    // Back and again, with another answer: the bank decided once.
    expect((await bank.submit('Decline')).heading).toMatch(/ist angekommen/);
    expect(await transactionsOf(player)).toBe(1);
    const other = await newPlayer();
    const declined = await (
      await deposit(other, { amount: '30', 'card.number': '4000002500003155' })
    ).submit('Decline');
    expect(declined).toHaveHeading('Your deposit of €30.00 was declined');
    expect(await open(other, 'withdraw')).toShow('Balance €0.00');
  });

  it('is offered with test cards where no real money moves', async () => {
    expect(await open(await newPlayer(), 'deposit')).toShow('4242 4242 4242 4242 accepted');
  });
});

describe('a withdrawal', () => {
  it('puts the amount on hold, is listed, and is cancelled with all others', async () => {
    const player = await newPlayer({ balance: 100_00 });
    const asked = await withdraw(player, { amount: '40' });
    expect(asked.redirects.map(({ status }) => status)).toEqual([303]);
    expect(asked).toBeAt('/cashier/withdraw');
    expect(asked).toHaveToast('Withdrawal of €40.00 requested');
    expect(asked).toShow('Balance €60.00 On hold for withdrawals €40.00');
    const both = await asked.submit('withdraw', { amount: '25,50' });
    expect(both).toShow('Balance €34.50 On hold for withdrawals €65.50');
    expect(onTheirWay(both)).toBe(2);

    const cancelled = await both.submit('Cancel all pending withdrawals');
    expect(cancelled.redirects.map(({ status }) => status)).toEqual([303]);
    expect(cancelled).toHaveToast('Withdrawals cancelled: €65.50 is back in your balance');
    expect(cancelled).toShow('Balance €100.00');
    expect(cancelled).not.toShow('On hold');
    expect(cancelled.offers('Cancel all pending withdrawals')).toBe(false);
  });

  it('cancelled twice is given back once, and an old page cancels nothing new', async () => {
    const player = await newPlayer({ balance: 100_00 });
    const old = await withdraw(player, { amount: '40' });
    await Promise.all([old.submit('cancel-withdrawals'), old.submit('cancel-withdrawals')]);
    expect(await withdraw(player, { amount: '30' })).toShow('Balance €70.00');
    await old.submit('cancel-withdrawals');
    expect(await open(player, 'withdraw')).toShow('Balance €70.00 On hold for withdrawals €30.00');
  });

  it('that is nobody’s to cancel is told kindly', async () => {
    const player = await newPlayer({ balance: 100_00 });
    expect(await player.post('/cashier/withdraw/cancel', { trans_ids: 'no-such-withdrawal' })).toHaveToast(
      'There is no pending withdrawal to cancel',
    );
    expect(await player.post('/cashier/withdraw/cancel', {})).toHaveToast('There is no pending withdrawal to cancel');
    const victim = await newPlayer({ balance: 100_00 });
    const asked = await withdraw(victim, { amount: '40' });
    expect(await player.post('/cashier/withdraw/cancel', { trans_ids: asked.value('trans_ids')! })).toHaveToast(
      'There is no pending withdrawal to cancel',
    );
    expect(await open(victim, 'withdraw')).toShow('On hold for withdrawals €40.00');
  });

  it('posted twice counts once', async () => {
    const player = await newPlayer({ balance: 100_00 });
    const page = await open(player, 'withdraw');
    const post = () => page.submit('withdraw', { amount: '40' });
    await Promise.all([post(), post()]);
    const last = await post();
    expect(last).toShow('Balance €60.00 On hold for withdrawals €40.00');
    expect(onTheirWay(last)).toBe(1);
  });

  it('whose answer was lost is looked for, and found on the timeline', async () => {
    const player = await newPlayer({ balance: 100_00 });
    const page = await open(player, 'withdraw');
    await lantern.faults.next('POST /cashier/withdraw', 'garbage');
    const checking = await page.submit('withdraw', { amount: '40' });
    expect(checking).toHaveHeading('We’re checking what happened to your request');
    await page.submit('withdraw', { amount: '40' });
    const found = await player.get(checking.path);
    expect(found).toBeAt('/cashier/withdraw');
    expect(found).toShow('Balance €60.00 On hold for withdrawals €40.00');
    expect(onTheirWay(found)).toBe(1);
  });

  it.each([
    [{ amount: '' }, 'Enter an amount'],
    [{ amount: 'all of it' }, 'Enter the amount in digits, such as 20.00'],
    [{ amount: '19.99' }, 'The lowest amount is €20.00'],
    [{ amount: '10000.01' }, 'The highest amount is €10,000.00'],
    [{ amount: '100.01' }, 'Your balance is too low: you have €100.00'],
  ])('with %j is refused at its field, the value kept', async (values, words) => {
    const player = await newPlayer({ balance: 100_00 });
    const refused = await withdraw(player, values);
    expect(refused).toBeRefused();
    expect(refused).toHaveFieldError('amount', words);
    expect(refused).toHaveErrorSummary(words);
    expect(refused.value('amount')).toBe(values.amount);
    expect(refused).toShow('Balance €100.00');
  });

  it('quotes the balance in the reader’s language', async () => {
    const refused = await withdraw(await newPlayer({ balance: 100_00 }), { amount: '500' }, 'de');
    expect(refused).toHaveFieldError('amount', /Ihr Guthaben reicht nicht aus: Sie haben 100,00\s€/);
    expect(refused.title).toMatch(/^Fehler: Auszahlung/);
  });

  it('is explained while it is not possible: every reason with what to do, the deposit first', async () => {
    const player = await newPlayer({ complete: false });
    const page = await open(player, 'withdraw');
    expect(page).toShow('Why can’t I withdraw?');
    const reasons = page
      .$('.blockers li')
      .toArray()
      .map((item) => page.$(item).find('p').first().text());
    expect(reasons).toEqual([
      'Withdrawals are not available, please make a deposit first',
      'Some information is missing, fill in before proceeding to the cashier',
    ]);
    expect(page.links).toEqual(expect.arrayContaining(['/cashier/deposit', '/profile/my-account/withdraw']));
    expect(page.offers('withdraw')).toBe(false);
    const forced = await player.post('/cashier/withdraw', {
      method: 'card',
      amount: '50',
      requestId: 'a-form-made-by-hand-2',
    });
    expect(forced).toHaveStatus(422);
  });
});
