import type { RaceDefinition } from '../../features/races/race-rules';
import { done, type Outcome } from '../../kernel/outcome';
import type { WonPrize } from '../../features/races/told';
import type { Notices } from '../../features/messages/notices';
import type { By } from '../player-object';
import { SportsCalls } from './sports-calls';

/** The player's part in slot races (DOMAIN §4). */
export abstract class RaceCalls extends SportsCalls {
  protected abstract readonly notices: Notices;

  /** Refusals: those of `joinRace` in the contract. */
  async joinRace(by: By, race: RaceDefinition): Promise<Outcome<{ joinedAt: number }>> {
    const outcome = this.signedIn(by, () => this.money.races.join(race, by.at));
    // The race is told before the answer, or after a second: who joins wants to see it.
    if (outcome.ok) await this.mailsOut();
    return outcome;
  }

  /** Whether and when the player joined a race; of a player whose session is good. */
  async raceEntry(by: By, raceId: string): Promise<Outcome<{ joinedAt: number | null }>> {
    return this.signedIn(by, () => done({ joinedAt: this.money.races.joinedAt(raceId) }));
  }

  /** Takes what the player won in a race, once a race however often it is told. @param at epoch ms */
  async takeRacePrize({ raceId, title, place, prize }: WonPrize, at: number): Promise<void> {
    this.touched(at, () => {
      const { currency } = this.owner();
      this.money.loyalty.awardRacePrize({ raceId, title, place, cash: prize }, at, () =>
        this.notices.tell('race_prize', { place, race: title, prize: { amount: prize, currency } }, at),
      );
    });
  }
}
