/** The sportsbook's pages as visitors and players see them, scripts off: from a list to a bet that is settled, and out of one. */
import { languages } from 'contract/constants';
import type { MatchDetail } from 'contract/sports/matches';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { htmlLang } from '~/i18n/languages';
import { translatorFor } from '~/i18n/translator';
import { startLantern, type Lantern, type Page, type Visitor } from '../harness';
import { freshPlayer } from '../harness/player';
import type { WantedPlayer } from '../harness/qa';
import { marketOf, Programme } from '../harness/sports';
import { weigh } from '../../scripts/budgets/bytes';

let lantern: Lantern;
let matches: Programme;
beforeAll(async () => {
  lantern = await startLantern();
  matches = new Programme(lantern);
});
beforeEach(() => lantern.clock.freeze());
afterAll(() => lantern.stop());

let count = 0;
const someone = (wanted: WantedPlayer = {}) =>
  freshPlayer(lantern, { balance: 500_00, ...wanted }, { ip: `198.51.101.${(count += 1)}` });
const pageOf = (who: Visitor, { id }: Pick<MatchDetail, 'id'>) => who.get(`/sports/event/${id}`);

/** Presses the odds of a selection on a match's page. */
async function press(who: Visitor, match: MatchDetail, selection = 'home', market = 'match-result'): Promise<Page> {
  const page = await pageOf(who, match);
  const [button] = page
    .$('button.price')
    .toArray()
    .map((element) => page.$(element))
    .filter((element) => element.attr('value')!.startsWith(`${match.id}~${market}~${selection}~`));
  return who.post('/sports/slip/change', { back: page.path, pick: button!.attr('value')! }, { from: page });
}

/** @param margin thousandths */
const takeMargin = async (match: MatchDetail, margin: number) => {
  // A wider margin moves all prices.
  await matches.run(
    'INSERT OR REPLACE INTO sports_terms (scope, margin, changed_at) VALUES (?, ?, 0)',
    `match:${match.id}`,
    margin,
  );
};

const slipOf = (who: Visitor, kind?: string) => who.get(`/sports/slip${kind ? `?kind=${kind}` : ''}`);

describe('the lists of matches', () => {
  it.each(languages)('stand in %s, each match with its odds as buttons, and need no script', async (language) => {
    await matches.match(60);
    const prefix = language === 'en' ? '' : `/${language}`;
    for (const path of ['/sports', '/sports/football', '/sports/all?list=upcoming', '/sports/all?list=results']) {
      const page = await lantern.visitor().get(prefix + path);
      expect(page).toHaveStatus(200);
      expect(page.lang).toBe(htmlLang[language]);
      expect(page).toBeScriptless();
    }
    const page = await lantern.visitor().get(`${prefix}/sports`);
    expect(page.heading).toBe(translatorFor(language)('sports.title'));
    expect(page.$('.match').length).toBeGreaterThan(3);
    expect(page.$('.match button[name=pick]').length).toBeGreaterThan(6);
  });

  it('are narrowed by sport, league, day and words, and say when nothing is left', async () => {
    const visitor = lantern.visitor();
    const tennis = await visitor.get('/sports/tennis?league=dusk-open');
    expect(tennis).toShow('Dusk Open');
    expect(tennis.$('.match').text()).not.toContain('Ember Cup');
    const match = await matches.match(60);
    const found = await visitor.get(`/sports/all?search=${encodeURIComponent(match.home)}`);
    expect(found.links).toContain(`/sports/event/${match.id}`);
    expect(await visitor.get('/sports/all?search=zzzz')).toShow('No matches here right now');
    expect(await visitor.get('/sports/football?day=1999-01-01')).toShow('No matches here right now');
    expect(await visitor.get('/sports/all?list=nonsense&page=-3&day=tomorrow')).toHaveStatus(200);
    expect(await visitor.get('/sports/quidditch')).toHaveStatus(404);
  });

  it('are led to from home, the menu and the search', async () => {
    const match = await matches.match(60);
    const visitor = lantern.visitor();
    expect((await visitor.get('/casino')).links).toContain('/sports');
    expect((await visitor.get('/')).links).toContain('/sports');
    expect((await visitor.get(`/search?title=${encodeURIComponent(match.home)}`)).links).toContain(
      `/sports/event/${match.id}`,
    );
  });
});

describe('the page of a match', () => {
  it('has every market, says that it is drawn, and publishes the hash of its seed', async () => {
    const match = await matches.match(3_600);
    const page = await pageOf(lantern.visitor(), match);
    expect(page).toHaveStatus(200);
    expect(page.$('.market').length).toBe(match.groups.flatMap(({ markets }) => markets).length);
    expect(page).toShow('nobody plays');
    expect(page).toShow(match.fairness!.seedHash);
    expect(page).toBeScriptless();
    expect(await lantern.visitor().get('/sports/event/no-such-match')).toHaveStatus(404);
  });

  it('in play looks again by itself, and can be told not to', async () => {
    const match = await matches.match(5);
    await lantern.clock.advance({ seconds: 8 });
    const page = await pageOf(lantern.visitor(), match);
    expect(page.headers.get('refresh')).toContain(`/sports/event/${match.id}`);
    const still = await page.follow('Turn off updates');
    expect(still.headers.get('refresh')).toBeNull();
  });

  it('writes odds as the player wants them, from then on', async () => {
    const match = await matches.match(3_600);
    const visitor = lantern.visitor();
    const page = await pageOf(visitor, match);
    const american = await page.submit('American');
    expect(american.path).toBe(page.path);
    expect(american.$('button.price b').first().text()).toMatch(/^[+−]\d+$/);
    expect((await visitor.get('/sports')).$('button.price b').first().text()).toMatch(/^[+−]\d+$/);
  });
});

describe('the weight of', () => {
  /** HTML and style sheets of any screen, gzip (QUALITY). */
  const most = 14 * 1_024;

  it('lists and matches fits one round trip, and the script that keeps the slip in place is small', async () => {
    const match = await matches.match(3_600);
    const visitor = lantern.visitor();
    const fetch = async (path: string) => {
      const { status, html } = await visitor.get(path);
      return { status, body: html };
    };
    const sheets = new Map<string, number>();
    for (const path of [
      '/sports',
      // Sixty matches.
      '/jp/sports/all?list=upcoming',
      `/sports/event/${match.id}`,
      `/jp/sports/event/${match.id}`,
    ]) {
      const { html, css, script } = await weigh(path, fetch, sheets);
      if (path.includes('upcoming')) expect((await visitor.get(path)).$('.match').length).toBe(60);
      expect(script, path).toBeLessThan(1_024);
      expect(html + css, `${path}: ${html} of HTML, ${css} of style sheets`).toBeLessThanOrEqual(most);
    }
  });
});

describe('the bet slip', () => {
  it('takes a selection, lets it go when it is pressed again, and keeps what is pressed for a log-in', async () => {
    const match = await matches.match(3_600);
    const visitor = lantern.visitor();
    const added = await press(visitor, match);
    expect(added).toShow('Added to your bet slip');
    expect(added.$('button.price[aria-pressed=true]').length).toBeGreaterThan(0);
    expect((await slipOf(visitor)).links).toContain('/login?redirect=%2Fsports%2Fslip');
    expect(await press(visitor, match)).toShow('Removed from your bet slip');
    expect(await slipOf(visitor)).toShow('Your bet slip is empty');
    const wrong = await visitor.post('/sports/slip/change', { pick: 'a~b~c', back: 'https://evil.example/' });
    expect(wrong.path).toBe('/sports/slip');
    expect(wrong).toShow('can’t be added');
  });

  it('makes an accumulator of three: reckoned, placed, settled, and found in the history', async () => {
    const { visitor } = await someone();
    const legs = [await matches.match(60), await matches.match(60), await matches.match(60)];
    for (const match of legs) await press(visitor, match);
    const slip = await slipOf(visitor);
    const reckoned = await slip.submit('Calculate payout', { stake: '10' });
    expect(reckoned).toHaveStatus(200);
    expect(reckoned).toShow('Possible payout');
    expect(reckoned.value('stake')).toBe('10');
    const receipt = await reckoned.submit('Place bet', { stake: '10' });
    expect(receipt).toShow('Your bet is placed');
    expect(receipt.heading).toBe('Bet receipt');
    for (const { home } of legs) expect(receipt).toShow(home);
    expect(await slipOf(visitor)).toShow('Your bet slip is empty');
    await lantern.clock.advance({ seconds: 100 });
    const settled = await visitor.get(receipt.path);
    expect(settled).toShow(/Won|Lost/);
    expect(settled).toShow('Seed');
    expect(await visitor.get('/sports/bets?list=settled')).toShow(legs[0]!.home);
    const history = await visitor.get('/profile/history?tab=gaming');
    expect(history).toShow(legs[0]!.home);
    // No game's page, and no game's picture: it leads to the bet by its receipt.
    expect(history.$('a[href*="/play/"], img[src*="/art/"]').length).toBe(0);
    const round = history.links.find((link) => link.startsWith('/round/'));
    expect((await visitor.get(round!)).path).toBe(receipt.path);
  });

  it('places singles with a stake each and leaves the others on the slip, and a system', async () => {
    const { visitor } = await someone();
    const legs = [await matches.match(600), await matches.match(600), await matches.match(600)];
    for (const match of legs) await press(visitor, match);
    const system = await (await slipOf(visitor, 'system')).submit('Place bet', { stake: '1', system: 'trixie' });
    expect(system).toShow('Trixie');
    expect(system).toShow('€4.00');
    for (const match of legs) await press(visitor, match);
    const singles = await (await slipOf(visitor, 'singles')).submit('Place bet', { stake0: '5', stake2: '1,5' });
    expect(singles).toShow('Your 2 bets are placed');
    const left = await slipOf(visitor);
    expect(left).toShow(legs[1]!.home);
    expect(left.$('.slip-legs li').length).toBe(1);
  });

  it.each(['', 'abc', '-1', '1e9', '0', '1.2345'])(
    'refuses a stake of %j, keeps it and stakes nothing',
    async (stake) => {
      const { visitor } = await someone();
      await press(visitor, await matches.match(600));
      const refused = await (await slipOf(visitor)).submit('Place bet', { stake0: stake });
      expect(refused).toHaveStatus(422);
      expect(refused.errorSummary).not.toBeNull();
      if (stake) expect(refused.value('stake0')).toBe(stake);
      expect(await visitor.get('/sports/bets')).toShow('No bets here yet');
    },
  );

  it('takes a stake typed in full-width digits', async () => {
    const { visitor } = await someone();
    await press(visitor, await matches.match(600));
    expect(await (await slipOf(visitor)).submit('Place bet', { stake0: '１' })).toShow('€1.00');
  });

  it('refuses more than may be staked, with the limit in words', async () => {
    const { visitor } = await someone({ balance: 5_000_00 });
    await press(visitor, await matches.match(600));
    const refused = await (await slipOf(visitor)).submit('Place bet', { stake0: '4000' });
    expect(refused).toHaveStatus(422);
    expect(refused.fieldError('stake0')).toContain('Stake between');
    expect(refused.value('stake0')).toBe('4000');
  });

  it('shows odds that moved, asks, and takes the bet at the new ones when it is sent again', async () => {
    const { visitor } = await someone();
    const match = await matches.match(600);
    await press(visitor, match);
    const slip = await slipOf(visitor);
    await takeMargin(match, 120);
    const refused = await slip.submit('Place bet', { stake0: '10' });
    expect(refused).toHaveStatus(422);
    expect(refused).toShow('The odds have changed');
    expect(refused).toShow('The odds were');
    expect(refused.value('stake0')).toBe('10');
    const receipt = await refused.submit('Place bet', {});
    expect(receipt).toShow('Your bet is placed');
    const { odds } = marketOf(await matches.again(match.id), 'match-result').selections[0]!;
    expect(receipt).toShow((Math.floor(odds! / 10) / 100).toFixed(2));
  });

  it('takes worse odds from a player who said so', async () => {
    const { visitor } = await someone();
    const match = await matches.match(600);
    await press(visitor, match);
    const slip = await slipOf(visitor);
    await takeMargin(match, 130);
    expect(await slip.submit('Place bet', { stake0: '10', priceChange: 'any' })).toShow('Your bet is placed');
    expect((await press(visitor, await matches.match(600))).status).toBe(200);
    expect((await slipOf(visitor)).$('input[name=priceChange][checked]').attr('value')).toBe('any');
  });

  it('keeps what can’t be bet on any more, and says so', async () => {
    const { visitor } = await someone();
    const match = await matches.match(30);
    await press(visitor, match);
    const slip = await slipOf(visitor);
    await matches.run(
      'INSERT OR REPLACE INTO sports_terms (scope, suspended, changed_at) VALUES (?, 1, 0)',
      `match:${match.id}`,
    );
    const refused = await slip.submit('Place bet', { stake0: '10' });
    expect(refused).toHaveStatus(422);
    expect(refused).toShow(match.home);
    expect(refused).toShow('Suspended');
  });

  it('does not combine selections of one match, and says what to do', async () => {
    const { visitor } = await someone();
    const match = await matches.match(600);
    await press(visitor, match);
    await press(visitor, match, 'over', 'total:2.5');
    const slip = await slipOf(visitor, 'accumulator');
    expect(slip).toShow('Selections from the same match can’t be combined');
    expect(slip.offers('Place bet')).toBe(false);
  });

  it('counts a form that is sent twice once', async () => {
    const { visitor } = await someone();
    await press(visitor, await matches.match(600));
    const slip = await slipOf(visitor);
    const [first, second] = [
      await slip.submit('Place bet', { stake0: '10' }),
      await slip.submit('Place bet', { stake0: '10' }),
    ];
    expect(second.path).toBe(first.path);
    expect((await visitor.get('/sports/bets')).$('.bet').length).toBe(1);
  });

  it('in two tabs places what its tab shows, once, and leaves on the slip what the other tab has put there', async () => {
    const { visitor } = await someone();
    const [first, second] = [await matches.match(600), await matches.match(600)];
    await press(visitor, first);
    const tab = await slipOf(visitor);
    await press(visitor, second);
    expect(await tab.submit('Place bet', { stake0: '10' })).toShow('Your bet is placed');
    expect(await tab.submit('Place bet', { stake0: '10' })).toShow(first.home);
    const bets = await visitor.get('/sports/bets');
    expect(bets.$('.bet').length).toBe(1);
    expect(bets).toShow(first.home);
    const left = await slipOf(visitor);
    expect(left.$('.slip-legs li').length).toBe(1);
    expect(left).toShow(second.home);
  });

  it('of one slip in two tabs places one bet, and says so to the tab that asks for another stake', async () => {
    const { visitor } = await someone();
    await press(visitor, await matches.match(600));
    const tabs = [await slipOf(visitor), await slipOf(visitor), await slipOf(visitor)];
    const receipt = await tabs[0]!.submit('Place bet', { stake0: '10' });
    expect(receipt).toShow('Your bet is placed');
    expect((await tabs[1]!.submit('Place bet', { stake0: '10' })).path).toBe(receipt.path);
    const other = await tabs[2]!.submit('Place bet', { stake0: '20' });
    expect(other).toHaveStatus(422);
    expect(other).toShow('already made with other details');
    expect((await visitor.get('/sports/bets')).$('.bet').length).toBe(1);
    // The next slip is another bet.
    await press(visitor, await matches.match(600));
    expect(await (await slipOf(visitor)).submit('Place bet', { stake0: '10' })).toShow('Your bet is placed');
    expect((await visitor.get('/sports/bets')).$('.bet').length).toBe(2);
  });

  it('sends a visitor who posts it to the log-in, and keeps the slip', async () => {
    const visitor = lantern.visitor();
    await press(visitor, await matches.match(600));
    const slip = await slipOf(visitor);
    const named = ['kind', 'legs', 'currency', 'delay', 'requestId'].map((name) => [name, slip.value(name)!]);
    const sent = { ...Object.fromEntries(named), stake0: '10', priceChange: 'ask', act: 'place' } as Record<
      string,
      string
    >;
    expect((await visitor.post('/sports/slip', sent, { from: slip })).path).toBe('/');
    expect((await slipOf(visitor)).$('.slip-legs li').length).toBe(1);
  });
});

describe('cashing out', () => {
  async function openBet(): Promise<{ visitor: Visitor; receipt: Page; match: MatchDetail }> {
    const { visitor } = await someone();
    const match = await matches.match(600);
    await press(visitor, match);
    const receipt = await (await slipOf(visitor)).submit('Place bet', { stake0: '10' });
    return { visitor, receipt, match };
  }

  it('asks once more, pays a part, and the rest goes on; then the whole', async () => {
    const { visitor, receipt } = await openBet();
    const asked = await (await receipt.follow(/^Cash out for/)).follow('50%');
    expect(asked).toShow('What remains: a stake of €5.00');
    const half = await asked.submit('Confirm cash-out');
    expect(half).toShow('Cashed out: €');
    expect(half).toShow('for a stake of €5.00');
    const whole = await (await half.follow(/^Cash out for/)).submit('Confirm cash-out');
    expect(whole).toShow('Cashed out');
    expect((await visitor.get('/sports/bets?list=cashed_out')).$('.bet').length).toBe(1);
    expect(whole.links.some((link) => link.includes('cash-out'))).toBe(false);
  });

  it('asks anew when the value has fallen, and counts a confirmation that comes twice once', async () => {
    const { receipt, match, visitor } = await openBet();
    const asked = await receipt.follow(/^Cash out for/);
    // Higher odds now, a lower value.
    await takeMargin(match, 0);
    const refused = await asked.submit('Confirm cash-out');
    expect(refused).toHaveStatus(422);
    expect(refused).toShow('The cash-out value has changed');
    const first = await refused.submit('Confirm cash-out');
    await refused.submit('Confirm cash-out');
    expect(first).toShow('Cashed out: €');
    expect((await visitor.get(receipt.path)).$('#cash-outs li').length).toBe(1);
  });

  it('is nobody else’s: neither the receipt nor the way out', async () => {
    const { receipt } = await openBet();
    const { visitor: other } = await someone();
    expect(await other.get(receipt.path)).toHaveStatus(404);
    expect(await other.get(`${receipt.path}/cash-out`)).toHaveStatus(404);
    expect((await lantern.visitor().get(receipt.path)).path).toBe('/');
  });
});
