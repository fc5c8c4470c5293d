import { port } from '../../kernel/feature';
import type { Outcome } from '../../kernel/outcome';
import type { RaceDefinition } from './race-rules';
import type { WonPrize } from './reports';

export type RacePlayerCalls = {
  /** Refusals: those of `joinRace` in the contract. */
  joinRace(race: RaceDefinition): Promise<Outcome<{ joinedAt: number }>>;
  /** Whether and when the player joined a race. */
  raceEntry(raceId: string): Outcome<{ joinedAt: number | null }>;
};

export type RaceSystemCalls = {
  /** Takes what the player won in a race, once a race however often it is told. @param at epoch ms */
  takeRacePrize(won: WonPrize, at: number): void;
  /** Takes a race as it was changed before its start, once a change; an older one, and one that was joined as it is, says nothing. @param at epoch ms */
  raceChanged(race: RaceDefinition, at: number): void;
  /** Takes that a race was called off that the player had joined: told once a race. @param at epoch ms */
  raceCancelled(race: Pick<WonPrize, 'raceId' | 'title'>, at: number): void;
};

/** By hand, since the race's own object is on the other side of it. */
export const racesPort = port<RacePlayerCalls, RaceSystemCalls>('races');
