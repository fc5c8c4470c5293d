/**
 * An upload of 300 MB is refused within 2 s and fills the Worker with at most 80 MB. What is measured, at the built product:
 *
 * - *Time*: from the first byte sent to the first byte of the answer, over a plain TCP connection that pours as fast as it is let. The best of several attempts counts. On a loaded machine,
 *   where everybody gets but a share of a processor, the limit is stretched by how many wait for one, or to three times what a permitted file takes. How much is taken off the client's hands
 *   before the refusal is the same on every machine, and is held each time.
 * - *Memory while it pours*: by how much the whole runtime's process (`workerd`: both Workers, their storage and the JavaScript engine) grows at its peak above what it takes when idle, at most
 *   80 MB a post. Idle is after one file of the permitted size: by then the engine has taken from the system what it keeps, some 240 MB, which is its own and not ours to bound.
 * - *Heap*: what the isolates of both Workers hold afterwards, garbage collected (JavaScript heap and buffers, by the inspector), each at most 80 MB of the platform's 128.
 */
import { connect } from 'node:net';
import { availableParallelism, loadavg } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heapOf } from '../../scripts/bench/heap';
import { apiWorker, edgeWorker } from '../../scripts/runtime';
import { startLantern, type Lantern, type Visitor } from '../harness';
import { freshPlayer } from '../harness/player';
import { memoryOf, runtimeProcess, type ProcessMemory } from '../harness/process-memory';

const megabyte = 1_000_000;
const whole = 300 * megabyte;

let lantern: Lantern;
let player: Visitor;
let memory: ProcessMemory;
/** Milliseconds that a permitted file takes. */
let permitted = 0;
const limit = (): number => Math.max(2_000 * Math.max(1, loadavg()[0]! / availableParallelism()), 3 * permitted);
beforeAll(async () => {
  lantern = await startLantern({ inspector: true });
  player = (await freshPlayer(lantern)).visitor;
  memory = memoryOf(runtimeProcess());
  const { visitor } = await freshPlayer(lantern);
  const started = performance.now();
  expect(await post(visitor, field('identity') + file(png.padEnd(9_900_000)))).toHaveToast('Document received.');
  permitted = performance.now() - started;
});
afterAll(() => lantern.stop());

const field = (type: string) => `--XX\r\nContent-Disposition: form-data; name="type"\r\n\r\n${type}`;
const file = (first: string) =>
  `\r\n--XX\r\nContent-Disposition: form-data; name="file"; filename="me.png"\r\nContent-Type: image/png\r\n\r\n${first}`;
const png = '\x89PNG\r\n\x1a\n';

const post = (visitor: Visitor, form: string) =>
  visitor.post('/profile/documents', Buffer.from(`${form}\r\n--XX--\r\n`, 'latin1'), {
    headers: { 'content-type': 'multipart/form-data; boundary=XX' },
  });

interface Poured {
  /** The answer as far as it came; empty when the connection was closed instead. */
  answer: string;
  /** Milliseconds to the answer, or to the end of the connection. */
  took: number;
  /** Megabytes that were taken off the client's hands. */
  sent: number;
  /** Megabytes that the process grew by at its peak. */
  grown: number;
}

/** Posts the form's beginning and then pours until it has poured 300 MB, or somebody says stop. */
function pour(beginning: string, length: 'honest' | 'unsaid'): Promise<Poured> {
  const { hostname, port, host } = new URL(lantern.url);
  const origin = lantern.origin;
  const chunk = Buffer.alloc(64 * 1024, 0x20);
  const framed = (bytes: Buffer) =>
    length === 'honest'
      ? bytes
      : Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);
  const head = [
    'POST /profile/documents HTTP/1.1',
    `Host: ${new URL(origin).host || host}`,
    `Origin: ${origin}`,
    'Sec-Fetch-Site: same-origin',
    `Cookie: ${player.cookies.header()}`,
    'Content-Type: multipart/form-data; boundary=XX',
    length === 'honest' ? `Content-Length: ${whole}` : 'Transfer-Encoding: chunked',
    '',
    '',
  ].join('\r\n');
  return new Promise((resolve) => {
    memory.forget();
    const idle = memory.now();
    const socket = connect(Number(port), hostname);
    const started = performance.now();
    let answer = '';
    let took = 0;
    let poured = 0;
    let isOver = false;
    const over = () => {
      if (isOver) return;
      isOver = true;
      took ||= performance.now() - started;
      resolve({ answer, took, sent: (poured - socket.writableLength) / megabyte, grown: memory.most() - idle });
      socket.destroy();
    };
    const more = () => {
      while (!isOver && poured < whole) {
        poured += chunk.length;
        if (!socket.write(framed(chunk))) return;
      }
    };
    socket.on('data', (bytes: Buffer) => {
      took ||= performance.now() - started;
      answer += bytes.toString('latin1');
      if (answer.includes('</html>')) over();
    });
    socket.on('drain', more).on('error', over).on('close', over);
    socket.write(head);
    socket.write(framed(Buffer.from(beginning, 'latin1')));
    more();
  });
}

/** Milliseconds for one more attempt. */
const patience = 20_000;

describe('an upload of 300 MB is refused at once and without filling the Worker', () => {
  it.each([
    ['that says how long it is', 'honest', field('identity') + file(png)],
    ['of a length unsaid, a picture by its first bytes', 'unsaid', field('identity') + file(png)],
    ['of a length unsaid, no picture', 'unsaid', field('identity') + file('GIF89a'), 422],
    ['of a length unsaid, all of it in the field before the file', 'unsaid', field('')],
    ['of a length unsaid, all of it before the form begins', 'unsaid', 'x'],
    [
      'of a length unsaid, all of it in a part that nobody asked for',
      'unsaid',
      '--XX\r\nContent-Disposition: form-data; name="other"\r\n\r\n',
    ],
  ] as const)(
    '%s',
    async (_, length, beginning, status: number = 413) => {
      const tries: Poured[] = [];
      const started = performance.now();
      while (performance.now() - started < patience && !tries.some(({ took, answer }) => took <= limit() && answer))
        tries.push(await pour(beginning, length));
      const most = (of: (one: Poured) => number) => Math.max(...tries.map(of));
      console.log(
        `${Math.round(Math.min(...tries.map(({ took }) => took)))} ms, ${most(({ sent }) => sent).toFixed(1)} MB taken, process +${most(({ grown }) => grown).toFixed(1)} MB`,
      );

      expect(Math.min(...tries.map(({ took }) => took)), 'milliseconds').toBeLessThanOrEqual(limit());
      expect(
        most(({ sent }) => sent),
        'megabytes taken before it was refused',
      ).toBeLessThan(40);
      expect(
        most(({ grown }) => grown),
        'megabytes that the process grew by',
      ).toBeLessThanOrEqual(80);
      for (const { answer } of tries) if (answer) expect(answer.slice(0, 13)).toBe(`HTTP/1.1 ${status} `);
      expect(
        tries.some(({ answer }) => answer.startsWith(`HTTP/1.1 ${status}`)),
        'the refusal can be read',
      ).toBe(true);
      expect(await player.get('/profile/documents')).toShow('No documents yet');
    },
    60_000,
  );

  it.each([edgeWorker, apiWorker])('leaves %s a heap of at most 80 MB', async (worker) => {
    let isMeasured = false;
    const measured = () => void (isMeasured = true);
    const asked = heapOf(lantern.miniflare, worker);
    asked.then(measured, measured);
    // An isolate collects its garbage when it next has something to do.
    while (!isMeasured) await player.get('/profile/documents');
    const heap = await asked;
    console.log(`heap of ${worker}: ${heap.toFixed(1)} MB`);
    expect(heap).toBeLessThanOrEqual(80);
  });
});
