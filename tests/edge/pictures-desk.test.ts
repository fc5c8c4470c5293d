/** Pictures of pages: uploaded at the desk, refused with words where they are none, served as what they are and for good. */
import { deflateSync, crc32 } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLantern, type Lantern, type Page, type Visitor } from '../harness';
import { multipart } from '../harness/multipart';
import { operatorVisitor } from '../harness/operators';

let lantern: Lantern;
let content: Visitor;
beforeAll(async () => {
  lantern = await startLantern();
  content = await operatorVisitor(lantern, 'content');
});
afterAll(() => lantern.stop());

const chunk = (kind: string, data: Uint8Array): Buffer => {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(Buffer.concat([Buffer.from(kind), data])));
  return Buffer.concat([length, Buffer.from(kind), data, sum]);
};
const png = Buffer.concat([
  Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
  chunk('IHDR', Uint8Array.of(0, 0, 0, 2, 0, 0, 0, 2, 8, 6, 0, 0, 0)),
  chunk('tEXt', Buffer.from('Comment\0taken at home')),
  chunk('IDAT', deflateSync(new Uint8Array(2 * 9))),
  chunk('IEND', new Uint8Array()),
]);

const upload = async (
  file: Uint8Array,
  name: string,
  fields: Record<string, string> = {},
  who = content,
): Promise<Page> => {
  const all = { step: 'upload', note: 'for the news', title: 'Candles', press: crypto.randomUUID(), ...fields };
  const { body, headers } = await multipart(all, [
    'picture',
    new File([Uint8Array.from(file)], name, { type: 'image/png' }),
  ]);
  return who.post('/__ops/content', body, { headers, follow: false });
};
const uploaded = async () =>
  (
    await (
      await lantern.database()
    )
      .prepare("SELECT subject FROM operator_log WHERE action = 'picture_uploaded'")
      .all<{ subject: string }>()
  ).results;

describe('a picture', () => {
  it('is kept once, served by its hash for good as what it is, and shown on a page', async () => {
    const press = 'one-press-of-upload';
    expect((await upload(png, 'x.png', { press })).status).toBe(303);
    expect((await upload(png, 'x.png', { press })).status).toBe(303);
    expect((await upload(png, 'again.png')).status).toBe(409);
    const [{ subject }, ...more] = (await uploaded()) as [{ subject: string }];
    expect(more).toEqual([]);
    const path = `/media/${subject}`;
    const served = await lantern.visitor().get(path);
    expect(served.status).toBe(200);
    const headers = Object.fromEntries(served.headers);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['vary'] ?? '').not.toContain('Cookie');
    expect([served.html.includes('IDAT'), served.html.includes('taken at home')]).toEqual([true, false]);
    expect((await content.get('/__ops/content/pictures')).$(`img[src="${path}"]`).length).toBe(1);
    const news = { step: 'write', isNew: 'yes', section: 'news', url: 'with-a-picture', tag: 'house', body: 'Light.' };
    const texts = { 'title-en': 'With a picture', 'summary-en': 'Light.', image: path };
    const write = (form: Record<string, string>) =>
      content.post('/__ops/content', { note: 'x', press: crypto.randomUUID(), ...form }, { follow: false });
    expect((await write({ ...news, ...texts, image: '/media/none.png' })).status).toBe(422);
    expect((await write({ ...news, ...texts, image: 'https://elsewhere.example/x.png' })).status).toBe(422);
    expect((await write({ ...news, ...texts })).status).toBe(303);
    expect((await lantern.visitor().get('/news/with-a-picture')).$(`img[src="${path}"]`).length).toBe(1);
  });

  it.each<[string, Uint8Array]>([
    ['a page that calls itself a picture', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing with a script in it', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a picture that is cut off', png.subarray(0, -20)],
    ['no file', new Uint8Array()],
  ])('is not %s: that is said, and what was written stays', async (_, file) => {
    const page = await upload(file, 'x.png', { title: 'Wax <b>' });
    expect(page.status).toBe(422);
    expect(page.$('[role=alert]').text()).toMatch(/picture|broken|file/i);
    expect(page.$('[name=title]').val()).toBe('Wax <b>');
    expect(await uploaded()).toHaveLength(1);
  });

  it('is uploaded by who has the role alone, and no larger than a form may be', async () => {
    expect((await upload(png, 'x.png', {}, await operatorVisitor(lantern, 'bonus'))).status).toBe(403);
    expect((await upload(new Uint8Array(1_200_000), 'x.png')).status).toBe(413);
  });

  it('that is not there is not found', async () => {
    expect((await lantern.visitor().get(`/media/${'0'.repeat(64)}.png`)).status).toBe(404);
    expect((await lantern.visitor().get('/media/../x.png')).status).toBe(404);
  });
});
