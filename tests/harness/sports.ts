/** Matches that a test can set its clock by, and scores drawn as anybody would draw them. */
import { createHmac } from 'node:crypto';
import type { SelectionId, SportsBet, SportsEvent } from 'contract/sports';
import { goalTickets, tickets } from '../../casino-api/src/features/sports/sports-rules';
import type { Lantern } from './lantern';

/** What a bet on a selection is asked for with. */
export function priceOf(event: SportsEvent, selectionId: SelectionId) {
  const market = event.markets.find(({ selections }) => selections.some(({ id }) => id === selectionId))!;
  return {
    eventId: event.id,
    marketId: market.id,
    selectionId,
    odds: market.selections.find(({ id }) => id === selectionId)!.odds,
  };
}

/** The score by the published seed: HMAC, a ticket a side, the published expectation. */
export function scoreByHand(
  eventId: string,
  { seed, expectedGoals }: SportsBet['fairness'],
): { home: number; away: number } {
  const goals = (cursor: number, expected: number) => {
    let left = createHmac('sha256', seed!).update(`${eventId}:0:${cursor}`).digest().readUIntBE(0, 6) % tickets;
    return goalTickets(expected).findIndex((share) => (left -= share) < 0);
  };
  return { home: goals(0, expectedGoals.home), away: goals(1, expectedGoals.away) };
}

export class Programme {
  private readonly taken = new Set<string>();

  constructor(private readonly lantern: Pick<Lantern, 'api' | 'clock' | 'database'>) {}

  /** Past the API, for what no caller can do. */
  async run(statement: string, ...values: (string | number)[]): Promise<void> {
    await (
      await this.lantern.database()
    )
      .prepare(statement)
      .bind(...values)
      .run();
  }

  /** A match of its own for a test, whose kick-off is `seconds` away to the millisecond; it lasts for twenty seconds. */
  async match(seconds = 60): Promise<SportsEvent> {
    const now = await this.lantern.clock.now();
    const { id } = (await this.lantern.api.sportsEvents()).data.events.find((event) => !this.taken.has(event.id))!;
    this.taken.add(id);
    const startsAt = now + seconds * 1_000;
    await this.run('UPDATE sports_events SET starts_at = ?, ends_at = ? WHERE id = ?', startsAt, startsAt + 20_000, id);
    return this.again(id);
  }

  /** The match as it is shown now. @throws when it is open for bets no more */
  async again(eventId: string): Promise<SportsEvent> {
    const event = (await this.lantern.api.sportsEvents()).data.events.find(({ id }) => id === eventId);
    if (!event) throw new Error(`${eventId} is not open for bets.`);
    return event;
  }
}
