import type { MarketId, Score, SelectionId } from 'contract/sports';

/** The goals that each side is expected to score, in thousandths of a goal. */
export type ExpectedGoals = Score;

/** An event as it was planned. `league` is its key, not its name; times are epoch ms. Nothing of it ever changes. */
export interface Match {
  id: string;
  sport: string;
  league: string;
  home: string;
  away: string;
  startsAt: number;
  endsAt: number;
  expectedGoals: ExpectedGoals;
  /** SHA-256 of the seed that decides it. */
  seedHash: string;
}

/** A side's goals are drawn among this many equally likely tickets. */
export const tickets = 10_000;
/** All pairs of tickets: what a chance is counted in. */
export const certain = tickets * tickets;
const mostGoals = 8;

const thousand = 1_000;
/** No bet is offered below these odds, nor above the others: a longer chance pays the highest. Thousandths. */
export const lowestOdds = 1_010;
export const highestOdds = 1_000_000;

export const selectionsOf: Readonly<Record<MarketId, readonly SelectionId[]>> = {
  'match-result': ['home', 'draw', 'away'],
  'goals-2-5': ['over', 'under'],
};

/**
 * How many tickets stand for each number of goals, from none to eight: Poisson's shares, cut off there and rounded to whole
 * tickets, of which the rest goes to the likeliest number. Only sums, products and quotients are used, so that every machine gets
 * the same tickets.
 * @param expected thousandths of a goal
 */
export function goalTickets(expected: number): number[] {
  const terms = [1];
  for (let goals = 1; goals <= mostGoals; goals += 1) terms.push((terms[goals - 1]! * expected) / (thousand * goals));
  const sum = terms.reduce((total, term) => total + term, 0);
  const shares = terms.map((term) => Math.floor((term / sum) * tickets));
  const likeliest = shares.indexOf(Math.max(...shares));
  shares[likeliest]! += tickets - shares.reduce((total, share) => total + share, 0);
  return shares;
}

/** The number of goals that a ticket stands for. @param ticket from 0 to 9,999 */
export function goalsOf(ticket: number, expected: number): number {
  let passed = 0;
  return goalTickets(expected).findIndex((share) => ticket < (passed += share));
}

/** Draws a score: the home side's ticket first, then the away side's. @param integer a uniform integer in `[0, below)` */
export function drawScore(expected: ExpectedGoals, integer: (below: number) => number): Score {
  const home = goalsOf(integer(tickets), expected.home);
  return { home, away: goalsOf(integer(tickets), expected.away) };
}

const winsIf: Readonly<Record<SelectionId, (score: Score) => boolean>> = {
  home: ({ home, away }) => home > away,
  draw: ({ home, away }) => home === away,
  away: ({ home, away }) => home < away,
  // Goals are whole: above 2.5 is three and more.
  over: ({ home, away }) => home + away > 2,
  under: ({ home, away }) => home + away < 3,
};

export const hasWon = (selection: SelectionId, score: Score): boolean => winsIf[selection](score);

/** The exact chance of every selection, in `certain`ths. */
export function chancesOf(expected: ExpectedGoals): Record<SelectionId, number> {
  const chances: Record<SelectionId, number> = { home: 0, draw: 0, away: 0, over: 0, under: 0 };
  const away = goalTickets(expected.away);
  for (const [homeGoals, homeTickets] of goalTickets(expected.home).entries()) {
    for (const [awayGoals, awayTickets] of away.entries()) {
      for (const selection of Object.keys(chances) as SelectionId[]) {
        if (hasWon(selection, { home: homeGoals, away: awayGoals })) chances[selection] += homeTickets * awayTickets;
      }
    }
  }
  return chances;
}

/**
 * What is paid for a chance, in thousandths, rounded down: `1 / (chance × (1 + margin))`. Null where that is too little to be
 * offered.
 * @param chance in `certain`ths
 * @param margin thousandths
 */
export function oddsOf(chance: number, margin: number): number | null {
  const odds = Math.min(highestOdds, Math.floor((certain * thousand * thousand) / (chance * (thousand + margin))));
  return odds < lowestOdds ? null : odds;
}

/** What comes back of the stakes in the long run, in hundredths of a percent, not rounded. @param odds thousandths */
export const returnOf = (chance: number, odds: number): number =>
  (chance * odds) / ((certain / 100) * (thousand / 100));

export interface PricedMarket {
  id: MarketId;
  margin: number;
  selections: { id: SelectionId; odds: number }[];
}

/** Every market of a match with its odds. */
export function marketsOf(expected: ExpectedGoals, margin: number): PricedMarket[] {
  const chances = chancesOf(expected);
  return (Object.keys(selectionsOf) as MarketId[]).map((id) => ({
    id,
    margin,
    selections: selectionsOf[id].flatMap((selection) => {
      const odds = oddsOf(chances[selection], margin);
      return odds === null ? [] : [{ id: selection, odds }];
    }),
  }));
}
