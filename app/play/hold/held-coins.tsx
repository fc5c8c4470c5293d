import type { HeldCoin } from 'contract/play/hold';
import type { MoneyUnit } from 'contract/money';
import { formatShortMoney } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import { SymbolImage, useSymbolName } from '../slot/symbol';

/** From here on coins of later respins show together: nobody waits longer. */
export const latestMoment = 8;

interface HeldCoinsProps {
  gameid: string;
  coin: string;
  coins: readonly HeldCoin[];
  reels: number;
  rows: number;
  currency: MoneyUnit;
}

/** The window at the feature's end, over the reels: coins with what they bear, each shown at its respin when the round is fresh. */
export function HeldCoins({ gameid, coin, coins, reels, rows, currency }: HeldCoinsProps) {
  const { t, locale, money } = usePage();
  const name = useSymbolName(gameid)(coin);
  const held = new Map(coins.map((entry) => [String(entry.cell), entry]));
  return (
    <ol className="held" data-reels={reels} aria-label={t('hold.held')}>
      {Array.from({ length: reels * rows }, (_, place) => {
        const [row, reel] = [Math.floor(place / reels), place % reels];
        const entry = held.get(String([reel, row]));
        if (!entry) return <li key={place} aria-hidden="true" />;
        const { value, respin } = entry;
        const where = t('hold.coinAt', { coin: name, reel: reel + 1, row: row + 1, amount: money(value, currency) });
        return (
          <li key={place} className="held-coin" data-moment={Math.min(respin, latestMoment)}>
            <span
              className="held-piece"
              role="img"
              aria-label={respin ? t('hold.landedInRespin', { where, respin }) : where}
            >
              <SymbolImage gameid={gameid} symbol={coin} />
              <b className="num" aria-hidden="true">
                {formatShortMoney(value, currency, locale)}
              </b>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
