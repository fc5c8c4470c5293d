/** "Why can't I withdraw?": the panel, the form and the API's refusal say the same, one blocker after the other, each with its way out (DOMAIN §7). */
import { beforeAll, describe, expect, it } from 'vitest';
import { languages } from 'contract/constants';
import { translatorFor } from '~/i18n/translator';
import { sharedLantern, type SharedLantern, type Visitor } from '../harness';
import { freshPlayer } from '../harness/player';
import type { WantedPlayer } from '../harness/qa';

let lantern: SharedLantern;
beforeAll(async () => {
  lantern = await sharedLantern();
});

let count = 0;
async function someone(wanted: WantedPlayer = {}) {
  count += 1;
  const { visitor, account } = await freshPlayer(lantern, wanted, { ip: `198.51.100.${count}` });
  return { visitor, id: account.playerId, session: { player: account.sessionid! } };
}
type Someone = Awaited<ReturnType<typeof someone>>;

/** Cash is staked first, so all of it is on its way out before. */
const openRound = async ({ session, id }: Someone) => {
  await lantern.api.withdraw(
    { body: { method: 'card', amount: 100_00, requestId: `why-not-all-cash-${count}` } },
    session,
  );
  await lantern.bonuses.give(id, { amount: 10_00, started: true });
  const { info } = await lantern.api.playRound(
    {
      body: {
        gameid: 'buried-light',
        mode: 'real',
        stake: 2_00,
        requestId: `why-not-open-round-${count}`,
        choice: { kind: 'mines', mines: 1 },
      },
    },
    session,
  );
  expect(info.success).toBe(true);
};

interface Case {
  wanted?: WantedPlayer;
  prepare?: (who: Someone) => Promise<unknown>;
  code: string;
  /** What the panel says, and where its ways out lead. */
  says: RegExp;
  ways: string[];
  amount?: number;
}

const cases: Record<string, Case> = {
  'no deposit yet': {
    code: 'no_deposit_yet',
    says: /Withdrawals are not available, please make a deposit first/,
    ways: ['/cashier/deposit'],
  },
  'a profile with gaps': {
    wanted: { complete: false },
    code: 'profile_incomplete',
    says: /Some information is missing, fill in before proceeding to the cashier/,
    ways: ['/profile/my-account/withdraw'],
  },
  'an open round with bonus money in it': {
    wanted: { balance: 100_00 },
    prepare: openRound,
    code: 'open_rounds',
    says: /You have 1 open round\. Finish it first\./,
    ways: ['/play/lantern/buried-light', '/profile/history?tab=gaming'],
  },
  'wagering left': {
    wanted: { balance: 100_00 },
    prepare: ({ id }) => lantern.bonuses.give(id, { amount: 10_00, started: true }),
    code: 'bonus_active',
    says: /You still have €300\.00 to wager for your active bonus \(€0\.00 of €300\.00 done\)\.Complete its wagering, or give it up along with the €10\.00 in it/,
    ways: ['/casino', '/profile/bonuses'],
  },
  'an account that an operator froze': {
    wanted: { balance: 100_00, frozen: true },
    code: 'account_frozen',
    says: /Your account is blocked: you can’t deposit or withdraw now/,
    ways: ['/info/contact-us'],
  },
  'a document': {
    wanted: { balance: 3_000_00 },
    prepare: ({ session }) =>
      lantern.api.withdraw(
        { body: { method: 'card', amount: 1_990_00, requestId: `why-not-document-${count}` } },
        session,
      ),
    code: 'withdrawal_needs_document',
    says: /identity document|document/i,
    ways: ['/profile/documents'],
  },
};

describe.each(Object.entries(cases))('with %s', (_, { wanted, prepare, code, says, ways, amount = 30_00 }) => {
  it('the panel tells it with its way out, no form is offered, and the API refuses for the same with the same figures', async () => {
    const who = await someone(wanted);
    await prepare?.(who);
    const { data } = await lantern.api.cashierMethods({}, who.session);
    const blocker = data.withdrawBlockers.find((each) => each.code === code);
    expect(blocker).toBeDefined();
    const page = await who.visitor.get('/cashier/withdraw');
    expect(page.$('.blockers li').length).toBe(data.withdrawBlockers.length);
    expect(page.offers('withdraw')).toBe(false);
    const item = page.$('.blockers li').eq(data.withdrawBlockers.indexOf(blocker!));
    expect(item.text()).toMatch(says);
    expect(
      item
        .find('a')
        .toArray()
        .map((link) => page.$(link).attr('href')),
    ).toEqual(ways);
    // The first of the list decides, with all that it says.
    const [first] = data.withdrawBlockers;
    const { held } = (await lantern.api.getBalance({}, who.session)).data;
    const refused = await lantern.api.withdraw(
      { body: { method: 'card', amount, requestId: `why-not-refused-${count}` } },
      who.session,
    );
    expect(refused.info).toMatchObject({ success: false, resultCode: first!.code });
    expect(refused.data).toEqual(first);
    expect((await lantern.api.getBalance({}, who.session)).data.held).toBe(held);
    // A form that was open before it stood in the way is refused in the same words.
    const forced = await who.visitor.post('/cashier/withdraw', {
      method: 'card',
      amount: '30',
      requestId: `why-not-by-hand-${count}`,
    });
    expect(forced).toHaveStatus(422);
  });
});

it('nothing in the way: the form is there, and the API takes it', async () => {
  const who = await someone({ balance: 100_00 });
  expect((await lantern.api.cashierMethods({}, who.session)).data.withdrawBlockers).toEqual([]);
  const page = await who.visitor.get('/cashier/withdraw');
  expect(page.$('.blockers').length).toBe(0);
  expect(await page.submit('withdraw', { amount: '30' })).toShow('On hold for withdrawals €30.00');
});

it('all at once: every reason stands in the panel, in the API’s order', async () => {
  const who = await someone({ complete: false });
  await lantern.bonuses.give(who.id, { amount: 10_00, started: true });
  const { data } = await lantern.api.cashierMethods({}, who.session);
  expect(data.withdrawBlockers.map(({ code }) => code)).toEqual([
    'no_deposit_yet',
    'profile_incomplete',
    'bonus_active',
  ]);
  expect((await who.visitor.get('/cashier/withdraw')).$('.blockers li').length).toBe(3);
});

it.each(languages)('the wagering that is left is told in %s', async (language) => {
  const who = await someone({ balance: 100_00 });
  await lantern.bonuses.give(who.id, { amount: 10_00, started: true });
  const page = await (who.visitor as Visitor).get(`${language === 'en' ? '' : `/${language}`}/cashier/withdraw`);
  const t = translatorFor(language);
  expect(page).toShow(t('depositBonus.playOn'));
  expect(page.$('.blockers li').text()).toMatch(/300[.,]00/);
});
