import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startLantern, type Lantern, type Visitor } from './harness';
import { openAccount } from './harness/player';
import { tableNow, toFreshRound } from './harness/shared-table';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
  // Nobody has been at a table yet: its page opens all the same, and says nothing of rounds that nobody could play.
  const fresh = await lantern.visitor().get(table);
  expect(fresh).toHaveStatus(200);
  expect(fresh.$('.table-history li').length).toBe(0);
  await lantern.clock.advance({ minutes: 11 });
});
beforeEach(() => lantern.clock.freeze());
afterAll(() => lantern.stop());

const id = 'lamplight-roulette';
const table = `/play/lantern/${id}?mode=fun`;
type Page = Awaited<ReturnType<Visitor['get']>>;

const tableOf = () => tableNow(lantern, id);
const atFreshRound = () => toFreshRound(lantern, id);
const balanceOn = (page: Page) => Number(page.$('.totals [data-balance]').attr('data-balance'));
const refreshOf = (page: Page) => page.headers.get('refresh') ?? undefined;
/** Posts the bet form with some spots ticked: of one name there may be many. */
const bet = (visitor: Visitor, page: Page, spots: readonly string[], over: Record<string, string> = {}) => {
  const fields = {
    mode: 'fun',
    chip: '100',
    requestId: page.value('requestId')!,
    round: page.$('.bet-form [name=round]').attr('value')!,
    ...over,
  };
  return visitor.post(
    page.url.pathname + page.url.search,
    new URLSearchParams([...Object.entries(fields), ...spots.map((spot): [string, string] => ['spot', spot])]),
    { from: page },
  );
};

describe('a shared table, in forms alone', () => {
  it('says what it does and how long, and looks again by itself until it is told not to', async () => {
    await atFreshRound();
    const visitor = lantern.visitor();
    const page = await visitor.get(table);
    const { history, next } = await tableOf();
    expect(page).toShow('place your bets, 24 seconds left');
    expect(page.$('.table-result').text()).toContain(`Round ${history[0]!.round}:`);
    expect(page.$('.table-history li').length).toBeGreaterThan(9);
    expect(refreshOf(page)).toBe(`31;url=${table}`);
    const still = await visitor.get(page.$('.table-follows a').attr('href')!);
    expect(refreshOf(still)).toBeUndefined();
    expect(still).toShow('Automatic updates are off.');
    await lantern.clock.advanceTo(next.closesAt);
    const dealing = await visitor.get(table);
    expect(dealing).toShow('no more bets, result in 6 seconds');
    expect(dealing.$('.wheel').attr('aria-label')).toBe('The ball is rolling');
    expect(refreshOf(dealing)).toBe(`7;url=${table}`);
  });

  it('takes chips on the ticked spots, shows them on the felt, and pays when the ball lies', async () => {
    await atFreshRound();
    const visitor = lantern.visitor();
    const placed = await bet(visitor, await visitor.get(table), ['red', 'black', '0', '17-20']);
    expect(placed).toHaveStatus(200);
    expect(placed).toShow('Your bets are placed');
    expect(balanceOn(placed)).toBe(996_00);
    expect(placed.$('.spot:has([value=red]) b').text()).toBe('1');
    const more = await bet(visitor, placed, ['red'], { chip: '500' });
    expect(more.$('.spot:has([value=red]) b').text()).toBe('6');
    expect(more.$('.own-bets .spot-list li').length).toBe(4);
    const { next } = await tableOf();
    // They lie there until the round is settled, also when bets are taken for the one after it.
    await lantern.clock.advanceTo(next.closesAt);
    const dealing = await visitor.get(table);
    expect(dealing).toShow('no more bets');
    expect(dealing.$('.spot:has([value=red]) b').text()).toBe('6');
    await lantern.clock.advanceTo(next.resultAt);
    const over = await visitor.get(table);
    expect(over.$('.spot > b').length).toBe(0);
    const { result } = (await tableOf()).history[0]!;
    if (result.kind !== 'roulette') throw new Error('not roulette');
    const pays = (spot: string) => ({ red: 12_00, black: 2_00, '0': 36_00, '17-20': 18_00 })[spot]!;
    const won = ['red', 'black', '0', '17-20'].filter((spot) =>
      over
        .$(`.own-bets .spot-list li:contains("Payout")`)
        .text()
        .includes({ red: 'Red', black: 'Black', '0': '0 green', '17-20': '17-20' }[spot]!),
    );
    expect(balanceOn(over)).toBe(991_00 + won.reduce((sum, spot) => sum + pays(spot), 0));
    expect(over.$('.wheel').attr('aria-label')).toContain(String(result.number));
    expect(
      over
        .$('.rebet button')
        .toArray()
        .map((button) => over.$(button).text()),
    ).toEqual(['Same bets again: 9.00', 'Double bets: 18.00']);
    const again = await over.submit('Same bets again: 9.00');
    expect(again.$('.spot:has([value=red]) b').text()).toBe('6');
    expect(balanceOn(again)).toBe(balanceOn(over) - 9_00);
  });

  it('leads to other tables of its kind, but not while one’s bets lie on the felt', async () => {
    await atFreshRound();
    const visitor = lantern.visitor();
    const others = (page: Page) =>
      page
        .$('[aria-labelledby=next-games] a')
        .toArray()
        .map((link) => page.$(link).attr('href'));
    const before = await visitor.get(table);
    expect(others(before).toSorted()).toEqual(['/play/lantern/comet-roulette', '/play/lantern/harbour-roulette']);
    expect(others(await bet(visitor, before, ['red']))).toEqual([]);
    const { next } = await tableOf();
    await lantern.clock.advanceTo(next.closesAt);
    expect(others(await visitor.get(table))).toEqual([]);
    await lantern.clock.advanceTo(next.resultAt);
    expect(others(await visitor.get(table))).toHaveLength(2);
  });

  it('tells six places of a covered felt one by one, what paid before the rest, and all of them in the receipt', async () => {
    await atFreshRound();
    const visitor = lantern.visitor();
    const numbers = Array.from({ length: 37 }, (_, number) => String(number));
    const placed = await bet(visitor, await visitor.get(table), numbers);
    const list = (page: Page) =>
      page
        .$('.own-bets .spot-list li')
        .toArray()
        .map((line) => page.$(line).text());
    expect(list(placed)).toHaveLength(7);
    expect(list(placed).at(-1)).toBe('31 more places31.00');
    await lantern.clock.advanceTo((await tableOf()).next.resultAt);
    const over = await visitor.get(table);
    expect(list(over)).toHaveLength(7);
    expect(list(over)[0]).toContain('Payout: 36.00');
    const receipt = await visitor.get(over.$('.own-round a').attr('href')!);
    expect(receipt.$('.spot-list li').length).toBe(37);
    const doubled = await over.submit('Double bets: 74.00');
    expect(doubled.$('.spot:has([value="36"]) b').text()).toBe('2');
    expect(doubled.$('.spot > b').length).toBe(37);
    expect(balanceOn(doubled)).toBe(balanceOn(over) - 74_00);
  });

  it('places the bets of one’s own rounds again, of this game and this money alone', async () => {
    await atFreshRound();
    const visitor = lantern.visitor();
    const mine = await bet(visitor, await visitor.get(table), ['red', 'black']);
    const again = mine.$('.rebet [name=again]').attr('value')!;
    const stranger = lantern.visitor();
    const theirs = await bet(stranger, await stranger.get(table), ['odd']);
    for (const named of [again, 'no-such-round', '../tables']) {
      const refused = await bet(stranger, theirs, [], { again: named });
      expect(refused).toHaveStatus(422);
      expect(refused).toShow('This page was out of date. Please try again.');
      expect(balanceOn(refused)).toBe(999_00);
    }
    const elsewhere = '/play/lantern/comet-roulette?mode=fun';
    const other = await bet(visitor, await visitor.get(elsewhere), [], { again });
    expect(other).toHaveStatus(422);
    expect(balanceOn(other)).toBe(998_00);
    await bet(visitor, mine, [], { again, chip: '', times: '2', requestId: 'the-same-bets-twice' });
    expect(balanceOn(await visitor.get(table))).toBe(994_00);
  });

  it('shows the places of bets that could not be placed again', async () => {
    await atFreshRound();
    const visitor = lantern.visitor();
    const placed = await bet(visitor, await visitor.get(table), ['red', '17-20']);
    await lantern.clock.advanceTo((await tableOf()).next.closesAt);
    const late = await placed.submit('Double bets: 4.00');
    expect(late).toHaveStatus(422);
    expect(late.$('[value="red"]').attr('checked')).toBeDefined();
    expect(late.$('[value="17-20"]').attr('checked')).toBeDefined();
  });

  it('says who else bet what and won what: of those who agreed, by the beginning of their names', async () => {
    await atFreshRound();
    const who = await openAccount(lantern, { balance: 100_00 });
    await lantern.api.updateNeighbours({ body: { shown: true } }, who);
    const { next } = await tableOf();
    const bets = ['red', 'black', '0'].map((spot) => ({ spot, amount: 1_00 }));
    await lantern.api.betAtTable(
      {
        params: { id },
        body: {
          round: next.round,
          mode: 'real',
          stake: 3_00,
          choice: { kind: 'bets', bets },
          requestId: crypto.randomUUID(),
        },
      },
      who,
    );
    const seen = async () => {
      const page = await lantern.visitor().get(table);
      return page
        .$('.players tbody tr')
        .toArray()
        .map((row) =>
          page
            .$(row)
            .find('td')
            .toArray()
            .map((cell) => page.$(cell).text()),
        );
    };
    await lantern.clock.advanceTo(next.closesAt);
    const name = `${who.username.slice(0, 2)}***`;
    await expect.poll(seen).toEqual([[name, '€3.00', '–']]);
    await lantern.clock.advanceTo(next.resultAt);
    expect([['€2.00'], ['€36.00']]).toContainEqual((await seen()).map(([, , payout]) => payout));
  });

  it('lets the player bet on the next round while this one is dealt', async () => {
    await atFreshRound();
    await lantern.clock.advanceTo((await tableOf()).next.closesAt);
    const visitor = lantern.visitor();
    const placed = await bet(visitor, await visitor.get(table), ['high']);
    expect(placed).toShow('Your bets are placed');
    expect(placed).toShow('no more bets');
  });

  it('keeps what was chosen when the round has closed meanwhile, ready for the next', async () => {
    await atFreshRound();
    const visitor = lantern.visitor();
    const page = await visitor.get(table);
    const { next } = await tableOf();
    await lantern.clock.advanceTo(next.closesAt);
    const late = await bet(visitor, page, ['17', '17-20'], { chip: '200' });
    expect(late).toHaveStatus(422);
    expect(late).toShow('Betting on this round has closed; nothing was staked');
    expect(late.$('[value="17"]').attr('checked')).toBeDefined();
    expect(late.$('[value="17-20"]').attr('checked')).toBeDefined();
    expect(late.$('[name=chip][checked]').attr('value')).toBe('200');
    expect(late.$('.bet-form [name=round]').attr('value')).toBe(String(next.round + 1));
    expect(refreshOf(late)).toBeUndefined();
    expect(await bet(visitor, late, ['17'])).toShow('Your bets are placed');
  });

  it.each<[string, string[], Record<string, string>]>([
    ['Choose at least one place for your chip', [], {}],
    ['Choose a chip', ['red'], { chip: '' }],
    ['Choose a chip', ['red'], { chip: '-100' }],
    ['This choice is not offered', ['purple'], {}],
    ['This stake is not offered', ['red'], { chip: '75' }],
    ['This stake is not offered', ['red'], { chip: '9999999' }],
  ])('says “%s” of %j %j, and takes nothing', async (message, spots, over) => {
    await atFreshRound();
    const visitor = lantern.visitor();
    const page = await bet(visitor, await visitor.get(table), spots, over);
    expect(page).toHaveStatus(422);
    expect(page).toHaveTitle(/^Error:/);
    expect(page).toShow(message);
    expect(balanceOn(page)).toBe(1_000_00);
  });

  it('takes one bet for two posts of one form', async () => {
    await atFreshRound();
    const visitor = lantern.visitor();
    const page = await visitor.get(table);
    await bet(visitor, page, ['red']);
    expect(balanceOn(await bet(visitor, page, ['red']))).toBe(999_00);
  });

  it('asks who wants to play for money to log in', async () => {
    const visitor = lantern.visitor();
    expect((await visitor.get(`/play/lantern/${id}?mode=real`)).url.pathname).toBe('/login');
  });

  it('has a receipt with the wheel as it stood, and a page that proves its chain', async () => {
    await atFreshRound();
    const visitor = lantern.visitor();
    await bet(visitor, await visitor.get(table), ['red']);
    await lantern.clock.advance({ minutes: 1 });
    const over = await visitor.get(table);
    const receipt = await visitor.get(over.$('.own-round a').attr('href')!);
    expect(receipt).toShow('Your bet');
    expect(receipt.$('.wheel').length).toBe(1);
    const proof = await visitor.get(`/tables/${id}`);
    expect(proof).toShow('Each leads to the one before');
    expect(proof.$('.chain-rounds li').length).toBeGreaterThan(1);
    expect(await visitor.get('/tables/lantern-festival')).toHaveStatus(404);
  });

  it('speaks the reader’s language', async () => {
    await atFreshRound();
    expect(await lantern.visitor().get(`/de${table}`)).toShow('Bitte setzen, noch 24 Sekunden');
    expect(await lantern.visitor().get(`/jp${table}`)).toShow('ベット受付中');
  });
});
