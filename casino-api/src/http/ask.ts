import type { Language } from 'contract/constants';
import type { Env, Settings } from '../env';
import type { By } from '../player/player-object';
import { playerCalls, type PlayerCalls } from '../player/player-calls';
import type { PlayerToken } from '../session/player-token';

/** Where a call comes from, as the edge says it. */
export interface Client {
  /** The visitor's address, empty when unknown. */
  ip: string;
  /** ISO 3166-1 alpha-2, empty when unknown. */
  country: string;
  barred: boolean;
}

/** What is known of a request before its call is looked at; kept in Hono's variables. */
export interface RequestFacts {
  requestId: string;
  /** The time of the request, epoch ms, by the injected clock. */
  at: number;
  language: Language;
  client: Client;
  settings: Settings;
}

/** The sessions of the headers. The anonymous one is valid; the player's is signed by us, and its object knows the rest. */
export interface CallerSessions {
  anonymousId: string | null;
  player: PlayerToken | null;
}

/** What a handler is given: the parsed input and everything it may use. */
export interface Ask<Params = unknown, Query = unknown, Body = unknown> extends RequestFacts {
  env: Env;
  params: Params;
  query: Query;
  body: Body;
  /** The body as it came, for signatures over it. Empty when the call has none. */
  rawBody: string;
  /** The body of a call that takes a file, unread; null when there is none. */
  stream: ReadableStream<Uint8Array> | null;
  sessions: CallerSessions;
  /** A request header, or null. */
  header(name: string): string | null;
  /** Sets a header of the answer. */
  setHeader(name: string, value: string): void;
  /** Lets work go on after the answer. */
  later(work: Promise<unknown>): void;
}

/** What the caller's own object is found by. */
export type PlayerAsk = Pick<Ask, 'env' | 'sessions' | 'at' | 'client'>;

export interface PlayerHandle {
  calls: PlayerCalls;
  by: By;
}

/** The object of the caller's player session and the proof it asks for. Only for calls whose session is `player`. */
export function playerOf({ env, sessions, at, client }: PlayerAsk): PlayerHandle {
  if (!sessions.player) throw new Error('playerOf needs a call whose session is `player`');
  return { calls: playerCalls(env, sessions.player.playerId), by: { as: 'player', secret: sessions.player.secret, at, barred: client.barred } };
}

/** The object of the anonymous visitor, where play money lives; null when only a player session came. */
export const visitorOf = ({ env, sessions, at }: Pick<Ask, 'env' | 'sessions' | 'at'>): PlayerHandle | null =>
  sessions.anonymousId ? { calls: playerCalls(env, `anon:${sessions.anonymousId}`), by: { as: 'anonymous', at } } : null;

/** The player's own object when there is a player session, for play money too, else the visitor's. */
export const callerOf = (ask: PlayerAsk): PlayerHandle | null => (ask.sessions.player ? playerOf(ask) : visitorOf(ask));
