import type { Race, RaceCard } from 'contract/races';
import type { ListedRace } from './race-list';
import { raceStateAt, settlesAt, type RaceDefinition } from './race-rules';

/** What a race's object knows besides what was announced: the board and how many take part. */
export type RaceBoard = Pick<Race, 'board' | 'entrants'>;

/** A race as the contract tells it, but for its texts and for what the player's own object knows. */
export type RaceView = Omit<Race, 'mine' | 'title' | 'summary' | 'image'> & {
  mine: { place: number | null; score: number };
};

/** A race with its board, or one that nobody has joined yet. @param at epoch ms */
export function viewOf(
  definition: RaceDefinition,
  isSettled: boolean,
  at: number,
  { board, entrants }: RaceBoard = { board: [], entrants: 0 },
): Omit<RaceView, 'mine'> {
  const { id, score, startsAt, endsAt, games, prizes } = definition;
  return {
    id,
    score,
    startsAt,
    endsAt,
    entrants,
    board,
    state: raceStateAt(definition, isSettled, at),
    games: [...games],
    currency: 'EUR',
    prizes: prizes.map((prize, above) => ({ place: above + 1, prize })),
  };
}

/** The same for a race that nobody has joined: it is settled when its time has come, since there is nothing to settle. */
export const unjoinedView = (definition: RaceDefinition, at: number): RaceView => ({
  ...viewOf(definition, at >= settlesAt(definition), at),
  mine: { place: null, score: 0 },
});

/** A race as the list shows it. @param at epoch ms */
export function cardOf({ definition, text, series, enteredAt, summary }: ListedRace, at: number): RaceCard {
  const { id, score, startsAt, endsAt, prizes } = definition;
  const isSettled = summary.settledAt !== null || (enteredAt === null && at >= settlesAt(definition));
  return {
    id,
    series,
    ...text,
    score,
    startsAt,
    endsAt,
    state: raceStateAt(definition, isSettled, at),
    currency: 'EUR',
    prizeTotal: prizes.reduce((sum, prize) => sum + prize, 0),
    places: prizes.length,
    entrants: summary.entrants,
    leaders: summary.leaders,
  };
}

/** Running races first, the first to end first; then those to come by their start; then the settled ones, newest first. */
export function inListOrder(cards: readonly RaceCard[]): RaceCard[] {
  const of = (state: RaceCard['state'], order: (a: RaceCard, b: RaceCard) => number) =>
    cards.filter((card) => card.state === state).sort((a, b) => order(a, b) || (a.id < b.id ? -1 : 1));
  return [
    ...of('running', (a, b) => a.endsAt - b.endsAt),
    ...of('coming', (a, b) => a.startsAt - b.startsAt),
    ...of('settled', (a, b) => b.endsAt - a.endsAt),
  ];
}
