import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toneOf } from '../app/tables/money-wheel/words';
import { startLantern, type Lantern, type Visitor } from './harness';
import { tableNow, toFreshRound } from './harness/shared-table';
import { freshPlayer } from './harness/player';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
});
beforeEach(() => lantern.clock.freeze());
afterAll(() => lantern.stop());

type Page = Awaited<ReturnType<Visitor['get']>>;
const address = (id: string, mode = 'fun') => `/play/lantern/${id}?mode=${mode}`;

const balanceOn = (page: Page) => Number(page.$('.totals [data-balance]').attr('data-balance'));
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

/** Each table with some of its spots as it names them, and what its picture says while it is dealt. */
const tables: [id: string, spots: Record<string, string>, dealing: string][] = [
  ['jade-room-baccarat', { player: 'Player', 'banker-pair': 'Banker pair' }, 'The cards are being dealt'],
  ['river-baccarat', { banker: 'Banker', big: 'Big: 5 or 6 cards' }, 'The cards are being dealt'],
  [
    'glass-dome-dice',
    { small: 'Small, 4 to 10', 'one-5': 'Number 5', 'pair-2-5': '2 and 5' },
    'The dice jump under the dome',
  ],
  ['tidal-wheel', { ripple: 'Ripple', whale: 'Whale' }, 'The wheel is turning'],
  ['moonlit-carousel', { horse: 'Horse', unicorn: 'Unicorn' }, 'The wheel is turning'],
  ['wheel-of-seasons', { 'dark-half': 'September to February', spring: 'Spring', may: 'May' }, 'The wheel is turning'],
  ['ferris-nights', { red: 'Red cabin', star: 'Star' }, 'The wheel is turning'],
  ['midnight-boxes', { 'box-1': 'Box 1', 'box-12': 'Box 12' }, 'The prizes are being shuffled'],
  ['curtain-call', { 'curtain-1': 'Curtain 1', 'curtain-6': 'Curtain 6' }, 'The prizes are being shuffled'],
  ['the-parcel-room', { 'parcel-7': 'Parcel 7', 'shelf-2': 'Best on shelf 2' }, 'The prizes are being shuffled'],
  ['observatory-21', { orion: 'Orion', 'dealer-busts': 'Dealer goes over 21' }, 'The cards are being dealt'],
];

describe.each(tables)('%s, in forms alone', (id, spots, dealing) => {
  const names = Object.keys(spots);

  it('takes bets, shows them, and pays what its result comes to; a receipt proves it', async () => {
    await toFreshRound(lantern, id);
    const visitor = lantern.visitor();
    const placed = await bet(visitor, await visitor.get(address(id)), names);
    expect(placed).toShow('Your bets are placed');
    expect(balanceOn(placed)).toBe(1_000_00 - 100 * names.length);
    for (const text of Object.values(spots)) expect(placed.$('.own-bets .spot-list').text()).toContain(text);
    const { next } = await tableNow(lantern, id);
    await lantern.clock.advanceTo(next.closesAt);
    const going = await visitor.get(address(id));
    expect(going.text + (going.$('.stage svg[role=img]').attr('aria-label') ?? '')).toContain(dealing);
    await lantern.clock.advanceTo(next.resultAt);
    const over = await visitor.get(address(id));
    expect(over.$('.table-result').text().length).toBeGreaterThan(10);
    expect(over.$('.own-bets .result').text()).toMatch(/No win this time|back|You win/);
    const receipt = await visitor.get(over.$('.own-round a').attr('href')!);
    expect(receipt).toHaveStatus(200);
    expect(receipt).toShow('Your bet');
    const paid = Number(receipt.$('.facts dt:contains("Payout") + dd').text().replaceAll(',', '')) * 100;
    expect(balanceOn(over)).toBe(1_000_00 - 100 * names.length + Math.round(paid));
    expect(await receipt.follow('Verify this round')).toShow('The seeds produce exactly this round');
  });

  it('refuses what cannot be bet, in words, and takes nothing', async () => {
    await toFreshRound(lantern, id);
    const visitor = lantern.visitor();
    let page = await visitor.get(address(id));
    const refusals: [string, string[], Record<string, string>][] = [
      ['Choose at least one place for your chip', [], {}],
      ['Choose a chip', names, { chip: '1.5' }],
      ['This choice is not offered', [...names, 'purple'], {}],
      ['This stake is not offered', names, { chip: '7' }],
      ['This stake is not offered', names, { chip: '9999900' }],
    ];
    for (const [message, chosen, over] of refusals) {
      const refused = (page = await bet(visitor, page, chosen, over));
      expect(refused).toHaveStatus(422);
      expect(refused).toHaveTitle(/^Error:/);
      expect(refused).toShow(message);
      expect(balanceOn(refused)).toBe(1_000_00);
      for (const spot of chosen.filter((name) => name in spots))
        expect(refused.$(`input[value="${spot}"][checked], option[value="${spot}"][selected]`).length, spot).toBe(1);
    }
  });

  it('keeps what was chosen when the round has closed meanwhile', async () => {
    await toFreshRound(lantern, id);
    const visitor = lantern.visitor();
    const page = await visitor.get(address(id));
    const { next } = await tableNow(lantern, id);
    await lantern.clock.advanceTo(next.closesAt);
    const late = await bet(visitor, page, names);
    expect(late).toHaveStatus(422);
    expect(late).toShow('Betting on this round has closed; nothing was staked');
    expect(late.$('.bet-form [name=round]').attr('value')).toBe(String(next.round + 1));
    expect(await bet(visitor, late, names)).toShow('Your bets are placed');
  });

  it('tells its rules, each bet with what it returns', async () => {
    const page = await lantern.visitor().get(address(id));
    expect(page.$('.bet-table tbody tr').length).toBeGreaterThan(0);
    expect(
      page
        .$('.bet-table tbody td:last-child')
        .toArray()
        .every((cell) => /^9[4-8]\.\d\d%$/.test(page.$(cell).text())),
    ).toBe(true);
    expect(page).toShow('A round closes every 30 seconds');
  });
});

it('what is not covered is refused with what was chosen, and leads to the cashier', async () => {
  const { visitor } = await freshPlayer(lantern, { balance: 20_00 });
  await toFreshRound(lantern, 'jade-room-baccarat');
  const page = await visitor.get(address('jade-room-baccarat', 'real'));
  const refused = await bet(visitor, page, ['player', 'tie'], { mode: 'real', chip: '2500' });
  expect(refused).toHaveStatus(422);
  expect(refused.$('input[value=tie][checked]').length).toBe(1);
  expect(refused.$('main a[href*="/cashier/deposit"]').length).toBeGreaterThan(0);
  expect(balanceOn(refused)).toBe(20_00);
});

it('speaks the reader’s language', async () => {
  const german = await lantern.visitor().get(`/de${address('wheel-of-seasons')}`);
  for (const text of ['März', 'Sonnenwende', 'Das Rad hat 50 Felder']) expect(german).toShow(text);
  expect(await lantern.visitor().get(`/jp${address('observatory-21')}`)).toShow('はくちょう座');
});

it('names what a wheel came to before, and cuts no name short', async () => {
  await lantern.visitor().get(address('tidal-wheel'));
  await lantern.clock.advance({ minutes: 11 });
  const page = await lantern.visitor().get(address('tidal-wheel'));
  const { history } = await tableNow(lantern, 'tidal-wheel');
  const nameOf = (face: string) => page.$(`.spot:has([value=${face}]) span`).text();
  const marks = page.$('.table-history .mark').toArray();
  expect(marks.length).toBeGreaterThan(9);
  expect(marks.map((mark) => page.$(mark).text())).toEqual(
    history.slice(0, marks.length).map(({ result }) => nameOf(result.kind === 'money-wheel' ? result.face : '')),
  );
  expect(nameOf('storm')).toBe('Storm');
});

describe.each(['tidal-wheel', 'moonlit-carousel', 'wheel-of-seasons', 'ferris-nights'])('the wheel of %s', (id) => {
  it.each(['', '/de', '/jp'])(
    'has segments, places and marks that can be told apart without their colours (%s)',
    async (prefix) => {
      const { rules } = (await lantern.api.getGame({ params: { id } })).data;
      if (rules?.kind !== 'money-wheel') throw new Error('not a wheel');
      const page = await lantern.visitor().get(`${prefix}${address(id)}`);
      // What is turned alike stands on one segment.
      const onSegments = new Map<string, string[]>();
      for (const text of page.$('.turning > text').toArray()) {
        const turned = page.$(text).attr('transform')!;
        onSegments.set(turned, [...(onSegments.get(turned) ?? []), page.$(text).text()]);
      }
      const labels = [...onSegments.values()].map((rows) => rows.join(' '));
      expect(labels).toHaveLength(rules.segments.length);
      // Each segment is a dash of its tone's circle, and no two tones lie on one.
      const tones = rules.segments.map(() => [] as string[]);
      for (const circle of page.$('.segments circle[stroke-dasharray]').toArray()) {
        const lengths = page.$(circle).attr('stroke-dasharray')!.split(' ').map(Number);
        expect(lengths.length % 2).toBe(0);
        let at = 0;
        lengths.forEach((length, index) => {
          for (const end = at + length; at < end; at += 1)
            if (index % 2 === 0) tones[at]!.push(page.$(circle).attr('class')!.replace('tone-', ''));
        });
        expect(at).toBe(rules.segments.length);
      }
      expect(tones).toEqual(rules.segments.map((face) => [toneOf(face)]));
      const labelOf = new Map(rules.segments.map((face, place) => [face, labels[place]!]));
      // One label a face, on each of its segments, and no two faces have the same.
      expect(rules.segments.map((face) => labelOf.get(face))).toEqual(labels);
      expect(new Set(labelOf.values()).size).toBe(labelOf.size);
      expect([...labelOf.values()]).not.toContain('');
      // The felt shows a face's symbol beside its name, as the wheel does.
      for (const symbol of page.$('.wheel-symbol').toArray()) {
        const face = page.$(symbol).closest('label').find('input').attr('value')!;
        expect(labelOf.get(face)!.split(' ')[0], face).toBe(page.$(symbol).text());
      }
      expect(page.$('.wheel-symbol').length).toBe(
        { 'wheel-of-seasons': prefix === '/jp' ? 1 : 13, 'ferris-nights': 7 }[id] ?? 0,
      );
    },
  );
});
