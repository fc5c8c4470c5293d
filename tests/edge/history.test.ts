import { beforeAll, describe, expect, it } from 'vitest';
import { sharedLantern, type SharedLantern, type Page, type Visitor } from '../harness';
import { freshPlayer, logIn } from '../harness/player';

let lantern: SharedLantern;
let player: Visitor;
beforeAll(async () => {
  lantern = await sharedLantern();
  player = (await freshPlayer(lantern, { balance: 100_00 })).visitor;
  const page = await player.get('/cashier/withdraw');
  await page.submit('withdraw', { amount: '40' });
});

const rowsOf = (page: Page): string[][] =>
  page
    .$('.table tbody tr')
    .toArray()
    .map((row) =>
      page
        .$(row)
        .find('th, td')
        .toArray()
        .map((cell) => page.$(cell).text().trim()),
    );
const columnsOf = (page: Page): string[] =>
  page
    .$('.table thead th')
    .toArray()
    .map((cell) => page.$(cell).text());

describe('transactions', () => {
  it('stand in the columns of the specification, newest first', async () => {
    const page = await player.get('/profile/history');
    expect(columnsOf(page)).toEqual([
      'Type',
      'Payment method or source',
      'Status',
      'Details',
      'Transaction ID',
      'Processed at',
      'Message',
      'Date requested',
      'Amount',
    ]);
    const [first, second] = rowsOf(page);
    expect([first![0], first![1], first![2], first![8]]).toEqual(['Withdrawal', 'Card', 'Requested', '€40.00']);
    expect(first![5]).toBe('Not yet');
    // Cut by the style sheet alone: the whole id is there to be copied.
    expect(page.$('copy-text code').first().text()).toMatch(/\S{12,}/);
    expect([second![0], second![2], second![8]]).toEqual(['Deposit', 'Credited', '€100.00']);
  });

  it('are narrowed by type', async () => {
    const page = await (await player.get('/profile/history')).submit('Show', { type: 'deposit' });
    expect(rowsOf(page).map(([type]) => type)).toEqual(['Deposit']);
    expect(page.value('type')).toBe('deposit');
    expect(await page.follow('Clear filter')).toBeAt('/profile/history?tab=transactions');
  });

  it('are narrowed by method and days', async () => {
    const today = new Date(await lantern.clock.now()).toISOString().slice(0, 10);
    const page = await (
      await player.get('/profile/history')
    ).submit('Show', { method: 'card', dateFrom: today, dateTo: today });
    expect(rowsOf(page)).toHaveLength(2);
    expect([page.value('method'), page.value('dateFrom'), page.value('dateTo')]).toEqual(['card', today, today]);
    const past = await page.submit('Show', { dateFrom: '2020-01-01', dateTo: '2020-01-31' });
    expect(past).toShow('No results for this filter');
  });

  it.each([
    ['dateFrom', '31.12.2026', 'The first day is not a date'],
    ['dateTo', '2026-02-30', 'The last day is not a date'],
    ['type', 'gift', 'Choose a type from the list'],
    ['method', 'shells', 'Choose a payment method from the list'],
  ])('say what is wrong with %s=%s and keep the filter', async (field, value, words) => {
    const page = await player.get(
      `/profile/history?${new URLSearchParams({ dateFrom: '2026-01-01', dateTo: '2026-12-31', [field]: value })}`,
    );
    expect(page).toHaveStatus(200);
    expect(page).toHaveTitle(/^Error: History/);
    expect(page).toHaveFieldError(field, words);
    expect(page.errorSummary).toContain(words);
    if (field.startsWith('date')) expect(page.value(field)).toBe(value);
    expect(rowsOf(page)).toEqual([]);
  });

  it('say that the days are the wrong way round', async () => {
    const page = await player.get('/profile/history?dateFrom=2026-02-02&dateTo=2026-02-01');
    expect(page).toHaveFieldError('dateTo', 'The last day is before the first');
    expect([page.value('dateFrom'), page.value('dateTo')]).toEqual(['2026-02-02', '2026-02-01']);
  });

  it('of a newcomer are an honest nothing', async () => {
    const newcomer = (await freshPlayer(lantern, {}, { ip: '198.51.100.9' })).visitor;
    expect(await newcomer.get('/profile/history')).toShow('No transactions yet');
    expect(await newcomer.get('/profile/history?tab=gaming')).toShow('No rounds yet');
  });

  it('stand on pages of twenty', async () => {
    const { visitor } = await freshPlayer(lantern, { balance: 1_000_00 }, { ip: '198.51.100.10' });
    let page = await visitor.get('/cashier/withdraw');
    for (let time = 0; time < 21; time += 1) page = await page.submit('withdraw', { amount: '20' });
    const first = await visitor.get('/profile/history?type=withdraw');
    expect(rowsOf(first)).toHaveLength(20);
    const second = await first.follow('Next page');
    expect(second).toBeAt('/profile/history?tab=transactions&type=withdraw&page=2');
    expect(rowsOf(second)).toHaveLength(1);
    const beyond = await visitor.get('/profile/history?page=9');
    expect(beyond).toShow('This page does not exist');
    expect(rowsOf(await beyond.follow('First page'))).toHaveLength(20);
  });
});

describe('net deposits', () => {
  const totalsOf = (page: Page) =>
    Object.fromEntries(
      page
        .$('.totals > div')
        .toArray()
        .map((pair) => [page.$(pair).find('dt').text(), page.$(pair).find('dd').text()]),
    );

  it('count what was credited and what was paid, in the days chosen', async () => {
    const { visitor, account } = await freshPlayer(lantern, { balance: 100_00 }, { ip: '198.51.100.20' });
    await (await visitor.get('/cashier/withdraw')).submit('withdraw', { amount: '40' });
    expect(totalsOf(await visitor.get('/profile/history'))).toEqual({
      Deposited: '€100.00',
      Withdrawn: '€0.00',
      'Rewards and prizes': '€0.00',
      'Net deposits': '€100.00',
    });
    const { data } = await lantern.api.transactions({ body: { type: 'withdraw' } }, { player: account.sessionid! });
    for (const step of ['approve', 'pay'] as const)
      await lantern.withdrawals.decide(account.playerId, data.transactions[0]!.id, step);
    expect(totalsOf(await visitor.get('/profile/history?type=deposit'))).toEqual({
      Deposited: '€100.00',
      Withdrawn: '€40.00',
      'Rewards and prizes': '€0.00',
      'Net deposits': '€60.00',
    });
    expect(totalsOf(await visitor.get('/profile/history?dateTo=2020-01-01'))).toEqual({
      Deposited: '€0.00',
      Withdrawn: '€0.00',
      'Rewards and prizes': '€0.00',
      'Net deposits': '€0.00',
    });
  });
});

describe('credits', () => {
  const factsOf = (page: Page) =>
    page
      .$('details .facts-list > div')
      .toArray()
      .map((pair) => page.$(pair).find('dd').text());

  it('are rows of their own that say what gave them, and the cash adds up on screen and in the file', async () => {
    const { username, password } = await lantern.qa.world('vip');
    const visitor = await logIn(lantern, { username, password }, { ip: '198.51.100.30' });
    const page = await (await visitor.get('/profile/history')).submit('Show', { type: 'credit' });
    const credits = rowsOf(page);
    expect(new Set(credits.map(([type, , status]) => `${type} ${status}`))).toEqual(new Set(['Credit Credited']));
    expect(credits).toContainEqual(expect.arrayContaining(['Level-up reward', 'Level 41']));
    expect(new Set(credits.map(([, source]) => source))).toContain('Level-up reward');
    const all = await visitor.get('/profile/history');
    const cents = (text: string) => Math.round(Number(text.replace(/[−-]/, '-').replace(/[€,]/g, '')) * 100);
    const shown = factsOf(all).map(cents);
    expect(shown).toHaveLength(7);
    expect(shown.slice(0, 6).reduce((sum, amount) => sum + amount, 0)).toBe(shown[6]);
    const file = await visitor.get('/profile/history/statement.csv');
    const lines = file.html
      .trimEnd()
      .split('\r\n')
      .slice(-7)
      .map((line) => line.split(','));
    expect(lines.map(([label]) => label)).toEqual([
      'Opening balance',
      'Deposits',
      'Withdrawals requested',
      'Withdrawals returned',
      '"Rewards',
      'Games: payouts less stakes',
      'Closing balance',
    ]);
    expect(lines.map((cells) => Math.round(Number(cells.at(-2)) * 100))).toEqual(shown);
    expect((await visitor.get('/de/profile/history?type=credit')).html).toContain('Level-up-Belohnung');
  });
});

describe('bonuses', () => {
  it('list each bet with what it counted and its receipt', async () => {
    const { username, password } = await lantern.qa.world('bonus-hunter');
    const visitor = await logIn(lantern, { username, password }, { ip: '198.51.100.21' });
    const page = await visitor.get('/profile/history?tab=bonuses');
    expect(columnsOf(page)).toEqual([
      'Time',
      'Bonus',
      'Game',
      'Provider',
      'Game group',
      'Wager',
      'From the bonus',
      'Contribution',
      'Counted',
      'Counted in total',
      'Receipt',
    ]);
    const [row, ...more] = rowsOf(page);
    expect([row!, ...more].every((cells) => cells[10] === 'Receipt')).toBe(true);
    expect(row![4]).toMatch(/^(Slots|Live casino|Table games|Crash and fast games|Game shows)$/);
    expect(row![7]).toMatch(/^\d+%$/);
    for (const address of page.links.filter((link) => link.startsWith('/profile/bonuses/')))
      expect(await visitor.get(address)).toHaveStatus(200);
    expect(await visitor.get('/profile/history?tab=bonuses&dateTo=2020-01-01')).toShow('No results for this filter');
    expect(columnsOf(await visitor.get('/de/profile/history?tab=bonuses'))[7]).toBe('Anrechnung');
  });

  it('of a newcomer are an honest nothing', async () => {
    const newcomer = (await freshPlayer(lantern, {}, { ip: '198.51.100.22' })).visitor;
    expect(await newcomer.get('/profile/history?tab=bonuses')).toShow('No bonus bets yet');
  });
});

describe('a statement', () => {
  const linesOf = (page: Page) =>
    page.html
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split('\r\n');

  it('is the list that the address asks for, as a file', async () => {
    const list = await player.get('/profile/history?type=deposit');
    const file = await list.follow('Download as a file (CSV)');
    expect(file).toHaveStatus(200);
    expect(file).toHaveHeader('content-type', 'text/csv; charset=utf-8');
    expect(file).toHaveHeader('cache-control', 'private, no-store');
    expect(file.headers.get('content-disposition')).toMatch(
      /^attachment; filename="transactions-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const [head, row, ...more] = linesOf(file);
    expect(head).toBe(
      'Type,Payment method or source,Status,Details,Transaction ID,Processed at,Message,Date requested,Amount,Currency',
    );
    expect(row).toMatch(/^Deposit,Card,Credited,.*,100\.00,EUR$/);
    expect(more).toEqual([]);
  });

  it('speaks the reader’s language', async () => {
    const { visitor: fresh } = await freshPlayer(lantern, { balance: 100_00 }, { ip: '198.51.100.25' });
    await (await fresh.get('/cashier/withdraw')).submit('withdraw', { amount: '40' });
    const [head, ...rows] = linesOf(await fresh.get('/de/profile/history/statement.csv?tab=transactions'));
    expect(head).toMatch(/^Art,Zahlungsmethode oder Herkunft,Status/);
    expect(rows.slice(0, 2).map((row) => row.split(',').slice(0, 2))).toEqual([
      ['Auszahlung', 'Karte'],
      ['Einzahlung', 'Karte'],
    ]);
    expect([rows[2], rows.at(-1)]).toEqual(['Anfangsguthaben,,,,,,,,0.00,EUR', 'Endguthaben,,,,,,,,60.00,EUR']);
  });

  it('has every row, more than a page of the list', async () => {
    const { visitor } = await freshPlayer(lantern, { balance: 1_000_00 }, { ip: '198.51.100.23' });
    let page = await visitor.get('/cashier/withdraw');
    for (let time = 0; time < 21; time += 1) page = await page.submit('withdraw', { amount: '20' });
    // The heads, a deposit, the withdrawals, and seven lines from the opening to the closing balance.
    expect(linesOf(await visitor.get('/profile/history/statement.csv'))).toHaveLength(1 + 1 + 21 + 7);
  });

  it('of rounds and bonus bets is there too', async () => {
    const { username, password } = await lantern.qa.world('bonus-hunter');
    const visitor = await logIn(lantern, { username, password }, { ip: '198.51.100.24' });
    const bets = linesOf(await visitor.get('/profile/history/statement.csv?tab=bonuses'));
    expect(bets[0]).toMatch(/^Time,Bonus,Bonus ID,Game,Provider,Game group,Round,Wager/);
    expect(bets.length).toBeGreaterThan(1);
    expect(linesOf(await visitor.get('/profile/history/statement.csv?tab=gaming')).length).toBeGreaterThan(1);
    for (const address of (await visitor.get('/profile/history?tab=gaming')).links.filter((link) =>
      link.startsWith('/round/'),
    ))
      expect(await visitor.get(address)).toHaveStatus(200);
  });

  it('with a filter that can’t be used leads to what is wrong with it', async () => {
    const page = await player.get('/profile/history/statement.csv?dateFrom=31.12.2026');
    expect(page).toBeAt('/profile/history?tab=transactions&dateFrom=31.12.2026');
    expect(page).toHaveFieldError('dateFrom', 'The first day is not a date');
  });

  it('is nobody else’s', async () => {
    expect(await lantern.visitor().get('/profile/history/statement.csv')).toBeAt('/');
  });
});

describe('gaming', () => {
  it('lists each real round with its receipt', async () => {
    const { visitor } = await freshPlayer(lantern, { balance: 100_00 }, { ip: '198.51.100.11' });
    const table = await visitor.get('/play/lantern/lantern-festival');
    const button = table.$('form:has([name=stake]) button').last().text().trim();
    await table.submit(button);
    const page = await visitor.get('/profile/history?tab=gaming');
    expect(columnsOf(page)).toEqual(['Time', 'Game', 'Stake', 'Payout', 'State', 'Receipt']);
    const [row] = rowsOf(page);
    expect(row![1]).toBe('Lantern Festival');
    expect(row![2]).toMatch(/^€\d+\.\d\d$/);
    expect(row![4]).toBe('Settled');
    expect(await page.follow(/^Receipt: Lantern Festival/)).toHaveStatus(200);
    expect(await visitor.get('/profile/history?tab=gaming&dateTo=2020-01-01')).toShow('No results for this filter');
  });

  it('shows our games with their pictures and the way back, and goes on with what is open', async () => {
    const { visitor } = await freshPlayer(lantern, { balance: 100_00 }, { ip: '198.51.100.12' });
    const game = '/play/lantern/buried-light';
    const field = await visitor.get(game);
    await field.submit(field.$('form:has([name=stake]) button').last().text().trim());
    const page = await visitor.get('/profile/history?tab=gaming');
    expect(rowsOf(page)[0]![4]).toMatch(/^Open/);
    expect(page.$('.played-game').attr('href')).toBe(game);
    expect(await visitor.get(page.$('.played-game img').attr('src')!)).toHaveStatus(200);
    expect(await page.follow(/^Continue /)).toBeAt(`${game}?mode=real`);
  });

  it('is not in somebody else’s history', async () => {
    expect(await player.get('/profile/history?tab=gaming')).toShow('No rounds yet');
  });
});
