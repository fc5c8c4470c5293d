import type { Env } from './env';
import type { Port } from './feature';

/**
 * Who calls, and when (epoch ms, the Worker's clock). A player proves it by the session's secret; an anonymous visitor was
 * checked by the Worker, and has an object of another class. `barred`: the call comes from a territory that is barred from play.
 */
export type By = { as: 'player'; secret: string; at: number; barred?: boolean } | { as: 'anonymous'; at: number };

/** The two ways into the object of a player or a visitor: with a session, which it checks, and without. */
export interface PlayerRpc {
  asPlayer(by: By, feature: string, call: string, args: readonly unknown[]): Promise<unknown>;
  asSystem(feature: string, call: string, args: readonly unknown[]): Promise<unknown>;
}

/** Calls as they are made from outside: each is answered later. */
export type Remote<Calls extends object> = {
  readonly [Name in keyof Calls]: Calls[Name] extends (...args: infer Args) => infer Answer
    ? (...args: Args) => Promise<Awaited<Answer>>
    : never;
};

/** What a caller's own object is asked through: `as(cashierPort).deposit(…)`. */
export interface CallerHandle {
  as<PlayerCalls extends object>(port: Port<PlayerCalls, object>): Remote<PlayerCalls>;
}

const visitorPrefix = 'anon:';

/** By what a visitor's object goes among those who play. */
export const visitorName = (visitorId: string): string => `${visitorPrefix}${visitorId}`;

/** @param name a player id, or a `visitorName`; of somebody who has an object, or is about to: any other would make one for nobody */
const objectOf = (env: Env, name: string): PlayerRpc => {
  const objects = name.startsWith(visitorPrefix) ? env.VISITOR : env.PLAYER;
  return objects.get(objects.idFromName(name)) as unknown as PlayerRpc;
};

/** A stub that sends whatever it is asked for; `then` it is not, or awaiting it would call it. */
const remote = <Calls extends object>(send: (call: string, args: unknown[]) => Promise<unknown>): Remote<Calls> =>
  new Proxy({} as Remote<Calls>, {
    get: (_, call) =>
      typeof call === 'string' && call !== 'then' ? (...args: unknown[]) => send(call, args) : undefined,
  });

/** A caller's own object. @param name as for `objectOf` */
export function callerOf(env: Env, name: string, by: By): CallerHandle {
  const object = objectOf(env, name);
  return { as: ({ feature }) => remote((call, args) => object.asPlayer(by, feature, call, args)) };
}

/** What a feature of somebody's object answers without a session: for those who have proved themselves otherwise. @param name as for `objectOf` */
export function systemOf<SystemCalls extends object>(
  env: Env,
  name: string,
  { feature }: Port<object, SystemCalls>,
): Remote<SystemCalls> {
  const object = objectOf(env, name);
  return remote((call, args) => object.asSystem(feature, call, args));
}
