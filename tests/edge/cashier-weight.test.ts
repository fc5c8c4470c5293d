/** What the cashier's screens weigh at their fullest, in the heaviest of seven languages (QUALITY: HTML + CSS at most 14 KB, gzip). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { languages } from 'contract/constants';
import { weigh } from '../../scripts/budgets/bytes';
import { startLantern, type Lantern, type Page, type Visitor } from '../harness';
import { operatorVisitor } from '../harness/operators';
import { freshPlayer } from '../harness/player';

const bar = 14 * 1024;
let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
});
afterAll(() => lantern.stop());

const sheets = new Map<string, number>();
const weightOf = async (visitor: Visitor, page: Page) => {
  const { html, css, script } = await weigh(
    page.path,
    async (address) =>
      address === page.path
        ? { status: 200, body: page.html }
        : { status: 200, body: (await visitor.get(address)).html },
    sheets,
  );
  return { total: html + css, html, css, script };
};

/** Each brings about its screen in one language, as full as it gets. */
const fullest: Record<string, (visitor: Visitor, prefix: string) => Promise<Page>> = {
  'deposit by card, refused in every field, a method off': async (visitor, prefix) =>
    visitor.post(`${prefix}/cashier/deposit?method=card`, {
      method: 'card',
      amount: 'x',
      requestId: 'a-form-of-great-weight',
    }),
  'deposit by crypto, refused in every field': async (visitor, prefix) =>
    visitor.post(`${prefix}/cashier/deposit?method=crypto`, {
      method: 'crypto',
      amount: 'x',
      requestId: 'a-form-of-great-weight',
    }),
  'an address to pay to, with tag and bonus': async (visitor, prefix) =>
    (await visitor.get(`${prefix}/cashier/deposit?method=crypto`)).submit('deposit', {
      amount: '60',
      chain: 'XRP',
      bonus: 'reload',
    }),
  'a deposit that waits, with bonus': async (visitor, prefix) =>
    (await visitor.get(`${prefix}/cashier/deposit`)).submit('deposit', {
      'card.number': '4000 0000 0000 9995',
      'card.expiry': '12/34',
      'card.cvc': '123',
      'card.holder': 'Mina Lund',
      amount: '50',
      bonus: 'reload',
    }),
  'withdraw by crypto, refused, twenty on the timeline': async (visitor, prefix) =>
    visitor.post(`${prefix}/cashier/withdraw?method=crypto`, {
      method: 'crypto',
      amount: 'x',
      requestId: 'a-form-of-great-weight',
    }),
};

it.each(Object.entries(fullest))('%s', async (name, open) => {
  const { visitor, account } = await freshPlayer(lantern, { balance: 1_000_00 }, { ip: '198.51.100.7' });
  const session = { player: account.sessionid! };
  if (name.startsWith('withdraw')) {
    for (let made = 0; made < 20; made += 1)
      await lantern.api.withdraw(
        { body: { method: made % 2 ? 'card' : 'crypto', amount: 20_00, requestId: `a-weighty-withdrawal-${made}` } },
        session,
      );
  }
  const isFull = name.endsWith('a method off');
  const till = await operatorVisitor(lantern, 'payments');
  const turn = (step: string) => till.post('/__ops/till', { method: 'crypto', step }, { follow: false });
  if (isFull) await turn('turn_off');
  try {
    const weights = [];
    for (const language of languages)
      weights.push({
        language,
        ...(await weightOf(visitor, await open(visitor, language === 'en' ? '' : `/${language}`))),
      });
    const heaviest = weights.reduce((a, b) => (b.total > a.total ? b : a));
    console.log(
      `${name}: ${(heaviest.total / 1024).toFixed(1)} KB of 14 (${heaviest.language}: HTML ${heaviest.html}, CSS ${heaviest.css})`,
    );
    expect(heaviest.total).toBeLessThanOrEqual(bar);
    expect(heaviest.css).toBeGreaterThan(1_000);
  } finally {
    if (isFull) await turn('turn_on');
  }
});
