/** Pictures of outside titles: given at the desk for games, drawn anew, shown wherever the lobby shows the title. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLantern, type Lantern, type Page, type Visitor } from '../harness';
import { providersKnown } from '../harness/game-provider';
import { multipart } from '../harness/multipart';
import { operatorVisitor } from '../harness/operators';
import { listAcmeTitles } from '../harness/outside-titles';
import { pngOf } from '../harness/png';

const path = '/__ops/games';
let lantern: Lantern;
let content: Visitor;
beforeAll(async () => {
  lantern = await startLantern({
    api: providersKnown('acme'),
  });
  await listAcmeTitles(lantern);
  content = await operatorVisitor(lantern, 'content');
});
afterAll(() => lantern.stop());

async function give(file: Uint8Array, fields: Record<string, string> = {}, who = content): Promise<Page> {
  const form = { step: 'title_picture', id: 'ember-crates', note: 'as sent', press: crypto.randomUUID(), ...fields };
  const { body, headers } = await multipart(form, ['picture', new File([Uint8Array.from(file)], 'x.png')]);
  return who.post(path, body, { headers, follow: false });
}
const pictureOf = async (id = 'ember-crates') => (await lantern.api.getGame({ params: { id } })).data.picture;
/** The picture on a title's tile, of a list that nobody has asked for yet: lists are shared for a minute. */
const tile = async (name: string): Promise<string | undefined> => {
  const page = await lantern.visitor().get(`/search?title=${name}`);
  return page.$(`li.tile:has(a[href$="/${name}-crates"]) img`).attr('src');
};
const logged = async () =>
  (
    await (
      await lantern.database()
    )
      .prepare("SELECT action, subject FROM operator_log WHERE action LIKE 'title_picture%' ORDER BY seq")
      .all<{ action: string; subject: string }>()
  ).results;

describe('the picture of an outside title', () => {
  it('is shown by the lobby and on its page, once it is given; the same post again does nothing more', async () => {
    expect(await pictureOf()).toBeUndefined();
    const press = 'one-press-of-a-picture';
    expect((await give(pngOf(900, 1_200), { press })).status).toBe(303);
    expect((await give(pngOf(900, 1_200), { press })).status).toBe(303);
    expect((await give(pngOf(900, 1_200))).status).toBe(409);
    const picture = (await pictureOf())!;
    expect(picture).toMatch(/^\/media\/[0-9a-f]{64}\.webp$/);
    const served = await lantern.visitor().get(picture);
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp']);
    // No wider than a title's page needs it.
    expect((await content.get('/__ops/content/pictures')).html).toContain('Tile of Ember Crates (450 × 600)');
    expect(await tile('ember')).toBe(picture);
    expect(await tile('night')).toBe('/art/night-crates.svg');
    expect((await lantern.visitor().get('/game/ember-crates')).$('img.game-art').attr('src')).toBe(picture);
    expect((await content.get(`${path}/ember-crates`)).$(`img[src="${picture}"]`)).toHaveLength(1);
    expect(await logged()).toEqual([{ action: 'title_picture_given', subject: 'ember-crates' }]);
    const log = await (await operatorVisitor(lantern, 'risk')).get('/__ops/log?action=title_picture_given');
    expect(log.$('#action').val()).toBe('title_picture_given');
    expect(log.$('tbody tr')).toHaveLength(1);
  });

  it('stays when its provider’s titles are listed anew', async () => {
    const before = await pictureOf();
    await listAcmeTitles(lantern);
    expect(await pictureOf()).toBe(before);
  });

  it.each<[string, Uint8Array, string]>([
    ['no picture', Buffer.from('<!doctype html><script>alert(1)</script>'), 'This is no picture'],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'This is no picture'],
    ['one that is cut off', pngOf(300, 400).subarray(0, -20), 'broken'],
    ['one that lies on its side', pngOf(400, 300), 'wrong size: 400 × 300 pixels, where 300 × 400'],
    ['a square', pngOf(400, 400), 'wrong size'],
    ['one that is too small', pngOf(150, 200), 'wrong size: 150 × 200'],
    ['one of too many points', pngOf(4_500, 6_000, new Uint8Array(9)), 'too large: 4,500 × 6,000 pixels'],
    ['a file that is too large', randomBytes(800_001), '800 KB at the most'],
    ['no file', new Uint8Array(), 'Choose a file'],
  ])('is not %s: that is said at its field, and nothing is lost', async (_, file, says) => {
    const before = await pictureOf();
    const page = await give(file, { note: 'as sent & "quoted"' });
    expect(page.status).toBe(422);
    expect(page.$('[role=alert]').text()).toContain(says);
    expect(page.$(page.$('[role=alert] a').attr('href')!).attr('type')).toBe('file');
    expect(page.$('details[open] input[name=note]').val()).toBe('as sent & "quoted"');
    expect(await pictureOf()).toBe(before);
  });

  it('asks why, is given by who has the role alone, and to no game of our own', async () => {
    const page = await give(pngOf(300, 400), { note: ' ' });
    expect([page.status, page.$('[role=alert] a').attr('href')]).toEqual([422, '#note-title_picture']);
    expect((await give(pngOf(300, 400), {}, await operatorVisitor(lantern, 'risk'))).status).toBe(403);
    expect((await give(pngOf(300, 400), { id: 'lantern-festival' })).status).toBe(404);
    expect((await content.get(`${path}/lantern-festival`)).$('input[type=file]')).toHaveLength(0);
  });

  it('is taken away, and the title has the edge’s own again', async () => {
    const off = (press: string) =>
      content.post(path, { step: 'title_picture_off', id: 'ember-crates', note: 'x', press }, { follow: false });
    expect((await off('press-that-takes-it')).status).toBe(303);
    expect(await pictureOf()).toBeUndefined();
    expect((await off('press-that-takes-it')).status).toBe(303);
    expect((await off('press-that-takes-nothing')).status).toBe(409);
  });
});
