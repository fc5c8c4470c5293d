import type { WaysWin } from 'contract/play/ways';
import type { RoundReceipt } from 'contract/receipt';
import { usePage } from '~/i18n/page';
import { FreeSpins } from '../slot/free-spins';
import { useSymbolName } from '../slot/symbol';
import { WhatPaid } from '../slot/win-list';
import { isRising, waysSpin } from './ways-round';

/** What paid, symbol by symbol, and the free spins. */
export function WaysDetails({ round: { gameid, outcome, currency } }: { round: RoundReceipt }) {
  const { t } = usePage();
  const name = useSymbolName(gameid);
  if (outcome?.kind !== 'ways') return null;
  const { spin, freeSpins } = outcome;
  const textOf = ({ symbol, count, ways }: WaysWin): string =>
    ways === null
      ? t('play.anywhere', { times: count, symbol: name(symbol) })
      : t('ways.onWays', { count: ways, times: count, symbol: name(symbol) });
  const items = [...spin.wins]
    .sort((a, b) => b.payout - a.payout)
    .map((win) => ({ symbol: win.symbol, text: textOf(win), payout: win.payout }));
  const multipliers = freeSpins.map(({ multiplier }) => multiplier);
  return (
    <>
      <FreeSpins
        gameid={gameid}
        spins={freeSpins.map(waysSpin)}
        multipliers={isRising([...new Set(multipliers)]) ? multipliers : undefined}
        currency={currency}
      />
      <WhatPaid gameid={gameid} items={items} currency={currency} />
    </>
  );
}
