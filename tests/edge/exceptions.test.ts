/** The desk for exceptions: what the rules of money leave to people is decided there once, by hand, logged, and told to the player. */
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLantern, type Lantern } from '../harness';
import { GameProvider, providersKnown } from '../harness/game-provider';
import { listAcmeTitles } from '../harness/outside-titles';
import { addressOf, freshOperatorHeaders, operatorHeaders } from '../harness/operators';
import { openAccount, type Account } from '../harness/player';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern({
    api: { ...providersKnown('acme'), GAME_CEILINGS: '{"acme":1000000}' },
  });
  await listAcmeTitles(lantern);
  await lantern.clock.freeze();
});
afterAll(() => lantern.stop());

const path = '/__ops/exceptions';
const as = (name: string) => freshOperatorHeaders(lantern, name);
const desk = async (query = '') => lantern.visitor().get(path + query, { headers: await as('ada') });
const post = async (form: Record<string, string>, who = 'ada') =>
  lantern.visitor().post(path, { note: 'looked at it', ...form }, { headers: await as(who), follow: false });
const cardOf = (page: Awaited<ReturnType<typeof desk>>, { username }: Account) =>
  page.$('article').filter((_, card) => page.$(card).text().includes(username));
const cashOf = async (player: Account) => (await lantern.api.getBalance({}, player)).data.cash;
const logged = async (subject: string) =>
  (
    await (
      await lantern.database()
    )
      .prepare('SELECT actor, action, details FROM operator_log WHERE subject = ? ORDER BY seq')
      .bind(subject)
      .all<{ actor: string; action: string; details: string }>()
  ).results;
/** The outbox tells the desk a moment after the deed. */
async function waits(player: Account) {
  await expect.poll(async () => cardOf(await desk(), player).length, { timeout: 10_000 }).toBe(1);
  const page = await desk();
  const card = cardOf(page, player);
  return {
    id: card.find('[name=exception]').attr('value')!,
    text: card.text(),
    decisions: card
      .find('button')
      .toArray()
      .map((button) => page.$(button).attr('value')),
  };
}
const told = async (player: Account, language = 'en') =>
  JSON.stringify((await lantern.api.playerMessages({}, { ...player, language })).data.messages).replaceAll(
    '\u00a0',
    ' ',
  );
/** What Ada asked for about a player waits once, is not hers to confirm, and is done by Ben's word. @param cash before it is done */
async function confirmed(player: Account, cash: number): Promise<void> {
  const requests = async () => lantern.visitor().get('/__ops/requests', { headers: await as('ben') });
  const request = cardOf(await requests(), player)
    .find('[name=request]')
    .first()
    .attr('value')!;
  expect(cardOf(await requests(), player)).toHaveLength(1);
  const confirm = async (who: string) =>
    lantern.visitor().post('/__ops/requests', { step: 'confirm', request }, { headers: await as(who), follow: false });
  expect((await confirm('ada')).status).toBe(403);
  expect((await confirm('support')).status).toBe(403);
  expect(await cashOf(player)).toBe(cash);
  expect((await Promise.all([confirm('ben'), confirm('ben')])).map(({ status }) => status).sort()).toEqual([303, 409]);
}
async function again(player: Account): Promise<Account> {
  const anonymous = (await lantern.api.anon()).data.anonSessionId;
  return {
    ...player,
    player: (
      await lantern.api.login(
        { body: { username: player.username, password: player.password, terms: true } },
        { anonymous },
      )
    ).data.sessionid,
  };
}

/** A round at an outside provider, of somebody with 500. */
async function staked() {
  const player = await openAccount(lantern, { balance: 500_00 });
  const playerToken = await lantern.walletToken(player.player, 'acme');
  const acme = new GameProvider(lantern, 'acme');
  const base = { playerToken, roundId: crypto.randomUUID(), gameid: 'ember-crates', currency: 'EUR' };
  await acme.tell('bet', { ...base, transactionId: crypto.randomUUID(), amount: 1_00 });
  return {
    player,
    win: (amount: number, closes: boolean) =>
      acme.tell('win', { ...base, transactionId: crypto.randomUUID(), amount, closes }),
  };
}

/** A withdrawal of 50 by coins that is with the provider, of somebody with 500. */
async function onItsWay() {
  const player = await openAccount(lantern, { balance: 500_00 });
  const { data } = await lantern.api.withdraw(
    { body: { method: 'crypto', amount: 50_00, requestId: crypto.randomUUID() } },
    player,
  );
  await lantern.withdrawals.decide(player.id, data.id, 'approve');
  const token = decodeURIComponent((await lantern.mailbox.latestFor(player.email)).link.split('/withdrawal/')[1]!);
  await lantern.api.completeWithdrawal({
    params: { token },
    body: { chain: 'BTC', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' },
  });
  const orderId = `${player.id}.${data.id}`;
  await expect
    .poll(async () => (await lantern.payments.all()).some((payment) => payment.orderId === orderId))
    .toBe(true);
  return { player, orderId };
}
async function notify(provider: string, body: object): Promise<number> {
  const text = JSON.stringify(body);
  const signature = createHmac('sha256', lantern.variables.PAYMENT_SECRET!).update(text).digest('hex');
  return (
    await lantern.api.fetch(`/cashier/notify/${provider}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-signature': signature },
      body: text,
    })
  ).status;
}

const raise = {
  async held_win() {
    const { player, win } = await staked();
    await win(10_000_01, true);
    return player;
  },
  async open_outside_round() {
    const { player, win } = await staked();
    await win(50, false);
    await lantern.clock.advance({ hours: 24 });
    const now = await again(player);
    await cashOf(now);
    return now;
  },
  async unallocated() {
    const player = await openAccount(lantern, { balance: 500_00 });
    const { data } = await lantern.api.deposit(
      { body: { method: 'crypto', chain: 'BTC', amount: 60_00, requestId: crypto.randomUUID() } },
      player,
    );
    await lantern.clock.advance({ hours: 2 });
    await lantern.payments.confirm(data.id);
    return again(player);
  },
  async payout_conflict() {
    const { player, orderId } = await onItsWay();
    await lantern.payments.fail(orderId);
    await lantern.payments.confirm(orderId);
    return player;
  },
  async payout_failed() {
    const { player, orderId } = await onItsWay();
    await lantern.payments.fail(orderId);
    return player;
  },
  async payout_late() {
    const { player } = await onItsWay();
    await lantern.clock.advance({ hours: 24 });
    const now = await again(player);
    await cashOf(now);
    return now;
  },
  async payout_mismatch() {
    const { player, orderId } = await onItsWay();
    // Taken, though it does not fit: what is refused is told again without end.
    expect(
      await notify('crypto', {
        kind: 'payout',
        paymentId: 'p',
        orderId,
        amount: 49_00,
        currency: 'EUR',
        outcome: 'succeeded',
        at: 1,
      }),
    ).toBe(200);
    return player;
  },
  async payout_reversed() {
    const { player, orderId } = await onItsWay();
    await lantern.payments.confirm(orderId);
    await lantern.payments.fail(orderId);
    return player;
  },
  async deposit_reversed() {
    const player = await openAccount(lantern, { balance: 440_00 });
    const { data } = await lantern.api.deposit(
      {
        body: {
          method: 'card',
          card: { number: '4000000000009995', expiry: '12/39', cvc: '123', holder: 'Ada Lantern' },
          amount: 60_00,
          requestId: crypto.randomUUID(),
        },
      },
      player,
    );
    await lantern.payments.confirm(data.id);
    await lantern.payments.fail(data.id);
    return player;
  },
};

describe('what waits is decided by hand, once, whoever presses a button', () => {
  it.each<{
    kind: keyof typeof raise;
    decision: string;
    other: string | null;
    cash: number;
    says: string;
    message: string | null;
  }>([
    {
      kind: 'held_win',
      decision: 'release',
      other: 'void',
      cash: 499_00 + 10_000_01,
      says: 'Win above the ceiling: win released',
      message: 'Ihr Gewinn von 10.000,01 € bei Ember Crates',
    },
    {
      kind: 'held_win',
      decision: 'void',
      other: 'release',
      cash: 499_00,
      says: 'win voided',
      message: 'kann nicht gutgeschrieben werden',
    },
    {
      kind: 'open_outside_round',
      decision: 'settle',
      other: 'void',
      cash: 499_50,
      says: 'round settled',
      message: 'wurde mit dem bis dahin erzielten Gewinn geschlossen: 0,50 €',
    },
    {
      kind: 'open_outside_round',
      decision: 'void',
      other: 'settle',
      cash: 500_00,
      says: 'round voided',
      message: 'Ihr Einsatz wurde zurückgezahlt: 1,00 €',
    },
    {
      kind: 'unallocated',
      decision: 'credit',
      other: 'refund',
      cash: 560_00,
      says: 'credited',
      message: 'sind jetzt in Ihrem Guthaben',
    },
    {
      kind: 'unallocated',
      decision: 'refund',
      other: 'credit',
      cash: 500_00,
      says: 'refunded',
      message: 'gehen auf demselben Weg zurück',
    },
    {
      kind: 'payout_conflict',
      decision: 'bear',
      other: 'collect',
      cash: 500_00,
      says: 'borne by the house',
      message: null,
    },
    {
      kind: 'payout_conflict',
      decision: 'collect',
      other: 'bear',
      cash: 450_00,
      says: 'collected from the player',
      message: 'wurden 50,00 € von Ihrem Guthaben abgezogen',
    },
    {
      kind: 'payout_failed',
      decision: 'dismiss',
      other: null,
      cash: 500_00,
      says: 'Payout failed: seen',
      message: 'Auszahlung über 50,00 € konnte nicht ausgeführt werden',
    },
    { kind: 'payout_late', decision: 'paid', other: 'failed', cash: 450_00, says: 'marked as paid', message: null },
    {
      kind: 'payout_late',
      decision: 'failed',
      other: 'paid',
      cash: 500_00,
      says: 'marked as failed',
      message: 'konnte nicht ausgeführt werden',
    },
    { kind: 'payout_mismatch', decision: 'paid', other: 'failed', cash: 450_00, says: 'marked as paid', message: null },
    {
      kind: 'payout_mismatch',
      decision: 'failed',
      other: 'paid',
      cash: 500_00,
      says: 'marked as failed',
      message: 'konnte nicht ausgeführt werden',
    },
    {
      kind: 'payout_reversed',
      decision: 'restore',
      other: 'dismiss',
      cash: 500_00,
      says: 'Payout taken back: restored',
      message: 'kam nach der Zahlung zu uns zurück',
    },
    { kind: 'payout_reversed', decision: 'dismiss', other: 'restore', cash: 450_00, says: 'dismissed', message: null },
    {
      kind: 'deposit_reversed',
      decision: 'charge_back',
      other: 'dismiss',
      cash: 440_00,
      says: 'charged back',
      message: 'vom Zahlungsanbieter zurückgebucht',
    },
    {
      kind: 'deposit_reversed',
      decision: 'dismiss',
      other: 'charge_back',
      cash: 500_00,
      says: 'dismissed',
      message: null,
    },
  ])('$kind: $decision', async ({ kind, decision, other, cash, says, message }) => {
    const player = await raise[kind]();
    const { id, decisions } = await waits(player);
    expect(new Set(decisions)).toEqual(new Set(other === null ? [decision] : [decision, other]));
    const before = await told(player);
    const presses = await Promise.all([post({ exception: id, decision }), post({ exception: id, decision })]);
    const isLarge = kind === 'held_win';
    if (isLarge) {
      expect(presses.map(({ status }) => status)).toEqual([202, 202]);
      await confirmed(player, cash - (decision === 'release' ? 10_000_01 : 0));
    } else
      for (const { status, headers } of presses)
        expect([status, headers.get('location')]).toEqual([303, `${path}?decided=${encodeURIComponent(id)}`]);
    const decider = addressOf(isLarge ? 'ben' : 'ada');
    // Another person comes later: the same is taken as it was decided, anything else is told so.
    const second = await post({ exception: id, decision }, 'ben');
    expect(await desk(new URL(second.headers.get('location')!, 'https://x').search)).toShow(`${says}, by ${decider}`);
    if (other !== null) {
      const tooLate = await post({ exception: id, decision: other }, 'ben');
      expect(tooLate.status).toBe(409);
      expect(tooLate.$('[role=alert]').text()).toContain(`${says}, by ${decider}`);
    }
    expect(await cashOf(player)).toBe(cash);
    if (message !== null) expect(await told(player, 'de')).toContain(message);
    else expect(await told(player)).toBe(before);
    await expect
      .poll(async () => (await logged(id)).map(({ actor, action }) => [actor, action]))
      .toEqual([[decider, 'exception']]);
    expect(JSON.parse((await logged(id))[0]!.details)).toMatchObject({
      ...(isLarge ? { askedBy: addressOf('ada') } : {}),
      username: player.username,
      exception: kind,
      decision,
      note: 'looked at it',
    });
    await expect.poll(async () => cardOf(await desk(), player).length).toBe(0);
    expect(await lantern.visitor().get('/__ops/till', { headers: await as('ada') })).toShow(says);
    expect(await lantern.reconcile(player.id)).toMatchObject({ ok: true, findings: [] });
    const { statement } = (await lantern.api.transactions({ body: {} }, player)).data;
    const { opening, deposits, withdrawals, returned, credits, games, closing } = statement;
    expect([opening + deposits + withdrawals + returned + credits + games, closing]).toEqual([closing, cash]);
  });
});

it('a payout that its provider tells of after all waits for nobody any more', async () => {
  const player = await raise.payout_late();
  const { id } = await waits(player);
  await lantern.payments.confirm(`${player.id}.${id.split('.')[2]}`);
  await expect.poll(async () => cardOf(await desk(), player).length).toBe(0);
  expect((await post({ exception: id, decision: 'failed' })).status).toBe(409);
  expect([await cashOf(player), await logged(id)]).toEqual([450_00, []]);
});

it('the house bears what a player has spent of a deposit that was taken back', async () => {
  const player = await openAccount(lantern);
  const { data } = await lantern.api.deposit(
    {
      body: {
        method: 'card',
        card: { number: '4000000000009995', expiry: '12/39', cvc: '123', holder: 'Ada Lantern' },
        amount: 60_00,
        requestId: crypto.randomUUID(),
      },
    },
    player,
  );
  await lantern.payments.confirm(data.id);
  await lantern.api.withdraw({ body: { method: 'card', amount: 40_00, requestId: crypto.randomUUID() } }, player);
  await lantern.payments.fail(data.id);
  const { id } = await waits(player);
  expect((await post({ exception: id, decision: 'charge_back' })).status).toBe(303);
  expect(await cashOf(player)).toBe(0);
  const { findings, balances } = await lantern.reconcile(player.id);
  expect([findings, balances.find(({ account }) => account === 'house:payment-losses')?.amount]).toEqual([[], -40_00]);
});

describe('the desk', () => {
  it('asks why before anything is done, and leads to the field', async () => {
    const player = await raise.held_win();
    const { id, text } = await waits(player);
    expect(text).toMatch(/Ember Crates[\s\S]*acme[\s\S]*€1\.00/);
    const refused = await post({ exception: id, decision: 'release', note: ' ' });
    expect(refused.status).toBe(422);
    expect(refused.$('title').text()).toContain('There is a problem');
    expect(refused.$('[role="alert"][autofocus] a').attr('href')).toBe(`#note-${id}`);
    expect(refused.$(`[id="note-${id}"]`).attr('aria-invalid')).toBe('true');
    expect([await cashOf(player), await logged(id)]).toEqual([499_00, []]);
  });

  it('offers no credit that a limit or an exclusion forbids, and takes none', async () => {
    const player = await raise.unallocated();
    await lantern.api.selfExclude({ body: { password: player.password, confirm: true } }, player);
    const { id, decisions } = await waits(player);
    expect(decisions).toEqual(['refund']);
    const refused = await post({ exception: id, decision: 'credit' });
    expect(refused.status).toBe(409);
    expect(refused).toShow('blocked or excluded');
    expect(await logged(id)).toEqual([]);
  });

  it('says so where the player was first, and who that was', async () => {
    const player = await raise.unallocated();
    const { id } = await waits(player);
    await lantern.api.decideUnallocated(
      {
        params: { id: id.split('.').slice(2).join('.') },
        body: { decision: 'credit', requestId: crypto.randomUUID() },
      },
      player,
    );
    const late = await post({ exception: id, decision: 'refund' });
    expect(late.status).toBe(409);
    expect(late).toShow('doesn’t wait any more');
    await expect.poll(async () => (await logged(id)).map(({ actor }) => actor)).toEqual(['the player']);
  });

  it.each([{ exception: 'nobody.held_win.x', decision: 'release' }, { decision: 'release' }, {}])(
    'takes nothing else: %j',
    async (form) => {
      expect((await post(form as Record<string, string>)).status).toBe(404);
    },
  );

  it('knows no decision of another kind', async () => {
    const { id } = await waits(await raise.held_win());
    expect((await post({ exception: id, decision: 'collect' })).status).toBe(422);
  });

  it('is the operators’ where QA is off: nobody signed in, no page and no deed; no foreign page posts there; no script is needed', async () => {
    const house = await startLantern({ qa: false });
    try {
      const ask = (headers: Record<string, string>, method = 'GET') =>
        house
          .visitor()
          .request(
            method,
            path,
            method === 'GET' ? undefined : new URLSearchParams({ exception: 'x', decision: 'release', note: 'x' }),
            { headers, follow: false },
          );
      for (const method of ['GET', 'POST']) expect((await ask({}, method)).status).toBe(401);
      const headers = await operatorHeaders(house, 'risk');
      expect(
        (await ask({ ...headers, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 'POST')).status,
      ).toBe(403);
      const page = await ask(headers);
      expect([page.status, page.$('script').length]).toEqual([200, 0]);
      expect(page).toHaveHeading('Exceptions');
      expect(page.headers.get('content-security-policy')).not.toContain('unsafe-inline');
    } finally {
      await house.stop();
    }
  });
});
