/** What other rooms use of bonuses. */
export { betAddress } from './addresses';
export { exampleGame, groupLabel, stakesFor } from './contributions';
export { HowGamesCount } from './how-games-count';
