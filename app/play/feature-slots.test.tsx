import type { GameDetails } from 'contract/games';
import type { RoundReceipt } from 'contract/receipt';
import type { RoundOutcome } from 'contract/play';
import type { HeldCoin } from 'contract/play/hold';
import type { SlotSpin } from 'contract/play/slot';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { formatMoney, formatNumber } from '~/i18n/format';
import { PageProvider, type Page } from '~/i18n/page';
import { translatorFor } from '~/i18n/translator';
import { familyOf } from './families';
import { respinsLeft } from './hold';
import { Picture } from './round-table';

const page = {
  t: translatorFor('en'),
  inEnglish: translatorFor('en'),
  requestId: 'request-1',
  locale: 'en',
  path: '/play',
  search: '',
  now: 0,
  lite: false,
  href: (path) => path,
  stands: () => true,
  menuOf: () => [],
  titleOf: () => null,
  site: '',
  money: (amount, unit) => formatMoney(amount, unit, 'en'),
  number: (value) => formatNumber(value, 'en'),
  dateTime: String,
  ago: String,
  shared: {} as Page,
} as Page;

const shown = (view: React.ReactNode): string => renderToStaticMarkup(<PageProvider value={page}>{view}</PageProvider>);

const spin: SlotSpin = {
  window: [
    ['key', 'book', 'door'],
    ['key', 'chest', 'key'],
    ['book', 'key', 'book'],
  ],
  wins: [],
  payout: 0,
};
const base = {
  kind: 'slot' as const,
  reels: 3,
  rows: 3,
  lines: [[1, 1, 1]],
  hitFrequency: 3_000,
  freeSpins: { awards: [], multiplier: 1 },
  symbols: [
    { symbol: 'lantern', role: 'wild' as const, pays: [{ count: 3, multiple: 100 }] },
    { symbol: 'key', role: 'scatter' as const, pays: [] },
  ],
};

const round = (gameid: string, outcome: RoundOutcome, changes: Partial<RoundReceipt> = {}): RoundReceipt => ({
  id: 'round-1',
  gameid,
  gametitle: gameid,
  mode: 'real',
  state: 'settled',
  currency: 'EUR',
  stake: 100,
  payout: 1_300,
  balanceAfter: 0,
  startedAt: 0,
  settledAt: 0,
  fairness: null,
  position: null,
  options: [],
  outcome,
  signature: null,
  ...changes,
});
const game = (id: string, rules: unknown) => ({ id, system: 'lantern', rules }) as GameDetails;

describe('coins that stay', () => {
  const keys = game('the-ninth-key', {
    kind: 'hold',
    base,
    hold: {
      trigger: 4,
      respins: 3,
      landsOneIn: 13,
      values: [{ multiple: 1, weight: 1 }],
      fullWindow: 300,
      featureOneIn: 55,
      fullOneIn: 1_869,
    },
  });
  const played = round('the-ninth-key', {
    kind: 'hold',
    spin,
    feature: {
      coins: [
        { cell: [0, 0], value: 100, respin: 0 },
        { cell: [1, 0], value: 200, respin: 0 },
        { cell: [2, 2], value: 1_000, respin: 2 },
      ],
      respins: 5,
      fullWindow: 0,
      payout: 1_300,
    },
  });

  it('say in words where they lie, what they bear and when they came', () => {
    const html = shown(<Picture family={familyOf('hold')} game={keys} round={played} fresh />);
    const labels = [...html.matchAll(/role="img" aria-label="([^"]+)"/g)].map(([, label]) => label);
    expect(labels).toEqual([
      'Key on reel 1, row 1: €1.00',
      'Key on reel 2, row 1: €2.00',
      'Key on reel 3, row 3: €10.00, respin 2',
    ]);
    expect(html.match(/<li/g)!.length).toBeGreaterThanOrEqual(9);
    expect(html.replace(/<[^>]+>/g, '')).toContain('You win €13.00');
  });

  it('come while the respins left are counted down, and set them back', () => {
    const html = shown(<Picture family={familyOf('hold')} game={keys} round={played} fresh />);
    const steps = [...html.matchAll(/<li(?: class="(respins-back)")? data-moment="(\d+)">([^<]*left[^<]*)</g)];
    expect(steps.map(([, back, moment, text]) => `${moment} ${text}${back ? ', again' : ''}`)).toEqual([
      '0 Respins left: 3',
      '1 Respins left: 2',
      '2 Respins left: 3, again',
      '3 Respins left: 2',
      '4 Respins left: 1',
      '5 Respins left: 0',
    ]);
    // Of a round that was seen before nothing is counted.
    expect(shown(<Picture family={familyOf('hold')} game={keys} round={played} fresh={false} />)).not.toContain('left');
  });

  it('are counted to the end though the latest respins show together', () => {
    const coins = Array.from({ length: 9 }, (_, index) => ({ respin: 2 * index }) as HeldCoin);
    const counts = respinsLeft({ coins, respins: 19 }, 3);
    expect(counts.slice(0, 5)).toEqual([3, 2, 3, 2, 3]);
    expect(counts.slice(16)).toEqual([3, 2, 1, 0]);
    // A window that is full leaves respins over.
    expect(respinsLeft({ coins, respins: 16 }, 3).at(-1)).toBe(3);
  });

  it('are summed up below', () => {
    const Details = familyOf('hold').Details!;
    expect(shown(<Details round={played} />)).toMatch(
      /3 symbols held<\/dt><dd class="num">€13.00.*Respins played<\/dt><dd class="num">5/,
    );
  });

  it('say that every place is filled, and what that paid', () => {
    const outcome = {
      ...played.outcome,
      feature: { coins: [], respins: 9, fullWindow: 30_000, payout: 31_000 },
    } as RoundOutcome;
    expect(shown(<Picture family={familyOf('hold')} game={keys} round={{ ...played, outcome }} fresh />)).toContain(
      'Full grid',
    );
    const Details = familyOf('hold').Details!;
    expect(shown(<Details round={{ ...played, outcome }} />)).toMatch(
      /Full grid<\/dt><dd class="num">€300.00.*Total win<\/dt><dd class="num">€310.00/,
    );
  });
});

describe('a climb', () => {
  const ladder = game('ladder-of-stars', {
    kind: 'ladder',
    base,
    multipliers: [1, 2, 5, 10],
    highest: { multiple: 20_000, oneIn: 9 },
  });
  const climbed = round('ladder-of-stars', {
    kind: 'ladder',
    spins: [
      { ...spin, payout: 100, multiplier: 1 },
      { ...spin, payout: 1_200, multiplier: 2 },
      { ...spin, multiplier: 5 },
    ],
  });

  it('names the steps that won and the one where it ended', () => {
    const html = shown(<Picture family={familyOf('ladder')} game={ladder} round={climbed} fresh />);
    expect([...html.matchAll(/role="img" aria-label="([^"]+)"/g)].map(([, label]) => label).slice(0, 4)).toEqual([
      '×1, won',
      '×2, won',
      '×5, the climb ended here',
      '×10',
    ]);
    expect(html).toContain('2 free spins up the ladder');
  });

  it('tells each free spin with its step, its multiplier and what it paid', () => {
    const Details = familyOf('ladder').Details!;
    const html = shown(<Details round={climbed} />).replace(/<!-- -->/g, '');
    expect(html).toMatch(/Step 2 · ×2<\/span><b class="num">€12.00.*Step 3 · ×5<\/span><b class="num">–/);
    expect(html).toContain('The climb paid €12.00');
  });
});

describe('what paid in a feature', () => {
  const cells: [number, number][] = [
    [0, 0],
    [1, 0],
    [2, 1],
  ];
  const wins = [{ symbol: 'key', count: 3, line: 1, payout: 60, cells }];
  const paying = { ...spin, wins, payout: 60 };
  const tumble = {
    grid: spin.window,
    clusters: [{ symbol: 'key', count: 3, payout: 60, cells }],
    multiplier: 1,
    payout: 60,
  };
  const rounds: [kind: Parameters<typeof familyOf>[0], outcome: RoundOutcome][] = [
    [
      'ladder',
      {
        kind: 'ladder',
        spins: [
          { ...paying, multiplier: 1 },
          { ...paying, multiplier: 2 },
          { ...spin, multiplier: 5 },
        ],
      },
    ],
    [
      'ways',
      {
        kind: 'ways',
        spin: { ...spin, wins: [], multiplier: 1 },
        freeSpins: [{ ...paying, wins: [{ ...wins[0]!, ways: 1 }], multiplier: 1 }],
      },
    ],
    ['cluster', { kind: 'cluster', shape: 'square', steps: [tumble, { ...tumble, clusters: [], payout: 0 }] }],
  ];

  it.each(rounds)('is lit in %s where the round gave more than its stake, and only there', (kind, outcome) => {
    const Details = familyOf(kind).Details!;
    const of = (payout: number) => shown(<Details round={round('the-ninth-key', outcome, { payout })} />);
    expect(of(101)).toMatch(/cell-wins| w"/);
    expect(of(100)).not.toMatch(/cell-wins| w"/);
    expect(of(100)).toContain('€0.60');
  });
});

describe('a pool that was won', () => {
  const jackpot = game('vault-of-dawn', {
    kind: 'jackpot',
    base,
    baseReturn: 9_456,
    jackpot: { stakedPerHit: 1, seed: 1, poolShare: 100, seedShare: 50, funPrize: 1 },
  });
  const outcome = (prize: number | null): RoundOutcome => ({
    kind: 'jackpot',
    spin,
    freeSpins: [],
    freeSpinMultiplier: 1,
    jackpot: { prize },
  });

  it('is told with its amount', () => {
    const html = shown(
      <Picture
        family={familyOf('jackpot')}
        game={jackpot}
        round={round('vault-of-dawn', outcome(512_345), { payout: 512_345 })}
        fresh
      />,
    );
    expect(html).toContain('You won the jackpot: €5,123.45');
  });

  it('is told before its amount is known, with a way to look again and one to play on', () => {
    const open = round('vault-of-dawn', outcome(null), { state: 'open', payout: 0, settledAt: null });
    const html = shown(<Picture family={familyOf('jackpot')} game={jackpot} round={open} fresh />);
    expect(html).toContain('The total is being counted and will be paid to you in full');
    expect(html).toContain('The jackpot is yours');
    const Decisions = familyOf('jackpot').Decisions!;
    const ways = [...shown(<Decisions game={jackpot} round={open} />).matchAll(/href="([^"]+)"/g)].map(
      ([, href]) => href,
    );
    expect(ways).toEqual([
      '/play/lantern/vault-of-dawn?mode=real&amp;round=round-1',
      '/play/lantern/vault-of-dawn?mode=real',
    ]);
  });
});
