import type { DataOf } from 'contract/call';
import type { listJackpots } from 'contract/jackpots';
import type { Page } from '~/i18n/page';
import type { TileLine } from './game-tile';

export type Pots = DataOf<typeof listJackpots>;

/** What whoever wins a game's jackpot now is paid; nothing for games without, and where the pots did not answer. */
export const potLine = (pots: Pots | null, { money }: Pick<Page, 'money'>): TileLine => {
  const amounts = new Map(pots?.jackpots.map(({ gameid, amount }) => [gameid, amount]));
  return ({ id }) => {
    const amount = amounts.get(id);
    return amount === undefined || !pots ? null : <p className="pot num">{money(amount, pots.currency)}</p>;
  };
};
