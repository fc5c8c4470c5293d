import type { Clock } from './clock';
import type { Env } from './env';
import type { Message, Sends } from './outbox';
import type { Outcome } from './outcome';
import type { Plans, Tasks } from './schedule/schedule';
import type { OwnStorage } from './storage/own-storage';
import type { SchemaStep } from './storage/schema-steps';
import type { Turns } from './turns';

/** The session of the call in hand, found good before the feature was asked. */
export interface Session {
  /** The time of the call, epoch ms. */
  readonly at: number;
  /** The log-in that opened it; 0 for a visitor. */
  readonly loginId: number;
  /** By which the object keeps it; empty for a visitor. */
  readonly hash: string;
  /**
   * A step of a call that has waited for something: what is overdue is done first, and the session has to be good still, else `session_expired`. In
   * a call that has not waited yet it is part of the call's first step.
   */
  step<Data>(work: () => Outcome<Data>): Outcome<Data>;
}

/**
 * What a feature gives the object of a player, or of a visitor. Names of calls are what others ask for by `Port`; arguments and answers are plain
 * data, since they cross the border of a Durable Object.
 */
export interface Feature<PlayerCalls extends object = object, SystemCalls extends object = object> {
  /** What happens by itself, by the kind that it was planned under. */
  tasks?: Tasks;
  /** By the name of a call: what is waited for before its session is looked at. */
  before?: Readonly<Record<string, (at: number) => Promise<unknown> | null>>;
  /** What the player of a good session may call. */
  player?: (session: Session) => PlayerCalls;
  /** What webhooks, operators, mailed links and other objects may call: whoever does has proved it elsewhere. */
  system?: SystemCalls;
}

/** The one thing by which an object has a feature: what its tables are built by, and its making, which gives its tasks and calls. */
export interface FeatureModule {
  (...args: never[]): Feature;
  /** Steps of before this release never change; a new one comes last. */
  readonly schema: readonly SchemaStep[];
}

declare const playerCalls: unique symbol;
declare const systemCalls: unique symbol;

/** How a feature of another's object is asked: its name, and what it answers to whom. */
export interface Port<PlayerCalls extends object, SystemCalls extends object> {
  readonly feature: string;
  readonly [playerCalls]?: PlayerCalls;
  readonly [systemCalls]?: SystemCalls;
}

/** The port of a feature's own making, such as `port<CallsOf<Cashier>, SystemOf<Cashier>>('cashier')`. */
export const port = <PlayerCalls extends object, SystemCalls extends object = object>(
  feature: string,
): Port<PlayerCalls, SystemCalls> => ({ feature });

/** The calls of a feature by its making: what `Port` is made of. */
export type PlayerCallsOf<Made extends (...args: never[]) => Feature> =
  ReturnType<Made> extends { player: (session: Session) => infer Calls extends object } ? Calls : object;
export type SystemCallsOf<Made extends (...args: never[]) => Feature> =
  ReturnType<Made> extends { system: infer Calls extends object } ? Calls : object;

/** What every feature of an object is given. `Kinds`: what it sends. */
export interface Ground<Kinds extends Message = never> {
  env: Env;
  own: OwnStorage;
  schedule: Plans;
  outbox: Sends<Kinds>;
  turns: Pick<Turns, 'step' | 'later' | 'delivered' | 'mailsOut'>;
  /** The machine's, which is the one that alarms go by. */
  clock: Clock;
}

type Calls = Readonly<Record<string, (...args: readonly unknown[]) => unknown>>;

/** Asks a feature for one of its calls; names come from outside, so only what the feature itself has counts. @throws for any other */
export function callOf(
  calls: object | undefined,
  feature: string,
  call: string,
): (...args: readonly unknown[]) => unknown {
  const found = calls && Object.hasOwn(calls, call) ? (calls as Calls)[call] : undefined;
  if (typeof found !== 'function') throw new Error(`${feature} answers no ${call}.`);
  return found;
}

/** The feature of that name. @throws where there is none */
export function featureOf(features: Readonly<Record<string, Feature>>, name: string): Feature {
  const found = Object.hasOwn(features, name) ? features[name] : undefined;
  if (!found) throw new Error(`There is no feature ${name}.`);
  return found;
}

/** Runs a step of a call once the session is found good; else `session_expired`. @param work is given the log-in that opened it */
export type InSession = <Answer>(work: (loginId: number) => Answer) => Answer | Outcome<never>;

/** Makes a call in its session: its first step is taken at once, and each after it has waited finds the session good anew. */
export function callInSession<Answer>(
  { at, hash }: Pick<Session, 'at' | 'hash'>,
  inSession: InSession,
  make: (session: Session) => Answer,
): Answer | Outcome<never> {
  let hasWaited = false;
  const answer = inSession((loginId) =>
    make({ at, hash, loginId, step: (work) => (hasWaited ? inSession(work) : work()) }),
  );
  // Whatever the call does from here on, it does after having waited.
  hasWaited = true;
  return answer;
}
