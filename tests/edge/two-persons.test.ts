/** What takes two persons can't be done by one, by no call; and what nobody has the role for is refused and logged. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLantern, type Lantern, type Page, type Visitor } from '../harness';
import { addressOf, operatorVisitor } from '../harness/operators';

let lantern: Lantern;
let [ada, ben, support]: Visitor[] = [];
beforeAll(async () => {
  lantern = await startLantern();
  [ada, ben, support] = await Promise.all(['ada', 'ben', 'support'].map((name) => operatorVisitor(lantern, name)));
});
afterAll(() => lantern.stop());

let count = 0;
const requestId = (): string => `two-persons-${String((count += 1)).padStart(8, '0')}`;
async function withdrawal(amount: number) {
  const { playerId, sessionid, username } = await lantern.players.make({ balance: amount + 500_00 });
  const player = { player: sessionid! };
  const { documentId } = {
    documentId: (
      await lantern.api.uploadPlayerDocument({ params: { documentType: 'identity' }, file: picture }, player)
    ).data.id,
  };
  await lantern.documents.approve(documentId);
  const { data, info } = await lantern.api.withdraw(
    { body: { method: 'card', amount, requestId: requestId() } },
    player,
  );
  expect(info.success, JSON.stringify(info)).toBe(true);
  const state = async () => (await lantern.api.withdrawals({}, player)).data.withdrawals[0]!.state;
  return { subject: `${playerId}.${data.id}`, playerId, username, player, state };
}
const picture = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(50)]);
const post = (who: Visitor, desk: string, form: Record<string, string>): Promise<Page> =>
  who.post(`/__ops/${desk}`, form, { follow: false });
/** What waits for a second person, by what it says. */
async function requestOf(says: string): Promise<string> {
  const page = await ben!.get('/__ops/requests');
  const card = page.$('article').filter((_, each) => page.$(each).text().includes(says));
  expect(card.length, says).toBe(1);
  return String(card.find('[name=request]').attr('value'));
}
const logged = async (action: string) =>
  (
    await (
      await lantern.database()
    )
      .prepare('SELECT actor, subject, details FROM operator_log WHERE action = ? ORDER BY seq')
      .bind(action)
      .all<{ actor: string; subject: string; details: string }>()
  ).results;

describe('a payout above the limit', () => {
  it('waits for a second person, who sees what the first asked, and is done once', async () => {
    const { subject, username, state } = await withdrawal(4_000_00);
    const asked = await post(ada!, 'till', { subject, step: 'approve' });
    expect(asked.status).toBe(202);
    expect(await state()).toBe('requested');
    // Asked for again, it waits once.
    await post(ada!, 'till', { subject, step: 'approve' });
    await post(ben!, 'till', { subject, step: 'approve' });
    expect(await state()).toBe('requested');
    const request = await requestOf(`€4,000.00 to ${username}`);
    // Nobody confirms what they asked for, whatever they post.
    expect((await post(ada!, 'requests', { request, step: 'confirm' })).status).toBe(403);
    // Nobody without the act's role confirms it, or declines it.
    expect((await post(support!, 'requests', { request, step: 'confirm' })).status).toBe(403);
    expect((await post(support!, 'requests', { request, step: 'decline' })).status).toBe(403);
    // Nothing else of the till gets it paid.
    expect((await post(ada!, 'till', { subject, step: 'pay' })).status).toBe(409);
    expect((await post(ada!, 'requests', { request: crypto.randomUUID(), step: 'confirm' })).status).toBe(404);
    expect(await state()).toBe('requested');
    const both = await Promise.all([1, 2].map(() => post(ben!, 'requests', { request, step: 'confirm' })));
    expect(both.map(({ status }) => status).sort()).toEqual([303, 409]);
    expect(await state()).toBe('approved');
    expect((await logged('asked')).filter((entry) => entry.subject === subject).map(({ actor }) => actor)).toEqual([
      addressOf('ada'),
    ]);
    expect((await logged('confirmed')).filter((entry) => entry.subject === subject)).toMatchObject([
      { actor: addressOf('ben'), details: expect.stringContaining(addressOf('ada')) as unknown },
    ]);
    await expect
      .poll(async () =>
        (await logged('approve')).filter((entry) => entry.subject === subject).map(({ actor }) => actor),
      )
      .toEqual([addressOf('ben')]);
  });

  it('is declined by the second person, or taken back by the first, and nothing moves', async () => {
    for (const [who, says] of [
      [ben!, 'declined'],
      [ada!, 'declined'],
    ] as const) {
      const { subject, username, state } = await withdrawal(3_000_00);
      await post(ada!, 'till', { subject, step: 'approve' });
      const request = await requestOf(username);
      expect((await post(who, 'requests', { request, step: 'decline' })).status).toBe(303);
      expect((await post(ben!, 'requests', { request, step: 'confirm' })).status).toBe(409);
      expect(await state()).toBe('requested');
      expect((await logged(says)).some((entry) => entry.subject === subject)).toBe(true);
    }
  });

  it('that its player cancelled meanwhile is not approved by a confirmation', async () => {
    const { subject, username, player, state } = await withdrawal(3_000_00);
    await post(ada!, 'till', { subject, step: 'approve' });
    const request = await requestOf(username);
    await lantern.api.cancelPendingWithdrawals({ body: { trans_ids: [subject.split('.')[1]!] } }, player);
    expect((await post(ben!, 'requests', { request, step: 'confirm' })).status).toBe(409);
    expect(await state()).toBe('cancelled');
  });

  it('is not there for one up to the limit', async () => {
    const { subject, state } = await withdrawal(2_000_00);
    expect((await post(ada!, 'till', { subject, step: 'approve' })).status).toBe(303);
    expect(await state()).toBe('approved');
  });

  it('is not got round by two payouts to one player; those to others don’t count', async () => {
    const [first, other] = [await withdrawal(1_400_00), await withdrawal(1_400_00)];
    const body = { method: 'card', amount: 500_00, requestId: requestId() };
    const more = await lantern.api.withdraw({ body }, first.player);
    const second = `${first.playerId}.${more.data.id}`;
    for (const subject of [first.subject, other.subject])
      expect((await post(ada!, 'till', { subject, step: 'approve' })).status).toBe(303);
    expect((await post(ada!, 'till', { subject: second, step: 'approve' })).status).toBe(303);
    const last = await withdrawal(2_000_00);
    expect((await post(ada!, 'till', { subject: last.subject, step: 'approve' })).status).toBe(303);
    const beyond = await lantern.api.withdraw({ body: { ...body, requestId: requestId() } }, last.player);
    const subject = `${last.playerId}.${beyond.data.id}`;
    expect((await post(ada!, 'till', { subject, step: 'approve' })).status).toBe(202);
    await post(ada!, 'requests', { request: await requestOf(last.username), step: 'decline' });
  });
});

describe('a role', () => {
  const grant = (email: string, role = 'payments') => ({ step: 'grant', email, role });

  it('is granted by two administrators, and neither of them gets it', async () => {
    const eve = 'eve@lantern.example';
    expect((await post(ada!, 'operators', grant(eve))).status).toBe(202);
    const request = await requestOf(eve);
    expect((await post(ada!, 'requests', { request, step: 'confirm' })).status).toBe(403);
    expect((await post(ben!, 'requests', { request, step: 'confirm' })).status).toBe(303);
    expect((await ada!.get('/__ops/operators')).$('main').text()).toContain(eve);
    expect((await post(ada!, 'operators', grant(addressOf('ada'), 'sports'))).status).toBe(403);
    // Asked for by one for the other, the other is no second person.
    await post(ada!, 'operators', { step: 'take', email: addressOf('ben'), role: 'sports' });
    ben = await operatorVisitor(lantern, 'content');
    ben = await operatorVisitor(lantern, 'ben');
  });

  it('of an administrator alone grants', async () => {
    const before = (await logged('refused')).length;
    expect((await post(support!, 'operators', grant('eve@lantern.example', 'admin'))).status).toBe(403);
    expect((await logged('refused')).slice(before)).toMatchObject([
      { actor: addressOf('support'), subject: '/__ops/operators grant' },
    ]);
  });

  it.each([grant('no address'), grant('eve@lantern.example', 'king'), { step: 'grant' }])(
    'takes nothing else: %j',
    async (form) => {
      expect((await post(ada!, 'operators', form)).status).toBe(422);
    },
  );
});

describe('every act', () => {
  let content: Visitor | undefined;
  it.each([
    ['till', 'approve'],
    ['till', 'pay'],
    ['till', 'reject'],
    ['till', 'turn_off'],
    ['till', 'turn_on'],
    ['methods', 'set'],
    ['exceptions', 'decide'],
    ['documents', 'approve'],
    ['documents', 'reject'],
    ['books', 'close'],
    ['hosts', 'finish'],
    ['operators', 'grant'],
    ['operators', 'take'],
    ['players', 'block'],
    ['players', 'change_block'],
    ['players', 'unblock'],
    ['players', 'end_sessions'],
    ['players', 'note'],
    ['players', 'correct'],
    ['bonuses', 'make_code'],
    ['bonuses', 'end_code'],
    ['bonuses', 'check'],
    ['bonuses', 'grant'],
    ['loyalty', 'set'],
    ['loyalty', 'withdraw'],
    ['races', 'make'],
    ['races', 'change'],
    ['races', 'cancel'],
    ['sports', 'terms'],
    ['sports', 'void_match'],
    ['sports', 'void_market'],
    ['sports', 'result'],
  ])('at %s: %s is refused to who lacks the role, and the refusal is logged', async (desk, step) => {
    content ??= await operatorVisitor(lantern, 'content');
    const before = (await logged('refused')).length;
    expect((await post(content, desk, { step, method: 'card', subject: 'x', player: 'x', note: 'x' })).status).toBe(
      403,
    );
    expect((await logged('refused')).slice(before)).toMatchObject([
      { actor: addressOf('content'), subject: `/__ops/${desk} ${step}` },
    ]);
  });

  it('that moves money asks for a sign-in of the last ten minutes', async () => {
    const { subject, state } = await withdrawal(100_00);
    await lantern.clock.advance({ minutes: 11 });
    const late = await post(ada!, 'till', { subject, step: 'approve' });
    expect([late.status, late.$('[role=alert]').text()]).toEqual([401, expect.stringContaining('ten minutes')]);
    expect(await state()).toBe('requested');
    ada = await operatorVisitor(lantern, 'ada');
    expect((await post(ada, 'till', { subject, step: 'approve' })).status).toBe(303);
  });
});
