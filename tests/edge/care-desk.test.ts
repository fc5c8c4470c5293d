/** Players whose play gives reason for care: what their own doing marks, what operators do about it, and that nothing is offered to them meanwhile. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Lantern, Page, Visitor } from '../harness';
import { addressOf, operatorVisitor } from '../harness/operators';
import { openAccount, type Account } from '../harness/player';
import { startRacing, type Racing } from '../harness/racing';

let racing: Racing;
let lantern: Lantern;
let risk: Visitor;
let support: Visitor;
beforeAll(async () => {
  racing = await startRacing();
  lantern = racing.lantern;
  [risk, support] = (await Promise.all(['risk', 'support'].map((name) => operatorVisitor(lantern, name)))) as [
    Visitor,
    Visitor,
  ];
});
afterAll(() => lantern.stop());

const post = (form: Record<string, string>, who = risk): Promise<Page> =>
  who.post('/__ops/care', { press: crypto.randomUUID(), note: 'as agreed', ...form }, { follow: false });
const queue = async () => (await risk.get('/__ops/care')).$('main').text();
const logged = async (player: string) =>
  (
    await (
      await lantern.database()
    )
      .prepare("SELECT action, actor FROM operator_log WHERE player_id = ? AND action LIKE 'care%' ORDER BY seq")
      .bind(player)
      .all<{ action: string; actor: string }>()
  ).results;
const codeOf = async (answer: Promise<{ info: { resultCode: string } }>) => (await answer).info.resultCode;

/** Three withdrawals, each taken back. */
async function takingBack(who: Account, times = 3): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const { data } = await lantern.api.withdraw(
      { body: { method: 'card', amount: 20_00, requestId: crypto.randomUUID() } },
      who,
    );
    expect(await codeOf(lantern.api.cancelPendingWithdrawals({ body: { trans_ids: [data.id] } }, who))).toBe('ok');
    await lantern.clock.advance({ seconds: 1 });
  }
}

describe('a player who takes withdrawals back', () => {
  it('is marked by the third and not before, stands in the queue, and is offered nothing any more', async () => {
    const who = await openAccount(lantern, { balance: 100_00 });
    await takingBack(who, 2);
    expect((await lantern.api.getPlayer({}, who)).data.mayBeOffered).toBe(true);
    expect((await lantern.api.cashierMethods({}, who)).data.offers).not.toEqual([]);
    await takingBack(who, 1);
    expect((await lantern.api.getPlayer({}, who)).data).toMatchObject({ mayBeOffered: false, frozen: false });
    await expect.poll(queue).toContain(who.username);
    expect(await queue()).toContain('withdrawals cancelled');
    const code = await codeOf(lantern.api.redeemCode({ body: { code: 'WELCOME100' } }, who));
    const race = await codeOf(lantern.api.joinRace({ params: { id: await racing.announce() } }, who));
    expect([code, race]).toEqual(['offers_withheld', 'offers_withheld']);
    expect((await lantern.api.cashierMethods({}, who)).data.offers).toEqual([]);
    const bonus = await operatorVisitor(lantern, 'bonus');
    const grant = {
      step: 'grant',
      'name-en': 'Sorry',
      amount: '5',
      players: who.username,
      note: 'x',
      press: 'press-care-1',
    };
    const page = await bonus.post('/__ops/bonuses', grant, { follow: false });
    expect([page.status, page.$('main').text()]).toEqual([422, expect.stringContaining('may not be offered anything')]);
    expect((await lantern.api.bonuses({}, who)).data.bonuses).toEqual([]);
  });

  it('is unmarked by risk alone, with a reason, and marked again only for what comes after', async () => {
    const who = await openAccount(lantern, { balance: 100_00 });
    await takingBack(who);
    const unmark = { step: 'unmark', player: who.id };
    expect((await post(unmark, support)).status).toBe(403);
    expect((await post({ ...unmark, note: ' ' })).status).toBe(422);
    expect((await lantern.api.getPlayer({}, who)).data.mayBeOffered).toBe(false);
    for (const _ of [1, 2]) expect((await post({ ...unmark, press: 'press-of-unmark' })).status).toBe(303);
    expect((await lantern.api.getPlayer({}, who)).data.mayBeOffered).toBe(true);
    await expect.poll(queue).not.toContain(who.username);
    await lantern.clock.advance({ seconds: 1 });
    await takingBack(who, 2);
    expect((await lantern.api.getPlayer({}, who)).data.mayBeOffered).toBe(true);
    await takingBack(who, 1);
    expect((await lantern.api.getPlayer({}, who)).data.mayBeOffered).toBe(false);
    await expect.poll(() => logged(who.id)).toEqual([{ action: 'care_unmarked', actor: addressOf('risk') }]);
  });
});

describe('an operator', () => {
  it('marks a player by hand, and records each contact once', async () => {
    const who = await openAccount(lantern, { balance: 10_00 });
    for (const _ of [1, 2])
      expect((await post({ step: 'mark', player: who.id, press: 'press-of-mark' }, support)).status).toBe(303);
    expect((await lantern.api.getPlayer({}, who)).data.mayBeOffered).toBe(false);
    await expect.poll(queue).toContain(who.username);
    const contact = { step: 'contact', player: who.id, way: 'phone', outcome: 'spoken', note: '<b id=q>worried</b>' };
    for (const _ of [1, 2]) expect((await post({ ...contact, press: 'press-of-contact' }, support)).status).toBe(303);
    const page = await support.get(`/__ops/care/${who.id}`);
    expect(page.$('#q').length).toBe(0);
    expect(page.$('td:contains("worried")').length).toBe(1);
    expect((await post({ ...contact, way: 'pigeon' }, support)).status).toBe(422);
    expect((await post({ ...contact, player: crypto.randomUUID() }, support)).status).toBe(404);
    expect((await logged(who.id)).map(({ action }) => action).sort()).toEqual(['care_contact', 'care_marked']);
    const content = await operatorVisitor(lantern, 'content');
    expect((await post({ ...contact, press: 'press-of-nobody' }, content)).status).toBe(403);
  });
});
