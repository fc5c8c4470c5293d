import type { GameContribution } from 'contract/bonuses';
import { sportsbookGameId } from 'contract/sports/markets';
import { contributionFor, contributionOf, type ContributionTable } from './contribution';
import type { RewardTier } from '../loyalty';
import { gameFacts } from '../catalogue';
import { catalogue, games } from '../../games/registry';

const facts = new Map(games.map(({ id }) => [id, gameFacts(id)]));
const others = (category: string) => gameFacts(category === 'sportsbook' ? sportsbookGameId : '', category);

/** What a bonus counts that is granted now. @param multiplier as the licence allows it @param tier that the player holds */
export const contributionsOf = (multiplier: number, tier: RewardTier): ContributionTable =>
  contributionFor({ multiplier, tier }, { games: facts, others });

/** The same where some games alone count, each as the house counts it. @param gameids empty: all of them */
export function limitedTo(table: ContributionTable, gameids: readonly string[]): ContributionTable {
  if (gameids.length === 0) return table;
  const counted = gameids.map((gameid) => ({ gameid, category: gameFacts(gameid).category }));
  return {
    games: Object.fromEntries(counted.map((game) => [game.gameid, contributionOf(game, table).percent])),
    categories: Object.fromEntries(counted.map(({ category }) => [category, 0])),
    minimumOdds: table.minimumOdds,
  };
}

/** The games that have a contribution of their own, in the catalogue's order. */
export const namedContributions = (table: ContributionTable): GameContribution[] =>
  catalogue.flatMap(({ id, title }) => {
    const percent = table.games[id];
    return percent === undefined ? [] : { gameid: id, gametitle: title, gamegroup: facts.get(id)!.category, percent };
  });
