import { sportsbookMinimumOdds } from 'contract/constants';
import type { GameCategory } from 'contract/games';
import type { StakedOn } from '../catalogue';
import { netEdge, type RewardTier } from '../loyalty';

export type ContributionCategory = GameCategory | 'table' | 'virtual' | 'sportsbook';

/** Shares of a stake that count toward wagering, whole percent from 0 to 100. */
export interface ContributionTable {
  /** By game id; goes before the category. */
  games: Readonly<Record<string, number>>;
  categories: Readonly<Partial<Record<ContributionCategory, number>>>;
  /** A sportsbook bet below these odds counts nothing. */
  minimumOdds: number;
}

/** What a game counts at the most, by its category (DOMAIN §3). */
export const houseContribution: ContributionTable = {
  games: {},
  categories: {
    slots: 100,
    'crash-and-fast': 100,
    livecasino: 20,
    table: 20,
    'game-shows': 20,
    virtual: 20,
    sportsbook: 20,
  },
  minimumOdds: sportsbookMinimumOdds,
};

/** What a bet was laid on. `odds` are decimal; a sportsbook bet that does not say them counts nothing. */
export interface BetSubject {
  gameid: string;
  category?: string;
  odds?: number;
}

/** `rule` names the entry that decided: `game:<id>`, `category:<name>`, `sportsbook:odds` or `none`. */
export interface Contribution {
  percent: number;
  rule: string;
}

/** Only a table's own entries count: `__proto__` is no category. */
const own = (table: Readonly<Record<string, number | undefined>>, name: string): number | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/** Per game, else per category, else 0 (DOMAIN §3). */
export function contributionOf(
  // Stryker disable next-line StringLiteral: any name does that no category has.
  { gameid, category = '', odds = 0 }: BetSubject,
  table: ContributionTable,
): Contribution {
  if (category === 'sportsbook' && !(odds >= table.minimumOdds)) return { percent: 0, rule: 'sportsbook:odds' };
  const ofGame = own(table.games, gameid);
  if (ofGame !== undefined) return { percent: ofGame, rule: `game:${gameid}` };
  const ofCategory = own(table.categories, category);
  return ofCategory === undefined
    ? { percent: 0, rule: 'none' }
    : { percent: ofCategory, rule: `category:${category}` };
}

/**
 * What a stake may count at the most, so that nobody gains by wagering a bonus through (DOMAIN §14): whoever stakes 1 gets 1 / multiplier × contribution
 * of the bonus for it, which is never above what the house keeps of that stake.
 * @param multiplier of the bonus
 */
const affordable = (game: StakedOn, tier: RewardTier, multiplier: number): number =>
  Math.max(0, Math.floor((multiplier * netEdge(game, tier)) / 100));

/** What a bonus is granted with. @param games the house's own by id @param others by category: titles whose return nobody stated */
export function contributionFor(
  { multiplier, tier }: { multiplier: number; tier: RewardTier },
  { games, others }: { games: ReadonlyMap<string, StakedOn>; others: (category: string) => StakedOn },
): ContributionTable {
  const { categories: highest, minimumOdds } = houseContribution;
  const atMost = (game: StakedOn): number =>
    Math.min(own(highest, game.category) ?? 0, affordable(game, tier, multiplier));
  const categories = Object.fromEntries(Object.keys(highest).map((category) => [category, atMost(others(category))]));
  const differing = [...games]
    .map(([gameid, game]) => [gameid, atMost(game), categories[game.category]] as const)
    .filter(([, percent, usual]) => percent !== usual);
  return {
    games: Object.fromEntries(differing.map(([gameid, percent]) => [gameid, percent])),
    categories,
    minimumOdds,
  };
}
