/** The API under test, spoken to by the contract's calls: every answer is judged against the contract on its way through. */
import type { Call, DataOf } from 'contract/call';
import { Envelope, type Info } from 'contract/envelope';
import { allCalls } from 'contract/index';
import { resultCodes } from 'contract/result-codes';
import { anon } from 'contract/session';
import type { z } from 'zod';
import { until } from '../harness/until';
import { isAbsent, type Report } from './report';
import { faultsOf } from './strict';

type AnyCall = Call<z.ZodTypeAny, z.ZodTypeAny, z.ZodTypeAny, z.ZodTypeAny>;

export interface Input {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  /** Sent as JSON, as it is when it is a `RawBody`. */
  body?: unknown;
}

export class RawBody {
  constructor(readonly text: string) {}
}

export interface Caller {
  anonymous?: string;
  player?: string;
  language?: string;
  /** `null` leaves the API key out. */
  key?: string | null;
  headers?: Record<string, string>;
}

/** A player's way in. */
export interface Credentials {
  username: string;
  password: string;
}

export interface Person extends Credentials, Caller {
  player: string;
  email: string;
  /** Missing calls for want of which the player is not all that a check may count on, such as one who has paid in. */
  lacks: readonly string[];
}

export interface People {
  player: Person;
  /** Null where no second player could be made. */
  stranger: Person | null;
}

export interface Answer<Data = unknown> {
  status: number;
  headers: Headers;
  text: string;
  info: Info;
  data: Data;
}

/** A rule that does not hold; the message says what was seen. */
export class Deviation extends Error {
  override name = 'Deviation';
}

/** A check came to a call that the API does not have. What the check was to find out can't be judged. */
export class NotThere extends Error {
  override name = 'NotThere';

  constructor(
    readonly call: string,
    address: string,
    status: number,
  ) {
    super(`${address} answered ${status}`);
  }
}

export function must(holds: boolean, seen: string): asserts holds {
  if (!holds) throw new Deviation(seen);
}

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export interface BenchOptions {
  /** Base of the API, without a trailing slash. */
  url: string;
  key: string;
  /** An existing confirmed player; left out, two are registered. */
  credentials?: Credentials;
  /** Players who are there already, for runs after the first. */
  people?: People;
}

const names = new Map<AnyCall, string>(allCalls().map(([name, call]) => [call, name]));
const noInfo: Info = { success: false, message: '', resultCode: '' };

export class Bench {
  private count = 0;
  private opened: Promise<People> | null = null;
  private unknown: Promise<boolean> | null = null;
  /** Of this run; keeps names and ids of one run apart from those of another. */
  readonly mark = Date.now().toString(36);

  constructor(
    readonly options: BenchOptions,
    readonly report: Report,
    private readonly openPlayers: (bench: Bench) => Promise<People>,
  ) {}

  nameOf(call: AnyCall): string {
    const name = names.get(call);
    if (!name) throw new Error(`${call.method} ${call.path} is no call of the contract.`);
    return name;
  }

  /** Fits `RequestId`. */
  requestId(): string {
    return `contract-${this.mark}-${String((this.count += 1)).padStart(6, '0')}`;
  }

  addressOf(call: AnyCall, { params = {}, query = {} }: Input): string {
    const path = call.path.replace(/:([A-Za-z]+)/g, (_, name: string) =>
      encodeURIComponent(String(params[name] ?? 'x')),
    );
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    return `${this.options.url}${path}${search.size ? `?${search.toString()}` : ''}`;
  }

  /**
   * Sends a call and judges its answer by the contract; what is wrong goes to the report under the call's name.
   * @throws NotThere when the API lacks the call, and it is another one than the one that is being judged
   */
  async call<C extends AnyCall>(call: C, input: Input = {}, caller: Caller = {}): Promise<Answer<DataOf<C>>> {
    const name = this.nameOf(call);
    const headers: Record<string, string> = { 'x-language': caller.language ?? 'en', ...caller.headers };
    if (caller.key !== null) headers['api-key'] = caller.key ?? this.options.key;
    if (caller.anonymous) headers['x-anon-session'] = caller.anonymous;
    if (caller.player) headers['x-player-session'] = caller.player;
    const body =
      input.body === undefined
        ? undefined
        : input.body instanceof RawBody
          ? input.body.text
          : JSON.stringify(input.body);
    if (body !== undefined) headers['content-type'] = 'application/json';
    const response = await this.sent(this.addressOf(call, input), { method: call.method, headers, body });
    const text = await response.text();
    const answer = this.judged(name, call, response, text);
    if (caller.key === undefined || (await this.tellsUnknown()))
      this.report.answered(name, response.status, answer.info.success);
    if (!answer.info.success)
      this.report.fellShort(`${call.method} ${call.path} answered ${response.status} ${answer.info.resultCode}`);
    if (!this.report.isJudged(name) && this.report.isMissing(name))
      throw new NotThere(name, `${call.method} ${call.path}`, response.status);
    return answer as Answer<DataOf<C>>;
  }

  /** Whether who shows no key is told that there is no such address: only then a refusal for want of the key shows that there is a call. */
  private tellsUnknown(): Promise<boolean> {
    this.unknown ??= this.sent(`${this.options.url}/no-such-call-${this.mark}`, {}).then(({ status }) =>
      isAbsent(status),
    );
    return this.unknown;
  }

  private async sent(address: string, init: RequestInit): Promise<Response> {
    try {
      return await fetch(address, { ...init, redirect: 'manual', signal: AbortSignal.timeout(20_000) });
    } catch (error) {
      const { message, cause } = error as Error;
      throw new Deviation(`no answer came: ${cause instanceof Error ? cause.message : message}`);
    }
  }

  /** Another address than the contract's calls, such as the QA console. */
  async other(method: string, path: string, body?: unknown): Promise<Response> {
    const headers = { 'api-key': this.options.key, 'content-type': 'application/json', accept: 'application/json' };
    return fetch(`${this.options.url}${path}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    });
  }

  /** Lets the API's time come to a moment: by its QA console where it has one, else by waiting. @param at and `now`: epoch ms by the API's clock */
  async until(at: number, now: number): Promise<void> {
    const ahead = Math.max(0, at - now);
    const moved = await this.other('POST', '/__qa/clock', {
      advanceSeconds: Math.floor(ahead / 1_000),
      advanceMilliseconds: ahead % 1_000,
    });
    await moved.body?.cancel();
    const began = Date.now();
    const isThere = () => moved.ok || Date.now() - began >= ahead;
    await until('a moment of the API', isThere, Boolean, { patience: ahead + 5_000, every: Math.min(ahead, 250) });
  }

  private judged(
    call: string,
    { method, path, data: schema, session }: AnyCall,
    { status, headers }: Response,
    text: string,
  ): Answer {
    const rule = (name: string, holds: boolean, seen: string) => {
      this.report.tried(call, name);
      if (!holds) this.report.found({ call, rule: name, seen });
    };
    if (session !== 'none')
      rule(
        'an answer to a session is never stored',
        /no-store|private/.test(headers.get('cache-control') ?? ''),
        `cache-control: ${headers.get('cache-control')}`,
      );
    if (method === 'HEAD') return { status, headers, text, info: { ...noInfo, success: status === 200 }, data: null };

    let parsed: unknown;
    try {
      parsed = JSON.parse(text);
    } catch {
      parsed = undefined;
    }
    const faults = faultsOf(Envelope, parsed);
    rule('the envelope', faults.length === 0, `${status}, ${faults[0]}, in ${text.slice(0, 120)}`);
    if (faults.length > 0) return { status, headers, text, info: noInfo, data: null };
    const { info, data } = parsed as { info: Info; data: unknown };
    rule(
      'the type of the answer',
      (headers.get('content-type') ?? '').startsWith('application/json'),
      `content-type: ${headers.get('content-type')}`,
    );
    rule(
      'success goes with resultCode ok',
      info.success === (info.resultCode === 'ok'),
      `success ${info.success} with ${info.resultCode || 'no code'}`,
    );
    rule('a message', info.message.trim() !== '', `none with ${info.resultCode}`);
    const wanted = (resultCodes as Record<string, number>)[info.resultCode];
    // A code of the operator's own is a domain refusal, or a protocol error by its status.
    rule(
      'the status of the result code',
      wanted === undefined ? status !== 500 : status === wanted,
      `${info.resultCode} came with ${status}${wanted ? `, not ${wanted}` : ''}`,
    );
    if (info.success) {
      const wrong = faultsOf(schema, data);
      rule('the data, and nothing beyond it', wrong.length === 0, wrong.slice(0, 3).join('; '));
      if (wrong.length > 0) this.report.fellShort(`${method} ${path} answered ${wrong[0]}`);
    }
    return { status, headers, text, info, data };
  }

  /** A new anonymous session each time; allowances are counted by it. */
  async visitor(): Promise<Caller> {
    const { data } = await this.call(anon);
    return { anonymous: (data as { anonSessionId?: string } | null)?.anonSessionId ?? '' };
  }

  /** Two confirmed players; the checks spend the first one's money and use the second as a stranger. */
  async people(): Promise<People> {
    this.opened ??= this.options.people
      ? Promise.resolve(this.options.people)
      : this.report.aside(() => this.openPlayers(this));
    const people = await this.opened;
    this.report.reliesOn([...people.player.lacks, ...(people.stranger?.lacks ?? [])]);
    return people;
  }

  async player(): Promise<Person> {
    return (await this.people()).player;
  }
}
