import type { MarketGroup, MarketKind, MatchPart, Sport } from 'contract/sports/markets';
import type { LegState } from 'contract/sports/bets';
import type { Score } from 'contract/sports/matches';
import type { Book, Look } from './book';
import type { Match, Result } from './match';

const thousand = 1_000;
const hundred = 100;
/** No bet is offered below these odds, nor above the others: a longer chance pays the highest. Thousandths. */
export const lowestOdds = 1_010;
export const highestOdds = 1_000_000;

/** A market of a match: `line` in hundredths, the home side's for handicaps. */
export interface MarketPlan {
  id: string;
  kind: MarketKind;
  part: MatchPart;
  line: number | null;
  group: MarketGroup;
}

/** The final scores that a market is settled by: of its part, and at half-time where it asks for that too. */
interface Decided {
  score: Score;
  half?: Score;
}

/** What becomes of a selection: `half_won` and `half_lost` are those of a quarter line, whose stake is split. */
export type Verdict = Exclude<LegState, 'open'>;

const way = ({ home, away }: Score): 'home' | 'draw' | 'away' => (home > away ? 'home' : home < away ? 'away' : 'draw');
const won = (isWon: boolean): Verdict => (isWon ? 'won' : 'lost');

/** @param ahead by how much the selection beats its line, in hundredths: a quarter is half a stake */
function byLine(ahead: number): Verdict {
  if (ahead === 0) return 'void';
  if (ahead === 25) return 'half_won';
  if (ahead === -25) return 'half_lost';
  return won(ahead > 0);
}

type Judge = (selection: string, decided: Decided, line: number) => Verdict;

const judges: Readonly<Record<MarketKind, Judge>> = {
  'match-result': (selection, { score }) => won(way(score) === selection),
  winner: (selection, { score }) => won(way(score) === selection),
  'double-chance': (selection, { score }) => won(selection.split('-').includes(way(score))),
  'draw-no-bet': (selection, { score }) => (way(score) === 'draw' ? 'void' : won(way(score) === selection)),
  'both-score': (selection, { score }) => won((score.home > 0 && score.away > 0) === (selection === 'yes')),
  total: (selection, { score: { home, away } }, line) =>
    byLine((hundred * (home + away) - line) * (selection === 'over' ? 1 : -1)),
  handicap: (selection, { score: { home, away } }, line) =>
    byLine((hundred * (home - away) + line) * (selection === 'home' ? 1 : -1)),
  'correct-score': (selection, { score: { home, away } }) =>
    won(selection === 'other' ? home > mostNamed || away > mostNamed : selection === `${home}-${away}`),
  'half-full': (selection, { score, half }) => won(selection === `${way(half!)}-${way(score)}`),
};

/** Scores above this are the selection `other`. */
const mostNamed = 4;
const ways = ['home', 'draw', 'away'] as const;
const sides = ['home', 'away'] as const;

const upTo = (count: number): number[] => Array.from({ length: count + 1 }, (_, index) => index);

/** What can be chosen in a market, in the order in which it is shown. */
export function selectionsOf({ kind, part }: Pick<MarketPlan, 'kind' | 'part'>): readonly string[] {
  switch (kind) {
    case 'match-result':
      return ways;
    case 'winner':
    case 'draw-no-bet':
    case 'handicap':
      return sides;
    case 'double-chance':
      return ['home-draw', 'home-away', 'draw-away'];
    case 'both-score':
      return ['yes', 'no'];
    case 'total':
      return ['over', 'under'];
    case 'correct-score':
      return part === 'sets'
        ? ['2-0', '2-1', '0-2', '1-2']
        : [...upTo(mostNamed).flatMap((home) => upTo(mostNamed).map((away) => `${home}-${away}`)), 'other'];
    case 'half-full':
      return ways.flatMap((half) => ways.map((full) => `${half}-${full}`));
  }
}

const market = (group: MarketGroup, kind: MarketKind, part: MatchPart = 'match', line: number | null = null) => ({
  id: `${kind}${line === null ? '' : `:${line / hundred}`}${part === 'match' ? '' : `@${part}`}`,
  kind,
  part,
  line,
  group,
});
const lines = (group: MarketGroup, kind: MarketKind, part: MatchPart, all: readonly number[]) =>
  all.map((line) => market(group, kind, part, line));

/** A half line near a figure, in hundredths, and those at these distances from it. */
const around = (expected: number, distances: readonly number[]): number[] =>
  distances.map((distance) => (Math.floor(expected / thousand) + distance) * hundred + 50);

const bySport: Readonly<Record<Sport, (match: Pick<Match, 'expected'>) => MarketPlan[]>> = {
  football: () => [
    market('main', 'match-result'),
    market('main', 'double-chance'),
    market('main', 'draw-no-bet'),
    market('goals', 'both-score'),
    market('goals', 'both-score', 'half-1'),
    ...lines('totals', 'total', 'match', [50, 150, 225, 250, 275, 350, 450]),
    ...lines('handicaps', 'handicap', 'match', [-200, -150, -100, -75, -50, -25, 25, 50, 75, 100, 150, 200]),
    market('score', 'correct-score'),
    market('parts', 'half-full'),
    market('parts', 'match-result', 'half-1'),
    market('parts', 'double-chance', 'half-1'),
    ...lines('parts', 'total', 'half-1', [50, 100, 150]),
    ...lines('parts', 'handicap', 'half-1', [-50, -25, 25, 50]),
    market('parts', 'match-result', 'half-2'),
    ...lines('parts', 'total', 'half-2', [50, 150]),
  ],
  'ice-hockey': ({ expected }) => [
    market('main', 'winner'),
    market('main', 'match-result'),
    market('main', 'double-chance'),
    market('main', 'draw-no-bet'),
    ...lines('totals', 'total', 'match', around(expected.home + expected.away, [-2, -1, 0, 1, 2])),
    ...lines('handicaps', 'handicap', 'match', [-250, -150, 150, 250]),
    ...(['period-1', 'period-2', 'period-3'] as const).flatMap((part) => [
      market('parts', 'match-result', part),
      ...lines('parts', 'total', part, [50, 150, 250]),
    ]),
  ],
  basketball: ({ expected }) => [
    market('main', 'winner'),
    ...lines('totals', 'total', 'match', around(expected.home + expected.away, [-12, -6, -3, 0, 3, 6, 12])),
    ...lines('handicaps', 'handicap', 'match', around(expected.away - expected.home, [-9, -6, -3, 0, 3, 6, 9])),
    market('parts', 'match-result', 'half-1'),
    ...lines('parts', 'total', 'half-1', around((expected.home + expected.away) / 2, [-4, 0, 4])),
    ...(['quarter-1', 'quarter-2', 'quarter-3', 'quarter-4'] as const).flatMap((part) => [
      market('parts', 'match-result', part),
      ...lines('parts', 'total', part, around((expected.home + expected.away) / 4, [-3, 0, 3])),
    ]),
  ],
  tennis: () => [
    market('main', 'winner', 'sets'),
    market('score', 'correct-score', 'sets'),
    ...lines('totals', 'total', 'sets', [250]),
    ...lines('totals', 'total', 'match', [1950, 2050, 2150, 2250, 2350]),
    ...lines('handicaps', 'handicap', 'sets', [-150, 150]),
    ...lines('handicaps', 'handicap', 'match', [-450, -350, -250, 250, 350, 450]),
    ...(['set-1', 'set-2'] as const).flatMap((part) => [
      market('parts', 'winner', part),
      ...lines('parts', 'total', part, [850, 950, 1050]),
    ]),
  ],
};

/** The markets of a drawn match, in the order in which they are shown; the first is the main one. */
export const marketsOf = (match: Pick<Match, 'sport' | 'expected'>): MarketPlan[] => bySport[match.sport](match);

/** Whose scores decide a market: the result after regular time has no overtime in it. */
const decidingPart = ({ kind, part }: MarketPlan): MatchPart | 'regular' =>
  part === 'match' && ['match-result', 'double-chance', 'draw-no-bet'].includes(kind) ? 'regular' : part;

/** What a result makes of a selection; void where the part it is about was not played. */
export function verdictOf(plan: MarketPlan, selection: string, result: Result): Verdict {
  const score = result[decidingPart(plan)];
  const half = plan.kind === 'half-full' ? result['half-1'] : undefined;
  if (!score || (plan.kind === 'half-full' && !half)) return 'void';
  return judges[plan.kind](selection, half ? { score, half } : { score }, plan.line ?? 0);
}

/** The chances of a selection: of all won, of half won, of the stake back, of half lost. */
interface Prospects {
  won: number;
  half_won: number;
  void: number;
  half_lost: number;
  lost: number;
}

/** What of a score a market is about. */
const looks: Readonly<Record<MarketKind, Look>> = {
  'match-result': 'difference',
  winner: 'difference',
  'double-chance': 'difference',
  'draw-no-bet': 'difference',
  'both-score': 'score',
  total: 'sum',
  handicap: 'difference',
  'correct-score': 'score',
  'half-full': 'score',
};

/** What can come of a selection, by the match's own model; null where it can't tell. */
export function prospectsOf(plan: MarketPlan, selection: string, book: Book): Prospects | null {
  const prospects: Prospects = { won: 0, half_won: 0, void: 0, half_lost: 0, lost: 0 };
  const judge = judges[plan.kind];
  const line = plan.line ?? 0;
  if (plan.kind === 'half-full') {
    const paths = book.halfFull();
    if (!paths) return null;
    for (const { half, full, chance } of paths) prospects[judge(selection, { score: full, half }, line)] += chance;
    return prospects;
  }
  const joint = book.of(decidingPart(plan), looks[plan.kind]);
  if (!joint) return null;
  for (const score of joint) prospects[judge(selection, { score }, line)] += score.chance;
  return prospects;
}

/**
 * What is paid for a selection, in thousandths, rounded down: so much that every selection of every market returns the same
 * `1 / (1 + margin)` of its stakes in the long run, stakes that come back included. Null where that is too little to be offered, or
 * nothing can come of it.
 * @param margin thousandths
 */
export function oddsOf(
  { won, half_won: halfWon, void: back, half_lost: halfLost }: Prospects,
  margin: number,
): number | null {
  const wins = won + halfWon / 2;
  if (wins < 1e-6) return null;
  const kept = back + halfWon / 2 + halfLost / 2;
  // A hair less, so that a sum of many chances never rounds a price up.
  const odds = Math.floor(((thousand / (thousand + margin) - kept) / wins) * thousand - 1e-6);
  return odds < lowestOdds ? null : Math.min(highestOdds, odds);
}

export interface PricedMarket extends MarketPlan {
  margin: number;
  selections: { id: string; odds: number | null }[];
}

/** A market's prices; null when nothing of it is on offer any more. @param margin thousandths */
export function priced(plan: MarketPlan, book: Book, margin: number): PricedMarket | null {
  const selections = selectionsOf(plan).map((id) => {
    const prospects = prospectsOf(plan, id, book);
    return { id, odds: prospects && oddsOf(prospects, margin) };
  });
  return selections.some(({ odds }) => odds !== null) ? { ...plan, margin, selections } : null;
}
