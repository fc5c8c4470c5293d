import { beforeAll, describe, expect, it } from 'vitest';
import { languages } from 'contract/constants';
import { translatorFor } from '~/i18n/translator';
import { sharedLantern, type SharedLantern, type Page, type Visitor } from '../harness';
import { freshPlayer } from '../harness/player';

let lantern: SharedLantern;
beforeAll(async () => {
  lantern = await sharedLantern();
});

let count = 0;
const newPlayer = async (): Promise<Visitor> =>
  (await freshPlayer(lantern, {}, { ip: `198.51.100.${(count += 1)}` })).visitor;

const jpeg = (size: number): Uint8Array => {
  const file = new Uint8Array(size).fill(0x20);
  file.set([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1]);
  return file;
};

/** As a browser sends the form. */
function sent(type: string | null, file: Uint8Array | null, filename = 'me.jpg'): Uint8Array {
  const encoder = new TextEncoder();
  const field = type === null ? '' : `--XX\r\nContent-Disposition: form-data; name="type"\r\n\r\n${type}\r\n`;
  const head = encoder.encode(
    `${field}--XX\r\nContent-Disposition: form-data; name="file"; filename="${filename}"\r\nContent-Type: image/jpeg\r\n\r\n`,
  );
  const tail = encoder.encode('\r\n--XX--\r\n');
  return Buffer.concat([head, file ?? new Uint8Array(), tail]);
}
const upload = (visitor: Visitor, body: Uint8Array, path = '/profile/documents'): Promise<Page> =>
  visitor.post(path, body, { headers: { 'content-type': 'multipart/form-data; boundary=XX' } });

describe('a document', () => {
  it('is sent by a plain form, waits, is rejected with a reason, sent again and approved', async () => {
    const player = await newPlayer();
    const page = await player.get('/profile/documents');
    expect(page).toShow('Your account is not verified yet');
    expect(page.$('form#document').attr('enctype')).toBe('multipart/form-data');
    const received = await upload(player, sent('identity', jpeg(6_000_000)));
    expect(received.redirects.map(({ status }) => status)).toEqual([303]);
    expect(received).toHaveToast('Document received.');
    expect(received).toShow(/Proof of identity .* Being checked/);

    const waiting = (await lantern.documents.all()).find(({ status }) => status === 'pending')!;
    await lantern.documents.reject(waiting.id, 'unreadable');
    const rejected = await player.get('/profile/documents');
    expect(rejected).toShow('Not accepted');
    const again = await rejected.follow('Send another');
    expect(again.$('[name=type][checked]').attr('value')).toBe('identity');
    await upload(player, sent('identity', jpeg(1_000)));
    const second = (await lantern.documents.all()).find(({ status }) => status === 'pending')!;
    await lantern.documents.approve(second.id);
    expect(await player.get('/profile/documents')).toShow('Your account is verified');
    expect(await player.get('/profile/my-account')).toShow('Identity Verified');
  });

  it.each([
    [
      'another kind of file',
      sent('identity', new TextEncoder().encode('<script>alert(1)</script>')),
      'file',
      'Please upload a JPEG, PNG, WebP or PDF file',
    ],
    ['no file', sent('identity', new Uint8Array(), ''), 'file', 'Choose a file'],
    ['more than 10 MB', sent('identity', jpeg(10_000_001)), 'file', 'The file is too large: at most 10 MB', 413],
    ['much more than 10 MB', sent('identity', jpeg(12_000_000)), 'file', 'The file is too large: at most 10 MB', 413],
  ])('is refused: %s', async (_, body, field, words, status = 422) => {
    const refused = await upload(await newPlayer(), body);
    expect(refused).toBeRefused(status);
    expect(refused).toHaveFieldError(field, words);
    expect(refused).toHaveErrorSummary(words);
    expect(refused.$('[name=type][checked]').attr('value')).toBe('identity');
    expect(refused).toShow('No documents yet');
  });

  it.each(languages)('that is too large is refused in %s', async (language) => {
    const refused = await upload(
      await newPlayer(),
      sent('identity', jpeg(10_500_000)),
      language === 'en' ? '/profile/documents' : `/${language}/profile/documents`,
    );
    expect(refused).toHaveFieldError('file', translatorFor(language)('documents.tooLarge', { size: '10' }));
  });

  it.each(['selfie', '__proto__', '<b>"x"</b>', null])('needs a kind of the list, not %j', async (type) => {
    const refused = await upload(await newPlayer(), sent(type, jpeg(500)));
    expect(refused).toBeRefused();
    expect(refused).toHaveErrorSummary('Choose the type of document');
  });

  it('is no broken body', async () => {
    const player = await newPlayer();
    for (const body of ['', 'x', '--XX\r\nContent-Disposition: form-data; name="type"\r\n\r\nidentity']) {
      expect(await upload(player, new TextEncoder().encode(body))).toHaveStatus(422);
    }
    expect(await player.post('/profile/documents', { type: 'identity' })).toHaveStatus(422);
  });

  it('is a player’s alone', async () => {
    expect(await upload(lantern.visitor(), sent('identity', jpeg(500)))).toBeAt('/');
  });
});
