import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLantern, type Lantern, type Page, type Visitor } from './harness';
import { freshPlayer } from './harness/player';

let lantern: Lantern;
let player: Visitor;
beforeAll(async () => {
  lantern = await startLantern();
  player = (await freshPlayer(lantern)).visitor;
});
afterAll(() => lantern.stop());

const game = '/play/lantern/lantern-festival';
const forFun = `${game}?mode=fun`;
const forReal = `${game}?mode=real`;
const balanceOn = (page: Page): number => Number(page.$('.totals [data-balance]').attr('data-balance'));
const requestIdOn = (page: Page): string => page.value('requestId')!;
const spin = (page: Page, values: Record<string, string> = {}): Promise<Page> => page.submit('Spin', values);

describe('a game that runs on computers alone', () => {
  it('says so at its address for phones, and leads to what is told about it', async () => {
    const visitor = lantern.visitor();
    const page = await visitor.get('/mobile/play/lantern/clockmakers-attic');
    expect(page).toShow('It runs on computers, not on phones');
    expect(page.$('.stake-form, .stage').length).toBe(0);
    const about = page.links.find((link) => link === '/game/clockmakers-attic');
    expect(await visitor.get(about!)).toHaveHeading('Clockmaker’s Attic');
    expect(await visitor.get('/de/mobile/play/lantern/clockmakers-attic')).toShow('nicht auf Handys');
    expect((await visitor.get('/play/lantern/clockmakers-attic?mode=fun')).$('.stage').length).toBe(1);
  });
});

describe('a visitor who plays for fun', () => {
  it('spins without an account, sees the round, and finds its receipt', async () => {
    const visitor = lantern.visitor();
    const start = await visitor.get(forFun);
    expect(start).toHaveHeading('Lantern Festival');
    expect(balanceOn(start)).toBe(1_000_00);
    const round = await spin(start, { stake: '200' });
    expect(round).toHaveStatus(200);
    expect(round).toBeAt(/^\/play\/lantern\/lantern-festival\?mode=fun&round=[\w-]+$/);
    expect(round).toShow(/No win this time|back|You win/);
    expect(round.$('.stage .cell img[alt]').length).toBe(15);
    expect(round.$('input[name=stake][checked]').attr('value')).toBe('200');
    const receipt = await visitor.get(round.links.find((link) => link.startsWith('/round/'))!);
    expect(receipt).toHaveHeading('Round receipt');
    expect(receipt).toShow('Hash of the server seed');
  });

  it('plays once, however often the same spin is sent or its page is loaded again', async () => {
    const visitor = lantern.visitor();
    const start = await visitor.get(forFun);
    const fields = { stake: '100', mode: 'fun', requestId: requestIdOn(start) };
    const [first, second] = [
      await visitor.post(forFun, fields, { from: start }),
      await visitor.post(forFun, fields, { from: start }),
    ];
    expect(second.path).toBe(first.path);
    const again = await visitor.get(first.path);
    expect([balanceOn(second), balanceOn(again)]).toEqual([balanceOn(first), balanceOn(first)]);
    expect(requestIdOn(again)).not.toBe(requestIdOn(start));
  });

  it('needs to ask for nothing: the plain address is play money to visitors, real money to players', async () => {
    expect((await lantern.visitor().get(game)).value('mode')).toBe('fun');
    expect((await player.get(game)).value('mode')).toBe('real');
  });

  it('is led to the log-in by real money, and back', async () => {
    const page = await lantern.visitor().get(forReal);
    expect(page).toBeAt(`/login?redirect=${encodeURIComponent(game)}`);
    expect(page).toHaveToast('Please log in first');
  });

  it('does the same on the phone address', async () => {
    const visitor = lantern.visitor();
    expect(await spin(await visitor.get(`/mobile${forFun}`))).toBeAt(
      /^\/mobile\/play\/lantern\/lantern-festival\?mode=fun&round=/,
    );
  });

  it('plays in every language, at the address of the language', async () => {
    const round = await (await lantern.visitor().get(`/jp${forFun}`)).submit('スピン');
    expect(round).toBeAt(/^\/jp\/play\/lantern\/lantern-festival\?mode=fun&round=/);
    expect(round).toShow('収支');
  });
});

describe('a player without money', () => {
  it('is told so at the stake and shown the way to the cashier', async () => {
    const page = await spin(await player.get(game), { stake: '500' });
    expect(page).toBeRefused();
    expect(page.$('main a[href="/cashier/deposit?game=lantern-festival"]').length).toBeGreaterThan(0);
    expect(page.$('input[name=stake][checked]').attr('value')).toBe('500');
    expect(balanceOn(page)).toBe(0);
  });

  it('can send the refused spin again: it is a new request', async () => {
    const start = await player.get(game);
    const refused = await spin(start);
    expect(requestIdOn(refused)).not.toBe(requestIdOn(start));
  });
});

describe('a bad post', () => {
  it.each([
    { stake: '150', mode: 'fun' },
    { stake: '-100', mode: 'fun' },
    { stake: 'lots', mode: 'fun' },
    { mode: 'fun' },
    { stake: '100', mode: 'other' },
  ])('%o is refused and costs nothing', async (fields) => {
    const visitor = lantern.visitor();
    const start = await visitor.get(forFun);
    const page = await visitor.post(forFun, { ...fields, requestId: requestIdOn(start) } as Record<string, string>, {
      from: start,
    });
    expect(page).toHaveStatus(422);
    expect(page).toHaveTitle(/^Error:/);
    expect(balanceOn(page)).toBe(balanceOn(start));
  });
});

describe('games that cannot be played', () => {
  it.each(['/play/lantern/no-such-game', '/play/somebody/lantern-festival', '/play/lantern/%3Cscript%3E'])(
    'does not find %s',
    async (path) => {
      expect(await lantern.visitor().get(path)).toHaveStatus(404);
      expect(await lantern.visitor().get(`${path}?mode=real`)).toHaveStatus(404);
    },
  );
});

describe("somebody else's round", () => {
  it('has no receipt, and shows nothing on the play page', async () => {
    const owner = lantern.visitor();
    const round = (await spin(await owner.get(forFun))).url.searchParams.get('round')!;
    expect(await owner.get(`/round/${round}`)).toHaveStatus(200);
    const stranger = lantern.visitor();
    expect(await stranger.get(`/round/${round}`)).toHaveStatus(404);
    const page = await stranger.get(`${forFun}&round=${round}`);
    expect(page).toHaveStatus(200);
    expect(page).toShow('Choose your stake and spin');
  });
});

describe('a game of several decisions', () => {
  const field = '/play/lantern/buried-light?mode=fun';
  const closedCells = (page: Page) => page.$('button[name=decision][value^=cell-]');
  const openCell = (page: Page, visitor: Visitor, cell: string): Promise<Page> => {
    const form = page.$('form:has(button[name=decision])');
    const hidden = Object.fromEntries(
      form
        .find('input[type=hidden]')
        .toArray()
        .map((input) => [page.$(input).attr('name')!, page.$(input).attr('value')!]),
    );
    return visitor.post(form.attr('action')!, { ...hidden, decision: cell }, { from: page });
  };

  it('is opened, played cell by cell, left, found again and cashed out, in forms alone', async () => {
    const visitor = lantern.visitor();
    let page = await (await visitor.get(field)).submit('Start the round', { mines: '1' });
    while (closedCells(page).length !== 24) {
      expect(page).toShow(/Your move|No win this time/);
      page = closedCells(page).length
        ? await openCell(page, visitor, 'cell-7')
        : await page.submit('Start the round', { mines: '1' });
    }
    expect(page.$('[aria-label="row 2, column 3: a lantern"]').length).toBe(1);
    const back = await visitor.get(field);
    expect(closedCells(back).length).toBe(24);
    const paid = await openCell(back, visitor, 'cash-out');
    expect(paid).toShow('You win');
    expect(closedCells(paid).length).toBe(0);
    const receipt = await visitor.get(paid.links.find((link) => link.startsWith('/round/'))!);
    expect(receipt.$('.mine-safe').length).toBe(1);
  });

  it('shows an old page where the round stands, and moves nothing', async () => {
    const visitor = lantern.visitor();
    let page = await (await visitor.get(field)).submit('Start the round', { mines: '1' });
    let old = page;
    while (closedCells(page).length !== 24) {
      if (!closedCells(page).length) page = await page.submit('Start the round', { mines: '1' });
      old = page;
      page = await openCell(page, visitor, 'cell-7');
    }
    const late = await openCell(old, visitor, 'cell-8');
    expect(late).toHaveStatus(422);
    expect(late).toShow('The round has moved on in the meantime');
    expect(closedCells(late).length).toBe(24);
  });
});

describe('a game that a frozen player asks for', () => {
  it.each([
    ['', 'Your account is blocked', 'Contact us', 'See my rounds'],
    ['/de', 'Ihr Konto ist gesperrt', 'Kontakt', 'Meine Runden ansehen'],
  ])('says why it does not open, and where to go from there (%s)', async (prefix, why, contact, rounds) => {
    const { visitor } = await freshPlayer(lantern, { balance: 20_00, frozen: true });
    for (const game of ['lantern-festival', 'lamplight-roulette']) {
      const page = await visitor.get(`${prefix}/play/lantern/${game}?mode=real`);
      expect(page).toShow(why);
      expect(page).toBeScriptless();
      const ways = new Map(
        page
          .$('main a')
          .toArray()
          .map((link) => [page.$(link).text(), page.$(link).attr('href')]),
      );
      expect([...ways.keys()]).toEqual(expect.arrayContaining([contact, rounds]));
      expect(ways.get(contact)).toBe(`${prefix}/info/contact-us`);
      expect(ways.get(rounds)).toBe(`${prefix}/profile/history`);
    }
  });
});

describe('below the table', () => {
  it('stand the player’s last rounds of the game for real money, newest first, each with its receipt', async () => {
    const { visitor } = await freshPlayer(lantern, { balance: 100_00 });
    expect((await visitor.get(forReal)).$('#last-rounds').length).toBe(0);
    const first = await spin(await visitor.get(forReal), { stake: '20' });
    await spin(first, { stake: '40' });
    await spin(await visitor.get('/play/lantern/frostbell?mode=real'));
    const page = await visitor.get(forReal);
    const rows = page.$('#last-rounds ~ dl > div').toArray();
    expect(rows.map((row) => page.$(row).text())).toEqual([
      expect.stringContaining('Stake €0.40, payout'),
      expect.stringContaining('Stake €0.20, payout'),
    ]);
    expect(await visitor.get(page.$(rows[1]!).find('a').attr('href')!)).toHaveHeading('Round receipt');
    expect((await visitor.get(forFun)).$('#last-rounds').length).toBe(0);
    expect((await (await freshPlayer(lantern)).visitor.get(forReal)).$('#last-rounds').length).toBe(0);
  });

  it('stand other games of its kind, and never itself', async () => {
    const page = await lantern.visitor().get(forFun);
    const next = page
      .$('[aria-labelledby=next-games] a')
      .toArray()
      .map((link) => page.$(link).attr('href'));
    expect(next).toContain('/play/lantern/frostbell');
    expect(next).not.toContain(game);
  });
});

describe('a quick deposit', () => {
  it('is led to from the game, shows what the sitting came to, chooses no amount, and leads back', async () => {
    const { visitor } = await freshPlayer(lantern, { balance: 100_00 });
    await spin(await visitor.get(forReal), { stake: '100' });
    const cashier = await (await visitor.get(forReal)).follow('/cashier/deposit?game=lantern-festival');
    expect(cashier).toShow(/Session result: [-+−]?€\d/);
    expect(cashier.links).toContain('/play/lantern/lantern-festival?mode=real');
    expect(cashier.$('input[name=quickAmount][checked]').length).toBe(0);
    // A form that is refused, and another method, keep it.
    const refused = await cashier.submit('Deposit', { amount: '0' });
    expect(refused).toHaveStatus(422);
    expect(refused).toShow(/Session result: [-+−]?€\d/);
    expect(cashier.links.filter((link) => link.includes('method=')).every((link) => link.includes('game='))).toBe(true);
  });

  it.each(['no-such-game', '../login', '%00', 'a'.repeat(300)])('is the plain cashier for %s', async (name) => {
    const page = await player.get(`/cashier/deposit?game=${name}`);
    expect(page).toHaveStatus(200);
    expect(page).not.toShow('Session result');
  });

  it('is not to be had while a reality check waits: it leads back to the game', async () => {
    const { visitor } = await freshPlayer(lantern, { balance: 100_00 });
    await (await visitor.get(forReal)).submit('Save', { minutes: '15' });
    await lantern.clock.advance({ minutes: 16 });
    const led = await visitor.get('/cashier/deposit?game=lantern-festival');
    expect(led).toBeAt(forReal);
    expect(led).toShow(/You have been here for/);
  });
});

describe('a player’s sitting', () => {
  it('is told beside the game, and pauses at the reality check until the player has looked up', async () => {
    const { visitor } = await freshPlayer(lantern);
    const start = await visitor.get(forReal);
    expect(start).toShow('Session result');
    const set = await start.submit('Save', { minutes: '15' });
    expect(set).toHaveToast('Reality check saved');
    await lantern.clock.advance({ minutes: 16 });
    const late = await visitor.post(
      forReal,
      { stake: '100', mode: 'real', requestId: requestIdOn(start) },
      { from: start },
    );
    expect(late).toHaveStatus(422);
    expect(late).toShow('Time for your reality check');
    const paused = await visitor.get(forReal);
    expect(paused.$('input[name=stake]').length).toBe(0);
    expect(paused).toShow(/You have been here for \d+ minutes? and staked €0\.00/);
    const on = await paused.submit('Play on');
    expect(on.$('input[name=stake]').length).toBeGreaterThan(0);
  });
});
