import type { Signal } from '../../kernel/signal';
import { toldBeforeEnd, type Notices } from '../messages';
import type { Loyalty } from '../loyalty';
import type { Ground, Session } from '../../kernel/feature';
import { done, type Outcome } from '../../kernel/outcome';
import type { Ledger } from '../../ledger/ledger-store';
import type { Owner } from '../../ledger/owner';
import type { SettledRound } from '../../ledger/rounds/settlement';
import type { RacePlayerCalls, RaceSystemCalls } from './port';
import { RaceEntries } from './race-entries';
import { titleOf, type RaceDefinition } from './race-rules';
import type { RaceMessage, WonPrize } from './reports';
import { raceTables } from './schema';

export interface RaceParts {
  ledger: Ledger;
  facts: () => Owner;
  notices: Pick<Notices, 'tell' | 'inBell'>;
  loyalty: Pick<Loyalty, 'awardRacePrize'>;
  timezone: () => string;
  settled: Signal<[round: SettledRound, at: number]>;
}

/** The player's part in slot races (DOMAIN §4). */
export function racesFeature(
  { own, outbox, schedule, turns }: Pick<Ground<RaceMessage>, 'own' | 'outbox' | 'schedule' | 'turns'>,
  { ledger, facts, notices, loyalty, timezone, settled }: RaceParts,
) {
  /** A race that ends so soon that its player knows is not told of. */
  const planEnd = (raceId: string, endsAt: number, at: number) => {
    if (endsAt - at > toldBeforeEnd) schedule.plan('race_ends_soon', raceId, endsAt - toldBeforeEnd);
  };
  const races = new RaceEntries({ own, ledger, outbox, facts, planEnd });
  settled.listen((round, at) => races.take(round, at));

  return {
    races,

    tasks: {
      race_ends_soon(raceId: string, at: number) {
        const entry = races.entry(raceId);
        if (!entry || at >= entry.endsAt || entry.title === '') return;
        notices.inBell('race_ends_soon', { race: entry.title, time: { at: entry.endsAt, zone: timezone() } }, at);
      },
    },

    player: ({ at }: Session): RacePlayerCalls => ({
      async joinRace(race: RaceDefinition): Promise<Outcome<{ joinedAt: number }>> {
        const outcome = races.join(race, at);
        // The race is told before the answer, or after a second: who joins wants to see it.
        if (outcome.ok) await turns.mailsOut();
        return outcome;
      },

      raceEntry: (raceId: string) => done({ joinedAt: races.joinedAt(raceId) }),
    }),

    system: {
      takeRacePrize({ raceId, title, place, prize }: WonPrize, at: number): void {
        turns.step(at, () => {
          const { currency } = facts();
          if (!currency) throw new Error('A visitor wins no prizes.');
          loyalty.awardRacePrize({ raceId, title, place, cash: prize }, at, () =>
            notices.tell('race_prize', { place, race: title, prize: { amount: prize, currency } }, at),
          );
        });
      },

      raceChanged(race, at): void {
        turns.step(at, () => {
          if (!races.change(race, at)) return;
          const zone = timezone();
          notices.inBell(
            'race_changed',
            { race: titleOf(race), from: { at: race.startsAt, zone }, time: { at: race.endsAt, zone } },
            at,
          );
        });
      },

      raceCancelled({ raceId, title }, at): void {
        turns.step(at, () => {
          if (races.leave(raceId)) notices.inBell('race_cancelled', { race: title }, at);
        });
      },
    } satisfies RaceSystemCalls,
  };
}
racesFeature.schema = raceTables;
