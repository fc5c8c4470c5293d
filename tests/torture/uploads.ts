/** What the API's isolate holds while documents are uploaded, and while far more is sent than a document may have. */
import { request as httpRequest, type ClientRequest } from 'node:http';
import { documentMaximum } from 'contract/documents';
import { apiWorker } from '../../scripts/runtime';
import { HeapWatch } from '../../scripts/bench/heap';
import { wait } from './pace';
import { makePlayers, type TorturedPlayer } from './players';
import { TorturedApi } from './tortured-api';

export interface UploadsPlan {
  /** Documents of the highest size sent at the same time, as slowly as phones send them. */
  uploads: number;
  /** How long each takes. */
  seconds: number;
  /** Bodies that never end, beside them. */
  endless: number;
}

export interface UploadsResult {
  /** Megabytes that the isolate held before, and the most that it held meanwhile. */
  before: number;
  peak: number;
  /** How often it was looked. */
  looks: number;
  /** How often an upload was told to come back a little later. */
  putOff: number;
  findings: string[];
}

const piece = 50_000;

/** A picture by its first bytes. */
function firstPiece(): Buffer {
  const bytes = Buffer.alloc(piece, 7);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return bytes;
}

const drained = (request: ClientRequest): Promise<unknown> => new Promise((resolve) => request.once('drain', resolve));

/** Sends pieces, evenly over a time. @returns the status, or null when the connection was closed first */
function send(
  api: TorturedApi,
  { headers }: TorturedPlayer,
  { bytes, ms, sized }: { bytes: number; ms: number; sized: boolean },
): Promise<number | null> {
  return new Promise((resolve) => {
    let over = false;
    const end = (status: number | null) => {
      over = true;
      resolve(status);
    };
    const length: Record<string, string> = sized ? { 'content-length': String(bytes) } : {};
    const request = httpRequest(
      `${api.url}/player/uploadPlayerDocument/identity`,
      { method: 'POST', headers: { ...headers, ...length, 'api-key': api.key, 'content-type': 'image/png' } },
      (response) => {
        response.resume();
        response.on('end', () => end(response.statusCode ?? null));
      },
    );
    request.on('error', () => end(null));
    const answered = new Promise((closed) => request.once('close', closed));
    void (async () => {
      const started = performance.now();
      const [head, rest] = [firstPiece(), Buffer.alloc(piece, 7)];
      for (let sent = 0; sent < bytes && !over; sent += piece) {
        if (!request.write(sent === 0 ? head : rest.subarray(0, bytes - sent)))
          await Promise.race([drained(request), answered]);
        const ahead = started + (ms * sent) / bytes - performance.now();
        if (ahead > 1) await wait(ahead);
      }
      if (over) request.destroy();
      else request.end();
    })();
  });
}

/** Sends a document until it is taken: a connection may break, and an isolate that reads as many as it may asks to wait. */
async function taken(
  api: TorturedApi,
  player: TorturedPlayer,
  seconds: number,
  sized: boolean,
): Promise<{ status: number | null; putOff: number }> {
  let putOff = 0;
  for (let tries = 0; ; tries += 1) {
    const status = await send(api, player, { bytes: documentMaximum, ms: seconds * 1_000, sized });
    if ((status !== 429 && status !== null) || tries === 12) return { status, putOff };
    putOff += Number(status === 429);
    await wait(1_000);
  }
}

export async function uploads({ uploads: many, seconds, endless }: UploadsPlan): Promise<UploadsResult> {
  const api = await TorturedApi.start(true);
  try {
    const players = await makePlayers(api, many + endless);
    const heap = await HeapWatch.of(api.miniflare, apiWorker);
    const before = await heap.held();
    let [isOver, peak, looks] = [false, before, 0];
    const watch = (async () => {
      while (!isOver) {
        peak = Math.max(peak, await heap.held());
        looks += 1;
        await wait(50);
      }
    })();
    const [documents, floods] = await Promise.all([
      Promise.all(players.slice(0, many).map((player, index) => taken(api, player, seconds, index % 2 === 0))),
      Promise.all(players.slice(many).map((player) => send(api, player, { bytes: 300_000_000, ms: 0, sized: false }))),
    ]);
    isOver = true;
    await watch;
    heap.close();
    return {
      before,
      peak,
      looks,
      putOff: documents.reduce((sum, { putOff }) => sum + putOff, 0),
      findings: [
        ...documents.flatMap(({ status }) =>
          status === 200 ? [] : [`a document was answered with ${status ?? 'a closed connection'}`],
        ),
        // The answer comes while there is still sent, so the sender may find the connection closed instead.
        ...floods.flatMap((status) =>
          status === 413 || status === 429 || status === null
            ? []
            : [`a body without an end was answered with ${status}`],
        ),
      ],
    };
  } finally {
    await api.stop();
  }
}
