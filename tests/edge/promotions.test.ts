/** The screens of offers: the hub, an offer's page with its worked example, and the way to taking it. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages, type Language } from 'contract/constants';
import { currencyCodes, fromEuro } from 'contract/money';
import type { Offer } from 'contract/offers';
import { translatorFor } from '~/i18n/translator';
import { exampleOf } from '~/promotions/terms';
import { grantFor, offersFor } from '../../casino-api/src/features/bonuses/deposit-offers';
import { claimGrant } from '../../casino-api/src/features/bonuses/offer-rules';
import { sampleOffers } from '../../casino-api/src/features/bonuses/sample-offers';
import { startLantern, type Lantern, type Page } from '../harness';
import { freshPlayer } from '../harness/player';
import type { WantedPlayer } from '../harness/qa';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
});
afterAll(() => lantern.stop());

let count = 0;
async function someone(wanted: WantedPlayer = {}) {
  count += 1;
  const { visitor, account } = await freshPlayer(lantern, wanted, { ip: `198.51.100.${count}` });
  return { visitor, id: account.playerId, session: { player: account.sessionid! } };
}
const prefixOf = (language: Language) => (language === 'en' ? '' : `/${language}`);
const choices = (page: Page) =>
  page
    .$('[name=bonus]')
    .toArray()
    .map((radio) => [page.$(radio).attr('value'), page.$(radio).attr('checked') !== undefined]);
const press = (page: Page, path: string) => page.$(`a[href="${path}"]`).length;

describe('the worked example', () => {
  it('is what the API grants, for every offer in every currency', () => {
    const rules = sampleOffers(0).filter(({ way }) => way !== 'code');
    const offer = fc.constantFrom(...rules);
    fc.assert(
      fc.property(
        offer,
        fc.constantFrom(...currencyCodes),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 300 }),
        (rule, currency, multiplier, percent) => {
          const changed = {
            ...rule,
            multiplier,
            deposit: rule.deposit && { ...rule.deposit, percent },
            from: null,
            until: null,
          };
          const shown = {
            ...changed,
            title: '',
            summary: '',
            freeSpins: rule.freeSpins && { ...rule.freeSpins, gametitle: '' },
            wageringRequirement: multiplier,
            maximumStake: 5_00,
            state: 'running',
          } as Offer;
          const example = exampleOf(shown, currency);
          if (changed.deposit) {
            const [own] = offersFor(
              {
                withheld: false,
                hasDeposited: rule.limit === 'weekly',
                isGiven: () => false,
                tier: null,
                currency,
                wageringCap: null,
              },
              0,
              [changed],
            );
            expect(example.deposit).toBeGreaterThanOrEqual(own!.minimum);
            const grant = grantFor(own!, example.deposit!);
            expect([example.bonus, example.wager]).toEqual([grant.amount, grant.amount * grant.multiplier]);
          } else {
            const grant = claimGrant(changed, currency, 0);
            const bonus = grant.amount + (grant.freeSpins ? grant.freeSpins.count * grant.freeSpins.value : 0);
            expect([example.bonus, example.wager]).toEqual([bonus, bonus * grant.multiplier]);
          }
          expect(example.maximumStake).toBe(fromEuro(5_00, currency));
        },
      ),
    );
  });

  it('says deposit 50, get 50, count 1,500 and what that takes on a slot, at most 5 a stake, 30 days', async () => {
    const page = await lantern.visitor().get('/deposit-bonus/welcome');
    for (const text of [
      'You deposit €50.',
      'You get a bonus of €50.',
      'You have to wager €1,500 (€50 × 30).',
      'On the slot Lantern Festival, which counts 71%, this takes €2,112.68 in bets.',
      'No single stake may be above €5.',
      'You have 30 days to do this.',
    ])
      expect(page).toShow(text);
  });
});

describe('for a visitor', () => {
  it.each(languages)('the hub and an offer are told in %s', async (language) => {
    const t = translatorFor(language);
    const visitor = lantern.visitor();
    const hub = await visitor.get(`${prefixOf(language)}/promotions`);
    expect(hub).toHaveHeading(t('layout.promotions'));
    for (const section of [
      'promotions.depositBonuses',
      'promotions.freeSpins',
      'promotions.coming',
      'promotions.ended',
    ] as const)
      expect(hub).toShow(t(section));
    expect(hub.links).toContain(`${prefixOf(language)}/deposit-bonus/welcome`);
    const offer = await visitor.get(`${prefixOf(language)}/free-spin/first-light`);
    expect(offer).toShow(t('promotions.terms'));
    expect(offer).toShow(t('promotions.saysJoin'));
    expect(offer.links).toContain(`${prefixOf(language)}/register`);
  });

  it('every offer of the list has its page, and one that never was is not found', async () => {
    const visitor = lantern.visitor();
    for (const { kind, url, title } of (await lantern.api.offers()).data.items) {
      const page = await visitor.get(`/${kind}/${url}`);
      expect(page.status).toBe(200);
      expect(page).toHaveHeading(title);
    }
    for (const path of ['/deposit-bonus/no-such-bonus', '/free-spin/no-such-spins', '/free-spin/welcome'])
      expect((await visitor.get(path)).status).toBe(404);
  });

  it('what is to come and what is over say so, and offer nothing to press', async () => {
    const visitor = lantern.visitor();
    const [coming, over] = [
      await visitor.get('/free-spin/bakery-nights'),
      await visitor.get('/deposit-bonus/harvest-moon'),
    ];
    expect(coming).toShow('This offer starts on');
    expect(over).toShow('is no longer available');
    for (const page of [coming, over])
      expect(press(page, '/register') + page.$('main form').length).toBeLessThanOrEqual(1);
  });
});

describe('for a player', () => {
  it('what is open comes first; the deposit bonus leads to the cashier with the offer chosen, and no amount', async () => {
    const { visitor } = await someone();
    const hub = await visitor.get('/promotions');
    expect(hub.$('main section').first().find('h2').text()).toBe('Available to you');
    const offer = await visitor.get('/deposit-bonus/welcome');
    expect(offer.links).toContain('/cashier/deposit?bonus=welcome');
    const form = await visitor.get('/cashier/deposit?bonus=welcome');
    expect(choices(form)).toEqual([
      ['none', false],
      ['welcome', true],
    ]);
    expect(
      form.$('[name=quickAmount][checked]').filter((_, radio) => form.$(radio).attr('value') !== 'other'),
    ).toHaveLength(0);
    expect(form.$('[name=amount]').attr('value') ?? '').toBe('');
    expect(choices(await visitor.get('/cashier/deposit?method=crypto&bonus=welcome'))).toEqual([
      ['none', false],
      ['welcome', true],
    ]);
  });

  it('one that can’t be chosen is said at the cashier, where none is chosen', async () => {
    const { visitor } = await someone();
    const form = await visitor.get('/cashier/deposit?bonus=reload');
    expect(choices(form)).toEqual([
      ['none', true],
      ['welcome', false],
    ]);
    expect(form).toShow('The offer you chose can’t be combined with this deposit');
    expect(await visitor.get('/cashier/deposit')).not.toShow('can’t be combined with this deposit');
  });

  it('free spins are claimed once, in however many tabs', async () => {
    const { visitor, session } = await someone();
    const [one, two] = [await visitor.get('/free-spin/first-light'), await visitor.get('/free-spin/first-light')];
    const claim = (page: Page) => visitor.post(page.url.pathname, {});
    const first = await claim(one);
    expect(first).toBeAt('/profile/bonuses');
    expect(first).toShow('First light');
    const second = await claim(two);
    expect(second).toBeAt('/free-spin/first-light');
    expect(second).toShow('You have already claimed this offer');
    expect(second).toShow('You’ll find it with your bonuses');
    expect((await lantern.api.bonuses({}, session)).data.bonuses).toHaveLength(1);
  });

  it('an offer that closed while its page was open says so', async () => {
    const { visitor, session } = await someone();
    const set = async (until: number | null) => {
      await (
        await lantern.database()
      )
        .prepare("UPDATE offers SET until_time = ? WHERE url = 'first-light'")
        .bind(until)
        .run();
    };
    await visitor.get('/free-spin/first-light');
    await set(1);
    try {
      const page = await visitor.post('/free-spin/first-light', {});
      expect(page).toShow('This offer isn’t available to you right now');
      expect((await lantern.api.bonuses({}, session)).data.bonuses).toEqual([]);
    } finally {
      await set(null);
    }
  });

  it('a code is redeemed from its page and from the hub', async () => {
    const { visitor } = await someone();
    const redeemed = await visitor.post('/profile/bonuses', { code: 'ｍｏｏｎ２０' });
    expect(redeemed).toBeAt('/profile/bonuses');
    expect(await visitor.get('/free-spin/moon-spins')).toShow('You claimed this on');
    expect((await visitor.get('/promotions')).$('form[action="/profile/bonuses"] [name=code]')).toHaveLength(1);
  });

  it('to whom nothing may be offered, nothing is', async () => {
    const { visitor } = await someone({ frozen: true });
    const hub = await visitor.get('/promotions');
    expect(hub).toShow('Promotions are not available to your account');
    expect(hub.links).not.toContain('/deposit-bonus/welcome');
    const offer = await visitor.get('/free-spin/first-light');
    expect(offer).toShow('Promotions are not available to your account');
    expect(offer.$('main article form')).toHaveLength(0);
  });
});
