import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { languages } from 'contract/constants';
import { vipLevels } from 'contract/vip-ladder';
import type { Caller } from '../harness/api';
import { GameProvider, providersKnown } from '../harness/game-provider';
import { listAcmeTitles } from '../harness/outside-titles';
import { startLantern, type Lantern } from '../harness/lantern';
import { operatorVisitor } from '../harness/operators';
import { openAccount, type Account } from '../harness/player';

let lantern: Lantern;
let acme: GameProvider;
beforeAll(async () => {
  lantern = await startLantern({ api: providersKnown('acme') });
  await listAcmeTitles(lantern);
  acme = new GameProvider(lantern, 'acme');
});
afterAll(() => lantern.stop());

/** What is staked for the first level: 25 euro a cash point. */
const toLevelOne = vipLevels[0]!.requiredCP * 25_00;
let count = 0;
const rich = (language = 'en') => openAccount(lantern, { balance: 5_000_00, language });

async function settle(who: Account, stake: number, payout: number): Promise<void> {
  const roundId = `notices-${(count += 1)}`;
  const base = {
    playerToken: await lantern.walletToken(who.player, 'acme'),
    roundId,
    gameid: 'ember-crates',
    currency: 'EUR',
  };
  await acme.tell('bet', { ...base, transactionId: `${roundId}-bet`, amount: stake });
  expect(
    (await acme.tell('win', { ...base, transactionId: `${roundId}-win`, amount: payout, closes: true })).info.success,
  ).toBe(true);
}
const linesOf = async (who: Caller): Promise<string[]> =>
  (await lantern.api.playerMessages({}, who)).data.messages.flatMap(({ message }) => message.split('\n'));
const mailsTo = async ({ email }: Account) => (await lantern.mailbox.all()).filter(({ to }) => to === email);
const takeMails = (who: Account) => lantern.api.updateMails({ body: { mails: true } }, who);
async function loggedInAgain(who: Account): Promise<Account> {
  const anonymous = (await lantern.api.anon()).data.anonSessionId;
  const { username, password } = who;
  return {
    ...who,
    player: (await lantern.api.login({ body: { username, password, terms: true } }, { anonymous })).data.sessionid,
  };
}

describe('the bell tells', () => {
  it('of a level with what it brings, and of several at once in one line', async () => {
    const who = await rich();
    await settle(who, toLevelOne, toLevelOne);
    await settle(who, 4 * toLevelOne, 4 * toLevelOne);
    const lines = (await linesOf(who)).filter((line) => line.includes('level'));
    expect(lines).toHaveLength(2);
    expect(lines[0]).toBe('You’ve reached level 1. Your reward: 10 free spins, listed with your bonuses.');
    expect(lines[1]).toMatch(/^You’ve reached level \d+\. Your reward: .*\d+ free spins, listed with your bonuses\.$/);
  });

  it('of a challenge that was hit, once', async () => {
    const who = await rich();
    await settle(who, 1_50, 2_250_00);
    await settle(who, 1_50, 2_250_00);
    expect((await linesOf(who)).filter((line) => line.startsWith('Challenge completed'))).toHaveLength(1);
  });

  it('in the reader’s language', async () => {
    const who = await rich();
    await settle(who, toLevelOne, toLevelOne);
    const told = await Promise.all(languages.map(async (language) => (await linesOf({ ...who, language }))[0]));
    expect(new Set(told).size).toBe(languages.length);
  });

  it('of cashback when its period has closed, once, and only of what there is', async () => {
    const who = await rich();
    await settle(who, 1_000_00, 900_00);
    const quiet = await rich();
    await lantern.clock.advance({ days: 1 });
    const cashback = async (player: Account) =>
      (await linesOf(await loggedInAgain(player))).filter((line) => line.includes('cashback'));
    expect(await cashback(who)).toEqual([
      expect.stringMatching(/^Your daily cashback is ready to claim: €\d+\.\d\d\.$/),
    ]);
    await lantern.clock.advance({ days: 1 });
    expect(await cashback(who)).toHaveLength(1);
    expect(await cashback(quiet)).toEqual([]);
  });

  it('of a bonus that ends within a day, and of none that was given for less', async () => {
    const who = await rich();
    await lantern.bonuses.give(who.id, { amount: 10_00, expiresInSeconds: 3 * 86_400, started: true });
    const short = await rich();
    await lantern.bonuses.give(short.id, { amount: 10_00, expiresInSeconds: 3_600, started: true });
    await lantern.clock.advance({ days: 2, seconds: 1 });
    expect(await linesOf(await loggedInAgain(who))).toEqual([
      expect.stringMatching(/^Your bonus “Test bonus” ends on \d+ \w+ at \d\d:\d\d UTC\.$/),
    ]);
    expect(await linesOf(await loggedInAgain(short))).toEqual([]);
    expect(await mailsTo(who)).toEqual([]);
  });

  it('nobody who is frozen; what was held back is told when it is paid', async () => {
    const who = await rich();
    const roundId = `notices-${(count += 1)}`;
    const base = {
      playerToken: await lantern.walletToken(who.player, 'acme'),
      roundId,
      gameid: 'ember-crates',
      currency: 'EUR',
    };
    await acme.tell('bet', { ...base, transactionId: `${roundId}-bet`, amount: toLevelOne });
    await lantern.api.selfExclude({ body: { password: who.password, confirm: true } }, who);
    await acme.tell('win', { ...base, transactionId: `${roundId}-win`, amount: toLevelOne, closes: true });
    expect(await linesOf(await loggedInAgain(who))).toEqual([]);
  });
});

describe('a mail', () => {
  it('says the same to who takes mails, in his language, with the way to turn them off', async () => {
    const who = await rich('de');
    await takeMails(who);
    await settle(who, toLevelOne, toLevelOne);
    const mail = await vi.waitFor(() => lantern.mailbox.latestFor(who.email), 5_000);
    expect(mail.subject).toBe('Lantern: Sie haben ein neues Level erreicht');
    expect(mail.text).toContain('Sie haben Level 1 erreicht. Ihre Belohnung: 10 Freispiele');
    expect(mail.text).toContain('/de/profile/my-account#mails');
  });

  it('goes to nobody who has not asked for it, or asks no more', async () => {
    const never = await rich();
    await settle(never, toLevelOne, toLevelOne);
    const noMore = await rich();
    await takeMails(noMore);
    await lantern.api.updateMails({ body: { mails: false } }, noMore);
    await settle(noMore, toLevelOne, toLevelOne);
    for (const who of [never, noMore]) {
      expect(await linesOf(who)).toHaveLength(1);
      expect(await mailsTo(who)).toEqual([]);
    }
  });

  it('goes to nobody at his limit, nor does a message', async () => {
    const who = await rich();
    await takeMails(who);
    await lantern.api.setDepositLimit({ body: { newLimit: 20_00, password: who.password } }, who);
    await settle(who, toLevelOne, toLevelOne);
    expect(await linesOf(who)).toEqual([]);
    expect(await mailsTo(who)).toEqual([]);
    expect((await lantern.api.bonuses({}, who)).data.bonuses, 'what was earned is given').toHaveLength(1);
  });

  it('goes to nobody who is marked for care, nor does a message', async () => {
    const who = await rich();
    await takeMails(who);
    const support = await operatorVisitor(lantern, 'support');
    const mark = { step: 'mark', player: who.id, note: 'worried', press: crypto.randomUUID() };
    expect((await support.post('/__ops/care', mark, { follow: false })).status).toBe(303);
    await settle(who, toLevelOne, toLevelOne);
    expect(await linesOf(who)).toEqual([]);
    expect(await mailsTo(who)).toEqual([]);
    expect((await lantern.api.bonuses({}, who)).data.bonuses, 'what was earned is given').toHaveLength(1);
  });

  it.each([1, 'true', null, undefined])('is not turned on by %j, nor without a session', async (mails) => {
    const who = await rich();
    expect((await lantern.api.updateMails({ body: { mails } }, who)).status).toBe(422);
    expect((await lantern.api.updateMails({ body: { mails: true } })).info.resultCode).toBe('session_expired');
    expect((await lantern.api.getPlayer({}, who)).data.mails).toBe(false);
  });
});
