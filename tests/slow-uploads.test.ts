/** No account and no slow client takes a place that others need: seventeen uploads held open by one player stop nobody, and who only dribbles is dropped. */
import { request as open, type ClientRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLantern, type Lantern } from './harness';
import { freshPlayer } from './harness/player';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
});
afterAll(() => lantern.stop());

const png = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\0\0\0\0\0', 'latin1');
const form = Buffer.concat([
  Buffer.from(
    '--XX\r\nContent-Disposition: form-data; name="type"\r\n\r\nidentity\r\n--XX\r\nContent-Disposition: form-data; name="file"; filename="me.png"\r\nContent-Type: image/png\r\n\r\n',
    'latin1',
  ),
  png,
]);

interface Held {
  sent: ClientRequest;
  /** Null until it is answered; 0 when the connection was cut. */
  status: number | null;
  text: string;
}

/** Begins an upload and sends nothing more of it. */
function hold(address: string, headers: Record<string, string>, beginning: Buffer): Held {
  const held: Held = {
    sent: open(address, { method: 'POST', agent: false, headers: { ...headers, 'transfer-encoding': 'chunked' } }),
    status: null,
    text: '',
  };
  held.sent.on('response', (response) => {
    response.setEncoding('utf8').on('data', (chunk: string) => (held.text += chunk));
    response.on('end', () => (held.status = response.statusCode ?? 0)).on('error', () => (held.status ??= 0));
  });
  held.sent.on('error', () => (held.status ??= 0));
  held.sent.write(beginning);
  return held;
}

const toApi = (player: string): Held =>
  hold(
    `${lantern.apiUrl}/player/uploadPlayerDocument/identity`,
    { 'api-key': lantern.variables.API_KEY!, 'x-player-session': player, 'content-type': 'image/png' },
    png,
  );

describe('seventeen uploads that one player holds open', () => {
  it('take two places; everybody else’s are sent, and what dribbles is dropped', async () => {
    const mallory = await lantern.players.make();
    const held = Array.from({ length: 17 }, () => toApi(mallory.sessionid!));
    await expect.poll(() => held.filter(({ status }) => status === 429).length, { timeout: 5_000 }).toBe(15);
    const { sessionid } = await lantern.players.make();
    const other = await lantern.api.uploadPlayerDocument(
      { params: { documentType: 'identity' }, file: png },
      { player: sessionid! },
    );
    expect(other.info.resultCode).toBe('ok');
    const { visitor } = await freshPlayer(lantern);
    const page = await visitor.post('/profile/documents', Buffer.concat([form, Buffer.from('\r\n--XX--\r\n')]), {
      headers: { 'content-type': 'multipart/form-data; boundary=XX' },
    });
    expect(page).toHaveToast('Document received.');
    await expect.poll(() => held.filter(({ status }) => status !== null).length, { timeout: 20_000 }).toBe(17);
    expect(held.filter(({ text }) => text.includes('upload_too_slow'))).toHaveLength(2);
    expect(
      (
        await lantern.api.uploadPlayerDocument(
          { params: { documentType: 'identity' }, file: png },
          { player: mallory.sessionid! },
        )
      ).info.resultCode,
    ).toBe('ok');
  }, 40_000);

  it('by the site are dropped likewise, with a page that says why', async () => {
    const { visitor } = await freshPlayer(lantern);
    const origin = {
      host: new URL(lantern.origin).host,
      origin: lantern.origin,
      'sec-fetch-site': 'same-origin',
      accept: 'text/html',
      'cf-ipcountry': 'DE',
      'accept-language': 'en',
    };
    const held = Array.from({ length: 3 }, () =>
      hold(
        `${lantern.url}/profile/documents`,
        { ...origin, cookie: visitor.cookies.header() ?? '', 'content-type': 'multipart/form-data; boundary=XX' },
        form,
      ),
    );
    await expect.poll(() => held.filter(({ status }) => status !== null).length, { timeout: 25_000 }).toBe(3);
    expect(held.map(({ status }) => status).sort()).toEqual([422, 422, 429]);
    expect(held.filter(({ text }) => text.includes('The file arrived too slowly'))).toHaveLength(2);
  }, 40_000);
});
