import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeUpload } from './store-upload';

const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0, 0, 0]);
/** A bucket of its names alone. */
const stored: string[] = [];
const bucket = { put: (key: string) => Promise.resolve(stored.push(key)) } as unknown as R2Bucket;

let count = 0;
/** An upload whose sender goes on, or ends, when told. */
function begun(owner: unknown = null) {
  let sender!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (sender = controller) });
  const answer = storeUpload({
    bucket,
    key: `documents/${(count += 1)}`,
    owner: typeof owner === 'string' ? owner : `player ${count}`,
    body,
  });
  sender.enqueue(png);
  return { answer, goesOn: (bytes = png.length) => sender.enqueue(new Uint8Array(bytes)), ends: () => sender.close() };
}
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: 1_000_000 });
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
    vi.setSystemTime(1_009_000);
    for (const each of sixteen.slice(0, 15)) each.goesOn(400_000);
    await settle();
    vi.setSystemTime(1_010_500);
    const instead = begun();
    expect((await begun().answer).ok).toBe(false);
    for (const each of [...sixteen, instead]) each.ends();
    expect((await instead.answer).ok).toBe(true);
    await Promise.all(sixteen.map(({ answer }) => answer));
  });
});

describe('a place among the uploads', () => {
  it('is taken twice by one player, not more, so seventeen open ones stop nobody', async () => {
    const mine = Array.from({ length: 17 }, () => begun('mallory'));
    await settle();
    const refusals = await Promise.all(mine.slice(2).map(({ answer }) => answer));
    expect(refusals.every((answer) => !answer.ok && answer.code === 'too_many_requests')).toBe(true);
    const other = begun('alice');
    other.ends();
    expect((await other.answer).ok).toBe(true);
    for (const each of mine.slice(0, 2)) each.ends();
    expect((await Promise.all(mine.slice(0, 2).map(({ answer }) => answer))).every(({ ok }) => ok)).toBe(true);
  });

  it.each([
    [7_000, false],
    [9_000, true],
  ])('is lost at less than 8 KB a second, not at a little more: %i bytes a second', async (rate, isTaken) => {
    const upload = begun();
    let over = false;
    void upload.answer.then(() => (over = true));
    for (let second = 0; second < 120 && !over; second += 1) {
      upload.goesOn(rate);
      await vi.advanceTimersByTimeAsync(1_000);
      await settle();
    }
    if (!over) upload.ends();
    expect(await upload.answer).toMatchObject(isTaken ? { ok: true } : { ok: false, code: 'upload_too_slow' });
  });

  it('is lost by who pauses for longer than half a minute, however much came before', async () => {
    const upload = begun();
    upload.goesOn(4_000_000);
    await settle();
    await vi.advanceTimersByTimeAsync(32_000);
    expect(await upload.answer).toMatchObject({ ok: false, code: 'upload_too_slow' });
  });

  it('is given up by the slowest that crawls to a player who has none, where all are taken', async () => {
    const many = Array.from({ length: 16 }, (_, index) => begun(`crawler ${index % 8}`));
    for (const [index, each] of many.entries()) each.goesOn(300_000 + index * 1_000);
    await vi.advanceTimersByTimeAsync(9_000);
    expect((await begun('alice').answer).ok).toBe(false);
    await vi.advanceTimersByTimeAsync(2_000);
    expect((await begun('crawler 3').answer).ok, 'who has places gets none of another’s').toBe(false);
    const alice = begun('alice');
    alice.ends();
    expect((await alice.answer).ok).toBe(true);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await many[0]!.answer).toMatchObject({ ok: false, code: 'upload_too_slow' });
    for (const each of many.slice(1)) each.ends();
    expect((await Promise.all(many.slice(1).map(({ answer }) => answer))).every(({ ok }) => ok)).toBe(true);
  });
});
