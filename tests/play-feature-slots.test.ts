import { languages } from 'contract/constants';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedLantern, type SharedLantern } from './harness';
import { freshPlayer } from './harness/player';

let lantern: SharedLantern;
beforeAll(async () => {
  lantern = await sharedLantern();
});

const address = (game: string, mode = 'fun') => `/play/lantern/${game}?mode=${mode}`;

const games = [
  {
    family: 'hold',
    game: 'the-brass-owl',
    cells: 15,
    rules: ['If 5 or more land at once, they stay in place', 'about once in 93 spins', 'about once in 64,049 spins'],
  },
  {
    family: 'hold',
    game: 'the-ninth-key',
    cells: 9,
    rules: ['If all 9 places are filled, a further 300.00 is paid', 'with a chance of 1 in 13'],
  },
  {
    family: 'ladder',
    game: 'ladder-of-stars',
    cells: 15,
    rules: ['×1 · ×2 · ×5 · ×10 · ×20 · ×50', 'At least 20,000 times the stake', 'about once in 7,854,310 rounds'],
  },
  {
    family: 'jackpot',
    game: 'whalesong-bay',
    cells: 15,
    rules: ['1.00% of every real-money stake goes into the jackpot', '1 in 100,000', '94.37%', '1.50%'],
  },
];

describe.each(games)('$game, in forms alone', ({ family, game, cells, rules }) => {
  it('is played from the stake to what it paid, once however often the same form is sent', async () => {
    const visitor = lantern.visitor();
    const start = await visitor.get(address(game));
    const fields = {
      stake: start.$('[name=stake]').eq(1).attr('value')!,
      mode: 'fun',
      requestId: start.value('requestId')!,
    };
    const round = await visitor.post(address(game), fields, { from: start });
    expect(round.$('.reels .cell img').length).toBeGreaterThanOrEqual(cells);
    expect(
      round
        .$('.reels')
        .first()
        .find('.cell img')
        .toArray()
        .every((image) => (round.$(image).attr('alt') ?? '').length > 0),
    ).toBe(true);
    expect(round.$('.result').text()).toMatch(/No win this time|back|You win/);
    const again = await visitor.post(address(game), fields, { from: start });
    expect(again.url.search).toBe(round.url.search);
    expect(again.$('.totals [data-balance]').attr('data-balance')).toBe(
      round.$('.totals [data-balance]').attr('data-balance'),
    );
  });

  it('tells its rules, odds and returns', async () => {
    const page = await lantern.visitor().get(address(game));
    for (const rule of rules) expect(page).toShow(rule);
  });

  it.each([{ stake: '3' }, { stake: '-100' }, { stake: '0.5' }, { stake: '' }, { stake: '1000000' }])(
    'refuses %j and takes nothing',
    async (fields) => {
      const visitor = lantern.visitor();
      const start = await visitor.get(address(game));
      const page = await visitor.post(
        address(game),
        { mode: 'fun', requestId: start.value('requestId')!, ...fields },
        { from: start },
      );
      expect(page).toHaveStatus(422);
      expect(page).toHaveTitle(/^Error:/);
      expect(page.$('.totals [data-balance]').attr('data-balance')).toBe('100000');
    },
  );

  it('knows no decisions', async () => {
    const visitor = lantern.visitor();
    const start = await visitor.get(address(game));
    const round = await visitor.post(
      address(game),
      { stake: start.$('[name=stake]').eq(1).attr('value')!, mode: 'fun', requestId: start.value('requestId')! },
      { from: start },
    );
    const fields = {
      mode: 'fun',
      requestId: round.value('requestId')!,
      round: round.url.searchParams.get('round')!,
      step: '0',
      decision: 'respin',
    };
    expect(await visitor.post(`${address(game)}&decide`, fields, { from: round })).toHaveStatus(422);
  });

  it.each(['de', 'jp'])('is told in %s', async (language) => {
    const page = await lantern.visitor().get(`/${language}${address(game)}`);
    expect(page).toHaveStatus(200);
    expect(page.$('main').text()).not.toMatch(new RegExp(`${family}\\.[a-z]`));
  });
});

describe('held coins', () => {
  /** The feature comes once in 55 rounds. */
  const most = 1_500;
  const game = 'the-ninth-key';

  it('count the respins left down, in every language, and set them back where they land', async () => {
    const visitor = lantern.visitor();
    let page = await visitor.get(address(game));
    for (let played = 0; page.$('.held').length === 0; played += 1) {
      expect(played).toBeLessThan(most);
      const fields = { stake: '100', mode: 'fun', requestId: page.value('requestId')! };
      page = await visitor.post(address(game), fields, { from: page });
    }
    const stepsIn = ($: typeof page.$) =>
      $('.respins-left li')
        .toArray()
        .map((step) => ({ left: Number(/\d+/.exec($(step).text())?.[0]), isBack: $(step).is('.respins-back') }));
    const landed = new Set(
      page
        .$('.held-piece')
        .toArray()
        .map((coin) => Number(/respin (\d+)$/.exec(page.$(coin).attr('aria-label')!)?.[1] ?? 0)),
    );
    const steps = stepsIn(page.$);
    expect(steps[0]).toEqual({ left: 3, isBack: false });
    steps.slice(1).forEach(({ left, isBack }, index) => {
      const lands = landed.has(index + 1);
      expect({ left, isBack }).toEqual({ left: lands ? 3 : steps[index]!.left - 1, isBack: lands });
    });
    const { pathname, search } = page.url;
    const said = new Set<string>();
    for (const language of languages) {
      const shown = await visitor.get(`${language === 'en' ? '' : `/${language}`}${pathname}${search}`);
      expect(stepsIn(shown.$)).toEqual(steps);
      said.add(shown.$('.respins-left li').first().text());
    }
    // Spanish and Portuguese say the same.
    expect(said.size).toBe(languages.length - 1);
  });
});

describe('a jackpot', () => {
  it('stands over the reels: the fixed one for play money, the pool for real money', async () => {
    const visitor = lantern.visitor();
    expect((await visitor.get(address('crown-of-embers'))).$('.pool').text()).toMatch(
      /Play-money jackpot, fixed\s*75,000\.00/,
    );
    const { visitor: player } = await freshPlayer(lantern, { balance: 100_00 });
    expect((await player.get(address('crown-of-embers', 'real'))).$('.pool').text()).toMatch(/Jackpot\s*€25,000\.00/);
  });
});
