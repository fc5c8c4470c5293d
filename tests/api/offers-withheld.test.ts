import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Caller } from '../harness/api';
import type { Lantern } from '../harness/lantern';
import { operatorVisitor } from '../harness/operators';
import { openAccount, type Account } from '../harness/player';
import { startRacing, type Racing } from '../harness/racing';

let racing: Racing;
let lantern: Lantern;
beforeAll(async () => {
  racing = await startRacing();
  lantern = racing.lantern;
});
afterAll(() => lantern.stop());

const codeOf = async (answer: Promise<{ info: { resultCode: string } }>): Promise<string> =>
  (await answer).info.resultCode;
const mayBeOffered = async (who: Caller) => (await lantern.api.getPlayer({}, who)).data.mayBeOffered;
const redeem = (who: Caller) => codeOf(lantern.api.redeemCode({ body: { code: 'WELCOME100' } }, who));
const join = async (who: Caller) => codeOf(lantern.api.joinRace({ params: { id: await racing.announce() } }, who));
const offersOf = async (who: Caller) => (await lantern.api.cashierMethods({}, who)).data.offers.map(({ id }) => id);
async function loggedInAgain(who: Account): Promise<Account> {
  const anonymous = (await lantern.api.anon()).data.anonSessionId;
  const { username, password } = who;
  return {
    ...who,
    player: (await lantern.api.login({ body: { username, password, terms: true } }, { anonymous })).data.sessionid,
  };
}
const exclude = (who: Account) => lantern.api.selfExclude({ body: { password: who.password, confirm: true } }, who);
/** The money of a frozen account comes before it is frozen. */
const funded = { balance: 50_00 };

async function excluded(): Promise<Account> {
  const who = await openAccount(lantern, funded);
  await exclude(who);
  return loggedInAgain(who);
}
async function atLimit(): Promise<Account> {
  const who = await openAccount(lantern, funded);
  await lantern.api.setDepositLimit({ body: { newLimit: 20_00, password: who.password } }, who);
  return who;
}
async function barred(): Promise<Caller> {
  return { ...(await openAccount(lantern, funded)), headers: { 'x-client-country': 'US' } };
}
async function markedForCare(): Promise<Account> {
  const who = await openAccount(lantern, funded);
  const support = await operatorVisitor(lantern, 'support');
  await support.post('/__ops/care', { step: 'mark', player: who.id, note: 'worried', press: crypto.randomUUID() });
  return who;
}
async function onBreak(): Promise<Account> {
  const who = await openAccount(lantern, funded);
  await lantern.api.updateRealityCheck({ body: { minutes: 15 } }, who);
  await lantern.clock.advance({ minutes: 15 });
  return who;
}

describe('nothing is offered', () => {
  it.each([
    ['a self-excluded player', excluded, 'account_frozen'],
    ['a player whom an operator has frozen', () => openAccount(lantern, { ...funded, frozen: true }), 'account_frozen'],
    ['a player whose deposit limit leaves nothing', atLimit, 'offers_withheld'],
    ['a player who calls from a barred territory', barred, 'offers_withheld'],
    ['a player who is marked for care', markedForCare, 'offers_withheld'],
    ['a player with a reality check to answer', onBreak, 'offers_withheld'],
  ] as const)('to %s: no code, no race, no offer with a deposit', async (_, make, code) => {
    const who = await make();
    expect(await mayBeOffered(who)).toBe(false);
    expect(await redeem(who)).toBe(code);
    expect(await join(who)).toBe(code);
    expect(await offersOf(who)).toEqual([]);
    expect((await lantern.api.bonuses({}, who)).data.bonuses).toEqual([]);
  });

  it('but to everybody else', async () => {
    const who = await openAccount(lantern, funded);
    expect(await mayBeOffered(who)).toBe(true);
    expect(await offersOf(who)).toEqual(['reload']);
    expect(await redeem(who)).toBe('ok');
    expect(await join(who)).toBe('ok');
  });

  it('in the reader’s language, and without a word on why', async () => {
    const { info } = await lantern.api.redeemCode(
      { body: { code: 'WELCOME100' } },
      { ...(await atLimit()), language: 'de' },
    );
    expect(info).toEqual({
      success: false,
      resultCode: 'offers_withheld',
      message: 'Angebote stehen Ihnen derzeit nicht zur Verfügung',
    });
  });
});

describe('what is withheld comes back', () => {
  it('with the answer to the reality check', async () => {
    const who = await onBreak();
    await lantern.api.answerRealityCheck({}, who);
    expect(await mayBeOffered(who)).toBe(true);
  });

  it('with room under the limit, a day later', async () => {
    const who = await atLimit();
    await lantern.clock.advance({ hours: 24, seconds: 1 });
    expect(await mayBeOffered(await loggedInAgain(who))).toBe(true);
  });

  it('with the call from home, for a barred territory is where one is', async () => {
    const { player } = await barred();
    expect(await mayBeOffered({ player })).toBe(true);
  });

  it('seven days after an exclusion is over, to the second', async () => {
    await lantern.clock.freeze();
    const who = await openAccount(lantern, funded);
    await exclude(who);
    await lantern.clock.advance({ hours: 24 });
    await loggedInAgain(who);
    const mail = await vi.waitFor(() => lantern.mailbox.latestFor(who.email), 5_000);
    const token = decodeURIComponent(new URL(mail.link).pathname.split('/').at(-1)!);
    await lantern.api.answerSelfExclusion({ params: { token }, body: { choice: 'return', password: who.password } });
    await lantern.clock.advance({ hours: 24 });
    const back = await loggedInAgain(who);
    expect((await lantern.api.getPlayer({}, back)).data).toMatchObject({ frozen: false, mayBeOffered: false });
    expect(await redeem(back)).toBe('offers_withheld');
    await lantern.clock.advance({ days: 6, hours: 23, minutes: 59, seconds: 59 });
    expect(await mayBeOffered(await loggedInAgain(who))).toBe(false);
    await lantern.clock.advance({ seconds: 1 });
    expect(await mayBeOffered(await loggedInAgain(who))).toBe(true);
    await lantern.clock.letGo();
  });
});
