/** What operators switch off takes nothing new, whoever asks and however; what has begun is finished. */
import { languages, maintenanceRetry } from 'contract/constants';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { errors as german } from 'locales/de/errors';
import { errors as english } from 'locales/en/errors';
import { game as germanGame } from 'locales/de/game';
import { siteTexts } from 'locales/site';
import { seed } from '../../scripts/start/seed';
import { startLantern, type Lantern, type Page, type Visitor } from '../harness';
import type { Caller } from '../harness/api';
import { GameProvider, providersKnown } from '../harness/game-provider';
import { addressOf, operatorVisitor } from '../harness/operators';
import { listAcmeTitles } from '../harness/outside-titles';
import { freshPlayer } from '../harness/player';

let lantern: Lantern;
let acme: GameProvider;
let [content, risk]: Visitor[] = [];
beforeAll(async () => {
  lantern = await startLantern({ api: providersKnown('acme') });
  await listAcmeTitles(lantern);
  acme = new GameProvider(lantern, 'acme');
  [content, risk] = await Promise.all(['content', 'risk'].map((name) => operatorVisitor(lantern, name)));
});
afterAll(() => lantern.stop());
afterEach(async () => void (await turnedOn()));

const post = (who: Visitor, desk: string, form: Record<string, string>): Promise<Page> =>
  who.post(`/__ops/${desk}`, { note: 'as agreed', press: crypto.randomUUID(), ...form }, { follow: false });
const game = (step: string, id: string, more: Record<string, string> = {}) =>
  post(content!, 'games', { step, id, ...more });
const turn = (step: string, subject = '') => post(risk!, 'switches', { step, subject });
const off: (() => Promise<unknown>)[] = [];
async function turnedOn(): Promise<void> {
  for (const on of off.splice(0)) await on();
}
/** Off until the test is over. */
async function gameOff(id: string) {
  expect((await game('game_off', id)).status).toBe(303);
  off.push(() => game('game_on', id));
}
async function switchOff(step: string, subject = '', back = step.replace('_off', '_on')) {
  expect((await turn(step, subject)).status).toBe(303);
  off.push(() => turn(back, subject));
}

let count = 0;
const requestId = (): string => `switches-test-${String((count += 1)).padStart(8, '0')}`;
const someone = async () => {
  const { playerId, sessionid } = await lantern.players.make({ balance: 100_00 });
  return { playerId, caller: { player: sessionid! } as Caller, sessionid: sessionid! };
};
const play = (caller: Caller, gameid: string, more: object = {}) =>
  lantern.api.playRound(
    { body: { gameid, mode: 'real', stake: 1_00, requestId: requestId(), ...more } as never },
    caller,
  );
const cash = async (caller: Caller) => (await lantern.api.getBalance({}, caller)).data.cash;
const lobby = async () => (await lantern.api.listGames()).data.games.map(({ id }) => id);
const logged = async (action: string) =>
  (
    await (
      await lantern.database()
    )
      .prepare('SELECT actor, subject FROM operator_log WHERE action = ? ORDER BY seq')
      .bind(action)
      .all<{ actor: string; subject: string }>()
  ).results;

describe('a game that is switched off', () => {
  it('is in no list, says so on its page, and takes no round; its page comes back with it', async () => {
    const { caller } = await someone();
    await gameOff('lantern-festival');
    expect(await lobby()).not.toContain('lantern-festival');
    expect((await lantern.api.searchGames({ params: { title: 'Lantern Festival' } })).data.games).toEqual([]);
    const { data } = await lantern.api.categorizedGames();
    expect(JSON.stringify(data)).not.toContain('"lantern-festival"');
    for (const mode of ['real', 'fun']) {
      const refused = await play(caller, 'lantern-festival', { mode });
      expect(refused.info, mode).toMatchObject({ success: false, resultCode: 'game_not_available' });
    }
    expect(await cash(caller)).toBe(100_00);
    const page = await lantern.visitor({ language: 'de' }).get('/de/game/lantern-festival');
    expect(page.status).toBe(200);
    expect(page).toShow(germanGame.isOff);
    expect(page.$('.game-acts a[href*="mode=real"]').length).toBe(0);
    expect((await lantern.visitor().get('/play/lantern/lantern-festival')).text).toContain(
      'This game is not available',
    );
    expect(await logged('game_off')).toMatchObject([{ actor: addressOf('content'), subject: 'lantern-festival' }]);
    await turnedOn();
    expect(await lobby()).toContain('lantern-festival');
    expect((await play(caller, 'lantern-festival')).info.success).toBe(true);
  });

  it('lets a round that has begun be finished, on its page too', async () => {
    const { visitor, account } = await freshPlayer(lantern, { balance: 100_00 });
    const caller = { player: account.sessionid! };
    const choice = { kind: 'mines', mines: 1 };
    let round = await play(caller, 'buried-light', { choice });
    const decide = (id: string, step: number, decision: string) =>
      lantern.api.decideRound({ params: { id }, body: { step, decision, requestId: requestId() } }, caller);
    round = await decide(round.data.id, 0, 'cell-0');
    while (round.data.state !== 'open') {
      round = await play(caller, 'buried-light', { choice });
      round = await decide(round.data.id, 0, 'cell-0');
    }
    await gameOff('buried-light');
    const launch = await lantern.api.launchGame({ params: { id: 'buried-light' } }, caller);
    expect(launch.data.openRound?.id).toBe(round.data.id);
    const page = await visitor.get('/play/lantern/buried-light?mode=real');
    expect(page.$('form[action*="decide"]').length).toBeGreaterThan(0);
    const before = await cash(caller);
    expect((await decide(round.data.id, 1, 'cash-out')).data.state).toBe('settled');
    expect(await cash(caller)).toBeGreaterThan(before);
    expect((await play(caller, 'buried-light', { choice })).info.resultCode).toBe('game_not_available');
    expect((await visitor.get(`/play/lantern/buried-light?mode=real&round=${round.data.id}`)).url.pathname).toBe(
      `/round/${round.data.id}`,
    );
  });

  it('answers a round that was played before as it was answered then', async () => {
    const { caller } = await someone();
    const body = { requestId: requestId() };
    const first = await play(caller, 'lantern-festival', body);
    await gameOff('lantern-festival');
    expect((await play(caller, 'lantern-festival', body)).data).toEqual(first.data);
  });

  it('takes no bet at a shared table', async () => {
    const { caller } = await someone();
    const id = 'lamplight-roulette';
    const bet = async () =>
      lantern.api.betAtTable(
        {
          params: { id },
          body: {
            ...{
              round: (await lantern.api.listTables()).data.tables.find((table) => table.id === id)!.next.round,
              mode: 'real',
            },
            ...{ stake: 1_00, choice: { kind: 'bets', bets: [{ spot: 'red', amount: 1_00 }] }, requestId: requestId() },
          } as never,
        },
        caller,
      );
    await gameOff(id);
    expect((await bet()).info.resultCode).toBe('game_not_available');
    expect(await cash(caller)).toBe(100_00);
    await turnedOn();
    expect((await bet()).info.success).toBe(true);
  });

  it.each(['game', 'provider'])(
    'takes no bet of an outside provider (%s off), but wins and rollbacks',
    async (kind) => {
      const { sessionid, caller } = await someone();
      const base = {
        playerToken: await lantern.walletToken(sessionid, 'acme'),
        gameid: 'ember-crates',
        currency: 'EUR',
      };
      const bet = (id: string) => acme.tell('bet', { ...base, roundId: id, transactionId: `${id}-bet`, amount: 1_00 });
      const [open, late, other] = [requestId(), requestId(), requestId()];
      expect((await bet(open)).data.state).toBe('open');
      expect((await bet(other)).data.state).toBe('open');
      if (kind === 'game') await gameOff('ember-crates');
      else await switchOff('provider_off', 'acme');
      expect(await lobby()).not.toContain('ember-crates');
      expect((await bet(late)).info.resultCode).toBe('game_not_available');
      expect((await bet(open)).data.state).toBe('open');
      const { currency: _, ...uncounted } = base;
      const win = { ...base, roundId: open, transactionId: `${open}-win`, amount: 3_00, closes: true };
      expect((await acme.tell('win', win)).data.state).toBe('settled');
      const back = { ...uncounted, roundId: other, transactionId: `${other}-back`, betTransactionId: `${other}-bet` };
      expect((await acme.tell('rollback', back)).data.state).toBe('rolled_back');
      expect(await cash(caller)).toBe(102_00);
    },
  );

  it.each<[string, Record<string, string>, number]>([
    ['that is off already', {}, 409],
    ['without a reason', { note: '' }, 422],
    ['that nobody knows', { id: 'no-such-game' }, 404],
  ])('%s is not switched off', async (_, more, status) => {
    await gameOff('lantern-festival');
    expect((await game('game_off', 'lantern-festival', more)).status).toBe(status);
  });
});

describe('the games desk', () => {
  it('puts a game in front and marks it; that outlives a deployment and can be taken back', async () => {
    const first = async () =>
      (
        await lantern.api.filterGames({
          params: { category: 'slots', providers: 'all', sort: 'popular', limit: 3, offset: 0 },
        })
      ).data.games[0]!;
    const before = await first();
    const last = (await lobby()).filter((id) => id !== before.id);
    const slots = await lantern.api.filterGames({
      params: { category: 'slots', providers: 'all', sort: 'title', limit: 200, offset: 0 },
    });
    const chosen = slots.data.games.find(({ id, isNew }) => last.includes(id) && !isNew)!;
    const arranged = { place: '1', isNew: 'yes', isJackpot: 'yes' };
    expect((await game('arrange', chosen.id, arranged)).status).toBe(303);
    expect(await first()).toMatchObject({ id: chosen.id, isNew: true, isJackpot: true });
    expect((await game('arrange', chosen.id, arranged)).status).toBe(409);
    const database = await lantern.database();
    await database.prepare("DELETE FROM seeds WHERE name = 'catalogue'").run();
    await seed(lantern.miniflare, lantern.variables.API_KEY!);
    expect(await first()).toMatchObject({ id: chosen.id, isNew: true, isJackpot: true });
    await gameOff('ember-crates');
    await listAcmeTitles(lantern);
    expect(await lobby()).not.toContain('ember-crates');
    expect((await game('arrange', chosen.id, { place: '' })).status).toBe(303);
    expect((await first()).id).toBe(before.id);
    expect((await logged('game_arranged')).map(({ subject }) => subject)).toEqual([chosen.id, chosen.id]);
  });

  it('finds games by title and studio, shows what is off, and goes on by pages', async () => {
    await gameOff('lantern-festival');
    const names = (page: Page) =>
      page
        .$('tbody a')
        .map((_, link) => page.$(link).text())
        .get();
    expect(names(await content!.get('/__ops/games?q=lantern+fest'))).toEqual(['Lantern Festival']);
    expect(names(await content!.get('/__ops/games?q=acme')).length).toBeGreaterThan(0);
    expect(names(await content!.get('/__ops/games?off=yes'))).toEqual(['Lantern Festival']);
    const hostile = await content!.get('/__ops/games?q=%3Cscript%3E');
    expect([hostile.status, hostile.$('main script').length]).toEqual([200, 0]);
    const seen = new Set<string>();
    for (let page = await content!.get('/__ops/games'); ;) {
      for (const name of names(page)) expect(seen.has(name) || void seen.add(name)).toBe(undefined);
      const more = page.$('main a[rel=next]').attr('href');
      if (!more) break;
      page = await content!.get(more);
    }
    expect(seen.size).toBe((await lobby()).length + 1);
  });

  it.each<Record<string, string>>([{ place: '0' }, { place: '1000' }, { place: 'x' }, { isNew: 'maybe' }])(
    'refuses %j, and keeps what was typed',
    async (wrong) => {
      const page = await game('arrange', 'lantern-festival', wrong);
      expect(page.status).toBe(422);
      if ('place' in wrong) expect(page.$('#place').val()).toBe(wrong.place);
    },
  );
});

describe('a country that is switched off', () => {
  it('may not register, log in, deposit or bet, and is told where; who is there reads why', async () => {
    const { caller, sessionid } = await someone();
    const from = (country: string): Caller => ({ ...caller, headers: { 'x-client-country': country } }) as Caller;
    await switchOff('country_off', 'SE');
    expect((await play(from('SE'), 'lantern-festival')).info.resultCode).toBe('restriction_error');
    expect((await play(from('DE'), 'lantern-festival')).info.success).toBe(true);
    expect((await lantern.api.anon({}, { headers: { 'x-client-country': 'SE' } } as Caller)).info.resultCode).toBe(
      'restriction_error',
    );
    const playerToken = await lantern.walletToken(sessionid, 'acme');
    const id = requestId();
    const bet = {
      playerToken,
      gameid: 'ember-crates',
      currency: 'EUR',
      roundId: id,
      transactionId: `${id}-bet`,
      amount: 1_00,
    };
    expect((await acme.tell('bet', { ...bet, country: 'SE' })).info.resultCode).toBe('restriction_error');
    const page = await lantern.visitor({ country: 'SE' }).get('/slots-of-nowhere');
    expect(page.url.pathname).toBe('/access-restricted');
    expect(page.status).toBeLessThan(500);
  });

  it('is one that there is', async () => {
    for (const subject of ['', 'xx', 'Sweden', '__proto__'])
      expect((await turn('country_off', subject)).status).toBe(422);
    expect((await turn('provider_off', 'nobody')).status).toBe(422);
  });
});

describe('maintenance', () => {
  const paused = async () => switchOff('maintenance_on', '', 'maintenance_off');

  it('refuses every call with a time to come back; what is signed goes on', async () => {
    const { caller, sessionid } = await someone();
    const playerToken = await lantern.walletToken(sessionid, 'acme');
    const id = requestId();
    const base = { playerToken, gameid: 'ember-crates', currency: 'EUR', roundId: id };
    const bet = { ...base, transactionId: `${id}-bet`, amount: 1_00 };
    expect((await acme.tell('bet', bet)).data.state).toBe('open');
    await paused();
    for (const refused of [
      await play(caller, 'lantern-festival'),
      await lantern.api.listGames(),
      await lantern.api.anon(),
    ])
      expect(refused.info).toMatchObject({ success: false, resultCode: 'maintenance' });
    const response = await lantern.api.fetch('/games', { headers: { 'api-key': lantern.variables.API_KEY! } });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, String(maintenanceRetry)]);
    expect((await acme.tell('bet', { ...bet, roundId: `${id}2`, transactionId: `${id}2-bet` })).info.resultCode).toBe(
      'game_not_available',
    );
    expect((await acme.tell('bet', bet)).data.state).toBe('open');
    const win = { ...base, transactionId: `${id}-win`, amount: 2_00, closes: true };
    expect((await acme.tell('win', win)).data.state).toBe('settled');
    await turnedOn();
    expect(await cash(caller)).toBe(101_00);
  });

  it('is what the status page tells first, in the reader’s language', async () => {
    const visitor = lantern.visitor({ language: 'de' });
    // Whoever has a session asks nothing but what the page itself asks.
    await visitor.get('/de/login');
    await paused();
    const page = await visitor.get('/de/status');
    expect(page).toHaveStatus(503);
    expect(page).toShow(german.maintenanceTitle);
    expect(page.headers.get('retry-after')).toBe(String(maintenanceRetry));
    expect(page.text).toContain(page.headers.get('x-request-id')!);
    // The lobby is as closed as this page.
    expect(
      page
        .$('main a')
        .map((_, link) => new URL(link.attribs.href!, page.url).pathname)
        .get(),
    ).toEqual(['/de/status']);
    await turnedOn();
    await expect
      .poll(async () => (await visitor.get('/de/status')).status, { timeout: 15_000, interval: 500 })
      .toBe(200);
  });

  it('shows an honest page in every language, and operators their desks', async () => {
    const visitor = lantern.visitor();
    expect((await visitor.get('/casino')).status).toBe(200);
    await paused();
    for (const language of languages) {
      const page = await lantern.visitor({ language }).get(`${language === 'en' ? '' : `/${language}`}/casino?page=1`);
      expect([page.status, page.headers.get('retry-after')], language).toEqual([503, String(maintenanceRetry)]);
      expect(page, language).toShow(siteTexts(language).errors.maintenanceTitle);
      expect(page.headers.get('cache-control')).toContain('no-store');
    }
    // A page that was kept is not shown either, once anybody was told.
    expect((await visitor.get('/casino')).text).toContain(english.maintenanceText);
    expect((await visitor.post('/cashier/deposit', { method: 'card', amount: '10' })).status).not.toBe(200);
    expect((await risk!.get('/__ops/switches')).status).toBe(200);
    expect((await risk!.get('/__ops/switches')).$('main').text()).toContain('maintenance');
    expect(german.maintenanceTitle).not.toBe(english.maintenanceTitle);
  });

  it('ends for everybody within seconds', async () => {
    await expect
      .poll(async () => (await lantern.visitor().get('/casino')).status, { timeout: 15_000, interval: 500 })
      .toBe(200);
  });
});
