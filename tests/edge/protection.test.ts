import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { languages, type Language } from 'contract/constants';
import { startLantern, type Lantern, type Page, type Visitor } from '../harness';
import { amountIn } from '../harness/amount-in';
import { freshPlayer, logIn } from '../harness/player';
import type { MadePlayer, WantedPlayer } from '../harness/qa';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
});
afterAll(() => lantern.stop());

let count = 0;
const ip = (): string => `198.51.100.${(count += 1)}`;
const newPlayer = (wanted: WantedPlayer = {}): Promise<{ visitor: Visitor; account: MadePlayer }> =>
  freshPlayer(lantern, wanted, { ip: ip() });
const addressOf = (path: string, language: Language) => (language === 'en' ? path : `/${language}${path}`);
const open = (visitor: Visitor, language: Language = 'en'): Promise<Page> =>
  visitor.get(addressOf('/responsible-gambling', language));
const setLimit = async (visitor: Visitor, newLimit: string, password: string, language?: Language): Promise<Page> =>
  (await open(visitor, language)).submit('deposit-limit', { newLimit, password });

describe('stay in control', () => {
  it('is one click from every screen, and has nothing to set for visitors', async () => {
    const home = await lantern.visitor().get('/casino');
    const page = await home.follow('/responsible-gambling');
    expect(page).toHaveStatus(200);
    expect(page.offers('deposit-limit')).toBe(false);
    expect((await (await newPlayer()).visitor.get('/cashier/deposit')).links).toContain('/responsible-gambling');
  });

  it('names who helps where the reader is, by the country that the edge tells', async () => {
    for (const [country, name] of [
      ['FR', 'Joueurs Info Service (France)'],
      ['JP', '依存症対策全国センター'],
    ] as const) {
      const page = await open(lantern.visitor({ country, language: 'de' }));
      expect(page.$('a[href^="https://"]').first().text()).toBe(name);
    }
  });

  it('tells a player every rule of the licence', async () => {
    const page = await open((await newPlayer()).visitor);
    const rows = page
      .$('#rules-here tbody tr')
      .toArray()
      .map((row) =>
        page
          .$(row)
          .find('th, td')
          .toArray()
          .map((cell) => page.$(cell).text()),
      );
    expect(rows).toEqual([
      ['Waiting period before a higher deposit limit', '24 hrs'],
      ['Withdrawals can be cancelled', 'Yes'],
      ['Highest wagering requirement of a bonus', 'Not limited'],
      ['Highest stake per round at your age', 'Not limited'],
      ['Autoplay', 'Never offered'],
      ['Minimum length of a slot round', 'Not limited'],
      ['Minimum length of a round in other games', 'Not limited'],
      ['Shortest self-exclusion', '24 hrs'],
      ['Play for fun before an age check', 'Yes'],
    ]);
  });

  it('stays readable while the API is away', async () => {
    const { visitor } = await newPlayer();
    await lantern.faults.next('GET /limits', '500', 2);
    const page = await open(visitor);
    expect(page).toHaveStatus(200);
    expect(page).toShow('We can’t show your limits right now');
    await lantern.faults.clear();
  });
});

describe('the deposit limit', () => {
  it('applies at once the first time, and shows what is used and left', async () => {
    const { visitor, account } = await newPlayer({ balance: 30_00 });
    const page = await open(visitor);
    expect(page).toShow('Limit for 24 hours None set Deposited in the last 24 hours €30.00');
    const saved = await page.submit('deposit-limit', { newLimit: '100', password: account.password });
    expect(saved.redirects.map(({ status }) => status)).toEqual([303]);
    expect(saved).toHaveToast('Your deposit limit is now €100.00');
    expect(saved).toShow('Limit for 24 hours €100.00 Deposited in the last 24 hours €30.00 Left to deposit €70.00');
  });

  it.each(languages)('takes the amount as it is typed in %s, in its currency', async (language) => {
    const { visitor, account } = await newPlayer();
    const typed = language === 'jp' ? '２０' : amountIn(language, 20);
    const saved = await setLimit(visitor, typed, account.password, language);
    expect(saved).toBeAt(addressOf('/responsible-gambling', language));
    expect(saved.$('#deposit-limit-panel dd').first().text()).toMatch(/^[€\s]*20[.,]00[€\s]*$/);
  });

  it.each([
    ['', 'Enter the new limit'],
    ['19.99', 'The minimum daily deposit limit is €20.00'],
    ['100000.01', 'The limit is too high. The maximum is €100,000.00'],
    ['much', 'Enter the amount in digits, such as 20.00'],
    ['<b>"20"</b> \u2028 __proto__', 'Enter the amount in digits'],
  ])('refuses %j, keeps it, and never shows the password', async (newLimit, words) => {
    const { visitor, account } = await newPlayer();
    const refused = await setLimit(visitor, newLimit, account.password);
    expect(refused).toBeRefused();
    expect(refused).toHaveFieldError('newLimit', words);
    expect(refused).toHaveErrorSummary(words);
    expect(refused.value('newLimit')).toBe(newLimit);
    expect(refused.html).not.toContain(account.password);
    expect(refused.$('#self-exclusion [aria-invalid]').length).toBe(0);
    expect(await open(visitor)).toShow('None set');
  });

  it.each([
    ['', 'Enter your account password'],
    ['short', 'Your password has at least 6 characters'],
    ['not-the-password', 'This is not the password of your account'],
  ])('asks for the password: %j', async (password, words) => {
    const { visitor } = await newPlayer();
    const refused = await setLimit(visitor, '50', password);
    expect(refused).toBeRefused();
    expect(refused).toHaveFieldError('password', words);
    expect(refused.value('newLimit')).toBe('50');
    if (password) expect(refused.html).not.toContain(password);
  });

  it('is raised after 24 hours and a confirmation, to the second', async () => {
    const { visitor, account } = await newPlayer();
    await setLimit(visitor, '50', account.password);
    const raised = await setLimit(visitor, '500', account.password);
    expect(raised).toHaveToast(/^You can confirm the limit of €500\.00 from /);
    expect(raised).toShow('Limit for 24 hours €50.00');
    expect(raised).toShow('A higher limit is pending: €500.00');
    expect(raised.offers('Confirm €500.00')).toBe(false);
    const early = await visitor.post('/responsible-gambling?confirm-limit', {});
    expect(early).toHaveToast('The new limit can’t be confirmed yet');
    await lantern.clock.freeze();
    try {
      await lantern.clock.advance({ hours: 24 });
      const again = await logIn(lantern, account, { ip: ip() });
      const waiting = await open(again);
      expect(waiting).toShow('The waiting period is over. The new limit applies only once you confirm it.');
      const confirmed = await waiting.submit('Confirm €500.00');
      expect(confirmed).toHaveToast('Your deposit limit is now €500.00');
      expect(confirmed).toShow('Limit for 24 hours €500.00');
      expect(await again.post('/responsible-gambling?confirm-limit', {})).toHaveToast(
        'There is no new limit to confirm',
      );
    } finally {
      await lantern.clock.letGo();
    }
  });

  it('keeps the present one when the raise is withdrawn', async () => {
    const { visitor, account } = await newPlayer();
    await setLimit(visitor, '50', account.password);
    const kept = await (await setLimit(visitor, '500', account.password)).submit('Keep the current limit');
    expect(kept).toHaveToast('Your current limit still applies');
    expect(kept).not.toShow('A higher limit is pending');
    expect(kept).toShow('Limit for 24 hours €50.00');
  });

  it('is nobody’s to set who isn’t logged in', async () => {
    for (const step of ['deposit-limit', 'confirm-limit', 'withdraw-limit', 'self-exclusion', 'reality-check']) {
      expect(await lantern.visitor().post(`/responsible-gambling?${step}`, {})).toBeAt('/');
    }
  });
});

describe('the reality check', () => {
  it('is set to one of its intervals', async () => {
    const { visitor } = await newPlayer();
    const saved = await (await open(visitor)).submit('reality-check', { minutes: '30' });
    expect(saved).toHaveToast();
    expect(saved.value('minutes')).toBe('30');
    const refused = await visitor.post('/responsible-gambling?reality-check', { minutes: '31' });
    expect(refused).toBeRefused();
    expect(refused).toHaveFieldError('minutes', 'Choose an interval from the list');
  });
});

describe('self-exclusion', () => {
  const exclude = async ({ visitor, account }: { visitor: Visitor; account: MadePlayer }) =>
    (await open(visitor)).submit('self-exclusion', { password: account.password, confirm: true });

  it('says what it means before, and asks for password and confirmation', async () => {
    const { visitor, account } = await newPlayer();
    const page = await open(visitor);
    for (const words of [
      'Your account is blocked at once',
      'You are logged out on every device',
      'Your balance remains yours',
      'After 24 hours we email you a choice',
      'Nobody can undo this early, not even customer support',
    ]) {
      expect(page).toShow(words);
    }
    const unconfirmed = await page.submit('self-exclusion', { password: account.password });
    expect(unconfirmed).toBeRefused();
    expect(unconfirmed).toHaveFieldError('confirm', 'Tick the box to confirm that you understand');
    expect(unconfirmed.html).not.toContain(account.password);
    const wrong = await page.submit('self-exclusion', { password: 'not-the-password', confirm: true });
    expect(wrong).toHaveFieldError('password', 'This is not the password of your account');
    expect(wrong.field('confirm').attr('checked')).toBeDefined();
    expect(wrong.value('newLimit')).toBe('');
  });

  it('freezes at once and logs out; a new session sees it and takes money out alone', async () => {
    const player = await newPlayer({ balance: 100_00 });
    const gone = await exclude(player);
    expect(gone).toBeAt('/responsible-gambling');
    expect(gone).toHaveToast(
      'Your self-exclusion has started and you are logged out. You will get an email in 24 hours.',
    );
    expect(gone.offers('deposit-limit')).toBe(false);
    expect(await player.visitor.get('/profile/my-account')).toBeAt('/');
    const back = await logIn(lantern, player.account, { ip: ip() });
    const home = await back.get('/');
    expect(home).toShow('Your account is blocked. You can’t deposit now, but you can withdraw your balance.');
    expect(
      home.$('.top > a[href="/cashier/deposit"], .hero a[href="/cashier/deposit"], .hero a[href^="/play/"]').length,
    ).toBe(0);
    expect(
      home.$('.top > a[href="/cashier/withdraw"], .hero a[href="/cashier/withdraw"], .hero a[href="/profile/history"]')
        .length,
    ).toBe(3);
    const page = await open(back);
    expect(page).toShow('Your self-exclusion is active');
    expect([page.offers('deposit-limit'), page.offers('self-exclusion')]).toEqual([false, false]);
    expect(await (await back.get('/cashier/withdraw')).submit('withdraw', { amount: '40' })).toHaveToast();
  });

  it.each([
    ['return', /^Your account is active again from /],
    ['6', /^Your self-exclusion lasts until /],
  ])('goes on by the mailed link: %s', async (choice, words) => {
    const player = await newPlayer();
    await exclude(player);
    await lantern.clock.advance({ hours: 24 });
    await logIn(lantern, player.account, { ip: ip() });
    const { link } = await vi.waitFor(() => lantern.mailbox.latestFor(player.account.email), 5_000);
    const reader = lantern.visitor({ ip: ip() });
    const page = await reader.get(new URL(link).pathname);
    expect(page).toBeAt('/self-exclusion');
    expect(page.html).not.toContain(new URL(link).pathname.split('/').at(-1));
    const unchosen = await page.submit('exclusion-choice');
    expect(unchosen).toBeRefused();
    expect(unchosen).toHaveErrorSummary('Choose what happens next');
    if (choice === 'return') {
      expect(await page.submit('exclusion-choice', { choice })).toHaveFieldError(
        'password',
        'Enter your account password',
      );
      expect(await page.submit('exclusion-choice', { choice, password: 'Not-the-one-1' })).toHaveFieldError(
        'password',
        'This is not the password of your account',
      );
    }
    expect(await page.submit('exclusion-choice', { choice, password: player.account.password })).toHaveToast(words);
    const later = await reader.get(new URL(link).pathname);
    const other = await later.submit('exclusion-choice', { choice: '60' });
    expect(other).toHaveStatus(422);
    expect(other).toShow('This link is not valid');
  });

  it('has no screen without its link', async () => {
    expect(await lantern.visitor().get('/self-exclusion')).toShow('This link is not valid');
    const forged = await (
      await lantern.visitor().get('/self-exclusion/a.b.c')
    ).submit('exclusion-choice', { choice: '6' });
    expect(forged).toShow('This link is not valid');
  });
});
