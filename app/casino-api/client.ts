import type { z } from 'zod';
import type { Call, InputOf } from 'contract/call';
import { queryText } from 'contract/query-text';
import { RoundTooSoon } from 'contract/rounds';
import { readAnswer, type Answer } from './envelope-reader';
import { ApiUnavailable, NotFound } from './faults';

/** Carries a request to the API: a service binding's `fetch`, or the global one for an outside API. */
export interface Transport {
  /** Without a trailing slash. */
  base: string;
  fetch: (request: Request) => Promise<Response>;
}

/** What the client needs of the request it serves. */
export interface ClientHost {
  transport: Transport;
  apiKey: string;
  language: string;
  requestId: string;
  /** Territory headers for the API's own check, and the visitor's address. */
  visitor: Record<string, string>;
  /** Session ids as they stand; waits for an anonymous session that is being opened. */
  sessions: (needed: Call['session']) => Promise<{ anonymous: string | null; player: string | null }>;
  now: () => number;
  /** Epoch milliseconds by which the page has to be on its way. */
  deadline: number;
  shared: <Value>(
    key: string,
    lifetime: { fresh: number; stale: number; revalidates?: boolean },
    load: () => Promise<Value>,
  ) => Promise<Value>;
  measure: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
  /** What is thrown for a fault of `faults.ts`: routes are given the response that it means. */
  fault: (error: unknown) => unknown;
}

/** Not worth a second try when less than this is left before the deadline, in milliseconds. */
const retryNeeds = 150;

/** How long after the last byte of a file its answer may take, in milliseconds. */
const answerAfterUpload = 10_000;

/** Nobody is kept longer by the pace of rounds, in milliseconds. */
const longestWait = 6_000;

/** No bet in play waits longer for its answer, in milliseconds. */
const mostDelay = 30_000;

/** A file on its way. */
export interface UploadedFile {
  stream: ReadableStream<Uint8Array>;
  /** Settles once the last byte has been handed on. */
  ended: Promise<void>;
}

type Schema = z.ZodTypeAny;
type Given<P extends Schema, Q extends Schema, B extends Schema> = Partial<InputOf<P, Q, B>>;

/** The typed client: one method to ask, one to read; the sections beside this file name the calls. */
export class ApiClient {
  /** How long calls of this request were kept waiting by a rule, in milliseconds. */
  private waited = 0;

  constructor(private readonly host: ClientHost) {}

  /** Makes a call that may be refused. @throws the faults of `faults.ts`. */
  async call<D extends Schema, P extends Schema, Q extends Schema, B extends Schema>(
    call: Call<D, P, Q, B>,
    given: Given<P, Q, B> = {},
  ): Promise<Answer<z.output<D>>> {
    try {
      return await this.tell(call, given);
    } catch (error) {
      throw this.host.fault(error);
    }
  }

  /**
   * Makes a call that may come a moment before the licence allows it: waits here as long as it was told to, once, and makes it again as it was (DOMAIN §6).
   * The wait is the rule's, not the API's, so the page has that much longer.
   * @throws the faults of `faults.ts`.
   */
  async callInTime<D extends Schema, P extends Schema, Q extends Schema, B extends Schema>(
    call: Call<D, P, Q, B>,
    given: Given<P, Q, B>,
  ): Promise<Answer<z.output<D>>> {
    const answer = await this.call(call, given);
    const wait =
      answer.ok || answer.code !== 'round_too_soon' ? undefined : RoundTooSoon.safeParse(answer.data).data?.wait;
    if (wait === undefined || wait > longestWait) return answer;
    this.waited += wait;
    await new Promise((over) => setTimeout(over, wait));
    return this.call(call, given);
  }

  /**
   * Makes a call that the API answers only after a wait of its own rules, such as a bet in play (DOMAIN §12): the page has that much longer.
   * @param wait milliseconds
   * @throws the faults of `faults.ts`.
   */
  callAfter<D extends Schema, P extends Schema, Q extends Schema, B extends Schema>(
    wait: number,
    call: Call<D, P, Q, B>,
    given: Given<P, Q, B>,
  ): Promise<Answer<z.output<D>>> {
    this.waited += Math.min(wait, mostDelay);
    return this.call(call, given);
  }

  /** Makes a call whose refusal is not expected; shared answers come from the cache. @throws the faults of `faults.ts`. */
  async read<D extends Schema, P extends Schema, Q extends Schema, B extends Schema>(
    call: Call<D, P, Q, B>,
    given: Given<P, Q, B> = {},
  ): Promise<z.output<D>> {
    const load = async () => {
      const answer = await this.tell(call, given);
      if (!answer.ok) throw new ApiUnavailable(`${call.method} ${call.path}: unexpected ${answer.code}`);
      return answer.data;
    };
    try {
      return await (call.shared ? this.host.shared(this.keyOf(call, given), call.shared, load) : load());
    } catch (error) {
      throw this.host.fault(error);
    }
  }

  /**
   * Sends a file as it comes, with the pace of whoever sends it; late is an answer that isn't there in time after the last byte.
   * @throws the faults of `faults.ts`.
   */
  async upload<D extends Schema, P extends Schema, Q extends Schema, B extends Schema>(
    call: Call<D, P, Q, B>,
    given: Given<P, Q, B>,
    file: UploadedFile,
  ): Promise<Answer<z.output<D>>> {
    try {
      const sessions = await this.host.sessions(call.session);
      const headers = this.headers(sessions);
      headers.set('content-type', 'application/octet-stream');
      const request = new Request(this.host.transport.base + pathOf(call, given.params, given.query), {
        method: call.method,
        headers,
        body: file.stream,
        redirect: 'manual',
      });
      const late = file.ended.then(
        () => new Promise<never>((_, reject) => setTimeout(() => reject(new Late(call)), answerAfterUpload)),
      );
      late.catch(() => undefined);
      const answer = this.host.transport
        .fetch(request)
        .then((response) => readAnswer<z.output<D>>(call as unknown as Call, response));
      return await Promise.race([answer, late]);
    } catch (error) {
      throw this.host.fault(asFault(call, error));
    }
  }

  /**
   * Opens a stream of server-sent events. Only its beginning has to be there before the deadline.
   * @throws the faults of `faults.ts`; a refusal is one of them.
   */
  async stream(path: `/${string}`, extra: Record<string, string>): Promise<ReadableStream<Uint8Array>> {
    const call: Named = { method: 'GET', path };
    try {
      const headers = this.headers({ anonymous: null, player: null });
      for (const [name, value] of Object.entries(extra)) headers.set(name, value);
      const response = await this.beforeDeadline(call, () =>
        this.host.transport.fetch(new Request(this.host.transport.base + path, { headers, redirect: 'manual' })),
      );
      if (response.status === 404) throw new NotFound(path);
      if (!response.ok || !response.body || !response.headers.get('content-type')?.startsWith('text/event-stream'))
        throw new ApiUnavailable(`GET ${path}: ${response.status}`);
      return response.body;
    } catch (error) {
      throw this.host.fault(asFault(call, error));
    }
  }

  private tell<D extends Schema, P extends Schema, Q extends Schema, B extends Schema>(
    call: Call<D, P, Q, B>,
    given: Given<P, Q, B>,
  ): Promise<Answer<z.output<D>>> {
    const path = pathOf(call, given.params, given.query);
    return this.host.measure(nameOf(call), () => this.send<z.output<D>>(call as unknown as Call, path, given.body));
  }

  /** Names a shared answer by address and language. */
  private keyOf(call: { path: string }, given: { params?: unknown; query?: unknown }): string {
    const path = pathOf(call, given.params, given.query);
    return `${this.host.transport.base}${path}${path.includes('?') ? '&' : '?'}language=${this.host.language}`;
  }

  private async send<Data>(call: Call, path: string, body: unknown): Promise<Answer<Data>> {
    const sessions = await this.host.sessions(call.session);
    const attempt = async () => {
      const request = this.request(call, path, body, sessions);
      const response = await this.host.transport.fetch(request);
      return readAnswer<Data>(call, response);
    };
    try {
      return await this.beforeDeadline(call, attempt);
    } catch (error) {
      // Reads change nothing, so one more try is safe; writes are repeated by the player, with the same request id.
      const again = call.method === 'GET' && !(error instanceof Late) && isFault(error) && this.left() > retryNeeds;
      if (!again) throw asFault(call, error);
    }
    try {
      return await this.beforeDeadline(call, attempt);
    } catch (error) {
      throw asFault(call, error);
    }
  }

  private headers(sessions: { anonymous: string | null; player: string | null }): Headers {
    const headers = new Headers(this.host.visitor);
    headers.set('api-key', this.host.apiKey);
    headers.set('x-language', this.host.language);
    headers.set('x-request-id', this.host.requestId);
    if (sessions.anonymous) headers.set('x-anon-session', sessions.anonymous);
    if (sessions.player) headers.set('x-player-session', sessions.player);
    return headers;
  }

  private request(
    call: Call,
    path: string,
    body: unknown,
    sessions: { anonymous: string | null; player: string | null },
  ): Request {
    const headers = this.headers(sessions);
    if (body !== undefined) headers.set('content-type', 'application/json');
    return new Request(this.host.transport.base + path, {
      method: call.method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      redirect: 'manual',
    });
  }

  private left(): number {
    return this.host.deadline + this.waited - this.host.now();
  }

  /** A late answer is worth nothing: the page has to leave. @throws Late */
  private async beforeDeadline<Result>(call: Named, work: () => Promise<Result>): Promise<Result> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Late(call)), Math.max(0, this.left()));
    });
    try {
      return await Promise.race([work(), late]);
    } finally {
      clearTimeout(timer);
    }
  }
}

/** A call as a log may name it. */
type Named = Pick<Call, 'method' | 'path'>;

class Late extends ApiUnavailable {
  constructor({ method, path }: Named) {
    super(`${method} ${path}: no answer in time`);
  }
}

const ownFaults = new Set(['SessionExpired', 'TerritoryRestricted', 'NotFound', 'Gone', 'Maintenance']);
const isFault = (error: unknown): boolean => !(error instanceof Error && ownFaults.has(error.name));
/** Whatever went wrong on the way, as a fault that names the call. */
const asFault = ({ method, path }: Named, error: unknown): Error =>
  error instanceof Error && (error instanceof ApiUnavailable || ownFaults.has(error.name))
    ? error
    : new ApiUnavailable(`${method} ${path}: ${error instanceof Error ? error.message : String(error)}`);

const nameOf = (call: { method: string; path: string }): string =>
  `${call.method.toLowerCase()}${call.path.replace(/[^A-Za-z0-9]+/g, '-')}`;

function pathOf(call: { path: string }, params: unknown, query: unknown): string {
  const given = (params ?? {}) as Record<string, unknown>;
  const path = call.path.includes(':')
    ? call.path.replace(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(String(given[name])))
    : call.path;
  return path + queryText((query ?? {}) as Parameters<typeof queryText>[0]);
}
