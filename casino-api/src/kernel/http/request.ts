import type { Language } from 'contract/constants';
import type { Env, Settings } from '../env';
import type { Port } from '../feature';
import { licenceProfiles } from '../licence-profile';
import { callerOf, visitorName, type CallerHandle, type Remote } from '../player-client';
import type { Switches } from '../switches';
import type { PlayerToken } from '../session/player-token';
import { isPlayingVisitor, notePlayingVisitor } from '../session/playing-visitors';

/** Where a call comes from, as the edge says it. */
interface Client {
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
export interface CallContext<Params = unknown, Query = unknown, Body = unknown> extends RequestFacts {
  env: Env;
  /** What operators have switched off. */
  switches: Switches;
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
export type PlayerContext = Pick<CallContext, 'env' | 'sessions' | 'at' | 'client'>;

const playerHandle = ({ env, sessions, at, client }: PlayerContext): CallerHandle | null =>
  sessions.player &&
  callerOf(env, sessions.player.playerId, { as: 'player', secret: sessions.player.secret, at, barred: client.barred });

/** A feature of the caller's own object, which checks the session. Only for calls whose session is `player`. */
export function playerOf<PlayerCalls extends object>(
  context: PlayerContext,
  port: Port<PlayerCalls, object>,
): Remote<PlayerCalls> {
  const handle = playerHandle(context);
  if (!handle) throw new Error('playerOf needs a call whose session is `player`');
  return handle.as(port);
}

/**
 * Whoever calls, for a look: the player's own object when there is a player session, for play money too, else the visitor's where he has played.
 * `new`: he has not, and is told what everybody is told; no object is woken for that. Null: there is no session.
 */
export async function lookerOf(context: PlayerContext): Promise<CallerHandle | 'new' | null> {
  return playerHandle(context) ?? visitorOf(context);
}

/** The same for the visitor's session alone, whoever else is logged in. */
export async function visitorOf({
  env,
  sessions: { anonymousId },
  at,
}: Pick<CallContext, 'env' | 'sessions' | 'at'>): Promise<CallerHandle | 'new' | null> {
  if (!anonymousId) return null;
  return (await isPlayingVisitor(env.DB, anonymousId))
    ? callerOf(env, visitorName(anonymousId), { as: 'anonymous', at })
    : 'new';
}

/** Whoever calls, for something that is written; null when there is no session. */
export async function writerOf(context: PlayerContext): Promise<CallerHandle | null> {
  const player = playerHandle(context);
  if (player) return player;
  const {
    env,
    sessions: { anonymousId },
    at,
  } = context;
  if (!anonymousId) return null;
  await notePlayingVisitor(env.DB, anonymousId, at);
  return callerOf(env, visitorName(anonymousId), { as: 'anonymous', at });
}

/** Real money is for players alone, and so is play money where the licence wants an age first. */
export const mayPlay = (
  { sessions, settings }: Pick<CallContext, 'sessions' | 'settings'>,
  mode: 'real' | 'fun',
): boolean =>
  sessions.player !== null || (mode === 'fun' && licenceProfiles[settings.LICENCE_PROFILE].funModeBeforeAgeCheck);
