import type { Env } from '../../kernel/env';
import type { OutboxMessage } from '../../kernel/outbox';
import { raceCalls } from './race-object-calls';

/** A trip to a race's object. `indexes`: the places, among all messages, of those that it brings. */
export interface Telling {
  indexes: readonly number[];
  tell: () => Promise<void>;
}

/** What races are to be told by some messages: one trip a race for all that joined, one for all that scored. */
export function raceTellings(env: Env, messages: readonly OutboxMessage[]): Telling[] {
  const entries = messages.flatMap((message, index) => (message.kind === 'race_entry' ? [{ index, ...message }] : []));
  const scores = messages.flatMap((message, index) => (message.kind === 'race_score' ? [{ index, ...message }] : []));
  return [
    ...byRace(entries).map(([id, told]) => ({
      indexes: told.map(({ index }) => index),
      tell: () => raceCalls(env, id).enter(told.map(({ entrant }) => entrant)),
    })),
    ...byRace(scores).map(([id, told]) => ({
      indexes: told.map(({ index }) => index),
      tell: () => raceCalls(env, id).take(told.map(({ score }) => score)),
    })),
  ];
}

function byRace<Told extends { raceId: string }>(all: readonly Told[]): [string, Told[]][] {
  const races = new Map<string, Told[]>();
  for (const told of all) races.set(told.raceId, [...(races.get(told.raceId) ?? []), told]);
  return [...races];
}
