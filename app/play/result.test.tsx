import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { formatMoney, formatNumber } from '~/i18n/format';
import { PageProvider, type Page } from '~/i18n/page';
import { translatorFor } from '~/i18n/translator';
import { Reels } from './reels';
import { ResultLine, RoundDetails } from './result';
import { spinView, type RoundTone, type RoundView } from './round-view';

const page = {
  t: translatorFor('en'),
  locale: 'en',
  path: '/play/lantern/lantern-festival',
  search: '',
  now: 0,
  href: (path) => path,
  money: (amount, unit) => formatMoney(amount, unit, 'en'),
  number: (value) => formatNumber(value, 'en'),
  dateTime: String,
  ago: String,
} as Page;

const shown = (view: React.ReactNode): string => renderToStaticMarkup(<PageProvider value={page}>{view}</PageProvider>);

const spin = spinView({
  window: [['koi', 'fan', 'drum'], ['koi', 'fan', 'fox'], ['wild', 'drum', 'jade'], ['jade', 'amber', 'coral'], ['fox', 'drum', 'fan']],
  wins: [{ symbol: 'koi', count: 3, line: 2, payout: 100, cells: [[0, 0], [1, 0], [2, 0]] }],
  payout: 100,
});
const round = (tone: RoundTone, payout: number): RoundView => ({
  id: 'round-1', tone, currency: 'EUR', stake: 100, payout, net: payout - 100, spin, freeSpins: [], freeSpinMultiplier: 3, freeSpinPayout: 0,
});

describe('the result of a round', () => {
  it('is celebrated above the stake', () => {
    const view = shown(<ResultLine round={round('win', 250)} />);
    expect(view).toContain('You win €2.50');
    expect(view).toContain('result-win');
  });

  it.each([
    ['back', 100, '€1.00 back'],
    ['none', 0, 'No win this time'],
  ] as const)('is only stated when it is "%s"', (tone, payout, text) => {
    const view = shown(<ResultLine round={round(tone, payout)} />);
    expect(view).toContain(text);
    expect(view).not.toMatch(/result-win|You win/);
  });

  it('names each win by symbol, lines and amount', () => {
    expect(shown(<RoundDetails gameid="lantern-festival" round={round('back', 100)} />)).toMatch(/3 × Koi, line 2<\/span><b class="num">€1.00/);
  });
});

describe('the reels', () => {
  it('say in words which symbols win', () => {
    const alts = [...shown(<Reels gameid="lantern-festival" spin={spin} />).matchAll(/alt="([^"]+)"/g)].map(([, alt]) => alt);
    expect(alts).toHaveLength(15);
    expect(alts.filter((alt) => alt?.endsWith('(wins)'))).toEqual(['Koi (wins)', 'Koi (wins)', 'Lantern (wins)']);
  });
});
