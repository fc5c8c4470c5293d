import type { DataOf } from 'contract/call';
import type { GameTile } from 'contract/games';
import type { listJackpots } from 'contract/jackpots';
import type { Currency } from 'contract/money';
import type { EdgeContext } from '~/edge/context';
import { usePage, type Page } from '~/i18n/page';
import { drawnOnce } from '~/ui/drawn-once';
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

type Pot = DataOf<typeof listJackpots>['jackpots'][number];

const drawPot = drawnOnce<Pot, { currency: Currency }>(function Pot({ shown: { gameid, amount }, currency }) {
  return (
    <b className="num" data-pot={gameid}>
      {usePage().money(amount, currency)}
    </b>
  );
});

/** What whoever wins a game's jackpot now is paid; nothing for games without. */
export const potLine = ({ held }: Pots, page: Pick<Page, 'shared'>): TileLine => {
  const pots = new Map(held?.jackpots.map((pot) => [pot.gameid, pot]));
  return ({ id }) => {
    const pot = pots.get(id);
    return pot && held ? drawPot(page, pot, { currency: held.currency }) : null;
  };
};
