import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from 'contract/constants';
import { documentMaximum } from 'contract/documents';
import type { Envelope } from 'contract/envelope';
import { startLantern, type Lantern } from '../harness';
import { pour } from '../harness/pour';
import { apiWorker } from '../../scripts/runtime';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
});
afterAll(() => lantern.stop());

const heads = {
  jpeg: '\xff\xd8\xff\xe0',
  png: '\x89PNG\r\n\x1a\n',
  webp: 'RIFF\x10\x00\x00\x00WEBP',
  pdf: '%PDF-1.7\n',
};

/** A file that begins as its kind does and is `size` bytes long. */
function file(head: string, size = 2_000): Uint8Array {
  const bytes = new Uint8Array(size).fill(7);
  bytes.set(Uint8Array.from([...head].map((sign) => sign.charCodeAt(0))).subarray(0, size));
  return bytes;
}

const session = async () => (await lantern.players.make()).sessionid!;
const keyed = (player: string) => ({ 'api-key': lantern.variables.API_KEY!, 'x-player-session': player });

const upload = (player: string, body: Uint8Array, documentType = 'identity') =>
  lantern.api.uploadPlayerDocument(
    { params: { documentType }, file: body },
    { player, headers: { 'content-type': 'image/png' } },
  );
const own = async (player: string, language = 'en') =>
  (await lantern.api.playerDocuments({}, { player, language })).data;
const bucket = () => lantern.miniflare.getR2Bucket('DOCUMENTS', apiWorker);
const stored = async () => (await (await bucket()).list()).objects;

describe('a document', () => {
  it.each(Object.entries(heads))('that is a %s is taken, whatever its sender calls it', async (kind, head) => {
    const player = await session();
    const { status, data } = await upload(player, file(head));
    expect(status).toBe(200);
    expect(data).toMatchObject({
      type: 'identity',
      mime: kind === 'pdf' ? 'application/pdf' : `image/${kind}`,
      bytes: 2_000,
      status: 'pending',
      reason: null,
      decidedAt: null,
    });
    expect(await own(player)).toEqual({ kycStatus: 'not_verified', documents: [data], asked: [] });
  });

  it.each(['GIF89a', '<svg xmlns="http://www.w3.org/2000/svg">', '<html>', 'MZ', '', '\x89PN'])(
    'that begins with %j is not taken',
    async (head) => {
      const player = await session();
      const before = (await stored()).length;
      const size = head === '' ? 0 : 500;
      expect(await upload(player, file(head, size))).toMatchObject({
        status: 200,
        info: { success: false, resultCode: 'document_type_not_allowed' },
      });
      expect((await own(player)).documents).toEqual([]);
      expect(await stored()).toHaveLength(before);
    },
  );

  it('lies in the bucket byte for byte under a name that tells nothing, large ones too', async () => {
    const { playerId, username, sessionid } = await lantern.players.make();
    const before = new Set((await stored()).map(({ key }) => key));
    const big = file(heads.pdf, documentMaximum);
    big.set(crypto.getRandomValues(new Uint8Array(59_000)), 1_000);
    expect((await upload(sessionid!, big, 'address')).data).toMatchObject({ type: 'address', bytes: documentMaximum });
    const [object] = (await stored()).filter(({ key }) => !before.has(key));
    expect(object!.key).toMatch(/^documents\/[0-9a-f-]{36}$/);
    for (const told of [playerId, username]) expect(object!.key).not.toContain(told);
    const kept = await (await bucket()).get(object!.key);
    expect(Buffer.compare(Buffer.from(await kept!.arrayBuffer()), Buffer.from(big))).toBe(0);
  });

  it('of one byte too many is not taken, and nothing of it stays', async () => {
    const player = await session();
    const before = (await stored()).length;
    expect(await upload(player, file(heads.png, documentMaximum + 1))).toMatchObject({
      status: 413,
      info: { resultCode: 'payload_too_large' },
    });
    expect(await stored()).toHaveLength(before);
    expect((await own(player)).documents).toEqual([]);
  });

  it('is one of three kinds, and belongs to who sent it', async () => {
    const [a, b] = [await session(), await session()];
    expect((await upload(a, file(heads.png), 'passport')).status).toBe(404);
    await upload(a, file(heads.png));
    expect((await own(b)).documents).toEqual([]);
    await lantern.api.logout({}, { player: a });
    expect(await upload(a, file(heads.png))).toMatchObject({ status: 401, info: { resultCode: 'session_expired' } });
  });

  it('can be sent twenty times a day', async () => {
    await lantern.clock.freeze();
    const player = await session();
    for (let i = 0; i < 20; i += 1) expect((await upload(player, file(heads.png, 100))).status).toBe(200);
    expect((await upload(player, file(heads.png, 100))).status).toBe(429);
    // The session would idle out in a day; it is kept in use.
    for (let half = 0; half < 2; half += 1) {
      await lantern.clock.advance({ hours: 11 });
      await own(player);
    }
    await lantern.clock.advance({ hours: 2 });
    expect((await upload(player, file(heads.png, 100))).status).toBe(200);
    await lantern.clock.letGo();
  });

  it('says beforehand what may be sent', async () => {
    expect((await lantern.api.playerDocumentsSchema()).data).toEqual({
      types: ['identity', 'address', 'payment'],
      mimes: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
      maximumBytes: 10_000_000,
    });
  });
});

describe('a body of 300 MB', () => {
  const megabyte = 1_000_000;

  it.each([
    [heads.png, 'payload_too_large'],
    ['GIF89a', 'document_type_not_allowed'],
  ])('that begins with %j is given up as %s after its first part', async (first, code) => {
    const player = await session();
    const before = (await stored()).length;
    const path = '/player/uploadPlayerDocument/identity';
    const { status, text, sent } = await pour(lantern.apiUrl, path, 300 * megabyte, 'unsaid', keyed(player), {
      first,
    });
    // The answer comes while the client still sends, so it may find its connection closed instead.
    if (status !== null) expect((JSON.parse(text) as Envelope<null>).info.resultCode).toBe(code);
    // What was sent tells how soon, on a slow machine too.
    expect(sent).toBeLessThan(60 * megabyte);
    expect(await stored()).toHaveLength(before);
    expect((await own(player)).documents).toEqual([]);
  });
});

describe('the decision', () => {
  const messages = async (player: string, language: string) =>
    (await lantern.api.playerMessages({}, { player, language })).data.messages.flatMap(({ message }) =>
      message.split('\n'),
    );

  it('about a proof of identity verifies the account, once', async () => {
    const player = await session();
    const { data: address } = await upload(player, file(heads.pdf), 'address');
    await lantern.documents.approve(address.id);
    expect((await own(player)).kycStatus).toBe('not_verified');
    const { data: identity } = await upload(player, file(heads.png));
    await expect
      .poll(async () => (await lantern.documents.all()).filter(({ id }) => id === identity.id))
      .toMatchObject([{ status: 'pending', type: 'identity' }]);
    for (let twice = 0; twice < 2; twice += 1)
      expect(await lantern.documents.approve(identity.id)).toMatchObject({ status: 'approved' });
    expect(await own(player)).toMatchObject({
      kycStatus: 'verified',
      documents: [
        { status: 'approved', reason: null, decidedAt: expect.any(Number) as number },
        { status: 'approved' },
      ],
    });
    expect((await lantern.api.getPlayer({}, { player })).data.kycStatus).toBe('verified');
    expect(await messages(player, 'en')).toEqual([
      'Your document was accepted: proof of address.',
      'Your document was accepted: proof of identity.',
      'Your account is verified.',
    ]);
    await expect
      .poll(async () => (await lantern.documents.all()).find(({ id }) => id === identity.id)?.status)
      .toBe('approved');
  });

  it('against a document tells why in the player’s language, and another may come', async () => {
    const player = await session();
    const { data } = await upload(player, file(heads.png));
    await lantern.documents.reject(data.id, 'expired');
    const reasons = await Promise.all(
      languages.map(async (language) => (await own(player, language)).documents[0]!.reason),
    );
    expect(reasons[0]).toBe('It has expired');
    expect(new Set(reasons).size).toBe(languages.length);
    expect(await messages(player, 'de')).toEqual([
      'Ihr Dokument konnte nicht angenommen werden: Identitätsnachweis. Es ist abgelaufen. Bitte laden Sie es erneut hoch.',
    ]);
    await expect(lantern.documents.approve(data.id)).rejects.toThrow(/invalid_request/);
    expect((await own(player)).kycStatus).toBe('not_verified');
    const { data: again } = await upload(player, file(heads.jpeg));
    await lantern.documents.approve(again.id);
    expect((await own(player)).kycStatus).toBe('verified');
  });

  it('is about documents that there are, for reasons that there are', async () => {
    const { data } = await upload(await session(), file(heads.png));
    const headers = { 'api-key': lantern.variables.API_KEY! };
    const post = async (path: string, body = '{}') =>
      (await lantern.api.fetch(`/__qa/documents/${path}`, { method: 'POST', headers, body })).status;
    for (const id of ['nothing', '__proto__', `${crypto.randomUUID()}.${crypto.randomUUID()}`])
      expect(await post(`${id}/approve`)).toBe(404);
    for (const body of ['', '{', '{"reason":"because"}', '{"reason":7}'])
      expect(await post(`${data.id}/reject`, body)).toBe(422);
    expect(
      (await lantern.api.fetch(`/__qa/documents/${data.id}/approve`, { method: 'POST', headers: { 'api-key': 'x' } }))
        .status,
    ).toBe(401);
  });

  it('is made by who has seen the file, as a download that no browser shows', async () => {
    const body = file(heads.pdf, 5_000);
    const { data } = await upload(await session(), body);
    const response = await lantern.api.fetch(`/__qa/documents/${data.id}/file`, {
      headers: { 'api-key': lantern.variables.API_KEY! },
    });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment; filename="identity.pdf"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(Buffer.compare(Buffer.from(await response.arrayBuffer()), Buffer.from(body))).toBe(0);
    expect(
      (await lantern.api.fetch('/__qa/documents/nothing/file', { headers: { 'api-key': lantern.variables.API_KEY! } }))
        .status,
    ).toBe(404);
  });
});
