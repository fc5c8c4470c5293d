import type { Receivers, Trip } from '../../kernel/outbox';
import { raceCalls } from './race-object-calls';
import type { RaceMessage } from './told';

/** What races are told: one trip a race for all that joined, one for all that scored. */
export const raceReceivers: Receivers<RaceMessage> = {
  race_entry: {
    together: (env, messages) =>
      byRace(messages, (race, told) => raceCalls(env, race).enter(told.map(({ entrant }) => entrant))),
  },
  race_score: {
    together: (env, messages) =>
      byRace(messages, (race, told) => raceCalls(env, race).take(told.map(({ score }) => score))),
  },
};

const byRace = <Told extends { raceId: string }>(
  messages: readonly Told[],
  go: (race: string, told: Told[]) => Promise<void>,
): Trip[] =>
  [...new Set(messages.map(({ raceId }) => raceId))].map((race) => {
    const indexes = [...messages.keys()].filter((index) => messages[index]!.raceId === race);
    return {
      indexes,
      go: () =>
        go(
          race,
          indexes.map((index) => messages[index]!),
        ),
    };
  });
