/** A new mailed link for a withdrawal whose last one is over. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLantern, type Lantern } from '../harness';
import type { Caller } from '../harness/api';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
});
afterAll(() => lantern.stop());

let count = 0;
async function approved(method: 'card' | 'crypto' = 'crypto') {
  const { playerId, sessionid, username, password } = await lantern.players.make({ balance: 100_00 });
  const { data } = await lantern.api.withdraw(
    { body: { method, amount: 30_00, requestId: `new-link-request-${(count += 1)}` } },
    { player: sessionid! },
  );
  await lantern.withdrawals.decide(playerId, data.id, 'approve');
  const session: Caller = { player: sessionid! };
  const again = async (): Promise<Caller> => {
    const anonymous = (await lantern.api.anon()).data.anonSessionId!;
    return {
      player: (await lantern.api.login({ body: { username, password, terms: true } }, { anonymous })).data.sessionid,
    };
  };
  const links = async () => (await lantern.mailbox.all()).filter(({ link }) => link.includes(playerId)).length;
  return { id: data.id, session, again, links };
}

describe('a new link for a withdrawal', () => {
  it('is mailed when the last one is over, and not a moment before; a second later is one', async () => {
    await lantern.clock.freeze();
    const { id, again, links } = await approved();
    await lantern.clock.advance({ hours: 24, seconds: -1 });
    const session = await again();
    const expired = async () => (await lantern.api.withdrawals({}, session)).data.withdrawals[0]!.linkExpired;
    expect(await expired()).toBe(false);
    expect((await lantern.api.renewWithdrawalLink({ params: { id } }, session)).data).toMatchObject({
      id,
      state: 'approved',
    });
    expect(await links()).toBe(1);
    await lantern.clock.advance({ seconds: 1 });
    expect(await expired()).toBe(true);
    const answers = await Promise.all(
      [1, 2, 3].map(() => lantern.api.renewWithdrawalLink({ params: { id } }, session)),
    );
    expect(answers.map(({ info }) => info.success)).toEqual([true, true, true]);
    expect(await links()).toBe(2);
    expect(await expired()).toBe(false);
    await lantern.clock.letGo();
  });

  it('is refused where no address is waited for: by card, before the approval, after it was cancelled', async () => {
    const byCard = await approved('card');
    expect((await lantern.api.renewWithdrawalLink({ params: { id: byCard.id } }, byCard.session)).info).toMatchObject({
      success: false,
      resultCode: 'invalid_request',
    });
    const { sessionid } = await lantern.players.make({ balance: 100_00 });
    const { data } = await lantern.api.withdraw(
      { body: { method: 'crypto', amount: 30_00, requestId: `new-link-request-${(count += 1)}` } },
      { player: sessionid! },
    );
    expect(
      (await lantern.api.renewWithdrawalLink({ params: { id: data.id } }, { player: sessionid! })).info.resultCode,
    ).toBe('invalid_request');
  });

  it('is nobody else’s to ask for', async () => {
    const [owner, other] = [await approved(), await approved()];
    expect(await lantern.api.renewWithdrawalLink({ params: { id: owner.id } }, other.session)).toMatchObject({
      status: 404,
    });
    expect(await lantern.api.renewWithdrawalLink({ params: { id: owner.id } }, {})).toMatchObject({
      status: 401,
      info: { resultCode: 'session_expired' },
    });
    expect(await owner.links()).toBe(1);
  });
});
