import type { RoundOutcome } from 'contract/play';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '~/i18n/format';
import { PageProvider, type Page } from '~/i18n/page';
import { translatorFor } from '~/i18n/translator';
import { ResultLine, toneOf } from './result-line';

const page = { t: translatorFor('en'), locale: 'en', money: (amount, unit) => formatMoney(amount, unit, 'en') } as Page;
const told = (payout: number, state: 'settled' | 'open' = 'settled', outcome?: RoundOutcome) =>
  renderToStaticMarkup(
    <PageProvider value={page}>
      <ResultLine
        round={{ state, stake: 200, payout, currency: 'EUR', ...(outcome && { outcome }) }}
        ready="play.ready"
      />
    </PageProvider>,
  );

describe('how a round is told', () => {
  it.each([
    [0, 'none'],
    [1, 'back'],
    [200, 'back'],
    [201, 'win'],
    [50_000, 'win'],
  ] as const)('a payout of %i on a stake of 200 is "%s"', (payout, tone) =>
    expect(toneOf({ state: 'settled', stake: 200, payout })).toBe(tone),
  );

  it('is celebrated above the stake', () => {
    expect(told(250).replace(/<[^>]+>/g, '')).toBe('You win €2.50');
    expect(told(250)).toContain('result-win');
  });

  it.each([
    [200, '€2.00 back'],
    [0, 'No win this time'],
  ])('a payout of %i is only stated', (payout, text) => {
    expect(told(payout)).toContain(text);
    expect(told(payout)).not.toMatch(/result-win|You win/);
  });

  it.each([
    [201, 'win'],
    [2_000, 'big'],
    [10_000, 'huge'],
  ])('a payout of %i on a stake of 200 is celebrated as "%s"', (payout, tier) =>
    expect(told(payout)).toContain(`data-tier="${tier}"`),
  );

  it('is celebrated as a jackpot where the pool was won, however much it held', () => {
    const spin = { window: [], wins: [], payout: 0 };
    const outcome = { kind: 'jackpot', spin, freeSpins: [], freeSpinMultiplier: 1, jackpot: { prize: 201 } } as const;
    expect(told(201, 'settled', { ...outcome, freeSpins: [] })).toContain('data-tier="jackpot"');
    expect(told(201, 'settled', { ...outcome, freeSpins: [], jackpot: null })).toContain('data-tier="win"');
  });

  it('says whose turn it is while the round is open', () => expect(told(0, 'open')).toContain('Your move'));
});
