import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Gone } from '~/casino-api/faults';
import { SharedCache } from './shared-cache';

const lifetime = { fresh: 60, stale: 3600 };
let stored: Map<string, string>;
let key: string;
let counter = 0;

beforeEach(() => {
  stored = new Map();
  // Each test reads under a key of its own: the memory layer lives as long as the isolate.
  key = `https://api.test/answer/${counter++}`;
  vi.stubGlobal('caches', {
    default: {
      match: async (name: string) => (stored.has(name) ? new Response(stored.get(name)) : undefined),
      delete: async (name: string) => stored.delete(name),
      put: async (name: string, response: Response) => void stored.set(name, await response.text()),
    },
  });
});

function cacheAt(clock: { now: number }) {
  const pending: Promise<unknown>[] = [];
  const cache = new SharedCache({ now: () => clock.now, waitUntil: (work) => void pending.push(work) });
  return { cache, settled: () => Promise.all(pending) };
}

describe('shared answers', () => {
  it('are asked for once while they are fresh', async () => {
    const { cache } = cacheAt({ now: 0 });
    const load = vi.fn(async () => 'answer');
    expect(await cache.get(key, lifetime, load)).toBe('answer');
    expect(await cache.get(key, lifetime, load)).toBe('answer');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('are served stale while a new one is fetched', async () => {
    const clock = { now: 0 };
    const { cache, settled } = cacheAt(clock);
    await cache.get(key, lifetime, async () => 'old');
    clock.now = 61_000;
    expect(await cache.get(key, lifetime, async () => 'new')).toBe('old');
    await settled();
    expect(await cache.get(key, lifetime, async () => 'newer')).toBe('new');
    expect(cache.servedStale).toBe(false);
  });

  it('are forgotten when what they told of was taken down', async () => {
    const clock = { now: 0 };
    const { cache, settled } = cacheAt(clock);
    const gone = async () => {
      throw new Gone();
    };
    await cache.get(key, lifetime, async () => 'old');
    await settled();
    clock.now = 61_000;
    expect(await cache.get(key, lifetime, gone)).toBe('old');
    await settled();
    await expect(cache.get(key, lifetime, gone)).rejects.toThrow(Gone);
  });

  it('stand in when the API is away, and the page is told so', async () => {
    const clock = { now: 0 };
    const { cache, settled } = cacheAt(clock);
    const away = async () => {
      throw new Error('away');
    };
    await cache.get(key, lifetime, async () => 'old');
    clock.now = 61_000;
    expect(await cache.get(key, lifetime, away)).toBe('old');
    await settled();
    expect(await cache.get(key, lifetime, away)).toBe('old');
    expect(cache.servedStale).toBe(true);
    await settled();
    expect(await cache.get(key, lifetime, async () => 'back')).toBe('old');
    await settled();
    expect(await cache.get(key, lifetime, away)).toBe('back');
  });

  it('that may be taken down are asked for before they are shown again, and stand in when the API is away', async () => {
    const clock = { now: 0 };
    const { cache, settled } = cacheAt(clock);
    const asking = { ...lifetime, revalidates: true };
    const away = async () => {
      throw new Error('away');
    };
    const gone = async () => {
      throw new Gone();
    };
    await cache.get(key, asking, async () => 'old');
    await settled();
    clock.now = 3_500_000;
    expect(await cache.get(key, asking, async () => 'new')).toBe('new');
    await settled();
    clock.now += 61_000;
    expect(await cache.get(key, asking, away)).toBe('new');
    expect(cache.servedStale).toBe(true);
    expect(await cache.get(key, asking, async () => 'back')).toBe('new');
    await settled();
    clock.now += 61_000;
    await expect(cache.get(key, asking, gone)).rejects.toThrow(Gone);
    await expect(cache.get(key, asking, gone)).rejects.toThrow(Gone);
    expect(stored.has(key)).toBe(false);
  });

  it('are not served beyond their stale time', async () => {
    const clock = { now: 0 };
    const { cache } = cacheAt(clock);
    await cache.get(key, lifetime, async () => 'old');
    clock.now = 3_660_001;
    await expect(
      cache.get(key, lifetime, async () => {
        throw new Error('away');
      }),
    ).rejects.toThrow('away');
  });

  it('come from the colo when this isolate has not seen them', async () => {
    stored.set(key, JSON.stringify({ value: 'from the colo', at: 0 }));
    const { cache } = cacheAt({ now: 1_000 });
    expect(await cache.get(key, lifetime, async () => 'asked')).toBe('from the colo');
  });
});
