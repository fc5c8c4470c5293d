/**
 * Asks for what the contract suite can't ask of a stranger's API: what takes a provider's signature or a mailed link, and what would
 * lock its players out.
 */
import { createHmac } from 'node:crypto';
import type { CountedApi } from './counted-api';
import { signedBy } from '../harness/game-provider';
import { acmeTitles } from '../harness/outside-titles';
import { feedEvent, signedNews, withOdds } from '../harness/odds-feed';
import { mailedToken, post, expectData, visitor } from './expect-data';

let count = 0;
const requestId = (): string => `round-trips-${String((count += 1)).padStart(8, '0')}`;
const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

export async function drive(house: CountedApi): Promise<void> {
  await theWallet(house);
  await payments(house);
  await payAndPlay(house);
  await theAccount(house);
  await selfExclusion(house);
  await theProgramme(house);
}

/** @throws when no session came with the player. */
async function player({ players }: CountedApi, balance = 500_00) {
  const { sessionid, ...account } = await players.make({ balance });
  if (sessionid === null) throw new Error('There is no player to go on with.');
  return { ...account, player: sessionid };
}

/** An outside provider's two rounds: the second finds what the first left in the player's object. */
async function theWallet(house: CountedApi): Promise<void> {
  const who = await player(house);
  const playerToken = await house.walletToken(who.player, 'acme');
  const tell = async (what: string, message: object) => {
    const body = JSON.stringify({ playerToken, ...message });
    const timestamp = String(await house.clock.now());
    await post(house, `/wallet/${what}`, { body, headers: signedBy('acme', timestamp, body) });
  };
  const titles = { system: 'acme', games: acmeTitles };
  await post(house, '/__internal/games', { body: JSON.stringify(titles), headers: { 'api-key': house.key } });
  for (const round of ['first', 'second']) {
    const base = { roundId: round, gameid: 'ember-crates' };
    await tell('bet', { ...base, transactionId: `${round}-bet`, amount: 1_00, currency: 'EUR' });
    await tell('win', { ...base, transactionId: `${round}-win`, amount: 2_00, currency: 'EUR', closes: true });
    await tell('rollback', { ...base, transactionId: `${round}-back`, betTransactionId: `${round}-bet` });
  }
  await tell('balance', {});
  await expectData(house.api.getOutsideRound({ params: { provider: 'acme', id: 'second' } }, who));
}

/** What the sandbox providers tell of a payment, signed as they sign. */
const notified = (house: CountedApi, rail: string, message: object) => {
  const body = JSON.stringify({ paymentId: 'p-1', at: Date.now(), ...message });
  return post(house, `/cashier/notify/${rail}`, {
    body,
    headers: { 'x-signature': createHmac('sha256', house.variables.PAYMENT_SECRET!).update(body).digest('hex') },
  });
};

async function payments(house: CountedApi): Promise<void> {
  const { api, withdrawals } = house;
  const who = await player(house);
  const card = { number: '4242 4242 4242 4242', expiry: '12/39', cvc: '123', holder: 'Mara Tester' };
  const paid = await expectData(
    api.deposit({ body: { method: 'card', amount: 50_00, requestId: requestId(), card } }, who),
  );
  await notified(house, 'card', { orderId: paid.id, amount: 50_00, currency: 'EUR', outcome: 'succeeded' });

  const coins = await expectData(
    api.deposit({ body: { method: 'crypto', chain: 'BTC', amount: 60_00, requestId: requestId() } }, who),
  );
  await notified(house, 'crypto', {
    kind: 'deposit',
    orderId: coins.id,
    chain: 'BTC',
    received: coins.crypto!.due,
    confirmations: 99,
    outcome: 'received',
  });

  const withdrawal = await expectData(
    api.withdraw({ body: { method: 'crypto', amount: 30_00, requestId: requestId() } }, who),
  );
  await withdrawals.decide(who.playerId, withdrawal.id, 'approve');
  const token = await mailedToken(house, who.email, '/withdrawal/');
  await expectData(api.withdrawalLink({ params: { token } }));
  await expectData(api.completeWithdrawal({ params: { token }, body: { chain: 'BTC', address } }));
  await notified(house, 'crypto', {
    kind: 'payout',
    orderId: `${who.playerId}.${withdrawal.id}`,
    amount: 30_00,
    currency: 'EUR',
    outcome: 'succeeded',
  });

  const other = await expectData(
    api.withdraw({ body: { method: 'crypto', amount: 30_00, requestId: requestId() } }, who),
  );
  await withdrawals.decide(who.playerId, other.id, 'approve');
  await expectData(api.renewWithdrawalLink({ params: { id: other.id } }, who));
  const held = await expectData(api.withdraw({ body: { method: 'card', amount: 20_00, requestId: requestId() } }, who));
  await expectData(api.lockPendingWithdrawals({ body: { trans_ids: [held.id] } }, who));

  const late = await expectData(
    api.deposit({ body: { method: 'crypto', chain: 'BTC', amount: 60_00, requestId: requestId() } }, who),
  );
  await expectData(api.setDepositLimit({ body: { newLimit: 20_00, password: who.password } }, who));
  await notified(house, 'crypto', {
    kind: 'deposit',
    orderId: late.id,
    chain: 'BTC',
    received: late.crypto!.due,
    confirmations: 99,
    outcome: 'received',
  });
  await expectData(
    api.decideUnallocated({ params: { id: late.id }, body: { decision: 'refund', requestId: requestId() } }, who),
  );
  await notified(house, 'refund', {
    refundId: `${late.id}.r1`,
    orderId: late.id,
    amount: 60_00,
    currency: 'EUR',
    outcome: 'succeeded',
  });
}

/** A bank's customer twice: the first time opens the account. */
async function payAndPlay(house: CountedApi): Promise<void> {
  const { api } = house;
  const identity = {
    personId: 'a-person',
    fname: 'Bruno',
    lname: 'Bankmann',
    birthdate: '03-04-1985',
    country: 'DE',
    address: '3 Bank Street',
    city: 'Kiel',
    zip: '24103',
    email: 'bruno@players.example',
    mobile: '',
  };
  for (let times = 0; times < 2; times += 1) {
    const by = await visitor(house);
    const opened = await expectData(api.instantRegLogin({ body: { amount: 50_00, type: 'deposit' } }, by));
    if (opened.step !== 'checkout') throw new Error('No checkout was opened.');
    await notified(house, 'trumo', {
      orderId: opened.orderId,
      amount: 50_00,
      currency: 'EUR',
      outcome: 'succeeded',
      identity,
    });
    await expectData(api.instantRegLogin({ body: { trumo_order_id: opened.orderId } }, by));
  }
}

async function theAccount(house: CountedApi): Promise<void> {
  const { api } = house;
  const who = await player(house);
  await expectData(api.contact({ body: { name: 'Round Tripper', email: who.email, message: 'Good evening.' } }, who));
  await expectData(api.ownTickets({}, who));
  await expectData(api.tawkToPlayerDetails({}, who));
  const png = new Uint8Array(500);
  png.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  await expectData(
    api.uploadPlayerDocument(
      { params: { documentType: 'identity' }, file: png },
      { ...who, headers: { 'content-type': 'image/png' } },
    ),
  );
  await expectData(api.playerDocuments({}, who));
  await expectData(api.updateName({ body: { fname: 'Marta', lname: 'Tester', password: who.password } }, who));
  await expectData(api.dismissMessage({ body: { index: 0 } }, who)).catch(() => {});
  await expectData(api.answerRealityCheck({}, who)).catch(() => {});

  const elsewhere = `elsewhere-${who.email}`;
  await expectData(api.updateEmail({ body: { email: elsewhere, password: who.password } }, who));
  await expectData(api.confirmEmail({ body: { token: await mailedToken(house, elsewhere, '/confirm-email/') } }));

  await expectData(api.forgottenPassword({ body: { email: elsewhere } }, await visitor(house)));
  const token = await mailedToken(house, elsewhere, '/reset-password/');
  await expectData(
    api.resetPassword({ body: { token, newPassword: 'New-lantern-2', passwordConfirm: 'New-lantern-2' } }),
  );
}

async function selfExclusion(house: CountedApi): Promise<void> {
  const { api, clock } = house;
  const who = await player(house);
  const { username, password } = who;
  const back = async () => ({
    player: (await expectData(api.login({ body: { username, password, terms: true } }, await visitor(house))))
      .sessionid,
  });
  await expectData(api.setDepositLimit({ body: { newLimit: 100_00, password } }, who));
  await expectData(api.setDepositLimit({ body: { newLimit: 200_00, password } }, who));
  await expectData(api.getLimits({}, who));
  await expectData(api.withdrawPendingLimit({}, who));
  await expectData(api.setDepositLimit({ body: { newLimit: 200_00, password } }, who));
  await clock.advance({ hours: 24 });
  const nextDay = await back();
  await expectData(api.confirmDepositLimit({}, nextDay));

  await expectData(api.selfExclude({ body: { password, confirm: true } }, nextDay));
  await clock.advance({ hours: 24 });
  // Whoever comes back after the freeze wakes the object, and is mailed the choice.
  await back();
  const token = await mailedToken(house, who.email, '/self-exclusion/');
  await expectData(api.answerSelfExclusion({ params: { token }, body: { choice: 'return', password } }));
}

/** Looks that find nothing planned any more, and a match that is really played, priced by what its feed pushes. */
async function theProgramme(house: CountedApi): Promise<void> {
  const { api, clock } = house;
  await clock.advance({ days: 1 });
  await expectData(api.sportsOverview());
  await clock.advance({ days: 1 });
  await expectData(api.sportsMatches());
  const now = await clock.now();
  const { body, signature } = signedNews({ odds: [withOdds(feedEvent(now + 60_000), now)] });
  await post(house, '/sports/feed', { body, headers: { 'x-signature': signature } });
}
