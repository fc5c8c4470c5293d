import type { SlotSpin } from 'contract/play/slot';
import type { RoundReceipt } from 'contract/receipt';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { formatMoney, formatNumber } from '~/i18n/format';
import { PageProvider, type Page } from '~/i18n/page';
import { translatorFor } from '~/i18n/translator';
import { slot } from '.';
import { Reels } from './reels';
import { spinView } from './slot-round';

const page = {
  t: translatorFor('en'),
  inEnglish: translatorFor('en'),
  requestId: 'request-1',
  locale: 'en',
  path: '/play/lantern/lantern-festival',
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

const paid: SlotSpin = {
  window: [
    ['koi', 'fan', 'drum'],
    ['koi', 'fan', 'fox'],
    ['wild', 'drum', 'jade'],
    ['jade', 'amber', 'coral'],
    ['fox', 'drum', 'fan'],
  ],
  wins: [
    {
      symbol: 'koi',
      count: 3,
      line: 2,
      payout: 100,
      cells: [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
    },
  ],
  payout: 100,
};
const round: RoundReceipt = {
  id: 'round-1',
  gameid: 'lantern-festival',
  gametitle: 'Lantern Festival',
  mode: 'real',
  state: 'settled',
  currency: 'EUR',
  stake: 100,
  payout: 100,
  balanceAfter: 0,
  startedAt: 0,
  settledAt: 0,
  fairness: null,
  position: null,
  options: [],
  outcome: { kind: 'slot', spin: paid, freeSpins: [], freeSpinMultiplier: 3 },
  signature: null,
};

it('names each win by symbol, lines and amount', () => {
  const Details = slot.Details!;
  expect(shown(<Details round={round} />)).toMatch(/3 × Koi, line 2<\/span><b class="num">€1.00/);
});

describe('free spins', () => {
  const Details = slot.Details!;
  const of = (payout: number) =>
    shown(
      <Details
        round={{ ...round, payout, outcome: { kind: 'slot', spin: paid, freeSpins: [paid], freeSpinMultiplier: 1 } }}
      />,
    );

  it('are lit where the round gave more than its stake, and only there', () => {
    expect(of(200)).toContain('cell-wins');
    expect(of(100)).not.toMatch(/cell-wins|paid-lines|\(wins\)/);
    // What each paid is said all the same.
    expect(of(100)).toMatch(/Free spin 1<\/span><b class="num">€1.00/);
  });
});

describe('the reels', () => {
  it('say in words which symbols win', () => {
    const alts = [
      ...shown(<Reels gameid="lantern-festival" spin={spinView(paid)} lit />).matchAll(/alt="([^"]+)"/g),
    ].map(([, alt]) => alt);
    expect(alts).toHaveLength(15);
    expect(alts.filter((alt) => alt?.endsWith('(wins)'))).toEqual(['Koi (wins)', 'Koi (wins)', 'Lantern (wins)']);
  });
});
