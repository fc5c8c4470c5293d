import { apiWorker } from '../../scripts/runtime';
import type { Lantern } from './lantern';

/** A feature of a player's object, asked without a session as the Worker asks it. @param feature by the name of its port */
export async function askPlayerObject<Calls extends object>(
  { miniflare }: Pick<Lantern, 'miniflare'>,
  playerId: string,
  feature: string,
): Promise<Calls> {
  const namespace = await miniflare.getDurableObjectNamespace('PLAYER', apiWorker);
  const object = namespace.get(namespace.idFromName(playerId)) as unknown as {
    asSystem(feature: string, call: string, args: readonly unknown[]): Promise<unknown>;
  };
  return new Proxy({} as Calls, {
    // To be awaited itself, it must not have a `then`.
    get: (_, call) =>
      typeof call === 'string' && call !== 'then'
        ? (...args: unknown[]) => object.asSystem(feature, call, args)
        : undefined,
  });
}
