import { contributionsOf } from '../../casino-api/src/features/bonuses/contributions';
import { gameFacts, type StakedOn } from '../../casino-api/src/features/catalogue/game-facts';
import { declaredTerms, type SpinsTerms } from '../../casino-api/src/features/loyalty/terms';
import { sampleRaces } from '../../casino-api/src/features/races/seed-races';
import { games } from '../../casino-api/src/games/registry';
import { seedPromotions } from '../../casino-api/src/features/bonuses/seed-codes';
import { contributionOf, type ContributionTable } from '../../casino-api/src/features/bonuses/contribution';
import { licenceProfiles, type LicenceName } from '../../casino-api/src/kernel/licence-profile';
import { usualMultiplier } from '../../casino-api/src/features/bonuses/wagering';
import { netEdge, rewardTiers, type RewardTier } from '../../casino-api/src/features/loyalty/net-edge';
import { sampleOffers } from '../../casino-api/src/features/bonuses/sample-offers';
import { vipLevels } from 'contract/vip-ladder';
import { sportsbookGameId } from 'contract/sports/markets';

/** Everything that can be staked on: the house's games, bets on sports, and a title of each category whose return nobody stated. */
export const stakes: ReadonlyMap<string, StakedOn> = new Map([
  ...games.map(({ id }) => [id, gameFacts(id)] as const),
  [sportsbookGameId, gameFacts(sportsbookGameId)],
  ...['slots', 'crash-and-fast', 'livecasino', 'game-shows'].map(
    (category) => [`(${category}, return not stated)`, gameFacts('', category)] as const,
  ),
]);

/** A bonus that is given away, at its largest. Euro minor units. */
export interface Gift {
  name: string;
  /** What it is worth before any wagering: free spins at what they return. */
  face: number;
  /** The deposit that brings so much; 0 where none is asked for. */
  deposit: number;
  multiplier: number;
}

const spinsWorth = ({ gameid, count, value }: { gameid: string; count: number; value: number }): number =>
  (count * value * (gameFacts(gameid).rtp! + 1)) / 10_000;

/** The offers, the codes, and the free spins of levels, under a licence. @param at epoch ms @param spins what those of levels are played on */
export function gifts(licence: LicenceName, at: number, spins: SpinsTerms = declaredTerms.spins): Gift[] {
  const cap = licenceProfiles[licence].wageringCap ?? Infinity;
  const offers = sampleOffers(at)
    .filter(({ way }) => way !== 'code')
    .map(({ url, deposit, freeSpins, amount, multiplier }) => ({
      name: url,
      face: (deposit?.most ?? 0) + amount + (freeSpins ? spinsWorth(freeSpins) : 0),
      deposit: deposit ? (deposit.most * 100) / deposit.percent : 0,
      multiplier,
    }));
  const codes = seedPromotions.map(({ code, amount, freeSpins, multiplier }) => ({
    name: code,
    face: amount + (freeSpins ? spinsWorth(freeSpins) : 0),
    deposit: 0,
    multiplier,
  }));
  const mostSpins = Math.max(...vipLevels.map(({ reward }) => reward.freeSpins));
  const levels = {
    name: `level, ${mostSpins} spins`,
    face: spinsWorth({ ...spins, count: mostSpins }),
    deposit: 0,
    multiplier: usualMultiplier,
  };
  return [...offers, ...codes, levels].map((gift) => ({ ...gift, multiplier: Math.min(gift.multiplier, cap) }));
}

/**
 * What a gift costs the house that is wagered through on one game by somebody who doesn't run dry, which covering every outcome makes sure of: its face less what the house
 * keeps of the stakes, all rewards paid. Euro minor units; negative: the house gains. Null: the game doesn't count, so nothing is ever wagered through.
 */
export function costOf(
  { face, multiplier }: Gift,
  gameid: string,
  tier: RewardTier,
  table: ContributionTable = contributionsOf(multiplier, tier),
): number | null {
  const game = stakes.get(gameid)!;
  const { percent } = contributionOf({ gameid, category: game.category, odds: 2 }, table);
  if (percent === 0) return null;
  return face * (1 - ((multiplier * 100) / percent) * (netEdge(game, tier) / 10_000));
}

/**
 * The most that a gift can cost the house, whatever is risked with it. Who loses early has not paid for the wagering, but has staked the deposit and the gift once
 * at the least; who gives it up gains nothing.
 */
export function mostOf({ face, deposit, multiplier }: Gift, tier: RewardTier): number {
  const least = Math.min(...[...stakes.values()].map((game) => netEdge(game, tier))) / 10_000;
  return Math.max(0, face - least * Math.min(face + deposit, face * multiplier));
}

/** Where a player gains, one sentence each; empty when all is well. @param spins as of `gifts` */
export function gains(
  at: number,
  tableOf?: (multiplier: number, tier: RewardTier) => ContributionTable,
  spins: SpinsTerms = declaredTerms.spins,
): string[] {
  const found: string[] = [];
  for (const tier of rewardTiers) {
    for (const [gameid, game] of stakes) {
      const net = netEdge(game, tier);
      if (net < 0)
        found.push(
          `${gameid}, ${tier ?? 'no tier'}: cashback, levels and challenges give back ${(-net / 100).toFixed(2)} % more than the house keeps`,
        );
    }
    for (const licence of Object.keys(licenceProfiles) as LicenceName[]) {
      for (const gift of gifts(licence, at, spins)) {
        for (const gameid of stakes.keys()) {
          const cost = costOf(gift, gameid, tier, tableOf?.(gift.multiplier, tier));
          if (cost !== null && cost > 1e-6)
            found.push(
              `${gift.name} on ${gameid}, ${tier ?? 'no tier'}, ${licence}: a player gains ${(cost / 100).toFixed(2)} EUR`,
            );
        }
      }
    }
  }
  return found;
}

/** A race's prizes, and the stakes of all who run in it that the house keeps so much of, on the game that keeps least. Euro minor units. */
export function races(at: number): { name: string; prizes: number; covered: number }[] {
  return sampleRaces(at).map(({ id, prizes, games }) => {
    const pot = prizes.reduce((sum, prize) => sum + prize, 0);
    const least =
      Math.min(...games.flatMap((gameid) => rewardTiers.map((tier) => netEdge(gameFacts(gameid), tier)))) / 10_000;
    return { name: id, prizes: pot, covered: pot / least };
  });
}
