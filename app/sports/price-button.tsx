import type { Market } from 'contract/sports/markets';
import type { ReactNode } from 'react';
import { usePage } from '~/i18n/page';
import { formatOdds, type OddsFormat } from './odds';
import { entryText, keyOf } from './slip-legs';

/** Around all odds of a page: each is a button that puts its selection on the slip, or takes it off. */
export function PricesForm({ children }: { children: ReactNode }) {
  const { href, path, search } = usePage();
  return (
    <form method="post" action={href('/sports/slip/change')}>
      <input type="hidden" name="back" value={path + search} />
      {children}
    </form>
  );
}

/** How odds are written, and which are on the slip (`keyOf`). */
export interface PriceLook {
  format: OddsFormat;
  chosen: readonly string[];
}

/** The selections of a market beside each other. What can't be bet on now keeps its place. */
export function Prices({ matchId, market, look }: { matchId: string; market: Market; look: PriceLook }) {
  const { t, locale } = usePage();
  const { id: marketId, selections, state } = market;
  return (
    <div className="prices" data-count={selections.length}>
      {selections.map(({ id: selectionId, name, odds }) => {
        const isOpen = odds !== null && state === 'open';
        const entry = { matchId, marketId, selectionId, odds: odds ?? 0 };
        return (
          <button
            key={selectionId}
            className="price"
            name="pick"
            value={entryText(entry)}
            disabled={!isOpen}
            aria-pressed={look.chosen.includes(keyOf(entry))}
          >
            <span>{name}</span>{' '}
            <b className="num">
              {odds === null ? <span title={t('sports.notOffered')}>–</span> : formatOdds(odds, look.format, locale)}
            </b>
          </button>
        );
      })}
    </div>
  );
}
