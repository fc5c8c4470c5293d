/** Pictures of pages: uploaded at the desk, refused with words where they are none, drawn anew, served for good. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLantern, type Lantern, type Page, type Visitor } from '../harness';
import { multipart } from '../harness/multipart';
import { operatorVisitor } from '../harness/operators';
import { pngOf } from '../harness/png';

let lantern: Lantern;
let content: Visitor;
beforeAll(async () => {
  lantern = await startLantern();
  content = await operatorVisitor(lantern, 'content');
});
afterAll(() => lantern.stop());

/** Of points that no codec makes shorter, so that a byte that was kept would be found. */
const noise = Buffer.from(Array.from({ length: 40 }, () => [0, ...randomBytes(40 * 4)]).flat());
const png = pngOf(40, 40, noise);
const page = Buffer.from('<!doctype html><script>alert(document.cookie)</script>');
/** A photo of one point with a page where the camera's notes are. */
const point = Buffer.concat([
  Buffer.from(
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
    'base64',
  ),
  Buffer.from([0x7f, 0xff, 0, 0x3f, 0xff, 0xd9]),
]);
const photo = Buffer.concat([
  Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, page.length + 8]),
  Buffer.from('Exif\0\0'),
  page,
  point.subarray(2),
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
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['vary'] ?? '').not.toContain('Cookie');
    expect([served.html.startsWith('RIFF'), served.html.includes('taken at home')]).toEqual([true, false]);
    expect((await content.get('/__ops/content/pictures')).$(`img[src="${path}"]`).length).toBe(1);
    const news = { step: 'write', isNew: 'yes', section: 'news', url: 'with-a-picture', tag: 'house', body: 'Light.' };
    const texts = { 'title-en': 'With a picture', 'summary-en': 'Light.', image: path };
    const write = (form: Record<string, string>) =>
      content.post('/__ops/content', { note: 'x', press: crypto.randomUUID(), ...form }, { follow: false });
    expect((await write({ ...news, ...texts, image: '/media/none.webp' })).status).toBe(422);
    expect((await write({ ...news, ...texts, image: 'https://elsewhere.example/x.png' })).status).toBe(422);
    expect((await write({ ...news, ...texts })).status).toBe(303);
    expect((await lantern.visitor().get('/news/with-a-picture')).$(`img[src="${path}"]`).length).toBe(1);
  });

  it.each<[string, Uint8Array]>([
    ['a picture that is a page too, behind its end', Buffer.concat([png, page])],
    ['a photo with a page in the camera’s notes', photo],
  ])('%s: nothing of the file is served', async (_, file) => {
    expect((await upload(file, 'x.png')).status).toBe(file === photo ? 303 : 409);
    const db = await lantern.database();
    const { results } = await db
      .prepare('SELECT name, mime, bytes FROM content_pictures')
      .all<{ name: string; mime: string; bytes: number[] }>();
    for (const { name, mime, bytes } of results) {
      const served = Buffer.from(await (await fetch(new URL(`/media/${name}`, lantern.url))).arrayBuffer());
      expect([mime, served.equals(Buffer.from(bytes))]).toEqual(['image/webp', true]);
      expect(['script', 'cookie', 'Exif', 'IDAT'].filter((foreign) => served.includes(foreign))).toEqual([]);
      for (let at = 0; at + 8 <= file.length; at += 1)
        expect(served.includes(Buffer.from(file.subarray(at, at + 8)))).toBe(false);
    }
  });

  it('that states forty million points is refused before it is unpacked, in words', async () => {
    const answer = await upload(pngOf(8_000, 5_000, new Uint8Array(5_000)), 'x.png');
    expect(answer.status).toBe(422);
    expect(answer.$('[role=alert]').text()).toContain('8,000 × 5,000 pixels, where 4,096 a side and 6,000,000 in all');
  });

  it('that is wider than a page is kept as wide as a page needs it', async () => {
    const rows = new Uint8Array(2_000 * (1 + 3_000 * 4));
    expect((await upload(pngOf(3_000, 2_000, rows), 'x.png', { title: 'Wide' })).status).toBe(303);
    expect((await content.get('/__ops/content/pictures')).html).toContain('Wide (1472 × 981)');
  });

  it.each([
    [120, 90],
    [150, 200],
    [333, 77],
  ])('that is whole is taken, whatever steps it is unpacked in: %i × %i', async (width, height) => {
    const before = (await uploaded()).length;
    expect((await upload(pngOf(width, height), 'x.png')).status).toBe(303);
    expect(await uploaded()).toHaveLength(before + 1);
  });

  it.each<[string, Uint8Array]>([
    ['a page that calls itself a picture', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing with a script in it', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a picture that is cut off', png.subarray(0, -20)],
    ['no file', new Uint8Array()],
  ])('is not %s: that is said, and what was written stays', async (_, file) => {
    const before = (await uploaded()).length;
    const page = await upload(file, 'x.png', { title: 'Wax <b>' });
    expect(page.status).toBe(422);
    expect(page.$('[role=alert]').text()).toMatch(/picture|broken|file/i);
    expect(page.$('[name=title]').val()).toBe('Wax <b>');
    expect(await uploaded()).toHaveLength(before);
  });

  it('is uploaded by who has the role alone, and no larger than a form may be', async () => {
    expect((await upload(png, 'x.png', {}, await operatorVisitor(lantern, 'bonus'))).status).toBe(403);
    expect((await upload(new Uint8Array(1_200_000), 'x.png')).status).toBe(413);
  });

  it('that is not there is not found', async () => {
    expect((await lantern.visitor().get(`/media/${'0'.repeat(64)}.webp`)).status).toBe(404);
    expect((await lantern.visitor().get('/media/../x.webp')).status).toBe(404);
  });
});
