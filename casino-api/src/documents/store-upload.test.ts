import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeUpload } from './store-upload';

const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0, 0, 0]);
/** A bucket of its names alone. */
const stored: string[] = [];
const bucket = { put: (key: string) => Promise.resolve(stored.push(key)) } as unknown as R2Bucket;

let count = 0;
/** An upload whose sender goes on, or ends, when told. */
function begun() {
  let sender!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (sender = controller) });
  const answer = storeUpload(bucket, `documents/${(count += 1)}`, body);
  sender.enqueue(png);
  return { answer, goesOn: () => sender.enqueue(png), ends: () => sender.close() };
}
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('an isolate that reads many files', () => {
  it('asks the next one to wait, and has room again when one is done', async () => {
    const sixteen = Array.from({ length: 16 }, begun);
    expect(await begun().answer).toEqual({ ok: false, code: 'too_many_requests', data: { retryAfterSeconds: 10 } });
    sixteen[0]!.ends();
    expect(await sixteen[0]!.answer).toMatchObject({ ok: true });
    const next = begun();
    for (const each of [...sixteen.slice(1), next]) each.ends();
    expect((await Promise.all([...sixteen, next].map(({ answer }) => answer))).filter(({ ok }) => ok)).toHaveLength(17);
  });

  it('forgets who hung up without a word, and nobody who goes on', async () => {
    const sixteen = Array.from({ length: 16 }, begun);
    await settle();
    vi.setSystemTime(1_020_000);
    for (const each of sixteen.slice(0, 15)) each.goesOn();
    await settle();
    vi.setSystemTime(1_030_001);
    const instead = begun();
    expect((await begun().answer).ok).toBe(false);
    for (const each of [...sixteen, instead]) each.ends();
    expect((await instead.answer).ok).toBe(true);
    await Promise.all(sixteen.map(({ answer }) => answer));
  });
});
