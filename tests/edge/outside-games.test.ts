/** Games that outside providers run: the sandbox's, played through the signed wallet, and a provider elsewhere that is only framed. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLantern, type Lantern, type Page } from '../harness';
import { GameProvider, providersKnown } from '../harness/game-provider';
import { operatorVisitor } from '../harness/operators';
import { freshPlayer } from '../harness/player';

const acmeApi = {
  ...providersKnown('acme'),
  GAME_LAUNCH: JSON.stringify({ acme: 'https://games.acme.example/launch' }),
};
const address = '/play/sandbox/moon-or-sun';
let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern({
    api: acmeApi,
    edge: { GAME_FRAMES: 'https://games.other.example, https://games.acme.example' },
  });
  await lantern.sandboxGame(true);
});
afterAll(() => lantern.stop());

let guest = 0;
const someone = (balance = 20_00) => freshPlayer(lantern, { balance }, { ip: `198.51.100.${(guest += 1)}` });
const frameOf = (page: Page): string => page.$('iframe').attr('src')!;
const policyOf = (page: Page): string => page.headers.get('content-security-policy')!;
const receiptOf = async (player: string) => {
  const [round] = (await lantern.api.gamingHistory({ body: {} }, { player })).data.rounds;
  return (await lantern.api.getOutsideRound({ params: { provider: round!.provider, id: round!.id } }, { player })).data;
};
const balanceIn = (page: Page): number => Number(page.$('[data-balance]').attr('data-balance'));

describe('the sandbox provider’s game', () => {
  it('is found in the lobby and played in its frame, by posts alone, through the player’s own balance', async () => {
    const { visitor, account } = await someone();
    expect((await visitor.get('/crash-and-fast')).links).toContain(address);
    expect(await visitor.get('/game/moon-or-sun')).toHaveHeading('Moon or Sun');
    const page = await visitor.get(`${address}?mode=real`);
    expect(page).toHaveHeading('Moon or Sun');
    expect(page.$('script').length).toBe(0);
    expect(page.$('iframe').attr('title')).toBe('Moon or Sun');
    expect(page.$('iframe').attr('sandbox')).not.toContain('scripts');
    let frame = await visitor.get(frameOf(page));
    expect(balanceIn(frame)).toBe(20_00);
    for (let round = 0; round < 12; round += 1) {
      const before = balanceIn(frame);
      frame = await frame.submit('Toss', { side: round % 2 ? 'moon' : 'sun', stake: '100' });
      expect(frame).toHaveStatus(200);
      const won = /You win €1\.96/.test(frame.text);
      expect(frame.text.includes('No win this time')).toBe(!won);
      expect(balanceIn(frame)).toBe(before - 1_00 + (won ? 1_96 : 0));
    }
    const { data } = await lantern.api.gamingHistory({ body: {} }, { player: account.sessionid! });
    expect(data.rounds).toHaveLength(12);
    expect(data.rounds[0]).toMatchObject({ gametitle: 'Moon or Sun', state: 'settled', stake: 1_00 });
    expect(await lantern.reconcile(account.playerId)).toMatchObject({ ok: true, findings: [] });
    expect((await visitor.get('/recent')).links).toContain(address);
  });

  it.each([
    ['', 'Back to the lobby', 'Deposit'],
    ['/de', 'Zurück zur Lobby', 'Einzahlen'],
  ])('leads out of its frame, home and to the cashier (%s)', async (prefix, home, cashier) => {
    const { visitor } = await someone();
    const frame = await visitor.get(frameOf(await visitor.get(`${prefix}${address}`)));
    const out = frame
      .$('a')
      .toArray()
      .map((link) => [frame.$(link).text(), frame.$(link).attr('href'), frame.$(link).attr('target')]);
    expect(out).toEqual([
      [home, prefix ? `${prefix}/` : '/', '_top'],
      [cashier, `${prefix}/cashier/deposit?game=moon-or-sun`, '_top'],
    ]);
    expect(frame.lang).toBe(prefix ? 'de' : 'en');
  });

  it('is gone back to from the history, by its picture, while it is on offer', async () => {
    const { visitor } = await someone();
    const frame = await visitor.get(frameOf(await visitor.get(address)));
    await frame.submit('Toss', { side: 'sun', stake: '100' });
    const wayBack = async () => {
      const history = await visitor.get('/profile/history?tab=gaming');
      expect(history).toShow('Moon or Sun');
      return [history.links.includes(address), history.$('.played-game img[src="/art/moon-or-sun.svg"]').length];
    };
    expect(await wayBack()).toEqual([true, 1]);
    await lantern.sandboxGame(false);
    expect(await wayBack()).toEqual([false, 0]);
    await lantern.sandboxGame(true);
  });

  it('leaves a receipt of each round, with every transaction: for its player, and for operators', async () => {
    const { visitor, account } = await someone();
    const frame = await visitor.get(frameOf(await visitor.get(address)));
    await frame.submit('Toss', { side: 'sun', stake: '100' });
    const { steps, payout } = await receiptOf(account.sessionid!);
    const history = await visitor.get('/profile/history?tab=gaming');
    const way = history.links.find((link) => link.startsWith('/round/sandbox/'))!;
    const page = await visitor.get(way);
    expect(page).toHaveHeading('Round receipt');
    expect(page.text).toContain('Moon or Sun');
    const cells = page
      .$('tbody tr')
      .toArray()
      .map((row) => page.$(row).text());
    expect(cells).toHaveLength(2);
    expect(cells[0]).toMatch(/^Stake€1\.00/);
    expect(cells[1]).toMatch(payout > 0 ? /^Payout€1\.96/ : /^Payout€0\.00–/);
    for (const { id } of steps) expect(page.text).toContain(id);
    expect((await visitor.get(`/de${way}`)).text).toContain('Einsatz');
    // Nobody else's, and nobody's who is not logged in.
    expect(await (await someone()).visitor.get(way)).toHaveStatus(404);
    expect(await lantern.visitor().get(way)).toBeAt('/');
    const support = await operatorVisitor(lantern, 'support');
    const rounds = await support.get(`/__ops/players/${account.playerId}/rounds`);
    const link = rounds.links.find((each) => each.includes('/rounds/sandbox/'))!;
    const shown = await support.get(link);
    expect(shown.status).toBe(200);
    expect(shown.$('[aria-label="What its provider told"]').text()).toContain('stake taken€1.00');
    for (const { id } of steps) expect(shown.text).toContain(id);
    expect(await support.get(`/__ops/players/${account.playerId}/rounds/sandbox/nobodys`)).toHaveStatus(404);
    expect(await (await operatorVisitor(lantern, 'content')).get(link)).toHaveStatus(403);
  });

  it('is let in by the policy of its page alone, and lets nobody else frame it', async () => {
    const { visitor } = await someone();
    const page = await visitor.get(address);
    expect(policyOf(page)).toContain(`; frame-src ${lantern.origin}/sandbox/games/`);
    expect(policyOf(page)).toContain("default-src 'none'");
    for (const other of ['/', '/game/moon-or-sun', '/play/lantern/lantern-festival'])
      expect(policyOf(await visitor.get(other))).not.toContain('frame-src');
    const frame = await visitor.get(frameOf(page));
    expect(policyOf(frame)).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'$/,
    );
    expect(frame.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(page.headers.get('x-frame-options')).toBe('DENY');
  });

  it('is tried for fun by visitors; real money asks them to log in first', async () => {
    const visitor = lantern.visitor();
    const frame = await visitor.get(frameOf(await visitor.get(address)));
    expect(frame.url.searchParams.has('token')).toBe(false);
    expect(balanceIn(await frame.submit('Toss', {}))).toSatisfy((left: number) => left === 999_00 || left === 1_000_96);
    const asked = await visitor.get(`${address}?mode=real`);
    expect(asked.path).toBe(`/login?redirect=${encodeURIComponent(address)}`);
  });

  it('is opened for no frozen player and in no barred territory', async () => {
    const frozen = await freshPlayer(lantern, { balance: 20_00, frozen: true }, { ip: '198.51.100.200' });
    const page = await frozen.visitor.get(`${address}?mode=real`);
    expect(page.$('iframe').length).toBe(0);
    expect(page.text).toContain('blocked');
    const barred = lantern.visitor({ country: 'US' });
    expect(await barred.get(address)).toBeAt('/access-restricted');
    expect(await barred.get('/sandbox/games/moon-or-sun')).toBeAt('/access-restricted');
  });

  it('takes no bet once its player has logged out, and says where to log in', async () => {
    const { visitor, account } = await someone();
    const frame = await visitor.get(frameOf(await visitor.get(address)));
    await lantern.api.logout({}, { player: account.sessionid! });
    await visitor.post('/logout', {});
    const refused = await frame.submit('Toss', { side: 'sun', stake: '200' });
    expect(refused).toHaveStatus(422);
    expect(refused.text).toContain('Session expired');
    expect(refused.links).toContain('/login');
    expect(
      refused
        .$('input:checked')
        .toArray()
        .map((input) => refused.$(input).attr('value')),
    ).toEqual(['sun', '200']);
    expect(await lantern.reconcile(account.playerId)).toMatchObject({
      ok: true,
      balances: expect.anything() as unknown,
    });
  });

  it('plays a round once, however often it is posted and whatever is called the second time', async () => {
    const { visitor, account } = await someone();
    let frame = await visitor.get(frameOf(await visitor.get(address)));
    for (let round = 0; round < 5; round += 1) {
      const first = await frame.submit('Toss', { side: 'moon', stake: '200' });
      const again = await frame.submit('Toss', { side: 'moon', stake: '200' });
      expect(balanceIn(again)).toBe(balanceIn(first));
      const other = await frame.submit('Toss', { side: 'sun', stake: '200' });
      expect(other).toHaveStatus(409);
      expect(balanceIn(other)).toBe(balanceIn(first));
      frame = first;
    }
    const { data } = await lantern.api.gamingHistory({ body: {} }, { player: account.sessionid! });
    expect(data.rounds).toHaveLength(5);
  });

  it.each([
    ['a stake that is not offered', { round: crypto.randomUUID(), side: 'moon', stake: '3' }],
    ['no side', { round: crypto.randomUUID(), stake: '100' }],
    ['a round of one’s own making', { round: '1', side: 'moon', stake: '100' }],
    ['nothing', {}],
  ])('refuses %s and takes nothing', async (_, form) => {
    const { visitor } = await someone();
    const refused = await visitor.post(frameOf(await visitor.get(address)), form as Record<string, string>);
    expect(refused).toHaveStatus(422);
    expect(refused.text).toContain('Choose a stake and a side');
    expect(balanceIn(refused)).toBe(20_00);
  });

  it('says in the player’s words what the wallet refuses', async () => {
    const { visitor, account } = await someone(21_50);
    await lantern.api.withdraw(
      { body: { method: 'card', amount: 20_00, requestId: crypto.randomUUID() } },
      { player: account.sessionid! },
    );
    const frame = await visitor.get(frameOf(await visitor.get(`/de${address}`)));
    const refused = await frame.submit('Werfen', { stake: '500' });
    expect(refused).toHaveStatus(422);
    expect(refused.$('[role=alert]').text()).toMatch(/Guthaben/);
    expect(balanceIn(refused)).toBe(1_50);
  });

  it('gives the stake back when the bet’s answer is lost, and pays once when the payout’s is', async () => {
    const { visitor, account } = await someone();
    const frame = await visitor.get(frameOf(await visitor.get(address)));
    await lantern.faults.next('POST /wallet/bet', '500');
    const back = await frame.submit('Toss', {});
    expect(back).toHaveStatus(503);
    expect(back.text).toContain('nothing was taken');
    expect(balanceIn(back)).toBe(20_00);
    await lantern.faults.next('POST /wallet/win', '500');
    const waiting = await back.submit('Toss', {});
    expect(waiting.text).toContain('not confirmed yet');
    const told = await waiting.submit('Check again', {});
    expect(told).toHaveStatus(200);
    expect(balanceIn(told)).toSatisfy((left: number) => left === 19_00 || left === 20_96);
    await lantern.faults.clear();
    expect(await lantern.reconcile(account.playerId)).toMatchObject({ ok: true, findings: [] });
  });

  it('stands behind the reality check', async () => {
    const { visitor, account } = await someone();
    await lantern.api.updateRealityCheck({ body: { minutes: 15 } }, { player: account.sessionid! });
    const frame = await visitor.get(frameOf(await visitor.get(address)));
    await lantern.clock.advance({ minutes: 16 });
    const refused = await frame.submit('Toss', {});
    expect(refused.text).toContain('Time for your reality check');
    expect(refused.links).toContain(`${address}?mode=real`);
    const page = await visitor.get(`${address}?mode=real`);
    expect(page.$('iframe').length).toBe(0);
    const on = await page.submit('Play on', {});
    expect(frameOf(on)).toBeDefined();
  });
});

describe('a provider elsewhere', () => {
  const listed = {
    id: 'crate-of-stars',
    title: 'Crate of Stars',
    provider: 'Acme Games',
    category: 'slots',
    releasedAt: '2026-02-01',
  };
  const list = async (body: unknown, key = lantern.variables.API_KEY!) => {
    const response = await lantern.api.fetch('/__internal/games', {
      method: 'POST',
      headers: { 'api-key': key, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return {
      status: response.status,
      ...((await response.json()) as { info: { success: boolean; resultCode: string } }),
    };
  };

  it('has its titles listed by the operator, and by nobody else, under ids of their own', async () => {
    expect((await list({ system: 'acme', games: [listed] }, 'x'.repeat(32))).info.resultCode).toBe('invalid_api_key');
    expect((await list({ system: 'unknown', games: [listed] })).info.success).toBe(false);
    expect((await list({ system: 'acme', games: [{ ...listed, id: 'lantern-festival' }] })).info.success).toBe(false);
    expect((await list({ system: 'acme', games: [{ ...listed, releasedAt: 'soon' }] })).info.success).toBe(false);
    expect((await list({ system: 'acme', games: [listed] })).info.success).toBe(true);
    expect((await lantern.visitor().get('/search?title=crate')).links).toContain('/play/acme/crate-of-stars');
    // What the house plays itself stands as it stood.
    expect((await lantern.visitor().get('/search?title=lantern+festival')).links).toContain(
      '/play/lantern/lantern-festival',
    );
  });

  it('is framed from its own origin alone, and knows the player by a token for the wallet', async () => {
    await list({ system: 'acme', games: [listed] });
    const { visitor } = await someone();
    const page = await visitor.get('/fr/play/acme/crate-of-stars?mode=real');
    expect(policyOf(page)).toMatch(/; frame-src https:\/\/games\.acme\.example$/);
    const frame = new URL(frameOf(page));
    expect(frame.origin).toBe('https://games.acme.example');
    expect(Object.fromEntries(frame.searchParams)).toMatchObject({
      game: 'crate-of-stars',
      mode: 'real',
      language: 'fr',
      currency: 'EUR',
      homeUrl: `${lantern.origin}/fr/`,
      cashierUrl: `${lantern.origin}/fr/cashier/deposit?game=crate-of-stars`,
    });
    expect(page.$('iframe').attr('sandbox')).toBe(
      'allow-forms allow-same-origin allow-popups allow-top-navigation-by-user-activation allow-scripts',
    );
    expect(page.text).toContain('JavaScript');
    expect(page.$('a[target=_blank]').attr('href')).toBe(frame.href);
    const provider = new GameProvider(lantern, 'acme');
    const playerToken = frame.searchParams.get('token')!;
    const bet = {
      playerToken,
      transactionId: 'outside-bet',
      roundId: 'outside',
      gameid: 'crate-of-stars',
      amount: 2_00,
      currency: 'EUR',
    };
    expect((await provider.tell('bet', bet)).data.balance).toBe(18_00);
    const fun = new URL(frameOf(await visitor.get('/play/acme/crate-of-stars?mode=fun')));
    expect(fun.searchParams.has('token')).toBe(false);
  });

  it('whose origin the edge does not know is not framed, and the log says so', async () => {
    const house = await startLantern({ api: acmeApi });
    try {
      await house.api.fetch('/__internal/games', {
        method: 'POST',
        headers: { 'api-key': house.variables.API_KEY!, 'content-type': 'application/json' },
        body: JSON.stringify({ system: 'acme', games: [listed] }),
      });
      const page = await house.visitor().get('/play/acme/crate-of-stars');
      expect(page.$('iframe').length).toBe(0);
      expect(policyOf(page)).not.toContain('frame-src');
      expect(page.text).toContain('can’t be opened here');
      expect(house.lines.some((line) => line.includes('frame_elsewhere'))).toBe(true);
    } finally {
      await house.stop();
    }
  });
});

it('the sandbox’s game leaves the lobby as it came', async () => {
  await lantern.sandboxGame(false);
  expect(await lantern.visitor().get(address)).toHaveStatus(404);
  await lantern.sandboxGame(true);
});
