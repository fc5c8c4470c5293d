import { msUntil } from 'contract/play/growth';
import type { CrashRules } from 'contract/play/crash';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startLantern, type Lantern, type Visitor } from './harness';
import { toCrash, toFreshRound } from './harness/shared-table';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
});
beforeEach(() => lantern.clock.freeze());
afterAll(() => lantern.stop());

const id = 'skyward';
const address = `/play/lantern/${id}?mode=fun`;
type Page = Awaited<ReturnType<Visitor['get']>>;

const atFreshRound = () => toFreshRound(lantern, id);
const rulesOf = async () => (await lantern.api.getGame({ params: { id } })).data.rules as CrashRules;
const balanceOn = (page: Page) => Number(page.$('.totals [data-balance]').attr('data-balance'));
const refreshOf = (page: Page) => page.headers.get('refresh') ?? undefined;
const bet = (visitor: Visitor, page: Page, over: Record<string, string> = {}) => {
  const fields = {
    mode: 'fun',
    stake: '1000',
    auto: '',
    requestId: page.value('requestId')!,
    round: page.$('.bet-form [name=round]').attr('value')!,
    ...over,
  };
  return visitor.post(page.url.pathname + page.url.search, new URLSearchParams(fields), { from: page });
};
const button = (page: Page) => page.$('.cash-out button');
const leave = (visitor: Visitor, page: Page) => {
  const form = page.$('form.cash-out');
  const fields = Object.fromEntries(
    form
      .find('input')
      .get()
      .map((input) => [input.attribs.name!, input.attribs.value!]),
  );
  return visitor.post(form.attr('action')!, new URLSearchParams(fields), { from: page });
};
/** The page of somebody who bet, in a round that flies to ×1.2 at least. */
async function flying(visitor: Visitor, auto = ''): Promise<{ page: Page; round: number; before: number }> {
  const { growth } = await rulesOf();
  for (let tries = 0; tries < 40; tries += 1) {
    const { closesAt, round } = await atFreshRound();
    const placed = await bet(visitor, await visitor.get(address), { auto });
    await lantern.clock.advanceTo(closesAt + msUntil(growth, 1_20));
    const page = await visitor.get(address);
    if (button(page).length > 0 || page.$('.crash').attr('data-state') === 'flies')
      return { page, round, before: balanceOn(placed) };
  }
  throw new Error('Forty flights crashed early.');
}

describe('a crash table, in forms alone', () => {
  it('waits for the start, looks again by itself when it flies, and every two seconds then', async () => {
    const { closesAt } = await atFreshRound();
    const visitor = lantern.visitor();
    await lantern.clock.advanceTo(closesAt - 3_000);
    const waiting = await visitor.get(address);
    expect(waiting).toShow('place your bets, 3 seconds left');
    expect(waiting.$('.crash').attr('data-state')).toBe('waits');
    expect(waiting.$('.crash svg').attr('aria-label')).toBe('Waiting for take-off');
    expect(refreshOf(waiting)).toBe(`4;url=${address}`);
    await lantern.clock.advanceTo(closesAt);
    const flies = await visitor.get(address);
    expect(refreshOf(flies)).toBe(`2;url=${address}`);
    // When it ends is a secret, so nothing counts down to the next start.
    expect(flies.$('.table-clock').text()).toMatch(/^Round \d+: place your bets$/);
    expect(flies.$('[data-closes]')).toHaveLength(0);
    expect(waiting.$('#bets-auto').attr('inputmode')).toBe('decimal');
  });

  it('takes one bet, says so, and shows a button to get out while it flies, which pays', async () => {
    const visitor = lantern.visitor();
    const { page, round, before } = await flying(visitor);
    expect(button(page).text()).toContain('Cash out now');
    expect(button(page).text()).toContain('about 12.');
    expect(page.$('.stage .btn-prime')).toHaveLength(1);
    expect(page.$('.crash svg').attr('aria-label')).toBe('Rising, now at ×1.20');
    const out = await leave(visitor, page);
    expect(out).toHaveStatus(200);
    expect(out).toShow('You have cashed out');
    expect(out).toShow('You cashed out at ×1.20: 12.00');
    expect(out.$('form.cash-out').length).toBe(0);
    // The old page is still open in another tab: its button changes nothing.
    expect(await leave(visitor, page)).toShow('You cashed out at ×1.20: 12.00');
    expect(balanceOn(out)).toBe(before + 12_00);
    const early = await visitor.get(out.$('.own-round a').attr('href')!);
    expect(early).toShow('are shown once the round is over for everybody');
    expect(early).not.toShow('Verify this round');
    expect(refreshOf(early)).toBe(`5;url=${early.url.pathname}`);
    await toCrash(lantern, id, round);
    const over = await visitor.get(address);
    expect(balanceOn(over)).toBe(before + 12_00);
    expect(over).toShow('Cashed out at ×1.20');
    const receipt = await visitor.get(over.$('.own-round a').attr('href')!);
    expect(receipt.$('.crash svg').attr('aria-label')).toMatch(/^(Crashed at|Reached the top)/);
    expect(refreshOf(receipt)).toBeUndefined();
    expect(await receipt.follow('Verify this round')).toShow('The seeds produce exactly this round');
  });

  it('stands as long as what it tells in passing, though the flight starts sooner', async () => {
    const { closesAt } = await atFreshRound();
    const visitor = lantern.visitor();
    const page = await visitor.get(address);
    await lantern.clock.advanceTo(closesAt - 200);
    const placed = await bet(visitor, page);
    expect(placed.toast).toBe('Your bets are placed');
    expect(placed.$('.scene .toast')).toHaveLength(1);
    expect(refreshOf(placed)).toBe(`2;url=${address}`);
    expect(refreshOf(await visitor.get(address))).toBe(`1;url=${address}`);
  });

  it('says that a cash-out came too late, and moves nothing', async () => {
    const visitor = lantern.visitor();
    const tooLate = async () => {
      const { page, round, before } = await flying(visitor);
      await toCrash(lantern, id, round);
      return { late: await leave(visitor, page), before };
    };
    let { late, before } = await tooLate();
    // One flight in a thousand reaches the top, where everybody is paid.
    if (late.status === 200) ({ late, before } = await tooLate());
    expect(late).toHaveStatus(422);
    expect(late).toHaveTitle(/^Error:/);
    expect(late).toShow('Too late: the flight was over when your cash-out arrived. Nothing was changed');
    expect(late).toShow('No win this time');
    // Nothing was typed: the page goes on following the table.
    expect(refreshOf(late)).toMatch(/^[78];url=/);
    expect(balanceOn(late)).toBe(before);
  });

  it('gets out by itself where it was told to, in the reader’s own figures', async () => {
    const visitor = lantern.visitor();
    const { page, round, before } = await flying(visitor, '1,15');
    expect(page).toShow('You cashed out at ×1.15: 11.50');
    expect(page.$('form.cash-out').length).toBe(0);
    await toCrash(lantern, id, round);
    const over = await visitor.get(address);
    expect(balanceOn(over)).toBe(before + 11_50);
    // The next form begins with what was played last.
    expect(over.$('#bets-auto').attr('value')).toBe('1.15');
    expect(over.$('[name=stake][checked]').attr('value')).toBe('1000');
  });

  it('has one bet a round', async () => {
    await atFreshRound();
    const visitor = lantern.visitor();
    const page = await visitor.get(address);
    const placed = await bet(visitor, page, { auto: '2' });
    expect(placed).toShow('10.00, automatic cash-out at ×2.00');
    expect(placed.$('.bet-form').length).toBe(0);
    const second = await bet(visitor, page, { requestId: crypto.randomUUID() });
    expect(second).toHaveStatus(422);
    expect(balanceOn(second)).toBe(990_00);
  });

  it.each<[string, Record<string, string>]>([
    ['Enter a multiplier such as 2 or 1.50', { auto: 'soon' }],
    ['Enter a multiplier such as 2 or 1.50', { auto: '1' }],
    ['Enter a multiplier such as 2 or 1.50', { auto: '-2' }],
    ['This choice is not offered', { auto: '2000' }],
    ['This stake is not offered', { stake: '300' }],
  ])('says “%s” of %j, keeps it, and takes nothing', async (message, over) => {
    await atFreshRound();
    const visitor = lantern.visitor();
    const page = await bet(visitor, await visitor.get(address), over);
    expect(page).toHaveStatus(422);
    expect(page).toShow(message);
    if (over.auto) expect(page.$('#bets-auto').attr('value')).toBe(over.auto);
    expect(balanceOn(page)).toBe(1_000_00);
  });

  it('speaks the reader’s language', async () => {
    const german = lantern.visitor();
    await atFreshRound();
    expect(await german.get(`/de${address}`)).toShow('Automatisch mitnehmen bei');
    expect(await german.get(`/jp${address}`)).toShow('自動キャッシュアウト倍率');
  });
});
