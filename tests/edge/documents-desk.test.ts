/** The desk for documents: each is seen as it is, decided once, logged, and its player told. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLantern, type Lantern } from '../harness';
import { addressOf, operatorHeaders } from '../harness/operators';
import { openAccount, type Account } from '../harness/player';

let lantern: Lantern;
let signedIn: Record<string, Record<string, string>>;
beforeAll(async () => {
  lantern = await startLantern();
  signedIn = { ada: await operatorHeaders(lantern, 'ada'), ben: await operatorHeaders(lantern, 'ben') };
});
afterAll(() => lantern.stop());

const as = (name: string) => signedIn[name]!;
const path = '/__ops/documents';
const desk = (query = '') => lantern.visitor().get(path + query, { headers: as('ada') });
const post = (form: Record<string, string>, who = 'ada') =>
  lantern.visitor().post(path, form, { headers: as(who), follow: false });
const files = {
  picture: Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(50)]),
  pdf: Buffer.from('%PDF-1.7 <script>alert(1)</script>'),
};

/** Somebody whose document waits. */
async function waiting(type = 'identity', file: Buffer = files.picture) {
  const player = await openAccount(lantern);
  const {
    data: { id },
  } = await lantern.api.uploadPlayerDocument({ params: { documentType: type }, file }, player);
  await expect.poll(async () => (await desk()).html).toContain(`d-${id}`);
  return { player, id };
}
const person = { fname: 'Ng', lname: 'O’Brien', birthdate: '01-02-1990' };
const logged = async (id: string) =>
  (
    await (
      await lantern.database()
    )
      .prepare('SELECT actor, action, details FROM operator_log WHERE subject = ? ORDER BY seq')
      .bind(id)
      .all<{ actor: string; action: string; details: string }>()
  ).results;
const kyc = async (player: Account) => (await lantern.api.playerDocuments({}, { ...player, language: 'de' })).data;

describe('a document that waits', () => {
  it('is approved with what stands on it, once, and binds name and birth date', async () => {
    const { player, id } = await waiting();
    const presses = await Promise.all([
      post({ document: id, step: 'approve', ...person }),
      post({ document: id, step: 'approve', ...person }),
    ]);
    for (const { status, headers } of presses)
      expect([status, headers.get('location')]).toEqual([303, `${path}?decided=${id}`]);
    expect(await desk(`?decided=${id}`)).toShow('approved by ada@operators.example');
    const late = await post({ document: id, step: 'reject', reason: 'expired' }, 'ben');
    expect(late.status).toBe(409);
    expect(late.$('[role=alert]').text()).toContain('approved by ada@operators.example');
    expect((await kyc(player)).kycStatus).toBe('verified');
    expect((await lantern.api.getPlayer({}, player)).data).toMatchObject(person);
    expect(JSON.stringify((await lantern.api.playerMessages({}, player)).data)).toContain('Your account is verified.');
    await expect.poll(() => logged(id)).toMatchObject([{ actor: addressOf('ada'), action: 'document_approve' }]);
    expect((await desk()).html).not.toContain(id);
    expect(await lantern.visitor().get('/__ops/till', { headers: as('ada') })).toShow('document approved');
  });

  it('is rejected with a reason that its player reads in the own language, and may be sent again', async () => {
    const { player, id } = await waiting('address');
    const without = await post({ document: id, step: 'reject', reason: '' });
    expect(without.status).toBe(422);
    expect(without.$('[role="alert"][autofocus] a').attr('href')).toBe(`#reason-${id}`);
    for (let time = 0; time < 2; time += 1)
      expect((await post({ document: id, step: 'reject', reason: 'cut_off' })).status).toBe(303);
    expect((await post({ document: id, step: 'approve' })).status).toBe(409);
    expect((await kyc(player)).documents).toMatchObject([{ status: 'rejected', reason: 'Ein Teil ist abgeschnitten' }]);
    await expect
      .poll(() => logged(id))
      .toMatchObject([
        { action: 'document_reject', details: expect.stringContaining('"rejection":"cut_off"') as unknown },
      ]);
  });

  it.each([
    ['fname', { fname: ' ' }, 'as it is printed'],
    ['lname', { lname: 'x'.repeat(26) }, 'as it is printed'],
    ['birthdate', { birthdate: '31-02-1990' }, 'real date'],
    ['birthdate', { birthdate: '01-01-2020' }, 'under 18'],
  ])('is not approved with a wrong %s: %j', async (field, change, says) => {
    const { player, id } = await waiting();
    const refused = await post({ document: id, step: 'approve', ...person, ...change });
    expect(refused.status).toBe(422);
    expect(refused.$('[role="alert"] a').attr('href')).toBe(`#${field}-${id}`);
    expect(refused.$('[role="alert"]').text()).toContain(says);
    expect(refused.$(`[id="${field}-${id}"]`).attr('aria-invalid')).toBe('true');
    expect(await kyc(player)).toMatchObject({ kycStatus: 'not_verified', documents: [{ status: 'pending' }] });
    expect(await logged(id)).toEqual([]);
  });

  it('is shown as a picture that can do nothing, anything else is only a download', async () => {
    const [picture, pdf] = [await waiting(), await waiting('payment', files.pdf)];
    const page = await desk();
    expect(page.headers.get('content-security-policy')).toContain("img-src 'self'");
    expect(page.$(`img[src="${path}/${picture.id}/file"]`).length).toBe(1);
    expect(page.$(`img[src="${path}/${pdf.id}/file"]`).length).toBe(0);
    for (const [{ id }, type] of [
      [picture, 'image/png'],
      [pdf, 'application/octet-stream'],
    ] as const) {
      const file = await lantern.visitor().get(`${path}/${id}/file`, { headers: as('ada') });
      expect(['content-type', 'x-content-type-options', 'cache-control'].map((name) => file.headers.get(name))).toEqual(
        [type, 'nosniff', 'no-store'],
      );
      expect(file.headers.get('content-disposition')).toMatch(/^attachment; /);
      expect(file.headers.get('content-security-policy')).toContain('sandbox');
    }
  });
});

describe('the desk', () => {
  it.each([
    { status: 404, form: { document: 'nobody', step: 'approve' } },
    { status: 404, form: { document: `${crypto.randomUUID()}.${crypto.randomUUID()}`, step: 'approve' } },
    { status: 422, form: {} },
    { status: 422, form: { step: 'constructor' } },
  ])('takes nothing else: %j', async ({ status, form }) => {
    expect((await post(form as Record<string, string>)).status).toBe(status);
  });

  it('is the operators’ where QA is off: nobody signed in, no page, no file and no deed; no foreign page posts there', async () => {
    const house = await startLantern({ qa: false });
    try {
      const file = `${path}/${crypto.randomUUID()}.${crypto.randomUUID()}/file`;
      for (const address of [path, file]) expect((await house.visitor().get(address)).status).toBe(401);
      expect((await house.visitor().post(path, { document: 'x', step: 'approve' }, { follow: false })).status).toBe(
        401,
      );
      const headers = await operatorHeaders(house, 'identity');
      const foreign = { ...headers, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
      expect((await house.visitor().post(path, { document: 'x' }, { headers: foreign, follow: false })).status).toBe(
        403,
      );
      const page = await house.visitor().get(path, { headers });
      expect([page.status, page.$('script').length]).toEqual([200, 0]);
      expect((await house.visitor().get(file, { headers })).status).toBe(404);
    } finally {
      await house.stop();
    }
  });
});

describe('another document', () => {
  it('is asked for with a reason that the player reads in the own language, once, until it is sent', async () => {
    const { player, id } = await waiting();
    const form = {
      document: id,
      step: 'ask',
      type: 'address',
      reason: 'newer',
      note: 'the bill is old',
      press: 'press-of-ask',
    };
    expect((await post({ ...form, reason: 'because' })).status).toBe(422);
    expect((await post({ ...form, note: ' ' })).status).toBe(422);
    for (const _ of [1, 2]) expect((await post(form)).status).toBe(303);
    const { asked } = await kyc(player);
    expect(asked).toMatchObject([{ type: 'address', reason: 'Bitte senden Sie ein neueres Dokument' }]);
    const { messages } = (await lantern.api.playerMessages({}, { ...player, language: 'de' })).data;
    expect(messages.map(({ message }) => message).join()).toContain('Wir brauchen noch ein Dokument von Ihnen');
    expect(await desk()).toShow('Asked for');
    expect((await logged(player.id)).map(({ action }) => action)).toEqual(['document_ask']);
    await lantern.api.uploadPlayerDocument({ params: { documentType: 'address' }, file: files.picture }, player);
    expect((await kyc(player)).asked).toEqual([]);
  });
});

describe('who stands on a document', () => {
  it('is shown with the age, and with other accounts of the same person', async () => {
    const first = await waiting();
    const alva = { document: first.id, step: 'approve', fname: 'Álva', lname: 'Twice', birthdate: '02-03-1991' };
    expect((await post(alva)).status).toBe(303);
    const second = await waiting();
    await post({ document: second.id, step: 'approve', fname: 'Twice', lname: 'Alva', birthdate: '02-03-1991' });
    const { data } = await lantern.api.uploadPlayerDocument(
      { params: { documentType: 'address' }, file: files.picture },
      second.player,
    );
    await expect
      .poll(async () => (await desk()).$(`[aria-labelledby="d-${data.id}"]`).text(), { timeout: 10_000 })
      .toContain('same name and birth date');
    const card = (await desk()).$(`[aria-labelledby="d-${data.id}"]`);
    expect(card.text()).toContain(first.player.username.toLowerCase());
    expect(card.find(`a[href="/__ops/players/${first.player.id}"]`).length).toBe(1);
    expect(card.find('dt:contains("Age") + dd').text()).toMatch(/^\d{2}$/);
  });
});
