import type { Receivers, Trip } from '../../kernel/outbox';
import { raceCalls } from './race-object-calls';
import type { RaceMessage } from './reports';

/** What races are told: one trip a race for all that joined, one for all that scored. */
export const raceReceivers: Receivers<RaceMessage> = {
  race_entry: {
    together: (env, messages) =>
      byRace(messages, (race, reports) => raceCalls(env, race).enter(reports.map(({ entrant }) => entrant))),
  },
  race_score: {
    together: (env, messages) =>
      byRace(messages, (race, reports) => raceCalls(env, race).take(reports.map(({ score }) => score))),
  },
};

const byRace = <Told extends { raceId: string }>(
  messages: readonly Told[],
  go: (race: string, reports: Told[]) => Promise<void>,
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
