import type { GameCategory, GameCollection, GameFeature, Volatility } from 'contract/games';
import type { GameRules } from 'contract/play';
import type { Game } from '../../games/define-game';
import { games } from '../../games/registry';

/** What lists can ask of a game's own declaration; whatever is left out does not narrow. `minReturn`: hundredths of a percent. */
export interface Traits {
  family?: GameRules['kind'] | undefined;
  feature?: GameFeature | undefined;
  volatility?: Volatility | undefined;
  minReturn?: number | undefined;
}

/** Whether the rules bring free spins: by their own table of awards, by that of the slot below a feature, or after every win. */
const bringsFreeSpins = (rules: GameRules): boolean =>
  rules.kind === 'ladder' ||
  ('freeSpins' in rules && rules.freeSpins.awards.length > 0) ||
  ('base' in rules && rules.base.freeSpins.awards.length > 0);

const brings: Record<GameFeature, (rules: GameRules) => boolean> = {
  'free-spins': bringsFreeSpins,
  jackpot: ({ kind }) => kind === 'jackpot',
  respins: ({ kind }) => kind === 'hold',
  cascades: ({ kind }) => kind === 'cluster',
  ways: ({ kind }) => kind === 'ways',
  'cash-out': ({ kind }) => kind === 'crash' || kind === 'mines' || kind === 'hi-lo',
};

const has = ({ rules, volatility, rtp }: Game, asked: Traits): boolean =>
  (asked.family === undefined || rules.kind === asked.family) &&
  (asked.feature === undefined || brings[asked.feature](rules)) &&
  (asked.volatility === undefined || volatility === asked.volatility) &&
  (asked.minReturn === undefined || rtp >= asked.minReturn);

/**
 * The games of the house that have all that is asked for; undefined where nothing is, so that titles which state no such thing stay in the list. Whatever
 * else a query holds is not looked at.
 */
export function gamesWith({ family, feature, volatility, minReturn }: Traits): string[] | undefined {
  const isAsked = [family, feature, volatility, minReturn].some((trait) => trait !== undefined);
  return isAsked
    ? games.filter((game) => has(game, { family, feature, volatility, minReturn })).map(({ id }) => id)
    : undefined;
}

/** What holds a collection together; how a game feels is told of slots, where it is what one chooses by. */
export const collected = (collection: GameCollection): { ids: string[] | undefined; category?: GameCategory } =>
  collection === 'calm' || collection === 'bold'
    ? { ids: gamesWith({ volatility: collection === 'calm' ? 'low' : 'high' }), category: 'slots' }
    : { ids: gamesWith({ feature: collection }) };
