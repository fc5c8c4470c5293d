/** A message to support is a ticket: it is answered once, in its sender's language, in time where it is a complaint, and its player reads the answer. */
import { languages, type Language } from 'contract/constants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { translatorFor } from '~/i18n/translator';
import { startLantern, type Lantern, type Page, type Visitor } from '../harness';
import { addressOf, operatorVisitor } from '../harness/operators';
import { freshPlayer } from '../harness/player';

let lantern: Lantern;
let support: Visitor;
beforeAll(async () => {
  lantern = await startLantern();
  support = await operatorVisitor(lantern, 'support');
});
afterAll(() => lantern.stop());

let count = 0;
const elsewhere = () => ({ ip: `198.51.100.${(count += 1)}` });
/** Somebody's message, once support has it. */
async function written(
  message: string,
  {
    by = lantern.visitor(elsewhere()),
    language = 'en',
    ...more
  }: { by?: Visitor; language?: Language } & Record<string, unknown> = {},
): Promise<string> {
  const page = await by.get(`${language === 'en' ? '' : `/${language}`}/info/contact-us`);
  const sent = await page.submit('contact', { name: 'Mira', email: 'mira@mail.example', message, ...more } as Record<
    string,
    string
  >);
  const reference = sent.url.searchParams.get('sent')!;
  await expect.poll(async () => (await support.get(`/__ops/support/${reference}`)).status).toBe(200);
  return reference;
}
const post = (form: Record<string, string>, who = support): Promise<Page> =>
  who.post(
    '/__ops/support',
    { press: crypto.randomUUID(), note: 'as agreed', state: 'waiting', answers: '0', ...form },
    { follow: false },
  );
const answer = (ticket: string, text: string, more: Record<string, string> = {}) =>
  post({ step: 'answer', ticket, text, ...more });
const ticket = (reference: string) => support.get(`/__ops/support/${reference}`);
const mailsWith = async (text: string, to = 'mira@mail.example') =>
  (await lantern.mailbox.all()).filter((mail) => mail.to === to && mail.text.includes(text));
const logged = async (subject: string) =>
  (
    await (
      await lantern.database()
    )
      .prepare('SELECT actor, action FROM operator_log WHERE subject = ? ORDER BY seq')
      .bind(subject)
      .all<{ actor: string; action: string }>()
  ).results;

describe('a message to support', () => {
  it('waits at the desk, the oldest first, and is found by its number and its sender', async () => {
    const [first, second] = [await written('First of two', { email: 'two@mail.example' }), await written('Second')];
    const list = (await support.get('/__ops/support')).$('main').text();
    expect(list.indexOf(first)).toBeGreaterThan(-1);
    expect(list.indexOf(first)).toBeLessThan(list.indexOf(second));
    for (const text of [first.toLowerCase(), 'TWO@mail.example']) {
      const found = (await support.get(`/__ops/support?q=${encodeURIComponent(text)}`)).$('main').text();
      expect([found.includes(first), found.includes(second)]).toEqual([true, false]);
    }
  });

  it('is answered once, by mail, however often the answer is posted and by whom', async () => {
    const reference = await written('Where is my bonus, please? 8812');
    const press = 'one-press-of-the-button';
    for (const _ of [1, 2])
      expect((await answer(reference, 'It is\r\nin your list, 4471.', { press })).status).toBe(303);
    expect((await answer(reference, 'It is\nin your list, 4471.')).status).toBe(409);
    const other = await operatorVisitor(lantern, 'risk');
    expect((await post({ step: 'answer', ticket: reference, text: 'Another answer, 4471' }, other)).status).toBe(409);
    const mails = await mailsWith('4471');
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain('It is\nin your list, 4471.');
    for (const part of ['8812', reference, 'because you wrote to']) expect(mails[0]!.text).toContain(part);
    expect(await logged(reference)).toEqual([{ actor: addressOf('support'), action: 'ticket_answered' }]);
    expect(await ticket(reference)).toShow('Answer support@operators.example');
    expect((await answer(reference, 'And one more, 4472', { state: 'answered', answers: '1' })).status).toBe(303);
    expect(await mailsWith('4472')).toHaveLength(1);
  });

  it('is answered by nobody without the role, and not without words', async () => {
    const reference = await written('Nobody answers this');
    const content = await operatorVisitor(lantern, 'content');
    expect((await post({ step: 'answer', ticket: reference, text: 'x' }, content)).status).toBe(403);
    expect((await content.get(`/__ops/support/${reference}`)).status).toBe(403);
    expect((await answer(reference, ' \u200b\n')).status).toBe(422);
    expect((await answer(reference, 'x'.repeat(4_001))).status).toBe(422);
    expect((await answer('C-00000000', 'x')).status).toBe(404);
    expect((await post({ step: 'close', ticket: reference, note: ' ' })).status).toBe(422);
    expect(await ticket(reference)).not.toShow('What was written to the sender');
  });

  it('with hostile words is shown inert, at the desk, to its player and in the mail', async () => {
    const hostile = `<script id=q>1</script> "'& {{name}} __proto__`;
    const { visitor, account } = await freshPlayer(lantern, {}, elsewhere());
    const reference = await written(hostile, { by: visitor, email: account.email });
    expect((await answer(reference, hostile)).status).toBe(303);
    for (const page of [await ticket(reference), await visitor.get('/info/contact-us/messages')]) {
      expect(page.$('#q').length).toBe(0);
      expect(page).toShow(hostile);
    }
    const [mail] = await mailsWith(reference, account.email);
    expect(mail!.text).toContain(hostile);
  });
});

describe('a complaint', () => {
  const complaint = { complaint: 'on' };

  it('says by when it is answered, is not closed before, and is handed to dispute resolution with a letter', async () => {
    const { visitor, account } = await freshPlayer(lantern, {}, elsewhere());
    const reference = await written('I complain about a round', { by: visitor, email: account.email, ...complaint });
    expect(await visitor.get('/info/contact-us/messages')).toShow('We answer this complaint by');
    expect((await support.get('/__ops/support?list=complaints')).$('main').text()).toContain(reference);
    expect((await post({ step: 'close', ticket: reference })).status).toBe(409);
    expect((await post({ step: 'escalate', ticket: reference, text: 'Our word' })).status).toBe(409);
    expect((await answer(reference, 'We looked at the round.')).status).toBe(303);
    const now = { state: 'answered', answers: '1' };
    const letter = { step: 'escalate', ticket: reference, text: 'The round was paid as drawn, 9917.', ...now };
    for (const _ of [1, 2]) await post({ ...letter, press: 'press-of-the-letter' });
    const mails = await mailsWith('9917', account.email);
    expect(mails).toHaveLength(1);
    for (const part of ['Gaming Dispute Resolution', 'https://disputes.example/', 'final position', reference])
      expect(mails[0]!.text).toContain(part);
    const page = await visitor.get('/info/contact-us/messages');
    for (const part of ['With dispute resolution', '9917', 'Gaming Dispute Resolution']) expect(page).toShow(part);
    expect((await post({ ...letter, text: 'Again', state: 'escalated', answers: '2' })).status).toBe(409);
    expect((await post({ step: 'close', ticket: reference, state: 'escalated', answers: '2' })).status).toBe(303);
    expect((await answer(reference, 'Too late', { state: 'closed', answers: '2' })).status).toBe(409);
    expect((await post({ step: 'reopen', ticket: reference, state: 'closed', answers: '2' })).status).toBe(303);
    expect((await logged(reference)).map(({ action }) => action)).toEqual([
      ...['ticket_answered', 'ticket_escalated', 'ticket_closed', 'ticket_reopened'],
    ]);
  });

  it('can be made of a question by support', async () => {
    const reference = await written('This is unfair');
    expect((await post({ step: 'escalate', ticket: reference, text: 'x' })).status).toBe(409);
    expect((await post({ step: 'complaint', ticket: reference })).status).toBe(303);
    expect((await post({ step: 'complaint', ticket: reference })).status).toBe(409);
    expect((await post({ step: 'close', ticket: reference })).status).toBe(409);
  });
});

describe('what a player wrote', () => {
  it('is that player’s to read, and nobody else’s', async () => {
    const { visitor, account } = await freshPlayer(lantern, {}, elsewhere());
    const { visitor: other } = await freshPlayer(lantern, {}, elsewhere());
    await written('Mine alone, 3391', { by: visitor, email: account.email });
    await written('Somebody writes in that name, 3392', { email: account.email });
    const page = await visitor.get('/info/contact-us/messages');
    expect(page).toShow('3391');
    expect(page).not.toShow('3392');
    expect(await other.get('/info/contact-us/messages')).toShow('You haven’t written to us yet');
    expect(await lantern.visitor().get('/info/contact-us/messages')).toBeAt('/');
  });

  it.each(languages)('is answered in the frame of its language: %s', async (language) => {
    const { visitor, account } = await freshPlayer(lantern, {}, elsewhere());
    const t = translatorFor(language);
    const reference = await written(`Message in ${language}`, { by: visitor, language, email: account.email });
    expect((await answer(reference, 'Fine.')).status).toBe(303);
    const [mail] = await mailsWith(reference, account.email);
    if (language !== 'en') expect(mail!.text).not.toMatch(/Hello|Your message|our answer/i);
    const page = await visitor.get(`${language === 'en' ? '' : `/${language}`}/info/contact-us/messages`);
    for (const words of [t('contact.answered'), 'Fine.', t('contact.yours')]) expect(page).toShow(words);
  });
});
