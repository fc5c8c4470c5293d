/** The casino API called directly, by the contract's own names: `lantern.api.login({ body }, { anonymous })`. */
import type { Miniflare } from 'miniflare';
import { allCalls } from 'contract/index';
import type { Call, DataOf } from 'contract/call';
import type { Info } from 'contract/envelope';
import { askWorker } from '../../scripts/ask-worker';
import { apiWorker } from '../../scripts/runtime';
import { callAt, callerIn, codeIn, recorded } from './recorded-calls';

type Calls = typeof import('contract/session') &
  typeof import('contract/site') &
  typeof import('contract/games') &
  typeof import('contract/registration') &
  typeof import('contract/player') &
  typeof import('contract/rounds') &
  typeof import('contract/fairness') &
  typeof import('contract/wallet') &
  typeof import('contract/cashier') &
  typeof import('contract/crypto') &
  typeof import('contract/refunds') &
  typeof import('contract/gateways') &
  typeof import('contract/instant') &
  typeof import('contract/identity-providers') &
  typeof import('contract/bonuses') &
  typeof import('contract/offers') &
  typeof import('contract/history') &
  typeof import('contract/loyalty') &
  typeof import('contract/content') &
  typeof import('contract/races') &
  typeof import('contract/jackpots') &
  typeof import('contract/protection') &
  typeof import('contract/favourites') &
  typeof import('contract/profile') &
  typeof import('contract/email-change') &
  typeof import('contract/password') &
  typeof import('contract/support') &
  typeof import('contract/documents') &
  typeof import('contract/sports/matches') &
  typeof import('contract/sports/bets') &
  typeof import('contract/tables');

type CallName = {
  [Name in keyof Calls]: Calls[Name] extends { method: string; path: string; session: string } ? Name : never;
}[keyof Calls];

/** What a call is given; not typed by the contract, so that wrong input can be tried. */
interface ApiInput {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: unknown;
  /** For calls that take a file: the body as it is. */
  file?: Uint8Array;
}

/** Who calls. `key: null` leaves the API key out. */
export interface Caller {
  anonymous?: string;
  player?: string;
  language?: string;
  key?: string | null;
  headers?: Record<string, string>;
}

export interface ApiAnswer<Data> {
  status: number;
  headers: Headers;
  info: Info;
  data: Data;
}

export type Api = {
  [Name in CallName]: (input?: ApiInput, caller?: Caller) => Promise<ApiAnswer<DataOf<Calls[Name]>>>;
} & {
  /** Any request, for what the contract does not know. */
  fetch(
    path: string,
    init?: { method?: string; headers?: Record<string, string>; body?: string | Uint8Array },
  ): Promise<Response>;
};

function addressOf(call: Call, { params = {}, query = {} }: ApiInput): string {
  const path = call.path.replace(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return `${path}${search.size ? `?${search.toString()}` : ''}`;
}

/** @param apiKey what the edge would send. */
export function createApi(miniflare: Miniflare, apiKey: string): Api {
  const send = (path: string, init: Parameters<typeof askWorker>[3]) => askWorker(miniflare, apiWorker, path, init);
  const callers = allCalls().map(([name, call]) => [
    name,
    async (input: ApiInput = {}, caller: Caller = {}) => {
      const headers: Record<string, string> = { 'x-language': caller.language ?? 'en', ...caller.headers };
      if (caller.key !== null) headers['api-key'] = caller.key ?? apiKey;
      if (caller.anonymous) headers['x-anon-session'] = caller.anonymous;
      if (caller.player) headers['x-player-session'] = caller.player;
      if (input.body !== undefined) headers['content-type'] = 'application/json';
      const body = input.file ?? (input.body === undefined ? undefined : JSON.stringify(input.body));
      const make = () => send(addressOf(call, input), { method: call.method, headers, body });
      const response = await recorded({ call: name, by: callerIn(headers, apiKey) }, make, codeIn);
      const text = await response.text();
      const envelope = (text ? JSON.parse(text) : { info: null, data: null }) as { info: Info; data: unknown };
      return { status: response.status, headers: response.headers, ...envelope };
    },
  ]);
  return {
    ...(Object.fromEntries(callers) as Api),
    fetch: (path, init = {}) => {
      const call = callAt(init.method ?? 'GET', path);
      const by = callerIn(init.headers ?? {}, apiKey);
      return recorded(call === null ? null : { call, by }, () => send(path, init), codeIn);
    },
  };
}
