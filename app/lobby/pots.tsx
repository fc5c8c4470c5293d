import type { DataOf } from 'contract/call';
import type { GameTile } from 'contract/games';
import type { listJackpots } from 'contract/jackpots';
import type { EdgeContext } from '~/edge/context';
import type { Page } from '~/i18n/page';
import type { TileLine } from './game-tile';

/** The games that play for a pot, and what the pots hold; null where they did not answer: an extra. */
export interface Pots {
  games: readonly GameTile[];
  held: DataOf<typeof listJackpots> | null;
}

export async function loadPots({ api }: Pick<EdgeContext, 'api'>): Promise<Pots> {
  const [{ collections }, held] = await Promise.all([api.games.collections(), api.jackpots.list().catch(() => null)]);
  return { games: collections.find(({ collection }) => collection === 'jackpot')?.games ?? [], held };
}

/** What whoever wins a game's jackpot now is paid; nothing for games without. */
export const potLine = ({ held }: Pots, { money }: Pick<Page, 'money'>): TileLine => {
  const amounts = new Map(held?.jackpots.map(({ gameid, amount }) => [gameid, amount]));
  return ({ id }) => {
    const amount = amounts.get(id);
    return amount === undefined || !held ? null : (
      <b className="num" data-pot={id}>
        {money(amount, held.currency)}
      </b>
    );
  };
};
