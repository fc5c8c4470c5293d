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

/** The same of one market, as a part that is drawn once is told it. */
export interface PriceFacts {
  format: OddsFormat;
  /** Those of its selections that are on the slip (`chosenIn`). */
  chosen: string;
}

const between = ' ';

/** Names in one text, as a part that is drawn once is told them; none has a space. */
export const together = (names: readonly string[]): string => names.filter((name) => name !== '').join(between);
export const apart = (names: string): string[] => names.split(between);

/** Of what is on the slip (`keyOf`) what stands in this market, in one text: a market that isn't chosen from is told nothing. */
export const chosenIn = (matchId: string, market: Market | null, chosen: readonly string[]): string =>
  chosen.length === 0 || !market
    ? ''
    : together(
        market.selections
          .map(({ id: selectionId }) => keyOf({ matchId, marketId: market.id, selectionId }))
          .filter((key) => chosen.includes(key)),
      );

/** The selections of a market beside each other. What can't be bet on now keeps its place. */
export function Prices({ matchId, market, format, chosen }: { matchId: string; market: Market } & PriceFacts) {
  const { t, locale } = usePage();
  const { id: marketId, selections, state } = market;
  const onSlip = apart(chosen);
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
            aria-pressed={onSlip.includes(keyOf(entry))}
          >
            <span>{name}</span>{' '}
            <b className="num">
              {odds === null ? <span title={t('sports.notOffered')}>–</span> : formatOdds(odds, format, locale)}
            </b>
          </button>
        );
      })}
    </div>
  );
}
