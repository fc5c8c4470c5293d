import { z } from 'zod';

/** Under which bets stand in the gaming history; no game of the catalogue has this id. */
export const sportsbookGameId = 'lantern-league';

export const sports = ['football', 'tennis', 'basketball', 'ice-hockey'] as const;
export const Sport = z.enum(sports);
export type Sport = z.infer<typeof Sport>;

/** Decimal odds in thousandths: 1850 is 1.85 and pays 1.85 times the stake, the stake included. */
export const Odds = z.number().int().min(1_001).max(10_000_000);

/** What the house adds to a market's chances where nobody says otherwise, in thousandths. */
export const usualMargin = 50;

/** What every selection returns in the long run at a margin (thousandths), in hundredths of a percent, rounded down. */
export const statedReturn = (margin: number): number => Math.floor((10_000 * 1_000) / (1_000 + margin));

/**
 * The kinds of markets. `match-result` has three ways and counts the regular time; `winner` has two, and overtime counts. `total`
 * and `handicap` have a line; the handicap's is the home side's. `half-full` is the result at half-time and at the end.
 */
export const marketKinds = [
  'match-result',
  'winner',
  'double-chance',
  'draw-no-bet',
  'both-score',
  'total',
  'handicap',
  'correct-score',
  'half-full',
] as const;
export const MarketKind = z.enum(marketKinds);
export type MarketKind = z.infer<typeof MarketKind>;

/** The part of a match that a market, or a line of the scoreboard, is about. `match`: all of it. `sets`: the sets won. */
export const matchParts = [
  'match',
  'half-1',
  'half-2',
  'quarter-1',
  'quarter-2',
  'quarter-3',
  'quarter-4',
  'period-1',
  'period-2',
  'period-3',
  'overtime',
  'sets',
  'set-1',
  'set-2',
  'set-3',
] as const;
export const MatchPart = z.enum(matchParts);
export type MatchPart = z.infer<typeof MatchPart>;

/** `<kind>`, `<kind>:<line>`, each with `@<part>` where it is not about the whole match: `total:2.5`, `handicap:-0.25@half-1`. */
export const MarketId = z.string().regex(/^[a-z]+(-[a-z]+)*(:-?\d{1,3}(\.\d{1,2})?)?(@[a-z]+(-\d)?)?$/);

/** `home`, `draw`, `away`, `over`, `under`, `yes`, `no`, `home-draw`, `2-1`, `other`, `draw-home` … */
export const SelectionId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(20);

/** Under which headings a match's markets stand, in this order. */
export const marketGroups = ['main', 'goals', 'totals', 'handicaps', 'score', 'parts'] as const;
export const MarketGroup = z.enum(marketGroups);
export type MarketGroup = z.infer<typeof MarketGroup>;

/** `odds` are null while the selection is not on offer: its market is suspended, or it is as good as decided. */
const Selection = z.object({ id: SelectionId, name: z.string(), odds: Odds.nullable() });
type Selection = z.infer<typeof Selection>;

export const MarketState = z.enum(['open', 'suspended', 'closed']);
export type MarketState = z.infer<typeof MarketState>;

/** `name` says kind, line and part in the language of `x-language`. `line` in hundredths, null where the kind has none. */
export const Market = z.object({
  id: MarketId,
  kind: MarketKind,
  line: z.number().int().nullable(),
  part: MatchPart,
  group: MarketGroup,
  name: z.string(),
  state: MarketState,
  /** Thousandths: at 50 every selection returns 1/1.05 of the stakes in the long run. */
  margin: z.number().int().min(0),
  selections: z.array(Selection),
});
export type Market = z.infer<typeof Market>;
