import type { GameContribution } from 'contract/bonuses';
import { sportsbookGameId } from 'contract/sports';
import { contributionFor, type ContributionTable } from './contribution';
import type { RewardTier } from './net-edge';
import { gameFacts } from '../catalogue/game-facts';
import { seedGames } from '../catalogue/seed-games';

const games = new Map(seedGames.map(({ id }) => [id, gameFacts(id)]));
const others = (category: string) => gameFacts(category === 'sportsbook' ? sportsbookGameId : '', category);

/** What a bonus counts that is granted now. @param multiplier as the licence allows it @param tier that the player holds */
export const contributionsOf = (multiplier: number, tier: RewardTier): ContributionTable =>
  contributionFor({ multiplier, tier }, { games, others });

/** The games that have a contribution of their own, in the catalogue's order. */
export const namedContributions = (table: ContributionTable): GameContribution[] =>
  seedGames.flatMap(({ id, title }) => {
    const percent = table.games[id];
    return percent === undefined ? [] : { gameid: id, gametitle: title, gamegroup: games.get(id)!.category, percent };
  });
