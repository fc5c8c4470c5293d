import { Gone, NotFound } from '~/casino-api/faults';
import { shareEqual } from './share-equal';

/**
 * Keeps answers that are the same for everybody (catalogue, skin, winners): fresh ones are served, stale ones are served
 * while a new one is fetched, and when the API is away a stale one stands in. A small memory layer in front of the Cache
 * API, since reading the latter costs three times as much (STACK, trap 23).
 */
interface Entry {
  value: unknown;
  /** Epoch milliseconds. */
  at: number;
  /** When the last refresh failed, null after one that succeeded. */
  failedAt: number | null;
  refreshing: boolean;
}

export interface Lifetime {
  /** Seconds. */
  fresh: number;
  stale: number;
}

/** The colo's own cache; the DOM's types do not know it. */
const edgeCache = (): Cache => (caches as unknown as { default: Cache }).default;

const memory = new Map<string, Entry>();
const memoryLimit = 500;

function remember(key: string, entry: Entry): void {
  if (memory.size >= memoryLimit) memory.delete(memory.keys().next().value!);
  memory.set(key, entry);
}

/** As a call of the contract says it (`shared`). */
export interface AnswerLifetime extends Lifetime {
  revalidates?: boolean;
}

export interface SharedCacheHost {
  now: () => number;
  waitUntil: (work: Promise<unknown>) => void;
}

/** What is away comes back; what does not exist, or no longer, is not told any longer either. */
const isThere = (error: unknown): boolean => !(error instanceof NotFound || error instanceof Gone);

export class SharedCache {
  /** Whether an answer was older than it should be because the API is away. */
  servedStale = false;

  constructor(private readonly host: SharedCacheHost) {}

  /** `key` is an absolute URL that names the answer, language and API included. `load` throws when the API is away. */
  async get<Value>(key: string, lifetime: AnswerLifetime, load: () => Promise<Value>): Promise<Value> {
    const entry = memory.get(key) ?? (await this.fromCacheApi(key));
    const age = entry ? this.host.now() - entry.at : Infinity;
    if (entry && age < lifetime.fresh * 1000) return entry.value as Value;
    if (entry && age < (lifetime.fresh + lifetime.stale) * 1000) {
      // Once the API has failed nobody waits for it again: it is asked in the background until it is back.
      if (lifetime.revalidates && entry.failedAt === null) return this.askedFirst(entry, key, lifetime, load);
      if (!entry.refreshing) {
        entry.refreshing = true;
        this.host.waitUntil(
          this.load(key, lifetime, load)
            .catch((error: unknown) => (isThere(error) ? void (entry.failedAt = this.host.now()) : this.forget(key)))
            .finally(() => (entry.refreshing = false)),
        );
      }
      if (entry.failedAt !== null) this.servedStale = true;
      return entry.value as Value;
    }
    return this.load(key, lifetime, load);
  }

  private async askedFirst<Value>(
    entry: Entry,
    key: string,
    lifetime: Lifetime,
    load: () => Promise<Value>,
  ): Promise<Value> {
    try {
      return await this.load(key, lifetime, load);
    } catch (error) {
      if (!isThere(error)) {
        await this.forget(key);
        throw error;
      }
      entry.failedAt = this.host.now();
      this.servedStale = true;
      return entry.value as Value;
    }
  }

  private async load<Value>(key: string, lifetime: Lifetime, load: () => Promise<Value>): Promise<Value> {
    const value = shareEqual(memory.get(key)?.value, await load());
    const entry: Entry = { value, at: this.host.now(), failedAt: null, refreshing: false };
    remember(key, entry);
    this.host.waitUntil(this.toCacheApi(key, entry, lifetime));
    return value;
  }

  private async forget(key: string): Promise<void> {
    memory.delete(key);
    await edgeCache().delete(key);
  }

  private async fromCacheApi(key: string): Promise<Entry | undefined> {
    const response = await edgeCache().match(key);
    if (!response) return undefined;
    const { value, at } = await response.json<{ value: unknown; at: number }>();
    const entry: Entry = { value, at, failedAt: null, refreshing: false };
    remember(key, entry);
    return entry;
  }

  private toCacheApi(key: string, entry: Entry, lifetime: Lifetime): Promise<void> {
    const headers = {
      'Content-Type': 'application/json',
      'Cache-Control': `max-age=${lifetime.fresh + lifetime.stale}`,
    };
    return edgeCache().put(key, new Response(JSON.stringify({ value: entry.value, at: entry.at }), { headers }));
  }
}
