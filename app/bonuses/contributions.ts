import type { Bonus, GameContribution } from 'contract/bonuses';
import type { MessageKey } from '~/i18n/messages';

/** What games count toward a bonus. */
export type Contributions = Pick<Bonus, 'contribution' | 'gameContribution'>;

/** A group of games with what they count: percent, the games that are named in the order of what they count. */
export interface CountedGroup {
  group: string;
  lowest: number;
  highest: number;
  games: GameContribution[];
  /** Of a game of the group that is not named. */
  others: number;
}

export const countedGroups = ({ contribution, gameContribution }: Contributions): CountedGroup[] =>
  Object.entries(contribution).map(([group, others]) => {
    const games = gameContribution.filter(({ gamegroup }) => gamegroup === group).sort((a, b) => b.percent - a.percent);
    const percents = [others, ...games.map(({ percent }) => percent)];
    return { group, lowest: Math.min(...percents), highest: Math.max(...percents), games, others };
  });

/** The slot that examples are told with; null where none has a contribution of its own that counts. */
export const exampleGame = ({ gameContribution }: Contributions): GameContribution | null =>
  gameContribution.find(({ gamegroup, percent }) => gamegroup === 'slots' && percent > 0) ?? null;

/** What has to be staked on a game until so much has counted: whole minor units, rounded up. */
export const stakesFor = (counted: number, percent: number): number => Math.ceil((counted * 100) / percent);

const groups: Readonly<Record<string, MessageKey>> = {
  slots: 'layout.slots',
  livecasino: 'layout.livecasino',
  'game-shows': 'layout.gameShows',
  'crash-and-fast': 'layout.crashAndFast',
  table: 'history.groupTable',
  virtual: 'history.groupVirtual',
  sportsbook: 'history.groupSports',
};

/** The words for a game group; a group that we don't know is another one. */
export const groupLabel = (group: string): MessageKey =>
  Object.hasOwn(groups, group) ? groups[group]! : 'history.groupOther';
