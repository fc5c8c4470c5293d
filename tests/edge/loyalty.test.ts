/** The VIP club, rewards and challenges: the same page for everybody, with the own part for who is logged in. */
import { languages } from 'contract/constants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLantern, type Lantern } from '../harness';
import { gamblersApi, makeGambler } from '../harness/gambler';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern({ api: gamblersApi });
});
afterAll(() => lantern.stop());

let address = 0;
const at = () => lantern.visitor({ country: 'DE', ip: `198.51.100.${(address += 1)}` });
async function loggedIn({ username, password }: { username: string; password: string }) {
  const visitor = at();
  await visitor.post('/login', { username, password });
  return visitor;
}
const gambler = async () => {
  const player = await makeGambler(lantern);
  return { player, visitor: await loggedIn(player) };
};

describe('for a visitor', () => {
  it.each(['/vip-program', '/rewards', '/challenges'])(
    '%s is kept at the edge, sends no script and says nothing of anybody',
    async (path) => {
      const first = await at().get(path);
      expect(first.status).toBe(200);
      expect(first.$('script').length).toBe(0);
      expect(first.$('h1').length).toBe(1);
      expect(first.$('form[method="post"] [name="period"]').length).toBe(0);
      expect(first.$('#level').length).toBe(0);
      expect(await at().get(path)).toMatchObject({ html: first.html });
    },
  );

  it('the VIP club shows four tiers and sixty levels, and what a live table counts', async () => {
    const page = await at().get('/vip-program');
    expect(
      page
        .$('.tier h3')
        .toArray()
        .map((name) => page.$(name).text()),
    ).toEqual(['Bronze', 'Silver', 'Gold', 'Platinum']);
    expect(page.$('.rungs tbody tr').length).toBe(60);
    expect(page).toShow('€50,000 to €100,000 in qualifying bets');
    expect(page).toShow('Bronze starts at €50,000 staked on slots, or €250,000 at live tables.');
    expect(page).toShow('10 free spins on Lantern Festival');
  });

  it('the rewards say both ends of the house edge', async () => {
    const page = await at().get('/rewards');
    expect(page).toShow('usually lies between 2% and 4%');
    expect(page).toShow('below 2%, the actual edge counts');
    expect(page).toShow('€1,000 staked on a game with an edge of 4% earns €8.');
  });

  it('a month that is none is not found', async () => {
    for (const month of ['2026-13', 'soon', ''])
      expect((await at().get(`/challenges?month=${month}`)).status).toBe(404);
    expect((await at().get('/challenges?month=2026-01')).status).toBe(200);
  });

  it.each(languages.filter((language) => language !== 'en'))('no English is left in %s', async (language) => {
    for (const path of ['vip-program', 'rewards', 'challenges']) {
      const page = await at().get(`/${language}/${path}`);
      expect(page.status).toBe(200);
      expect(page.$('main').text()).not.toMatch(/cash point|staked|Minimum stake|All levels|Winners in|house edge/);
    }
  });
});

describe('for a player', () => {
  it('the own place stands on the same page, with what the next level takes and brings', async () => {
    const { player, visitor } = await gambler();
    await player.settle(250_00, 250_00);
    const page = await visitor.get('/vip-program');
    expect(page).toShow('10 of 16 CP');
    expect(page).toShow('6 CP to go. That is €150 in bets on slots.');
    expect(page).toShow('Reward for level 2: 10 free spins on Lantern Festival');
    expect(page.$('.is-own th').text()).toContain('You are here');
  });

  it.each(['/rewards', '/profile/cashback'])(
    'a claim on %s comes back there; the same in a second tab is paid once, and says so',
    async (path) => {
      const { player, visitor } = await gambler();
      await player.settle(1_000_00, 1_000_00);
      const before = await player.cash();
      const [first, second] = [await visitor.get(path), await visitor.get(path)];
      expect(await first.submit(/^Claim .*: Daily cashback$/)).toBeAt(path);
      const again = await second.submit(/^Claim .*: Daily cashback$/);
      expect(again).toBeAt(path);
      expect(again.toast).toBe('You have already claimed this cashback');
      expect(await player.cash()).toBe(before + 6_00);
    },
  );

  it('an own hit is shown, and the winners name it masked', async () => {
    const { player, visitor } = await gambler();
    await player.settle(1_50, 2_250_00);
    await expect.poll(async () => (await lantern.api.challenges()).data.winners.length).toBeGreaterThan(0);
    const page = await visitor.get('/challenges');
    expect(page).toShow('You hit this on');
    // A round at another provider has no receipt of ours, and no link that leads nowhere.
    expect(page.$('.is-hit a').length).toBe(0);
    expect(page.$('main').text()).not.toContain(player.username);
  });

  it('who excluded himself is offered nothing and told so', async () => {
    const { player } = await gambler();
    await player.settle(1_000_00, 1_000_00);
    await player.exclude();
    const visitor = await loggedIn(player);
    const page = await visitor.get('/rewards');
    expect(page).toShow('Your account is blocked.');
    expect(page.offers(/^Claim/)).toBe(false);
    expect(page.$('main').text()).not.toContain('to go');
  });
});
