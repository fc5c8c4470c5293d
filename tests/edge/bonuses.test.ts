import { beforeAll, describe, expect, it } from 'vitest';
import { languages, type Language } from 'contract/constants';
import { translatorFor } from '~/i18n/translator';
import { sharedLantern, type SharedLantern, type Visitor } from '../harness';
import { freshPlayer, logIn } from '../harness/player';
import type { MadePlayer, WantedPlayer } from '../harness/qa';

let lantern: SharedLantern;
beforeAll(async () => {
  lantern = await sharedLantern();
});

let count = 0;
const ip = (): string => `198.51.100.${(count += 1)}`;
const newPlayer = (wanted: WantedPlayer = {}): Promise<{ visitor: Visitor; account: MadePlayer }> =>
  freshPlayer(lantern, wanted, { ip: ip() });
const addressOf = (path: string, language: Language) => (language === 'en' ? path : `/${language}${path}`);

/** Of a language that is added, its tests know no words yet. */
const invalid: Partial<Record<Language, string>> = {
  en: 'This promotion code is not valid',
  es: 'Este código promocional no es válido',
  de: 'Dieser Aktionscode ist ungültig',
  fr: 'Ce code promotionnel n’est pas valide',
  pt: 'Este código promocional não é válido',
  no: 'Denne kampanjekoden er ikke gyldig',
  jp: 'このプロモーションコードは無効です',
};

describe('a promotion code', () => {
  it('puts its bonus into the queue, whatever case it is written in, and once', async () => {
    const { visitor } = await newPlayer();
    const page = await (await visitor.get('/profile/bonuses')).submit('Redeem', { code: ' welcome100 ' });
    expect(page).toBeAt('/profile/bonuses');
    expect(page.toast).toBe('Added: Welcome bonus');
    expect(page.offers('Start: Welcome bonus')).toBe(true);
    const again = await page.submit('Redeem', { code: 'WELCOME100' });
    expect(again).toHaveStatus(422);
    expect(again).toHaveFieldError('code', 'You have already used this promotion code');
    expect(again.value('code')).toBe('WELCOME100');
  });

  it.each(languages)('is asked for when none is given, and said to be wrong when it is, in %s', async (language) => {
    const { visitor } = await newPlayer();
    const page = await visitor.get(addressOf('/profile/bonuses', language));
    const empty = await page.submit('promotion-code', { code: '  ' });
    expect(empty).toHaveStatus(422);
    expect(empty).toHaveFieldError('code', translatorFor(language)('bonuses.codeRequired'));
    const wrong = await empty.submit('promotion-code', { code: '<b>NO</b>' });
    expect(wrong).toHaveStatus(422);
    expect(wrong.value('code')).toBe('<b>NO</b>');
    const said = invalid[language] ?? translatorFor(language)('results.invalid_promotion_code');
    expect(wrong).toHaveFieldError('code', said);
    expect(wrong.errorSummary).toContain(said);
  });

  it('says exactly what the specification says', async () => {
    const { visitor } = await newPlayer();
    expect(await (await visitor.get('/profile/bonuses')).submit('Redeem', { code: '' })).toHaveFieldError(
      'code',
      'please enter a promotion code',
    );
  });

  it('can’t be guessed for long', async () => {
    const { visitor } = await newPlayer();
    let page = await visitor.get('/profile/bonuses');
    for (let time = 0; time < 30 && page.status !== 429; time += 1)
      page = await page.submit('Redeem', { code: `GUESS${time}` });
    expect(page).toHaveStatus(429);
    expect(page.value('code')).toMatch(/^GUESS/);
  });
});

describe('a bonus', () => {
  it('is started, shows how far it has come, and is given up', async () => {
    const { visitor, account } = await newPlayer({ balance: 10_00 });
    await lantern.bonuses.give(account.playerId, { amount: 10_00, asOffered: true });
    await lantern.bonuses.give(account.playerId, { amount: 3_00 });
    let page = await visitor.get('/profile/bonuses');
    expect(page).toShow('Waiting for you');
    page = await page.submit('Start: Test bonus');
    expect(page.toast).toBe('Started: Test bonus');
    expect(page).toShow('You have wagered €0.00 of €300.00, counted at each game’s contribution.');
    expect(page).toShow(
      'You have €300.00 left to wager. On Lantern Festival, which counts 71%, this takes €422.54 in bets.',
    );
    expect(page).toShow('a bet of €5.00 on Lantern Festival, which counts 71%, adds €3.55');
    expect(page).toShow('Kite Dragons 43%');
    expect(page).toShow('Velvet Blackjack 6%');
    expect(page).toShow('Only one bonus can be active at a time.');
    expect(page.offers('Start: Test bonus')).toBe(false);
    page = await page.submit('Give up now: Test bonus');
    expect(page.toast).toBe('Given up: Test bonus');
    expect(page).toShow('Ended in the last 30 days');
  });

  it('can be started twice by two clicks, and is started once', async () => {
    const { visitor, account } = await newPlayer();
    await lantern.bonuses.give(account.playerId, { amount: 10_00 });
    const page = await visitor.get('/profile/bonuses');
    const [first, second] = await Promise.all([page.submit('Start: Test bonus'), page.submit('Start: Test bonus')]);
    expect([first, second].map(({ status }) => status)).toEqual([200, 200]);
    expect((await lantern.api.getBalance({}, { player: account.sessionid! })).data.bonus).toBe(10_00);
  });

  it('of somebody else can’t be touched', async () => {
    const one = await newPlayer();
    const other = await newPlayer();
    const { id } = await lantern.bonuses.give(one.account.playerId, { amount: 10_00 });
    const from = await other.visitor.get('/profile/bonuses');
    const page = await other.visitor.post('/profile/bonuses?start', new URLSearchParams({ bonus: id }), { from });
    expect(page.toast).toBe('This bonus is not available');
    expect(await one.visitor.get('/profile/bonuses')).toShow('Waiting for you');
  });
});

describe('the receipt of a bonus bet', () => {
  it('is opened from the history and tells everything of the bet and its bonus', async () => {
    const { visitor, account } = await newPlayer();
    const { id } = await lantern.bonuses.give(account.playerId, {
      amount: 10_00,
      expiresInSeconds: 30 * 86_400,
      started: true,
    });
    const { data: round } = await lantern.api.playRound(
      { body: { gameid: 'lantern-festival', mode: 'real', stake: 100, requestId: crypto.randomUUID() } },
      { player: account.sessionid! },
    );
    const history = await visitor.get('/profile/history?tab=bonuses');
    const link = history.$('a.receipt').attr('href')!;
    expect(link).toBe(`/profile/bonuses/${id}/${round.id}`);
    const receipt = await visitor.get(link);
    expect(receipt).toHaveStatus(200);
    const facts = Object.fromEntries(
      receipt
        .$('dl.facts > div')
        .toArray()
        .map((row) => [receipt.$(row).find('dt').text(), receipt.$(row).find('dd').text()]),
    );
    expect(facts).toMatchObject({
      Game: 'Lantern Festival',
      Provider: 'In-house',
      'Game group': 'Slots',
      Wager: '€1.00',
      'Paid with your own money': '€0.00',
      'From the bonus': '€1.00',
      Contribution: '100%',
      'Why it counts this way': 'It has the contribution of its game group',
      Counted: '€1.00',
      'Counted before': '€0.00',
      'Counted in total': '€1.00',
      Round: round.id,
      'Wagering requirement': '30×',
      'Total to wager': '€300.00',
      'Wagered so far': '€1.00',
      'Open bets': '0',
      'Bonus ID': id,
    });
    expect(receipt.$(`a[href="/round/${round.id}"]`).length).toBe(1);
  });

  it('is its player’s alone, and of bets that were made', async () => {
    const [one, other] = [await newPlayer(), await newPlayer()];
    const { id } = await lantern.bonuses.give(one.account.playerId, { amount: 10_00, started: true });
    const { data: round } = await lantern.api.playRound(
      { body: { gameid: 'lantern-festival', mode: 'real', stake: 100, requestId: crypto.randomUUID() } },
      { player: one.account.sessionid! },
    );
    expect(await one.visitor.get(`/profile/bonuses/${id}/${round.id}`)).toHaveStatus(200);
    expect(await other.visitor.get(`/profile/bonuses/${id}/${round.id}`)).toHaveStatus(404);
    for (const path of [`${id}/no-such-round`, `no-such-bonus/${round.id}`, `__proto__/${'x'.repeat(300)}`])
      expect((await one.visitor.get(`/profile/bonuses/${path}`)).status).toBe(404);
    expect(await lantern.visitor({ ip: ip() }).get(`/profile/bonuses/${id}/${round.id}`)).toBeAt('/');
  });
});

describe('a bonus that waits', () => {
  it('says that its days count from the start, and its date once it is started', async () => {
    const { visitor, account } = await newPlayer();
    await lantern.bonuses.give(account.playerId, { amount: 10_00, expiresInSeconds: 30 * 86_400 });
    const page = await visitor.get('/profile/bonuses');
    expect(page.$('#queue')).toHaveLength(1);
    expect(page).toShow('30 days from the start');
    expect(page).toShow('Bonuses don’t expire while they wait.');
    const started = await page.submit('Start: Test bonus');
    expect(started).not.toShow('from the start');
    expect(started.$('#active dl').text()).toMatch(/Ends\d+ \w+ \d{4}/);
  });
});

describe('cashback', () => {
  it('of a newcomer tells what will come', async () => {
    const page = await (await newPlayer()).visitor.get('/profile/cashback');
    expect(page).toShow('No level yet');
    expect(page).toShow('0 of 10 CP');
    expect(page.offers(/^Claim/)).toBe(false);
    expect(page).toShow('From Silver on (level 31).');
  });

  it('is claimed into the balance, once', async () => {
    const { username, password, sessionid } = await lantern.qa.world('vip');
    const visitor = await logIn(lantern, { username, password }, { ip: ip() });
    const before = (await lantern.api.getBalance({}, { player: sessionid })).data.cash;
    const page = await visitor.get('/profile/cashback');
    expect(page).toShow(/Level \d+/);
    const [first, second] = [
      await page.submit(/^Claim .*: Daily cashback$/),
      await page.submit(/^Claim .*: Daily cashback$/),
    ];
    expect(first.toast).toMatch(/^€[\d.,]+ paid into your balance$/);
    expect(second.toast).toBe('You have already claimed this cashback');
    expect(first).toShow('Next claim from');
    const after = (await lantern.api.getBalance({}, { player: sessionid })).data.cash;
    expect(after).toBeGreaterThan(before);
    expect(
      (await lantern.api.cashback({}, { player: sessionid })).data.pots.find(({ period }) => period === 'daily')!
        .available,
    ).toBeLessThan(after - before + 1);
  });

  it('of no such period is not paid', async () => {
    const { visitor } = await newPlayer();
    const from = await visitor.get('/profile/cashback');
    for (const period of ['hourly', '', '__proto__']) {
      const page = await visitor.post('/profile/cashback', new URLSearchParams({ period }), { from });
      expect(page).toBeAt('/profile/cashback');
      expect(page.toast).toBeNull();
    }
  });
});

it('cash and bonus are told by the same words and figures in the header and in a game', async () => {
  const { username, password } = await lantern.qa.world('bonus-hunter');
  const visitor = await logIn(lantern, { username, password }, { ip: ip() });
  for (const path of ['/play/lantern/lantern-festival', '/play/lantern/skyward?stay', '/play/lantern/buried-light']) {
    const page = await visitor.get(path);
    const header = page
      .$('.purse')
      .toArray()
      .map((purse) => [page.$(purse).find('small').text(), page.$(purse).find('.num').text()]);
    const game = page
      .$('.totals > div')
      .slice(0, 2)
      .toArray()
      .map((part) => [page.$(part).find('dt').text(), page.$(part).find('dd').text()]);
    expect(header.map(([word]) => word)).toEqual(['Balance', 'Bonus']);
    expect(game, path).toEqual(header);
  }
});
